/** The board of a game that has no drawing here: everything is told by what its view and its choices say. */

import type { ToldEvent } from "../../api/types";
import type { GameModule } from "../../games";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Stock from "./Stock.svelte";
import Words from "./Words.svelte";

const numberIn = (event: ToldEvent | undefined, name: string): number | null => {
  const found = (event?.data as Record<string, unknown> | undefined)?.[name];
  return typeof found === "number" ? found : null;
};

export default {
  Board,
  Choices,
  Stock,
  Words,
  /** Something that another seat does later than what was told before; what several do at once is one turn. */
  startsTurn(event, before) {
    const seat = numberIn(event, "seat");
    return seat !== null && event.move !== before?.move && seat !== numberIn(before, "seat");
  },
  mark: (event) => (numberIn(event, "points") ? numberIn(event, "seat") : null),
  pace: (events) => (events.length ? 600 : 0),
  /** A window takes answers as they are given. */
  asksAlone: (session) => session.moments.isWindow,
  keys: [["1 … 9", "ui-key-choose"]],
} satisfies GameModule;
