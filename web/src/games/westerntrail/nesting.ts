/** Which action caused what: how deep each line of the log lies under the one that began it. */

import type { Happening } from "./types";
import { t } from "../../shell/texts.svelte";
import type { Told } from "../../table/model.svelte";
import { BONUSES, MASTERS, effectsOf } from "./data";
import { joined, named, ui } from "./words";

type Event = Told<Happening>;

/** These begin something of their own. */
const BEGINNINGS = new Set([
  "TurnBegan",
  "HerderPlaced",
  "HerderMoved",
  "ActionDone",
  "AuxiliaryDone",
  "ObjectivePlayed",
  "TileChosen",
  "HandShown",
  "IncomeTaken",
  "Delivered",
  "DeliveredInVain",
  "HerderReturned",
  "DeckReshuffled",
  "EndBegan",
  "HandLaidOpen",
  "PointsCounted",
  "GameEnded",
]);
/** These belong to what a deeper action has set off: everything after them lies one step further in. */
const DEEPER = new Set(["WorkerHired", "StationBuilt", "MasterTaken"]);
const BONUS_TASKS = new Set([
  ...Object.values(BONUSES).flat(),
  ...Object.values(MASTERS).flatMap((master) => master.slot),
]);
/** Kansas City comes last: with it the actions of the stop are over. */
const CLOSES = new Set(["TurnBegan", "HerderMoved", "HerderReturned"]);

/** What goes without saying: whose turn it is, above whatever they do; and that a card was drawn where its name is told. */
const UNTOLD = -1;

const isDraw = (event: Event | undefined): boolean => event?.name === "CardDrawn" || event?.name === "CardSeen";
const seatOf = (event: Event | undefined): number => (event && "seat" in event.data ? (event.data.seat ?? -1) : -1);

/** All that the same player draws at the same time as this card. */
function drawnWith(events: readonly Event[], i: number): Event[] {
  const belongs = (at: number): boolean => isDraw(events[at]) && seatOf(events[at]) === seatOf(events[i]);
  let [first, end] = [i, i + 1];
  while (belongs(first - 1)) first--;
  while (belongs(end)) end++;
  return events.slice(first, end);
}
/** The one line for all of them. */
const tellerOf = (drawn: readonly Event[]): Event | undefined =>
  drawn.find(({ name }) => name === "CardSeen") ?? drawn[0];

/** Cards drawn one after another are told in one sentence. */
export function drawnText(events: readonly Event[], i: number, names: readonly string[]): string | null {
  if (!isDraw(events[i])) return null;
  const drawn = drawnWith(events, i);
  const cards = drawn.flatMap(({ name, data }) => (name === "CardSeen" ? [named("card", data.card)] : []));
  if (cards.length) return t("westerntrail-event-card-seen", { card: joined(cards) });
  return drawn.length > 1 ? ui("draws", { name: names[seatOf(events[i])] ?? "", count: drawn.length }) : null;
}

/** What the action that begins here may do. */
function verbsOf(event: Event): string[] {
  const { data } = event;
  const auxiliary =
    event.name === "AuxiliaryDone" ? `${event.data.aux}_${event.data.double ? "double" : "single"}` : "";
  const source = "task" in data ? data.task : "card" in data ? data.card : auxiliary;
  return effectsOf(source).map((effect) => effect.verb);
}

export function levelsOf(events: readonly Event[]): number[] {
  let depth = 0;
  let isDrawing = false;
  let allowsAuxiliary = false;
  let draws = false;
  return events.map((event, i) => {
    const task = "task" in event.data ? event.data.task : "";
    if (CLOSES.has(event.name)) depth = 0;
    if (isDraw(event)) {
      if (!draws) depth = 0; // the hand is filled up at the end of the turn
      isDrawing = true;
      return tellerOf(drawnWith(events, i)) === event ? depth : UNTOLD;
    }
    if (isDrawing && event.name === "CardDiscarded") return depth;
    isDrawing = false;
    if (BEGINNINGS.has(event.name) && !BONUS_TASKS.has(task)) {
      // An auxiliary action that a tile or card allows lies under that tile or card.
      const level = event.name === "AuxiliaryDone" && allowsAuxiliary ? 1 : 0;
      const verbs = verbsOf(event);
      allowsAuxiliary = verbs.includes("aux");
      draws = verbs.some((verb) => verb.startsWith("draw"));
      depth = level + 1;
      return event.name === "TurnBegan" ? UNTOLD : level;
    }
    const level = depth;
    if (DEEPER.has(event.name) || BONUS_TASKS.has(task)) depth = Math.min(depth + 1, 4);
    return level;
  });
}
