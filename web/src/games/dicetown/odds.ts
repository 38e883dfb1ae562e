/** Exact chances, counted over all rolls; nothing is estimated. A chance is `ways` out of `of`. */

import { type Counts, FACES, plus, sum } from "./faces";
import { HANDS, handOf, strength } from "./hands";

export interface Chance {
  ways: number;
  of: number;
}

interface Outcome {
  counts: number[];
  ways: number;
}

const FACTORIAL = [1, 1, 2, 6, 24, 120];
const known = new Map<number, Outcome[]>();

/** Every different roll of some dice, and in how many ways it falls. */
export function rolls(dice: number): Outcome[] {
  const cached = known.get(dice);
  if (cached) return cached;
  const found: Outcome[] = [];
  const fill = (counts: number[], left: number): void => {
    if (counts.length === FACES.length - 1) {
      const all = [...counts, left];
      const ways = all.reduce((rest, count) => rest / (FACTORIAL[count] ?? 1), FACTORIAL[dice] ?? 1);
      found.push({ counts: all, ways });
      return;
    }
    for (let count = 0; count <= left; count++) fill([...counts, count], left - count);
  };
  fill([], dice);
  known.set(dice, found);
  return found;
}

export const share = ({ ways, of }: Chance): number => (of ? ways / of : 0);

/** In how many of the rolls each kind of hand is made, weakest first. */
export function handsAfter(fixed: Counts, dice: number): number[] {
  const ways = HANDS.map(() => 0);
  for (const roll of rolls(dice)) {
    const hand = HANDS.indexOf(handOf(plus(fixed, roll.counts)));
    ways[hand] = (ways[hand] ?? 0) + roll.ways;
  }
  return ways;
}

export interface Improvement {
  better: number;
  same: number;
  worse: number;
  of: number;
}

/** Rolling the dice that are not fixed once more, against the hand as it lies now. */
export function improvement(now: Counts, fixed: Counts, kickers = true): Improvement {
  const dice = sum(now) - sum(fixed);
  const found: Improvement = { better: 0, same: 0, worse: 0, of: 6 ** dice };
  const before = strength(now, kickers);
  for (const roll of rolls(dice)) {
    const after = strength(plus(fixed, roll.counts), kickers);
    found[after > before ? "better" : after < before ? "worse" : "same"] += roll.ways;
  }
  return found;
}

const choose = (n: number, k: number): number => (FACTORIAL[n] ?? 1) / ((FACTORIAL[k] ?? 1) * (FACTORIAL[n - k] ?? 1));

/** At least so many of one face in one roll of these dice. */
export function atLeast(dice: number, wanted: number): Chance {
  let ways = 0;
  for (let k = Math.max(0, wanted); k <= dice; k++) ways += choose(dice, k) * 5 ** (dice - k);
  return { ways, of: 6 ** dice };
}

/** Chasing one face to the end without paying: one die is kept of every roll, the face whenever it shows.
 *
 * In how many of the 6^(n + … + 1) ways it comes 0, 1, … times. */
export function chase(dice: number): number[] {
  let ways = [1];
  for (let rolled = dice; rolled > 0; rolled--) {
    const missed = 5 ** rolled,
      hit = 6 ** rolled - missed;
    ways = [...ways, 0].map((_, k) => (ways[k] ?? 0) * missed + (ways[k - 1] ?? 0) * hit);
  }
  return ways;
}

export function chasing(dice: number, wanted: number): Chance {
  const ways = chase(dice);
  return { ways: sum(ways.slice(Math.max(0, wanted))), of: sum(ways) };
}
