/** Faces of dice, hands of dice, and the houses of the street. A hand is counted: how many of each face, lowest first. */

import printed from "./dice.json";

export const FACES = ["9", "10", "J", "Q", "K", "A"] as const;
export type Face = (typeof FACES)[number];
export type Counts = readonly number[];

/** As they stand in the street. */
export const HOUSES = ["mine", "bank", "stagecoach", "store", "saloon", "sheriff", "hall", "doc"] as const;
export type House = (typeof HOUSES)[number];

/** Houses that go to the most dice of a face. */
export const FACE_OF = printed.houses as Partial<Record<House, Face>>;
/** The house that a face is for; of aces the hall takes claims. */
export const HOUSE_OF: Partial<Record<Face, House>> = {
  A: "hall",
  ...Object.fromEntries(Object.entries(FACE_OF).map(([house, face]) => [face, house])),
};

const isFace = (text: string): text is Face => (FACES as readonly string[]).includes(text);

/** `9 9 J` or `none`. */
export const facesOf = (text: string | null | undefined): Face[] => (text ?? "").split(" ").filter(isFace);

export const textOf = (faces: readonly Face[]): string =>
  [...faces].sort((a, b) => rank(a) - rank(b)).join(" ") || "none";

export const rank = (face: Face): number => FACES.indexOf(face);

export function countsOf(faces: readonly Face[]): number[] {
  const counts = FACES.map(() => 0);
  for (const face of faces) counts[rank(face)] = (counts[rank(face)] ?? 0) + 1;
  return counts;
}

export const sum = (counts: Counts): number => counts.reduce((total, count) => total + count, 0);
export const plus = (a: Counts, b: Counts): number[] => a.map((count, face) => count + (b[face] ?? 0));
