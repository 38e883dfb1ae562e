/** Where everything lies on the table, in units of the map; the trail by the measured places of its spaces. */

import type { Point } from "../../art/geometry";
import { CITIES, RAIL_LAST, SPACES, STATIONS } from "./data";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const TABLE = { width: 1440, height: 960 };
const TRAIL: Point = [8, 38];

export function spaceAt(id: string): Point {
  const space = SPACES[id];
  return space ? [space.x + TRAIL[0], space.y + TRAIL[1]] : [0, 0];
}

/** Half the width and height of what lies on a space. */
export function spaceSize(id: string): Point {
  const kind = SPACES[id]?.kind;
  if (kind === "hazard") return [27, 27];
  if (kind === "teepee") return [23, 24];
  if (kind === "kansas_city") return [60, 34];
  return kind === "start" ? [24, 24] : [44, 40];
}

// The railroad runs along the upper edge and down the right one.
const FIRST: Point = [64, 104];
const STEP = 52;
const LAST_ON_TOP = 24;
const RIGHT = TABLE.width - 40;

function mainLine(n: number): Point {
  if (n === 0) return FIRST;
  if (n <= LAST_ON_TOP) return [FIRST[0] + 36 + STEP * n, FIRST[1]];
  return [RIGHT, FIRST[1] + 66 + STEP * (n - LAST_ON_TOP - 1)];
}
const isOnTop = (n: number): boolean => n < LAST_ON_TOP;

/** A space of the railroad by its name: a number, or the station whose turnout it is. */
export function railAt(name: string): Point {
  const station = STATIONS[name];
  if (!station) return mainLine(Number(name));
  if (!station.turnout) return mainLine(station.after);
  const [a, b] = [mainLine(station.after), mainLine(station.after + 1)];
  return isOnTop(station.after) ? [(a[0] + b[0]) / 2, a[1] + 30] : [a[0] - 30, (a[1] + b[1]) / 2];
}

export const railLine = (): Point[] => [
  ...Array.from({ length: LAST_ON_TOP + 1 }, (_, n) => mainLine(n)),
  [RIGHT, FIRST[1]],
  ...Array.from({ length: RAIL_LAST - LAST_ON_TOP }, (_, n) => mainLine(LAST_ON_TOP + 1 + n)),
];

/** The line between a space and the next, where a crossing stands. */
export function crossingAt(after: number): Point {
  const [a, b] = [mainLine(after), mainLine(after + 1)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

export const STATION_SIZE = { width: 96, height: 48 };
export function stationBox(id: string): Box {
  const { width, height } = STATION_SIZE;
  const [x, y] = railAt(id);
  const station = STATIONS[id];
  if (!station?.turnout) return { x: x - 122, y: y - height / 2, width, height };
  return isOnTop(station.after)
    ? { x: x - width / 2, y: y + 14, width, height }
    : { x: x - width - 4, y: y - height / 2, width, height };
}

export const CITY_SIZE = { width: 88, height: 54 };
export function cityBox(id: string): Box {
  const [x] = mainLine(CITIES[id]?.value ?? 0);
  return { x: x - CITY_SIZE.width / 2, y: 14, ...CITY_SIZE };
}

// Kansas City and its foresight spaces; column 1 is the one on the right.
export const KANSAS: Box = { x: 22, y: 196, width: 164, height: 78 };
export const foresightBox = (column: number, slot: number): Box => ({
  x: KANSAS.x + 4 + (3 - column) * 53,
  y: KANSAS.y + KANSAS.height + 26 + slot * 53,
  width: 48,
  height: 48,
});

// The markets, between the trail and the railroad's right arm
export const JOBS: Box = { x: 908, y: 214, width: 222, height: 516 };
const JOB = 42;
export const jobBox = (row: number, column: number, columns: number): Box => ({
  x: JOBS.x + JOBS.width - 6 - (columns - column + 1) * (JOB + 3),
  y: JOBS.y + 4 + (row - 1) * (JOB + 0.5),
  width: JOB,
  height: JOB - 2,
});

export const DISPLAY: Box = { x: 1140, y: 214, width: 110, height: 516 };
export const displayBox = (at: number): Box => ({
  x: DISPLAY.x,
  y: DISPLAY.y + 4 + at * 128,
  width: DISPLAY.width,
  height: 122,
});

export const MARKET: Box = { x: 908, y: 752, width: 344, height: 194 };
export const marketBox = (at: number): Box => ({
  x: MARKET.x + (at % 6) * 58,
  y: MARKET.y + 2 + Math.floor(at / 6) * 98,
  width: 53,
  height: 92,
});

export const middleOf = (box: Box): Point => [box.x + box.width / 2, box.y + box.height / 2];
