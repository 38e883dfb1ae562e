/** The log of Dice Town: cards that come one after another are one line, and what a house brings stands under it. */

import type { Happening } from "./types";
import type { AnyEvent, Told } from "../../table/model.svelte";
import { cardName, inOrder } from "./cards";

/** Told for each card, and read as one sentence. */
const ONE_BY_ONE = new Set([
  "ClaimTurned", "ClaimWon", "ClaimFenced", "CardLaidOpen", "StoreCardSeen", "StolenCardSeen", "OfferedCardSeen", "BribeCardSeen",
]); // prettier-ignore
/** What everybody sees of a card that only some may know: it comes between them. */
const BACKS = new Set(["StoreCardDrawn", "CardTaken"]);

/** Lines that begin something in the town; those after them say what came of it. */
const IN_TOWN = new Set([
  "NobodyVisits", "TieForNothing", "TieHeld", "LocationVisited", "StagecoachUnloaded", "NoConsolation",
  "ConsolationDeclined", "ConsolationChosen",
]); // prettier-ignore
const OUTSIDE = new Set(["RoundBegan", "CardLaidOpen", "PointsCounted", "WinnerNamed", "GameEnded"]);

/** All that somebody holds, counted: there may be many alike. */
function counted(cards: readonly string[]): string[] {
  return [...new Set(inOrder(cards))].map((card) => {
    const count = cards.filter((one) => one === card).length;
    return count > 1 ? `${count}\u00a0×\u00a0${cardName(card)}` : cardName(card);
  });
}

export function gathered(events: readonly Told<AnyEvent>[]): Told<AnyEvent>[] {
  const found: Told<AnyEvent>[] = [];
  let [cards, about, at] = [[] as string[], "", 0];
  for (const event of events) {
    const { card = "", ...rest } = event.data as { card?: string };
    const same = ONE_BY_ONE.has(event.name) ? `${event.name} ${JSON.stringify(rest)}` : "";
    const isMore = same !== "" && same === about;
    if (isMore) found.splice(at, 1);
    if (!BACKS.has(event.name)) {
      cards = isMore ? [...cards, card] : [card];
      about = same;
      at = found.length;
    }
    const list = event.name === "CardLaidOpen" ? counted(cards) : cards;
    found.push(isMore ? { ...event, data: { ...rest, card: list } } : event);
  }
  return found;
}

/** How deep each line lies; -1 for what has just been said: a house goes to whom the Sheriff has chosen. */
export function levels(events: readonly Told<Happening>[]): number[] {
  let level = 0;
  let isChosen = false;
  return events.map((event) => {
    const { name, data } = event;
    if (name === "LocationVisited" && isChosen) {
      isChosen = false;
      return -1;
    }
    isChosen ||= name === "Favoured";
    const isElixir = name === "CardPlayed" && data.card === "elixir";
    if (OUTSIDE.has(name)) level = 0;
    else if (IN_TOWN.has(name) || isElixir) {
      level = 1;
      return 0;
    }
    return level;
  });
}
