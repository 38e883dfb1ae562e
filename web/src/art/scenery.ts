/** What posters share: skies, mesas, trees, animals. A poster is 300 × 260, drawn from far to near. */

import { type Point, times, xy } from "./geometry";

export const sky = (kind: "sky" | "dusk"): string => `<path d="M0 0H300V260H0Z" class="f-${kind}"/>
  <path d="${times(13, (i) => `M${(i * 67) % 300} ${10 + i * 9}h${30 + ((i * 37) % 80)}`).join("")}" class="fine" opacity=".35"/>`;

export function sun(x: number, y: number, r: number): string {
  const rays = times(24, (i) => {
    const a = (i * Math.PI) / 12;
    const q = (n: number): Point => [x + Math.cos(a) * n, y + Math.sin(a) * n];
    return `M${xy(q(r + 6))}L${xy(q(r + (i % 2 ? 14 : 22)))}`;
  }).join("");
  return `<circle cx="${x}" cy="${y}" r="${r}" class="f-sun ln"/><path d="${rays}" class="fine"/>`;
}

export const mesa = (
  x: number,
  y: number,
  w: number,
  h: number,
): string => `<path d="M${x} ${y}l${w * 0.14} ${-h * 0.45}h${w * 0.06}l${w * 0.06} ${-h * 0.55}h${w * 0.48}l${w * 0.06} ${h * 0.55}h${w * 0.06}l${w * 0.14} ${h * 0.45}z" class="f-rock ln"/>
  <path d="${[0.62, 0.66, 0.7, 0.74, 0.78].map((t) => `M${x + w * t} ${y - h * 0.96}l${w * 0.05} ${h * 0.9}`).join("")}" class="fine"/>`;

export const pine = (x: number, y: number, h: number): string =>
  `<path d="M${x} ${y - h}l${h * 0.26} ${h * 0.4}h${-h * 0.1}l${h * 0.18} ${h * 0.4}h${-h * 0.68}l${h * 0.18} ${-h * 0.4}h${-h * 0.1}zM${x - 2} ${y - h * 0.2}h4v${h * 0.2}h-4z" class="f-pine ln"/>`;

export const cactus = (x: number, y: number, s: number): string =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-3.5 0v-12h-5a5 5 0 0 1-5-5v-8h5v7h5v-17a3.5 3.5 0 0 1 7 0v23h5v-7h5v8a5 5 0 0 1-5 5h-5v6z" class="f-pine ln"/>`;

export const birds = (x: number, y: number): string =>
  `<path d="M${x} ${y}q4 -5 8 0q4 -5 8 0M${x + 22} ${y + 9}q3 -4 6 0q3 -4 6 0M${x - 16} ${y + 12}q3 -4 6 0q3 -4 6 0" class="fine"/>`;
