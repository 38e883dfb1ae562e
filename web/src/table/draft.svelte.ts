/** A turn being drafted: choices not yet sent, each with what the server says would follow. */

import * as api from "../api/calls";
import type { OfferedChoice, Previewed } from "../api/types";

export interface Step {
  offer: OfferedChoice;
  preview: Previewed | null;
  /** What was told of the step that this one replaces: until its own preview comes, the same is asked. */
  before: Previewed | null;
}

export class Draft {
  steps = $state.raw<Step[]>([]);
  undone = $state.raw<Step[]>([]);
  isSending = $state(false);

  /** After all steps; while the newest is still being asked about, after those before it. */
  preview = $derived(this.steps.findLast((step) => step.preview)?.preview ?? null);

  /** What is asked after all steps. */
  asks = $derived.by(() => {
    const step = this.steps.findLast((one) => one.preview ?? one.before);
    return step?.preview ?? step?.before ?? null;
  });

  /** Nothing more to decide before chance, a secret or somebody else has a say. */
  isComplete = $derived.by(() => {
    const preview = this.steps.at(-1)?.preview;
    return preview != null && (preview.complete || preview.played < this.steps.length);
  });

  /** Resolved when nothing is being asked about any more. */
  settled: Promise<unknown> = Promise.resolve();

  #known = new Map<string, Previewed>();

  get actions(): number[] {
    return this.steps.map((step) => step.offer.action);
  }

  async add(table: string, seat: number, number: number, offer: OfferedChoice, from: number): Promise<void> {
    const replaced = this.steps[from];
    const step: Step = { offer, preview: null, before: replaced?.preview ?? replaced?.before ?? null };
    this.steps = [...this.steps.slice(0, from), step];
    this.undone = [];
    try {
      const asking = this.#ask(table, seat, number, this.actions);
      this.settled = asking.catch(() => null);
      const preview = await asking;
      this.steps = this.steps.map((one) => (one === step ? { ...step, preview } : one));
    } catch (trouble) {
      if (this.steps.includes(step)) this.steps = this.steps.slice(0, this.steps.indexOf(step));
      throw trouble;
    }
  }

  /** Lays down a whole line instead of what was drafted. */
  async show(table: string, seat: number, number: number, offers: readonly OfferedChoice[]): Promise<void> {
    const shown: Step[] = offers.map((offer) => ({ offer, preview: null, before: null }));
    this.steps = shown;
    this.undone = [];
    const asking = Promise.all(
      offers.map((_, i) =>
        this.#ask(
          table,
          seat,
          number,
          offers.slice(0, i + 1).map((offer) => offer.action),
        ),
      ),
    );
    this.settled = asking.catch(() => null);
    const previews = await asking;
    if (this.steps === shown) this.steps = shown.map((step, i) => ({ ...step, preview: previews[i] ?? null }));
  }

  /** Takes the last step back; false if there is none. */
  back(): boolean {
    const last = this.steps.at(-1);
    if (!last) return false;
    this.steps = this.steps.slice(0, -1);
    this.undone = [...this.undone, last];
    return true;
  }

  forth(): boolean {
    const next = this.undone.at(-1);
    if (!next) return false;
    this.undone = this.undone.slice(0, -1);
    this.steps = [...this.steps, next];
    return true;
  }

  clear(): void {
    this.steps = [];
    this.undone = [];
    this.isSending = false;
    this.#known.clear();
  }

  async #ask(table: string, seat: number, number: number, actions: number[]): Promise<Previewed> {
    const key = `${seat} ${number} ${actions.join(" ")}`;
    const known = this.#known.get(key) ?? (await api.preview(table, { seat, number, actions }));
    this.#known.set(key, known);
    return known;
  }
}
