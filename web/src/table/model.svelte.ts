/** What a game's drawing knows of a session, in the game's own types. The server's words are taken for what
 * api/<game>.ts says they are here and nowhere else. */

import type { OfferedChoice, ToldEvent } from "../api/types";
import type { Session } from "./session.svelte";

/** What is known of the events of every game. */
export interface AnyEvent {
  name: string;
  data: unknown;
}

/** An event of the game, and the move that it came of. */
export type Told<Event> = Event & { move: number };

/** A choice as it is sent back, and what it says. */
export interface Offer<Choice> {
  offer: OfferedChoice;
  choice: Choice;
}

export class Model<View, Choice, Event> {
  /** With what I have drafted. */
  view: View = $derived.by(() => this.session.turn.view as View);
  /** As everybody has it: without what I have drafted. */
  base: View = $derived.by(() => this.session.moments.view as View);
  me: number = $derived.by(() => this.session.moments.seat ?? -1);
  /** All that happened so far. */
  events: Told<Event>[] = $derived.by(() => toldOf<Event>(this.session.moments.events));
  /** What happened just now. */
  fresh: Told<Event>[] = $derived.by(() => toldOf<Event>(this.session.moments.fresh.events));
  /** What I have drafted. */
  steps: Offer<Choice>[] = $derived.by(() => this.offersOf(this.session.turn.draft.steps.map(({ offer }) => offer)));

  constructor(readonly session: Session) {}

  offersOf(offers: readonly OfferedChoice[]): Offer<Choice>[] {
    return offers.map((offer) => ({ offer, choice: offer.choice as Choice }));
  }

  /** What everybody would see after the first steps of the draft, as far as it is known. */
  viewAfter(steps: number): View | undefined {
    return this.session.turn.draft.steps[steps - 1]?.preview?.view as View | undefined;
  }
}

export const toldOf = <Event>(events: readonly ToldEvent[]): Told<Event>[] => events as unknown as Told<Event>[];

/** One model for each session, made when it is first asked for. */
export function modelsBy<M>(make: (session: Session) => M): (session: Session) => M {
  const made = new WeakMap<Session, M>();
  return (session) => {
    let model = made.get(session);
    if (!model) made.set(session, (model = make(session)));
    return model;
  };
}
