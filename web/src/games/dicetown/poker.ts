/** How hands of dice compare (DT-6). Also hands that are not finished yet: by what lies there so far. */

import { type Counts, sum } from "./faces";

export const HANDS = ["high", "pair", "two_pairs", "three", "straight", "full_house", "four", "five"] as const;
export type HandName = (typeof HANDS)[number];

/** How many groups are compared when the other dice do not count (DT-16.1). */
const COMPARED: Record<HandName, number> = {
  high: 1,
  pair: 1,
  two_pairs: 2,
  three: 1,
  straight: 1,
  full_house: 2,
  four: 1,
  five: 1,
};

/** (how many, face) of every face that is there: larger groups first, then higher faces. */
function groups(counts: Counts): [number, number][] {
  return counts
    .map((count, face): [number, number] => [count, face])
    .filter(([count]) => count > 0)
    .sort((a, b) => b[0] - a[0] || b[1] - a[1]);
}

export function handOf(counts: Counts): HandName {
  const [most = 0, second = 0] = groups(counts).map(([count]) => count);
  if (most >= 4) return most === 5 ? "five" : "four";
  if (most === 3) return second === 2 ? "full_house" : "three";
  if (most === 2) return second === 2 ? "two_pairs" : "pair";
  const isRun = sum(counts) === 5 && (counts[0] === 0 || counts[5] === 0);
  return isRun ? "straight" : "high";
}

/** A number that is larger for the better hand, and equal for hands that tie. */
export function strength(counts: Counts, kickers = true): number {
  const hand = handOf(counts);
  const compared = groups(counts).slice(0, kickers ? 5 : COMPARED[hand]);
  let key = HANDS.indexOf(hand);
  for (let i = 0; i < 5; i++) {
    const [count, face] = compared[i] ?? [0, 0];
    key = key * 36 + count * 6 + face;
  }
  return key;
}
