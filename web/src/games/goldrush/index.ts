import type { Happening } from "./types";
import type { GameModule } from "..";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Hand from "./Hand.svelte";
import Stock from "./Stock.svelte";
import Supply from "./Supply.svelte";
import Words from "./Words.svelte";

const isScoring = (event: Happening): boolean => /Scored$/.test(event.name);

function winner({ data }: Happening): number | null {
  if ("seat" in data) return data.seat;
  return "seats" in data ? (data.seats[0] ?? null) : null;
}

export default {
  Board,
  Choices,
  Hand,
  Stock,
  Supply,
  Words,
  startsTurn: (event, before) => event.name === "TileDrawn" && before?.name !== "TileDiscarded",
  mark: (event) => (isScoring(event) ? winner(event) : null),
  pace(events) {
    if (events.some(isScoring)) return 1500;
    return events.some((event) => event.name === "TilePlaced") ? 750 : events.length ? 450 : 0;
  },
  keys: [
    ["R", "goldrush-ui-key-turn"],
    ["← ↑ → ↓", "ui-key-places"],
    ["+ − 0", "ui-key-zoom"],
    ["P", "goldrush-ui-key-prairies"],
    ["1 … 9", "ui-key-choose"],
  ],
} satisfies GameModule<Happening>;
