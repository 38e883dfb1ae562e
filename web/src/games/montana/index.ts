import type { Happening } from "./types";
import type { GameModule } from "..";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Hand from "./Hand.svelte";
import LaidOpen from "./LaidOpen.svelte";
import Stock from "./Stock.svelte";
import Supply from "./Supply.svelte";
import Words from "./Words.svelte";
import { levelsOf } from "./nesting";
import "./art/art.css";

/** Worth finding again on the replay. */
const MARKED = new Set(["FieldBuilt", "MiddleOpened", "EndTriggered"]);
/** A new round and its event come before the turn of the start player, and are told with it. */
const OF_THE_ROUND = new Set(["RoundBegan", "EventRemoved", "EventActive", "EventDeckShuffled", "EventDrawn"]);
/** How long each thing wants to be seen, in milliseconds; several at once take as long as the longest. */
const SEEN: Record<string, number> = {
  WheelSpun: 1500,
  GrainPaid: 900,
  FieldBuilt: 900,
  LineCompleted: 1500,
  BidPlaced: 900,
  Outbid: 1100,
  AuctionPassed: 600,
  RewardWon: 900,
  AreaWorked: 900,
  BankVisited: 900,
  EventActive: 1400,
  EventDrawn: 1200,
  GoldUsed: 1000,
  CanteenTaken: 1100,
  CanteenSpent: 1000,
  MiddleOpened: 1300,
};

export default {
  Board,
  Choices,
  Hand,
  LaidOpen,
  Stock,
  Supply,
  Words,
  startsTurn: (event, before) =>
    event.name === "RoundBegan" || (event.name === "TurnBegan" && !OF_THE_ROUND.has(before?.name ?? "")),
  levels: levelsOf,
  deskHeight: { wide: 238, narrow: 300 },
  mark: (event) => (MARKED.has(event.name) && "seat" in event.data ? event.data.seat : null),
  pace: (events) => Math.max(0, ...events.map((event) => SEEN[event.name] ?? 300)),
  keys: [
    ["B W C R F", "montana-ui-key-groups"],
    ["1 … 9", "ui-key-choose"],
    ["← ↑ → ↓", "montana-ui-key-fields"],
    ["+ − 0", "ui-key-zoom"],
    ["M", "montana-ui-key-panes"],
    ["L", "montana-ui-key-lines"],
  ],
} satisfies GameModule<Happening>;
