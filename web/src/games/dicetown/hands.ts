/** How dice fall and how hands compare, finished or not, as the engine says it (DT-6): dice.json has every set of dice. */

import printed from "./dice.json";
import { type Counts, sum } from "./faces";

/** In a hand. */
export const DICE = printed.price.length - 1;

/** Weakest first. */
export const HANDS: readonly string[] = printed.names;

const SETS: Record<string, number[] | undefined> = printed.sets;
/** Its class, what it is worth with kickers and without (DT-16.1), and in how many ways it falls. */
const facts = (counts: Counts): number[] => SETS[counts.join("")] ?? [];

export const handOf = (counts: Counts): string => HANDS[facts(counts)[0] ?? 0] ?? "";

/** A number that is larger for the better hand, and equal for hands that tie. */
export const strength = (counts: Counts, kickers = true): number => facts(counts)[kickers ? 1 : 2] ?? 0;

/** What keeping this many of a roll costs (DT-5.6). */
export const priceOf = (kept: number): number => printed.price[kept] ?? 0;

interface Roll {
  counts: number[];
  ways: number;
}

const ROLLS = Object.entries(printed.sets).map(([digits, row]): Roll => ({
  counts: [...digits].map(Number),
  ways: row[3] ?? 0,
}));

/** Every different roll of some dice, and in how many ways it falls. */
export const rolls = (dice: number): Roll[] => ROLLS.filter(({ counts }) => sum(counts) === dice);

/** Chasing one face to the end without paying: in how many ways it comes 0, 1, … times. */
export const chase = (dice: number): readonly number[] => printed.chase[dice] ?? [];
