/** Peaks and nuggets, engraved: lit from the upper left, hatched on the right. */

import { type Point, line, mix, poly, xy } from "./geometry";

/** One peak; (x, y) is the middle of its base. */
export function peak(x: number, y: number, w: number, h: number): string {
  const left: Point = [x - w / 2, y],
    right: Point = [x + w / 2, y],
    top: Point = [x - w * 0.04, y - h],
    heel: Point = [x - w * 0.02, y + h * 0.09];
  const ridge: Point[] = [top, [x + w * 0.07, y - h * 0.66], [x - w * 0.05, y - h * 0.36], heel];
  const hatch = [0.16, 0.32, 0.48, 0.64, 0.8].map((t) => line([mix(top, heel, t), mix(right, heel, t)])).join("");
  const scree = [0.45, 0.66].map((t) => `M${xy(mix(top, left, t))}l${xy([w * 0.09, h * 0.16])}`).join("");
  const cap =
    h > 15
      ? `<path d="${poly([mix(top, left, 0.3), top, mix(top, right, 0.26), [x + w * 0.05, y - h * 0.74], [x - w * 0.02, y - h * 0.62], [x - w * 0.09, y - h * 0.72]])}" class="snow"/>`
      : "";
  return (
    `<path d="${poly([left, top, right, heel])}" class="lit"/><path d="${poly([...ridge, right])}" class="shade"/>` +
    `<path d="${hatch}${scree}" class="hatch"/>${cap}<path d="${line([left, mix(left, top, 0.55), top, right])}" class="crest"/>`
  );
}

export function nugget(x: number, y: number, r = 5): string {
  const shape = (
    [
      [-1, 0.1],
      [-0.55, -0.75],
      [0.25, -0.95],
      [0.95, -0.35],
      [0.9, 0.5],
      [0.2, 0.9],
      [-0.7, 0.75],
    ] as Point[]
  ).map((d): Point => [x + d[0] * r, y + d[1] * r]);
  return `<path d="${poly(shape)}" class="nugget"/><path d="${line([
    [x - r * 0.5, y - r * 0.25],
    [x, y - r * 0.55],
    [x + r * 0.4, y - r * 0.3],
  ])}" class="glint"/>`;
}
