/** Mining tokens: the back with two picks, the face with its nuggets. Radius 15 around (0, 0). */

import { type Point, times } from "../../../art/geometry";
import { nugget } from "../../../art/rock";

export const oreBack = (): string => `<g class="ore"><circle r="15" class="ore-rim"/><circle r="12" class="ore-back"/>
  <path d="M-7.5 6 5 -6.5M-8.5 -1.5Q-1 -10 7 -7.5M7.5 6 -5 -6.5M8.5 -1.5Q1 -10-7 -7.5" class="picks"/></g>`;

const LAYOUT: Record<number, Point[]> = {
  1: [[0, -1]],
  2: [
    [-4, 1],
    [4.5, -2],
  ],
  3: [
    [-5, 3],
    [5, 3],
    [0, -5],
  ],
  5: [
    [-6, 4.5],
    [6, 4.5],
    [-5, -4.5],
    [5, -4.5],
    [0, 0],
  ],
};
const GRAVEL = `<path d="M-6 3l2-4 4 1 1 4-4 2zM2 -3l4-3 3 4-4 3zM-4 -6l3-2 2 3-3 2z" class="gravel"/>`;

export const oreFace = (
  value: number,
): string => `<g class="ore"><circle r="15" class="ore-rim"/><circle r="12" class="ore-face"/>
  ${value ? (LAYOUT[value] ?? []).map(([x, y]) => nugget(x, y, value > 3 ? 3.6 : 4.6)).join("") : GRAVEL}
  <g transform="translate(11 11)"><circle r="6" class="ore-num"/><text y="3.2" class="ore-text">${value}</text></g></g>`;

/** A pile of tokens with its count. */
export const pile = (
  count: number,
): string => `<g class="pile">${times(Math.min(count, 4), (i) => `<g transform="translate(0 ${-i * 3.4}) scale(.72)">${oreBack()}</g>`).join("")}
  <g transform="translate(0 15)"><rect x="-9" y="-8" width="18" height="15" rx="3"/><text y="4">${count}</text></g></g>`;
