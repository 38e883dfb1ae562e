/** A poker die, 64 × 64: a letter and a symbol on every face, so that it reads small, large and in grey. */

import type { Face } from "../faces";

/** Around (0, 0), for the lower half of the face: what the house of that face deals in. */
const EMBLEMS: Record<Face, string> = {
  "9": `<path d="M-6 .8-3.400 -4.800 1.500 -6 5.800 -2.200 5.500 3.200 1.200 5.700-4.300 4.800Z" class="f-gold ln"/>`,
  "10": `<rect x="-9" y="-5" width="18" height="10.500" rx="1.500" class="f-note ln"/><circle r="2.600" cy=".2" class="f-canvas"/>`,
  J: `<path d="M-7 3Q0 -9 7 3Z" class="f-hide ln"/><path d="M-10 4h20" class="ln" style="stroke-width:2.6"/>`,
  Q: `<path d="M-8 5-7 -4 -3 0 0 -7 3 0 7 -4 8 5Z" class="f-roof ln"/>`,
  K: `<path d="M0 -8 2.300 -2.800 8 -2.300 3.700 1.500 5 7 0 4 -5 7 -3.700 1.500 -8 -2.300 -2.300 -2.800Z" class="f-gold ln"/>`,
  A: `<path d="M0 -8C7 -2 9 0 7 3 5 5.500 2 5 1 3L2.500 7h-5L-1 3C-2 5-5 5.500-7 3-9 0-7 -2 0 -8Z" class="f-ink"/>`,
};

const TOP = `<rect x="3" y="5" width="58" height="57" rx="11" class="f-side ln"/><rect x="3" y="2" width="58" height="55" rx="10" class="f-canvas ln"/>`;

export const drawDie = (face: Face): string =>
  `${TOP}<text x="32" y="31" class="pip die-${face}">${face}</text><g transform="translate(32 44) scale(1.12)">${EMBLEMS[face]}</g>`;

/** Not yet rolled, or out of sight. */
export const drawBlank = (): string => `<rect x="4" y="3" width="56" height="56" rx="11" class="die-slot"/>`;
