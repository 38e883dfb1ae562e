/** The games that have a board here, loaded when a table needs one. */

import type { Component } from "svelte";
import type { ToldEvent } from "../api/types";
import type { Session } from "../table/session.svelte";

type Drawn = Component<{ session: Session }>;

/** What a game brings to the table; everything else is the table's. */
export interface GameModule {
  /** The playing area: draws the view, lights up what may be chosen, plays what happened. */
  Board: Drawn;
  /** In the decision row: what is asked beside the board. */
  Choices: Drawn;
  /** In the decision row: a picture of what is being decided about. */
  Hand: Drawn;
  /** Under a seat's name: what lies in front of it. */
  Stock: Component<{ session: Session; seat: number }>;
  /** Under the seats: what everybody shares. */
  Supply: Drawn;
  /** The playing area in words. */
  Words: Drawn;
  startsTurn(event: ToldEvent, before: ToldEvent | undefined): boolean;
  /** Worth a mark on the replay: the seat that scored. */
  mark(event: ToldEvent): number | null;
  /** How long what happened should be seen before the next thing is shown, in milliseconds. */
  pace(events: readonly ToldEvent[]): number;
  /** Keys of the board, for the help: key and message. */
  keys: readonly (readonly [string, string])[];
}

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  goldrush: () => import("./goldrush"),
};

export const hasBoard = (game: string): boolean => game in MODULES;

export async function loadGame(game: string): Promise<GameModule | null> {
  return (await MODULES[game]?.())?.default ?? null;
}
