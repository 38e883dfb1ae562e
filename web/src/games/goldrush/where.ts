/** Where a part lies on its tile, by the names of the compass. */

import { type Point, CENTRE, far, middle } from "../../art/geometry";
import { partNamed, partsOf } from "./art/parts";

const WINDS = ["e", "se", "s", "sw", "w", "nw", "n", "ne"] as const;

/** A wind's letters, or null in the middle of the tile. */
export function windOf(p: Point): string | null {
  if (far(p, CENTRE) < 7) return null;
  const eighth = Math.round(Math.atan2(p[1] - 50, p[0] - 50) / (Math.PI / 4));
  return WINDS[(eighth + 8) % 8] ?? null;
}

/** To tell it apart from others of its kind on the tile; null if it is the only one. */
export function whereIs(face: string, turn: number, name: string): string | null {
  const kind = name.charAt(0);
  const part = partNamed(face, turn, name);
  if (!part || partsOf(face, turn).filter((other) => other.name.startsWith(kind)).length < 2) return null;
  return windOf(kind === "r" ? railMiddle(part.path) : part.spot);
}

function railMiddle(path: string): Point {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const ends: Point[] = [
    [numbers[0] ?? 50, numbers[1] ?? 50],
    [numbers.at(-2) ?? 50, numbers.at(-1) ?? 50],
  ];
  return middle(ends);
}
