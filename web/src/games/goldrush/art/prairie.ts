/** Where things stand on a prairie, and what grows between them. */

import { type Course, type Point, far, isInside, middle, noise, number, plus, times, xy } from "../../../art/geometry";
import type { Standing } from "../../../art/prairie";
import type { Half, Land, Prairie } from "./land";

const HALF_PLACE: Record<string, readonly [Point, Point]> = {
  N: [
    [27, 16],
    [73, 16],
  ],
  E: [
    [84, 27],
    [84, 73],
  ],
  S: [
    [73, 84],
    [27, 84],
  ],
  W: [
    [16, 73],
    [16, 27],
  ],
};
const placeOf = (half: Half): Point => (HALF_PLACE[half.side] as readonly [Point, Point])[half.second ? 1 : 0];

/** Where things stand on a prairie: in the middle of its half-sides; several are spread across that direction. */
export function prairieSpots(prairie: Prairie, count = prairie.tipis + prairie.herds): Standing[] {
  const centre = middle(prairie.halves.map(placeOf));
  const d: Point = [centre[0] - 50, centre[1] - 50],
    l = Math.hypot(...d) || 1;
  const tight = prairie.halves.length < 3;
  const out = tight ? 6 : prairie.halves.length > 4 ? 16 - l : 0;
  const base = plus(centre, [(d[0] / l) * out, (d[1] / l) * out]);
  return times(count, (i) => {
    const s = (i - (count - 1) / 2) * 38;
    return { at: plus(base, [(-d[1] / l) * s, (d[0] / l) * s]), scale: tight ? 0.78 : 1 };
  });
}

/** Tufts, pebbles and a bush or two wherever nothing else is. */
export function growth(
  land: Land,
  outlines: readonly Point[][],
  courses: readonly Course[],
  keep: readonly Point[],
): string {
  const isClear = (p: Point, room: number) =>
    outlines.every(
      (o) =>
        !(
          [
            [0, 0],
            [room, 0],
            [-room, 0],
            [0, room],
            [0, -room],
          ] as Point[]
        ).some((d) => isInside(plus(p, d), o)),
    ) &&
    courses.every((c) =>
      times(Math.ceil(c.length / 5) + 1, (i) => c.at(Math.min(i * 5, c.length))).every((q) => far(q, p) > room + 7),
    ) &&
    keep.every((q) => far(q, p) > room + 10);
  const tufts: string[] = [],
    bushes: string[] = [],
    patches: string[] = [];
  times(46, (i) => {
    const p: Point = [6 + noise(land.seed + i * 1.7) * 88, 8 + noise(land.seed * 1.3 + i * 2.9) * 86];
    if (isClear(p, 5))
      tufts.push(
        i % 3
          ? `M${xy(p)}l-1.4 -3M${xy(p)}l.2 -3.6M${xy(p)}l1.7 -2.7`
          : `M${xy(p)}h2.2M${xy([p[0] + 4, p[1] + 1.5])}h1.5`,
      );
  });
  times(9, (i) => {
    const p: Point = [10 + noise(land.seed * 0.7 + i * 5.3) * 80, 14 + noise(land.seed * 1.9 + i * 3.7) * 74];
    if (bushes.length < 3 && isClear(p, 7) && bushes.every((b) => !b.includes(xy(p))))
      bushes.push(i % 3 === 1 ? stones(p) : sage(p));
  });
  times(5, (i) => {
    const p: Point = [20 + noise(land.seed * 2.3 + i * 7.1) * 60, 22 + noise(land.seed * 3.1 + i * 4.3) * 56];
    patches.push(
      `<ellipse cx="${number(p[0])}" cy="${number(p[1])}" rx="${number(11 + noise(i + land.seed) * 9)}" ry="${number(4 + noise(i * 3 + land.seed) * 4)}" class="${i % 2 ? "worn" : "lush"}"/>`,
    );
  });
  return `${patches.join("")}<path d="${tufts.join("")}" class="grass"/><g class="growth">${bushes.join("")}</g>`;
}

const sage = (p: Point): string =>
  `<g transform="translate(${xy(p)})"><path d="M-4.2 0C-5.6-2.4-3.6-4.4-2-3.6-1.6-5.800 1.400-5.800 2-3.700 4-4.200 5.400-2 4.200 0Z" class="sage"/><path d="M-1.500 0v-2.200M1.400 0v-2.500" class="twig"/></g>`;
const stones = (p: Point): string =>
  `<g transform="translate(${xy(p)})"><path d="M-3.400 0l.8-2.300 2.300-.6 1.200 1.500-.2 1.400zM1.400 0l.5-1.400 1.600-.1.700 1.500z" class="stone"/></g>`;
