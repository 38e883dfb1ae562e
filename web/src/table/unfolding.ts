/** What happened, unfolded: where things stood at each event that people should see happen, as the server tells it. */

import type { PositionMessage, ToldEvent, ViewChange } from "../api/types";
import type { Showing } from "../games";

/** A part of what happened that is worth seeing for itself, with the view as it then is. */
export interface Stage {
  view: unknown;
  events: ToldEvent[];
  /** How long it should be seen, in milliseconds. */
  ms: number;
}

/** The stages from the view before the message on; none where the server has not told how it came about. */
export function unfolded(before: unknown, { position }: PositionMessage, showing: Showing): Stage[] {
  const { events, changes } = position;
  if (!changes) return [];
  const stages: Stage[] = [];
  let view = before;
  let last = "";
  events.forEach((event, number) => {
    view = changes.filter((change) => change.event === number).reduce(changed, view);
    const ms = showing.ms[event.name] ?? 0;
    const stage = stages.at(-1);
    if (stage && (ms === 0 || (showing.together.has(event.name) && event.name === last))) {
      stage.events.push(event);
      stage.view = view;
    } else if (ms > 0) stages.push({ view, events: [event], ms });
    if (ms > 0) last = event.name;
  });
  return stages;
}

/** The view with one part of it changed; what does not change stays the same object. */
const changed = (view: unknown, { path, value }: ViewChange): unknown => put(view, path, value);

function put(whole: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(whole)) return whole.map((part: unknown, i) => (i === key ? put(part, rest, value) : part));
  const struct = whole as Record<string, unknown>;
  return { ...struct, [key]: put(struct[key], rest, value) };
}
