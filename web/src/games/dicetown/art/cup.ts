/** A leather cup turned over, 120 × 132, with the seat's symbol; and the same cup in the hand, shaking. */

import { type Colour, symbol } from "../../../art/seats";

export const drawCup = (colour: Colour): string => `<path d="M28 18h64l15 98q-47 14-94 0z" class="f-hide ln"/>
  <path d="M74 18h18l15 98q-11 3.500-22 5z" class="cup-shade"/>
  <path d="M25 38q35 9 70 0M16 96q44 13 88 0" class="cup-band"/><ellipse cx="60" cy="18" rx="32" ry="8" class="f-timber ln"/>
  <path d="M31 50q29 8 58 0M21 84q39 11 78 0" class="stitches"/>
  <g transform="translate(60 68) scale(1.3)"><circle r="14" class="f-seat ln"/>${symbol(colour, 0, 0, 0.8)}</g>`;
