/** Mountains, engraved: lit from the upper left, hatched on the right. */

import {
  type Point,
  CENTRE,
  CORNERS,
  MIDDLE,
  SIDES,
  at,
  far,
  isInside,
  middle,
  mix,
  noise,
  times,
  xy,
} from "../../../art/geometry";
import { peak } from "../../../art/rock";
import type { Mountain } from "./land";

export interface Massif {
  outline: Point[];
  feet: Point[][];
}

/** The ragged line at the foot of a mountain, over a gap of so many sides. */
function foot(from: Point, to: Point, gap: number, seed: number): Point[] {
  const between = mix(from, to, 0.5);
  const depth = [0, 35, 0, 41][gap] ?? 0;
  const inward: Point = [((50 - between[0]) / 50) * depth, ((50 - between[1]) / 50) * depth];
  const lean = gap === 2 ? 0.33 : 0.45;
  const [c1, c2] = [lean, 1 - lean]
    .map((t) => mix(from, to, t))
    .map((p): Point => [p[0] + inward[0], p[1] + inward[1]]) as [Point, Point];
  return times(15, (i) => {
    const t = i / 14,
      u = 1 - t,
      ragged = 4.2 * Math.min(1, 4 * t * u);
    const along = (j: 0 | 1) =>
      u ** 3 * from[j] +
      3 * u * u * t * c1[j] +
      3 * u * t * t * c2[j] +
      t ** 3 * to[j] +
      (noise(seed + i * (3.1 + 2.6 * j)) - 0.5) * ragged;
    return [along(0), along(1)];
  });
}

/** A massif fills its sides from corner to corner; over every gap between them its foot runs from corner to corner. */
export function massif(mountain: Mountain, seed: number): Massif {
  const has = (i: number) => mountain.sides.includes(SIDES.charAt(i % 4) as "N");
  const outline: Point[] = [],
    feet: Point[][] = [];
  const start = [0, 1, 2, 3].find((i) => has(i) && !has(i + 3)) ?? 0;
  for (let i = start; i < start + 4; i++) {
    outline.push(at(CORNERS, i));
    if (!has(i)) continue;
    let gap = 0;
    while (gap < 3 && !has(i + 1 + gap)) gap++;
    if (mountain.sides.length === 4 || !gap) continue;
    const edge = foot(at(CORNERS, i + 1), at(CORNERS, i + 1 + gap), gap, seed + i - start);
    outline.push(...edge);
    feet.push(edge);
    i += gap;
  }
  return { outline, feet };
}

/** Peaks stand on a lattice that is the same for every tile. Those on a shared side are drawn by both tiles and cut by
 * the side, so a range runs on without a seam. */
export function range(mountain: Mountain, outline: Point[], keep: readonly Point[]): string {
  const peaks: string[] = [];
  for (let row = 0; row <= 5; row++)
    for (let column = 0; column <= 4; column++) {
      const band = row % 5,
        x = column * 25 + (band % 2 ? 0 : 12.5),
        y = row * 20 + 12; // row 5 is row 0 of the tile below
      if (x > 100) continue;
      const side = row === 0 ? "N" : row === 5 ? "S" : x === 0 ? "W" : x === 100 ? "E" : null;
      if (side) {
        const low = band === 0 && (column === 0 || column === 3); // near the corners a massif is narrow
        if (mountain.sides.includes(side)) peaks.push(low ? peak(x, y - 6, 17, 13) : peak(x, y, 24, 20));
        continue;
      }
      const sizes: Point[] = [
        [23 + (column % 2) * 3, 17 + ((row + column) % 2) * 4],
        [15, 12],
        [10, 8],
      ];
      const size = sizes.find(
        ([w, h]) =>
          (
            [
              [-w * 0.45, 0],
              [w * 0.45, 0],
              [0, 3],
              [0, -h],
            ] as Point[]
          ).every((d) => isInside([x + d[0], y + d[1]], outline)) &&
          keep.every((p) => far(p, [x, y - h / 2]) > w * 0.45 + 5),
      );
      if (size) peaks.push(peak(x, y, size[0], size[1]));
    }
  return peaks.join("");
}

/** The surveyor's strokes up the slope from the foot. */
export const hachures = (feet: readonly Point[][]): string =>
  feet
    .map((edge) =>
      edge
        .slice(1, -1)
        .map((p, i) => {
          const q = edge[i + 2] as Point,
            n: Point = [-(q[1] - p[1]), q[0] - p[0]],
            l = Math.hypot(...n) || 1;
          return [0.2, 0.65]
            .map((t) => {
              const a = mix(p, q, t),
                d = 3.4 + noise(i + t * 9) * 3;
              return `M${xy(a)}l${xy([(n[0] / l) * d, (n[1] / l) * d])}`;
            })
            .join("");
        })
        .join(""),
    )
    .join("");

/** The middle of a mountain, where its nuggets lie. */
export function heart(mountain: Mountain): Point {
  const towards = middle(mountain.sides.map((side) => MIDDLE[side]));
  return mix(CENTRE, towards, [0, 0.64, 0.82, 0.6, 0][mountain.sides.length] ?? 0);
}

/** In a row, a triangle from three on. */
export function nuggetSpots(mountain: Mountain): Point[] {
  const [x, y] = heart(mountain);
  if (mountain.nuggets === 1) return [[x, y]];
  if (mountain.nuggets === 2)
    return [
      [x - 6, y + 2],
      [x + 6, y - 2],
    ];
  return [
    [x - 7, y + 4],
    [x + 7, y + 4],
    [x, y - 6],
  ];
}
