/** Settlements on the map: stacks of one owner, the special ones with a shape of their own, every one with the seat's symbol. */

import { type Colour, symbol } from "../../../art/seats";

const regular = (colour: Colour): string =>
  `<path d="M-20 4v-14l9-10h20l11 10v14q-20 8-40 0z" class="f-seat ln"/><path d="M-20 -10-11 -20H9L20 -10Q0 -4-20 -10Z" class="mt-roof-lit ln"/>${symbol(colour, 0, 0.5, 0.5)}`;
const market = (colour: Colour): string =>
  `<path d="M-21 4v-13h42v13q-21 8-42 0z" class="f-seat ln"/><path d="M-24 -8-18 -21H18L24 -8q-4 4-8 0t-8 0t-8 0t-8 0t-8 0t-8 0z" class="f-canvas ln"/><path d="M-9 -21-12 -7M9 -21 12 -7M0 -21V-7" class="ln thin-ln"/>${symbol(colour, 0, 1, 0.46)}`;
const gate = (colour: Colour): string =>
  `<path d="M-22 5V-19h6v-5h5v5h22v-5h5v5h6V5q-22 7-44 0z" class="f-seat ln"/><path d="M-9 8V-3a9 9 0 0 1 18 0V8q-9 2-18 0z" class="f-canvas ln"/><path d="M0 -11V9" class="ln thin-ln"/><g transform="translate(-15.500 -8)">${symbol(colour, 0, 0, 0.32)}</g><g transform="translate(15.500 -8)">${symbol(colour, 0, 0, 0.32)}</g>`;
const watchtower = (colour: Colour): string =>
  `<path d="M-13 6-15 -16H15L13 6q-13 4-26 0z" class="f-seat ln"/><path d="M-20 -15V-24H20V-15Z" class="f-canvas ln"/><path d="M-18 -24 0 -36 18 -24Z" class="mt-roof-lit ln"/><path d="M-10 -20v2M0 -20v2M10 -20v2" class="ln"/>${symbol(colour, 0, -5, 0.5)}`;

const DRAWN: Record<string, (colour: Colour) => string> = { regular, market, gate, watchtower };
const STEP = 15;

/** From bottom to top, around (0, 0). */
export function stack(colour: Colour, pieces: readonly string[]): string {
  return `<g class="seat-${colour} mt-stack" transform="translate(0 ${(pieces.length - 1) * 7 + 6})"><ellipse cx="3" cy="7" rx="24" ry="7" class="cast"/>${pieces
    .map((piece, i) => `<g transform="translate(0 ${-i * STEP})">${(DRAWN[piece] ?? regular)(colour)}</g>`)
    .join("")}</g>`;
}
