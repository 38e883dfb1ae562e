/** How the view is laid out; both the sheet and the seats need it. */

import { Model, modelsBy } from "../model.svelte";
import { type Layout, layoutOf, varyingOf } from "./shapes";

export class PlainModel extends Model<unknown, unknown, never> {
  /** Lists that have not always been as long as there are seats. */
  #varying = new Set<string>();

  #seats: number = $derived.by(() => this.session.room.names.length);
  layout: Layout = $derived.by(() => this.#laidOut(this.view));
  /** The same before what is drafted. */
  layoutBefore: Layout = $derived.by(() => this.#laidOut(this.base));

  #laidOut(view: unknown): Layout {
    for (const name of varyingOf(view, this.#seats)) this.#varying.add(name);
    return layoutOf(view, this.#seats, this.#varying);
  }
}

export const modelOf = modelsBy((session) => new PlainModel(session));
