/** What is printed on cards. */

import { t } from "../../shell/texts.svelte";
import { claimValue, isClaim } from "./art/emblems";
import kinds from "./cards.json";

export interface Kind {
  id: string;
  type: string;
  copies: number;
  points: number;
}

export const KINDS: readonly Kind[] = kinds;
const ORDER = new Map(KINDS.map((kind, index) => [kind.id, index]));

export const orderOf = (card: string): number => ORDER.get(card) ?? 99;
export const pointsOf = (card: string): number => KINDS[orderOf(card)]?.points ?? 0;
export const typeOf = (card: string): "store" | "claim" => (isClaim(card) ? "claim" : "store");
export const inOrder = (cards: readonly string[]): string[] => [...cards].sort((a, b) => orderOf(a) - orderOf(b));

export const cardName = (card: string): string =>
  isClaim(card) ? t("dicetown-card-claim", { number: claimValue(card) }) : t(`dicetown-card-${card}`);
export const cardHelp = (card: string): string =>
  isClaim(card) ? t("dicetown-card-claim-help", { number: claimValue(card) }) : t(`dicetown-card-${card}-help`);

/** The card that a question is about, by the kind of the question. */
export const WINDOW_CARDS: Record<string, string> = {
  "quick-draw": "quick_draw",
  cheater: "cheater",
  dynamite: "dynamite",
  credit: "credit",
  girls: "girls",
  corruption: "corruption",
  "fifty-fifty": "fifty_fifty",
  marshal: "marshal",
  elixir: "elixir",
  wanted: "wanted",
};
