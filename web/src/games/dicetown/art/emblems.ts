/** What is drawn on the cards of the General Store and on claims: 60 × 44 around (0, 0). */

import { nugget } from "../../../art/rock";
import { PIECES } from "./pieces";

const at = (x: number, y: number, scale: number, inner: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${inner}</g>`;
const RAYS = "M0 -7V-12M5 -5 8.500 -8.500M7 0H12M5 5 8.500 8.500M-5 -5-8.500 -8.500M-7 0H-12";

const STORE: Record<string, string> = {
  credit: `<path d="M-18 -18H14l6 6v32H-18z" class="f-canvas ln"/><path d="M-12 -8H8M-12 -1H12M-12 6H4" class="ln"/><path d="M2 13l6 5 12-15" class="no ln" style="stroke:var(--art-roof);stroke-width:3.500"/>`,
  girls: `${[-15, 15].map((x) => at(x, 0, 1, `<path d="M0 -19C5 -19 8 -15 7 -10 11 -8 9 -2 5 -3L4 0 12 20H-12L-4 0-5 -3C-9 -2-11 -8-7 -10-8 -15-5 -19 0 -19Z" class="f-roof ln"/><circle cy="-9" r="5" class="f-lit ln"/>`)).join("")}<path d="M-3 17h6" class="ln"/>`,
  quick_draw: `<path d="M-22 -8H14l3 -4h5v9H6L0 6H-9L-14 20h-9l5 -20h-4z" class="f-iron ln"/><path d="M-9 6q3 6 8 0" class="no ln"/>${at(25, -12, 0.7, `<path d="${RAYS}" class="ln"/>`, 45)}`,
  cheater: `<g transform="rotate(-12)"><rect x="-22" y="-19" width="22" height="32" rx="3" class="f-canvas ln"/><path d="M-11 -10C-6 -5-4 -3-6 0-8 2-10 1-11 0-12 1-14 2-16 0-18 -3-16 -5-11 -10Z" class="f-ink"/></g><g transform="rotate(14)"><rect x="-2" y="-17" width="22" height="32" rx="3" class="f-canvas ln"/><path d="M9 -9 15 -1 9 7 3 -1Z" class="f-roof"/></g>`,
  corruption: `<path d="M-24 4C-14 -6-6 -4 0 0L14 -2C20 -2 20 4 14 5L2 8M-24 4v14h10C-8 22 6 20 12 16L26 6C30 2 25 -2 21 2L14 6" class="f-lit ln"/>${at(4, -12, 1.1, PIECES.claim, 8)}`,
  dynamite: `${[0, 1, 2].map((i) => `<rect x="${-20 + i * 12}" y="-9" width="11" height="29" rx="2" class="f-roof ln"/>`).join("")}<path d="M-22 0h38v5h-38zM-22 11h38v5h-38z" class="f-timber ln"/><path d="M3 -9Q6 -18 16 -16" class="no ln" style="stroke-width:2.200"/>${at(20, -15, 0.6, `<path d="${RAYS}M0 7v5" class="ln" style="stroke-width:2.400"/>`)}`,
  joe: `<path d="M-10 2C-11 -8-8 -16-4 -15-2 -14 0 -12 0 -12S2 -14 4 -15C8 -16 11 -8 10 2Q20 2 24 -4 24 7 0 7T-24 -4Q-20 2-10 2Z" class="f-hide ln"/><path d="M-13 9h26l-4 7Q0 21-9 16Z" class="f-roof ln"/><path d="M-26 12q3 3 0 6M26 12q-3 3 0 6M-30 10q4 5 0 10M30 10q-4 5 0 10" class="no ln"/>`,
  marshal: `<path d="M0 -20 18 -13V2Q18 14 0 21-18 14-18 2V-13Z" class="f-iron ln"/>${at(0, 0, 1.35, PIECES.badge)}`,
  fifty_fifty: `${at(-13, -5, 1.15, PIECES.dollar, -10)}${at(13, 6, 1.15, PIECES.dollar, -10)}<path d="M8 -20-8 20" class="ln" style="stroke-width:2.600;stroke-dasharray:5 4"/>`,
  wanted: `<path d="M-17 -21H17V21H-17z" class="f-wheat ln"/><path d="M-13 -15h26" class="ln" style="stroke-width:4"/><path d="M-11 -8H11V9H-11z" class="f-canvas ln"/><path d="M-4 0C-4 -6 4 -6 4 0Q7 0 8 -1.500 8 3 0 3T-8 -1.500Q-7 0-4 0ZM-6 9Q-5 4 0 4T6 9Z" class="f-ink"/><path d="M-9 15H9" class="ln" style="stroke-width:2.400"/>`,
  elixir: `<path d="M-5 -20H5V-9C13 -5 15 2 15 8Q15 20 0 20T-15 8C-15 2-13 -5-5 -9Z" class="f-water ln"/><path d="M-7 -22H7v4H-7z" class="f-timber ln"/><path d="M-10 3H10V14H-10z" class="f-canvas ln"/><path d="M0 5v7M-3.500 8.500h7" class="ln" style="stroke-width:2.400"/>`,
  equipment_1: `<path d="M-6 -18V2C-12 3-16 6-17 11V16H18C19 8 14 6 8 5V-18Z" class="f-hide ln"/><path d="M-17 16h35v4h-35z" class="f-ink"/><path d="M-6 -12H8" class="ln"/>`,
  equipment_2: `<path d="M-24 0C-20 -14 20 -14 24 0 16 8 8 6 8 16H-8C-8 6-16 8-24 0Z" class="f-hide ln"/><path d="M-4 -8Q0 -18 6 -16" class="no ln" style="stroke-width:3"/><path d="M-14 3v12M14 3v12" class="ln"/>`,
  equipment_3: `<circle r="17" cy="2" class="no ln" style="stroke-width:5;stroke:var(--art-hide)"/><circle r="10" cy="2" class="no ln" style="stroke-width:4;stroke:var(--art-hide)"/><path d="M12 -10C20 -18 26 -16 28 -20" class="no ln" style="stroke-width:4;stroke:var(--art-hide)"/>`,
  equipment_4: `<path d="M-26 -4H8V-8H26V0H8L6 5H-8L-14 14H-25L-20 2H-26Z" class="f-timber ln"/><path d="M8 -8H28" class="ln" style="stroke-width:4"/>`,
  equipment_5: `<path d="M-27 -12H14V8H-27Z" class="f-canvas ln"/><path d="M-27 -12Q-26 -21-18 -21H6Q14 -21 14 -12" class="f-canvas ln"/><path d="M-17 -21V8M-7 -21V8M4 -21V8" class="fine"/><path d="M-29 8H27v5H-29z" class="f-timber ln"/><circle cx="-18" cy="14" r="7" class="f-canvas ln"/><circle cx="10" cy="14" r="7" class="f-canvas ln"/>`,
  equipment_8: `<path d="M-22 14C-24 0-14 -6-4 -6L6 -7 12 -17 16 -15 24 -6 22 -1 14 -2C12 4 10 8 6 9L7 20H2L-1 11-10 11-14 20H-19L-18 8" class="f-hide ln"/><path d="M10 -14C6 -12 4 -9 4 -6" class="ln" style="stroke-width:3"/>`,
};

/** A piece of land that gets richer with its value. */
function land(value: number): string {
  const hill = `<path d="M-27 14Q-14 -4 0 8T27 2V20H-27Z" class="f-grass ln"/>`;
  const things = [
    `<path d="M-20 18v-9M-12 18v-9M-22 12h14" class="ln"/>`,
    `<path d="M6 6v-9l8-6 8 6v9z" class="f-canvas ln"/><path d="M4 -2 14 -10 24 -2" class="f-roof ln"/>`,
    `<path d="M-16 4v-7M-16 -3c-6 -2-6 -9 0 -11c6 2 6 9 0 11z" class="f-pine ln"/><path d="M-6 3v-6M-6 -3c-5 -2-5 -8 0 -10c5 2 5 8 0 10z" class="f-pine ln"/>`,
    `<path d="M-27 16q9 -4 18 0t18 0 18 0V20H-27Z" class="f-water"/>`,
    nugget(2, 13, 4) + nugget(-6, 15, 3.5),
  ];
  return hill + things.slice(0, value).join("");
}

export const isClaim = (card: string): boolean => card.startsWith("claim");
export const claimValue = (card: string): number => Number(card.slice(5));

export const emblemOf = (card: string): string => (isClaim(card) ? land(claimValue(card)) : (STORE[card] ?? ""));
