/** Who would win each house if the round ended with the dice that lie open now. */

import type { View } from "./types";
import { type Counts, FACE_OF, HOUSES, type House, countsOf, facesOf, plus, rank, sum } from "./faces";
import { strength } from "./hands";

export interface Standing {
  house: House;
  /** Several: the Sheriff decides. */
  seats: number[];
  /** How many dice of the face the leaders have; 0 where that is not the question. */
  count: number;
}

/** The open dice of each seat; `mine` are dice that I would add to my own. */
export function openDice(view: View, me = -1, mine: Counts = []): number[][] {
  return view.seats.map((seat, index) => {
    const open = plus(countsOf(facesOf(seat.dice)), countsOf(facesOf(seat.fresh)));
    return index === me ? plus(open, mine) : open;
  });
}

const best = (values: readonly number[]): number[] => {
  const most = Math.max(0, ...values);
  return most > 0 ? values.flatMap((value, seat) => (value === most ? [seat] : [])) : [];
};

export function standings(view: View, dice: readonly Counts[]): Map<House, Standing> {
  const found = new Map<House, Standing>();
  for (const house of HOUSES) {
    const face = FACE_OF[house];
    if (face) {
      const counts = dice.map((counts) => counts[rank(face)] ?? 0);
      found.set(house, { house, seats: best(counts), count: Math.max(0, ...counts) });
    }
  }
  const hands = dice.map((counts) => (sum(counts) ? strength(counts, view.kickers) + 1 : 0));
  found.set("hall", { house: "hall", seats: best(hands), count: 0 });
  const winning = new Set([...found.values()].flatMap(({ seats }) => (seats.length === 1 ? seats : [])));
  const isEmpty = dice.every((counts) => sum(counts) === 0);
  const unlucky = view.seats.flatMap((seat, index) => (isEmpty || seat.gained || winning.has(index) ? [] : [index]));
  found.set("doc", { house: "doc", seats: view.location === "doc" ? view.patients : unlucky, count: 0 });
  return found;
}
