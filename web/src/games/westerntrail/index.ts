import type { Happening } from "./types";
import type { GameModule } from "..";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Hand from "./Hand.svelte";
import Stock from "./Stock.svelte";
import Supply from "./Supply.svelte";
import Words from "./Words.svelte";
import { argumentsOf } from "../../table/wording";
import { drawnText, levelsOf } from "./nesting";
import { ui } from "./words";

/** Worth a mark on the replay: what is delivered, built, won. */
const MARKED = new Set(["Delivered", "StationBuilt", "BuildingBuilt", "MasterTaken", "EndBegan"]);
const PACES: Record<string, number> = {
  HerderMoved: 900,
  HerderPlaced: 600,
  Delivered: 1300,
  StationBuilt: 900,
  BuildingBuilt: 900,
  WorkerHired: 700,
  EngineMoved: 700,
  EndBegan: 1500,
  BidPlaced: 700,
  OrderSettled: 1200,
};

/** Questions whose long message is told by the map. */
const SHORTER = new Set([
  "act",
  "act-more",
  "act-elsewhere",
  "move",
  "trip-free",
  "hire",
  "hire-more",
  "build",
  "build-space",
  "engine-back-any",
  "station-master",
  "line-end",
  "certificates",
]);

export default {
  Board,
  Choices,
  Hand,
  Stock,
  Supply,
  Words,
  startsTurn: (event) => event.name === "TurnBegan",
  mark: (event) => (MARKED.has(event.name) && "seat" in event.data ? event.data.seat : null),
  pace: (events) => Math.max(0, ...events.map((event) => PACES[event.name] ?? 250)),
  levels: levelsOf,
  lineText: drawnText,
  askText(session) {
    const asked = session.turn.decision;
    return asked && SHORTER.has(asked.kind)
      ? ui(`ask-${asked.kind}`, argumentsOf("westerntrail", asked.arguments, session.room.names))
      : null;
  },
  keys: [
    ["1 … 9", "westerntrail-ui-key-choose"],
    ["E", "westerntrail-ui-key-end"],
    ["↑ ↓", "westerntrail-ui-key-bid"],
    ["B", "westerntrail-ui-key-board"],
    ["← ↑ → ↓", "ui-key-places"],
    ["+ − 0", "ui-key-zoom"],
  ],
} satisfies GameModule<Happening>;
