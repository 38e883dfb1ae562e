/** Bots by name: how they are called, how strong they are, and in which order they are offered. */

import { t, texts } from "../shell/texts.svelte";

/** One engine, thinking more or less carefully; the weakest first. */
export const LEVELS = ["greenhorn", "cowhand", "foreman", "trail-boss"] as const;
/** Knows the rules and lets one win now and then: who sits down unless another is asked for. */
export const USUAL = "cowhand";

/** A game words its own bots; a bot of the house's own has no message, and its name says all there is to say. */
const worded = (game: string, bot: string, otherwise: string): string =>
  texts.sayOr(`${game}-bot-${bot}`, texts.sayOr(`ui-bot-${bot}`, otherwise));
export const botName = (game: string, bot: string): string => worded(game, bot, bot);
export const botHelp = (game: string, bot: string): string => worded(game, `${bot}-help`, t("ui-bot-own-help"));
export const botLabel = (game: string, bot: string): string => t("ui-is-bot", { name: botName(game, bot) });

/** The levels, then what else plays this game. */
export function grouped(bots: readonly string[]): { levels: string[]; others: string[] } {
  const levels: string[] = LEVELS.filter((level) => bots.includes(level));
  return { levels, others: bots.filter((bot) => !levels.includes(bot)) };
}

/** The one chosen last, if it plays this game. */
export const usualOf = (bots: readonly string[], wished: string): string =>
  [wished, USUAL].find((bot) => bots.includes(bot)) ?? bots[0] ?? "random";
