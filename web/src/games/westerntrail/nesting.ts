/** Which action caused what: how deep each line of the log lies under the one that began it. */

import type { ToldEvent } from "../../api/types";
import { BONUSES, MASTERS, effectsOf } from "./data";

/** These begin something of their own. */
const BEGINNINGS = new Set([
  "TurnBegan", "HerderPlaced", "HerderMoved", "ActionDone", "AuxiliaryDone", "ObjectivePlayed", "TileChosen",
  "HandShown", "IncomeTaken", "Delivered", "DeliveredInVain", "HerderReturned", "DeckReshuffled", "EndBegan", "PointsCounted",
  "GameEnded",
]);
/** These belong to what a deeper action has set off: everything after them lies one step further in. */
const DEEPER = new Set(["WorkerHired", "StationBuilt", "MasterTaken"]);
const BONUS_TASKS = new Set([...Object.values(BONUSES).flat(), ...Object.values(MASTERS).flatMap((master) => master.slot)]);
/** Kansas City comes last: with it the actions of the stop are over. */
const CLOSES = new Set(["TurnBegan", "HerderMoved", "HerderReturned"]);

/** A card that one has drawn oneself is told by its name; that a card was drawn goes without saying. */
const UNTOLD = -1;

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
    if (event.name === "CardDrawn" || event.name === "CardSeen") {
      if (!draws) depth = 0; // the hand is filled up at the end of the turn
      isDrawing = true;
      return events[i + 1]?.name === "CardSeen" && event.name === "CardDrawn" ? UNTOLD : depth;
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
      return level;
    }
    const level = depth;
    if (DEEPER.has(event.name) || BONUS_TASKS.has(task)) depth = Math.min(depth + 1, 4);
    return level;
  });
}
