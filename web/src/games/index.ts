/** What a game's folder holds is loaded when a table needs it; a game without a folder here is played on a plain board. */

import type { Component } from "svelte";
import type { OfferedChoice } from "../api/types";
import type { AnyEvent, Told } from "../table/model.svelte";
import type { Session } from "../table/session.svelte";

type Drawn = Component<{ session: Session }>;

/** How long each event is seen before the next, in milliseconds; what is not named goes with the event before it. */
export interface Showing<Event extends AnyEvent = AnyEvent> {
  ms: Partial<Record<Event["name"], number>>;
  /** Events that all players have at once: those of the same name are seen together. */
  together: ReadonlySet<string>;
}

/** What a game brings to the table, in its own types; everything else is the table's. */
export interface GameModule<Event extends AnyEvent = AnyEvent> {
  /** The playing area: draws the view, lights up what may be chosen, plays what happened. */
  Board: Drawn;
  /** In the decision row: what is asked beside the board. */
  Choices: Drawn;
  /** In the decision row: a picture of what is being decided about. */
  Hand?: Drawn;
  /** Under a seat's name: what lies in front of it. */
  Stock: Component<{ session: Session; seat: number }>;
  /** Under the seats: what everybody shares. */
  Supply?: Drawn;
  /** The playing area in words. */
  Words: Drawn;
  startsTurn(event: Told<Event>, before: Told<Event> | undefined): boolean;
  /** The message for what a turn is called, with its `number`; otherwise simply a turn. */
  turnWord?: string;
  /** Too small for a line in the log: it can be seen on the table. */
  isQuiet?(event: Told<Event>): boolean;
  /** Worth a mark on the replay: the seat that scored. */
  mark(event: Told<Event>): number | null;
  /** How long what happened should be seen before the next thing is shown, in milliseconds. */
  pace(events: readonly Told<Event>[]): number;
  /** Much may happen before anybody is asked again: it is shown one after another. */
  showing?: Showing<Event>;
  /** Whether a question that would be asked next is another matter than the present one; otherwise it belongs to it. */
  isNewQuestion?(asked: string, next: string): boolean;
  /** One sentence for a stage in which many do the same; otherwise every event has its own. */
  stageText?(events: readonly Told<Event>[]): string | null;
  /** What is asked, where the table can say it shorter than the message of the question, because it can be seen. */
  askText?(session: Session): string | null;
  /** What the button says that sends what was chosen; with its price, where it has one. */
  confirmText?(session: Session): string | null;
  /** Whether what is asked now brings its own buttons, and needs none to confirm. */
  asksAlone?(session: Session): boolean;
  /** Prepares choices that were advised, where they are not simply drafted; false where they are. */
  prepare?(session: Session, line: readonly OfferedChoice[]): boolean;
  /** On the score sheet, under a seat's points: what it had been hiding. */
  LaidOpen?: Component<{ session: Session; seat: number }>;
  /** How high the row is in which one decides, in pixels, so that the board keeps its size whatever is asked. */
  deskHeight?: { wide: number; narrow: number };
  /** Events that read better as one sentence, as one; what is told is told of these. */
  gathered?(events: readonly Told<AnyEvent>[]): Told<AnyEvent>[];
  /** How deep each event lies under the one that caused it; the log indents it, and leaves out what is at -1. */
  levels?(events: readonly Told<Event>[]): number[];
  /** The log's line for an event that speaks for others as well; otherwise it has its own sentence. */
  lineText?(events: readonly Told<Event>[], at: number, names: readonly string[]): string | null;
  /** Keys of the board, for the help: key and message. */
  keys: readonly (readonly [string, string])[];
}

const FOUND = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });

export async function loadGame(game: string): Promise<GameModule> {
  return FOUND[`./${game}/index.ts`]?.() ?? (await import("../table/plain")).default;
}
