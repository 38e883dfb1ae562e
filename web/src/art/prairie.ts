/** Camps and herds. */

import { type Point, number } from "./geometry";

export interface Standing {
  at: Point;
  scale: number;
}

const tipi = (
  x: number,
  y: number,
  h: number,
): string => `<g transform="translate(${number(x)} ${number(y)}) scale(${(h / 20).toFixed(2)})">
  <ellipse cx="3" cy="2.400" rx="10.500" ry="2.200" class="cast"/><path d="M-1.5 -20.5 3 -14M1.5 -20.5 -3 -14M0 -21v6" class="pole"/><path d="M0 -17 -9.5 2q9.5 3 19 0z" class="canvas"/>
  <path d="M0 -17 1 3q4.5 0 8.5-1z" class="canvas-shade"/><path d="M-5 -7.2q5 2 10 0l1.2 2.6q-6.2 2.2-12.4 0z" class="band"/>
  <path d="M-2.4 2.9 0 -4 2.4 2.9z" class="door"/></g>`;

export const camp = ({ at: [x, y], scale: s }: Standing): string =>
  `<g class="camp">${tipi(x + 7.5 * s, y + 4 * s, 17 * s)}${tipi(x - 4.5 * s, y + 9 * s, 23 * s)}</g>`;

const HORSE =
  "M45 9 43 12.5 38.5 11.5C37 15 37 18 36.5 20L38 34H35.2L32.5 24C27 25.5 21 25.5 17 23.5L15.2 27.5 16.5 34H13.7L11.5 28C11 24 9.5 21 9.5 17 8.5 20 8 25 4 28 4 22 5 14 10.5 12.5 16 11 22 13.5 27 12.5 30.5 11.5 32 6 35.5 3L36.5 .5 38.5 2.5C41 4 43.5 7 45 9Z";
const HORSE_FAR_LEGS = "M31 22 30 34H27.5L27.5 24ZM19 22 21.5 34H19L14 26Z";
const HORSE_MANE = "M37 2.5C32.5 4.5 31 9 28.5 12.5";

export const horse = (
  x: number,
  y: number,
  s: number,
  tone = "",
): string => `<g transform="translate(${number(x)} ${number(y)}) scale(${s.toFixed(2)}) translate(-24 -18)">
  <path d="${HORSE_FAR_LEGS}" class="horse dark"/><path d="${HORSE}" class="horse ${tone}"/><path d="${HORSE_MANE}" class="mane"/></g>`;

export const herd = ({ at: [x, y], scale: s }: Standing): string =>
  `<g class="herd"><ellipse cx="${number(x + 1)}" cy="${number(y + 12.5 * s)}" rx="${number(15 * s)}" ry="${number(2.2 * s)}" class="cast"/>${horse(x + 6 * s, y - 4 * s, 0.47 * s, "dark")}${horse(x - 3 * s, y + 3 * s, 0.6 * s)}</g>`;
