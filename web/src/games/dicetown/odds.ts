/** Exact chances, added up over all rolls as the engine counts them. A chance is `ways` out of `of`. */

import { type Counts, plus, rank, sum } from "./faces";
import { chase, HANDS, handOf, rolls, strength } from "./hands";

export interface Chance {
  ways: number;
  of: number;
}

export const share = ({ ways, of }: Chance): number => (of ? ways / of : 0);

const waysOf = (dice: number, isWanted: (counts: Counts) => boolean): number =>
  sum(rolls(dice).map(({ counts, ways }) => (isWanted(counts) ? ways : 0)));

/** In how many of the rolls each kind of hand is made, weakest first. */
export const handsAfter = (fixed: Counts, dice: number): number[] =>
  HANDS.map((hand) => waysOf(dice, (roll) => handOf(plus(fixed, roll)) === hand));

export interface Improvement {
  better: number;
  same: number;
  worse: number;
  of: number;
}

/** Rolling the dice that are not fixed once more, against the hand as it lies now. */
export function improvement(now: Counts, fixed: Counts, kickers = true): Improvement {
  const dice = sum(now) - sum(fixed);
  const before = strength(now, kickers);
  const after = (roll: Counts) => strength(plus(fixed, roll), kickers);
  return {
    better: waysOf(dice, (roll) => after(roll) > before),
    same: waysOf(dice, (roll) => after(roll) === before),
    worse: waysOf(dice, (roll) => after(roll) < before),
    of: waysOf(dice, () => true),
  };
}

/** At least so many of one face in one roll of these dice. */
export const atLeast = (dice: number, wanted: number): Chance => ({
  ways: waysOf(dice, (roll) => (roll[rank("9")] ?? 0) >= wanted), // one face is like another
  of: waysOf(dice, () => true),
});

/** At least so many of one face in the end, chasing it for free. */
export const chasing = (dice: number, wanted: number): Chance => ({
  ways: sum(chase(dice).slice(Math.max(0, wanted))),
  of: sum(chase(dice)),
});
