/** What lies beside the trail and on the markets: houses with symbol plates, hazards, teepees, workers. */

import { type Colour, symbol } from "../../../art/seats";
import { peak } from "../../../art/rock";
import { BUILDINGS, type Slot, SUPPLY } from "../data";
import { icon, number, points } from "./icons";
import { slotRow } from "./plates";

/** The hands of a toll: green, black. */
const hands = (list: readonly string[], x: number, y: number): string =>
  list
    .map(
      (hand, i) => `<g transform="translate(${x + i * 11} ${y}) scale(.5)" class="wt-hand-${hand}">${icon("hand")}</g>`,
    )
    .join("");

function plates(slots: readonly Slot[], x: number, y: number, width: number, height: number): string {
  const gap = 2.5;
  const each = (height - gap * (slots.length - 1)) / Math.max(1, slots.length);
  return slots
    .map((slot, i) => {
      const top = y + i * (each + gap);
      return `<rect x="${x}" y="${top.toFixed(1)}" width="${width}" height="${each.toFixed(1)}" rx="2" class="wt-plate"/><g transform="translate(${x + width / 2} ${(top + each / 2).toFixed(1)})">${slotRow(slot, width - 6, Math.min(24, each - 3))}</g>`;
    })
    .join("");
}

/** 88 × 80 around (0, 0): a house with a false front; the roof tells whose it is. */
export function house(tile: string, colour: Colour | null): string {
  const building = BUILDINGS[tile];
  if (!building) return "";
  const whose = colour ? `seat-${colour}` : "";
  const sign = colour
    ? `<g transform="translate(-27 -28.500)">${number(0, 5.5, 16, tile, `wt-on-${colour}`)}</g>${symbol(colour, 0, -28.5, 0.62)}`
    : `<circle cx="0" cy="-28" r="11" class="f-canvas ln"/>${number(0, -22.5, 16, tile)}`;
  return `<g class="wt-house ${whose}"><path d="M-40 40V-18H40V40Z" class="wt-wall ln"/><path d="M-44 -17V-33Q-44 -39-38 -39H38Q44 -39 44 -33V-17Z" class="${colour ? "f-seat" : "f-timber"} ln"/>
    <path d="M-44 -17H44" class="wt-bold"/>${sign}${building.points ? points(33, -28, building.points, 0.78) : ""}${plates(building.slots, -36, -12.5, 72, 49)}
    ${hands(building.hands, building.hands.length > 1 ? -40 : -38, 36)}</g>`;
}

const ZONE_PICTURES: Record<string, string> = {
  flood: `<path d="M-20 -4Q-15 -9-10 -4T0 -4 10 -4 20 -4M-20 4Q-15 -1-10 4T0 4 10 4 20 4" class="wt-wave"/>`,
  drought: `<path d="M-20 -6 -10 -2-12 6-20 9M-10 -2 0 -7 4 1 0 9M4 1 14 3 20 -4M0 -7 3 -16" class="wt-crack"/>`,
  rockfall: `<g transform="translate(0 10) scale(.9)">${peak(-6, 0, 26, 20)}${peak(10, 3, 18, 13)}</g>`,
};

/** 54 × 54. */
export function hazardTile(tile: string): string {
  const row = SUPPLY[tile];
  if (!row) return "";
  return `<rect x="-26" y="-26" width="52" height="52" rx="5" class="wt-zone-${row.what} ln"/><g transform="translate(0 4)">${ZONE_PICTURES[row.what] ?? ""}</g>
    ${points(16, -14, row.points, 0.82)}${hands([row.hand], -17, -15)}`;
}

/** 46 × 48. */
export function teepeeTile(tile: string): string {
  const colour = tile.startsWith("blue") ? "blue" : "green";
  return `<rect x="-22" y="-23" width="44" height="46" rx="5" class="f-lit ln"/>${icon(`${colour}_teepee`, 1, 3, 1.85)}${hands([SUPPLY[tile]?.hand ?? ""], -15, -14)}`;
}

const WORKER_INK: Record<string, string> = { cowboy: "f-wheat", craftsman: "f-lit", engineer: "f-rock" };
/** 42 × 40: an octagon with what the worker wears or holds. */
export const workerTile = (worker: string, scale = 1): string =>
  `<g transform="scale(${scale})"><path d="M-14 -19.500H14L20.500 -13V13L14 19.500H-14L-20.500 13V-13Z" class="${WORKER_INK[worker] ?? "f-lit"} ln"/>${icon(worker, 0, 0, 1.5)}</g>`;

/** Whatever can come out of the supply, in a square of 48. */
export function supplyTile(tile: string): string {
  const kind = SUPPLY[tile]?.kind;
  if (kind === "worker") return workerTile(tile, 1.1);
  if (kind === "teepee") return `<g transform="scale(.98)">${teepeeTile(tile)}</g>`;
  return `<g transform="scale(.88)">${hazardTile(tile)}</g>`;
}

/** Anything that may lie on a space of the trail. */
export function trailTile(tile: string, colour: Colour | null): string {
  if (tile in BUILDINGS) return house(tile, colour);
  return SUPPLY[tile]?.kind === "teepee" ? teepeeTile(tile) : hazardTile(tile);
}
