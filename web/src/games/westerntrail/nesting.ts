/** Which action caused what: how deep each line of the log lies under the one that began it. */

import type { ToldEvent } from "../../api/types";
import { t } from "../../shell/texts.svelte";
import { BONUSES, MASTERS, effectsOf } from "./data";
import { joined, named, ui } from "./words";

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

const isDraw = (event: ToldEvent | undefined): boolean => event?.name === "CardDrawn" || event?.name === "CardSeen";
const seatOf = (event: ToldEvent | undefined): number => (event?.data as { seat?: number } | undefined)?.seat ?? -1;

/** All that the same player draws at the same time as this card. */
function drawnWith(events: readonly ToldEvent[], i: number): ToldEvent[] {
  const belongs = (at: number): boolean => isDraw(events[at]) && seatOf(events[at]) === seatOf(events[i]);
  let [first, end] = [i, i + 1];
  while (belongs(first - 1)) first--;
  while (belongs(end)) end++;
  return events.slice(first, end);
}
/** The one line for all of them. */
const tellerOf = (drawn: readonly ToldEvent[]): ToldEvent | undefined =>
  drawn.find(({ name }) => name === "CardSeen") ?? drawn[0];

/** Cards drawn one after another are told in one sentence. */
export function drawnText(events: readonly ToldEvent[], i: number, names: readonly string[]): string | null {
  if (!isDraw(events[i])) return null;
  const drawn = drawnWith(events, i);
  const cards = drawn.flatMap(({ name, data }) =>
    name === "CardSeen" ? [named("card", (data as { card: string }).card)] : [],
  );
  if (cards.length) return t("westerntrail-event-card-seen", { card: joined(cards) });
  return drawn.length > 1 ? ui("draws", { name: names[seatOf(events[i])] ?? "", count: drawn.length }) : null;
}

/** What the action that begins here may do. */
function verbsOf(event: ToldEvent): string[] {
  const { task, card, aux, double } = event.data as { task?: string; card?: string; aux?: string; double?: boolean };
  return effectsOf(task ?? card ?? `${aux}_${double ? "double" : "single"}`).map((effect) => effect.verb);
}

export function levelsOf(events: readonly ToldEvent[]): number[] {
  let depth = 0;
  let isDrawing = false;
  let allowsAuxiliary = false;
  let draws = false;
  return events.map((event, i) => {
    const task = (event.data as { task?: string }).task ?? "";
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
