/** An American engine in side view, nose to the right; 44 × 26 around (0, 0). */

import { type Point, xy } from "./geometry";

export const ENGINE = `<path d="M-21 -11h13v-2h3v8h-3v-3.5h-8v3.5h-5z" class="cab"/><path d="M-22.5 -13.5h17v2.6h-17z" class="cab-roof"/>
  <path d="M-21 -5.5h32v5h-32z" class="frame"/><path d="M-8 -9.5H9a4.5 4.5 0 0 1 0 9H-8z" class="boiler"/>
  <path d="M-3.5 -9.5v9M3 -9.5v9" class="brass-line"/><path d="M-2.6 -9.5v-3a2.4 2.4 0 0 1 4.8 0v3z" class="dome"/>
  <path d="M8 -9.5v-3.5l-2.6 -4.5h8l-2.6 4.5v3.5z" class="stack"/><path d="M13.5 -3h3l6.5 8.5h-9.5z" class="catcher"/><path d="M15.5 -1v6.5M18.3 1.5v4" class="slat"/>
  <circle cx="-14.5" cy="2" r="5.2" class="wheel"/><circle cx="-3.5" cy="2" r="5.2" class="wheel"/><circle cx="6.5" cy="3.7" r="3.4" class="wheel"/>
  <path d="M-14.5 2H-3.5" class="rod"/><circle cx="-14.5" cy="2" r="1.1" class="pin"/><circle cx="-3.5" cy="2" r="1.1" class="pin"/>`;

export const SMOKE = `<g class="smoke"><circle cx="5" cy="-20.5" r="3"/><circle cx="-.5" cy="-23" r="3.8"/><circle cx="-7" cy="-23.5" r="3"/></g>`;

/** With a paper rim, to stand out on a board. */
export const locomotive = (at: Point): string =>
  `<g class="engine" transform="translate(${xy(at)})">${SMOKE}<g class="halo">${ENGINE}</g>${ENGINE}</g>`;
