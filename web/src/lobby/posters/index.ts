/** The four games of the house; `close` is the piece of the poster that stands for the game when there is little room. */

import dicetown from "./dicetown";
import goldrush from "./goldrush";
import montana from "./montana";
import westerntrail from "./westerntrail";

export interface PosterInfo {
  id: string;
  draw: () => string;
  close: string;
  low: number;
  high: number;
  minutes: number;
}

export const POSTERS: readonly PosterInfo[] = [
  { id: "goldrush", draw: goldrush, close: "88 120 130 130", low: 2, high: 5, minutes: 35 },
  { id: "dicetown", draw: dicetown, close: "110 160 96 96", low: 2, high: 5, minutes: 45 },
  { id: "westerntrail", draw: westerntrail, close: "150 168 100 88", low: 2, high: 4, minutes: 120 },
  { id: "montana", draw: montana, close: "100 116 104 104", low: 2, high: 4, minutes: 60 },
];

export const posterOf = (game: string): PosterInfo | undefined => POSTERS.find((poster) => poster.id === game);
