/** A printed action as symbols: what it costs, an arrow, what it brings; and the same cut to a plate of any size. */

import { type Effect, type Slot, effectsOf } from "../data";
import { icon, money, number } from "./icons";

interface Glyph {
  width: number;
  draw: string;
}

const PER: Record<string, string> = {
  own_forest_building: "tree",
  teepee_pair: "teepee",
  engineer: "engineer",
  cowboy: "cowboy",
};
const glyph = (name: string, width = 21): Glyph => ({ width, draw: icon(name) });
const digits = (text: string, width = 8 + text.length * 5): Glyph => ({ width, draw: number(0, 5, 15, text) });
const coin = (text: string | number): Glyph => ({ width: 21, draw: money(0, 0, text) });
const ARROW: Glyph = { width: 13, draw: `<path d="M-5 0H4M.5 -3.500 4.500 0 .5 3.500" class="ln no"/>` };
const STROKE: Glyph = { width: 9, draw: `<path d="M3 -9-3 9" class="wt-bold"/>` };
const BACK: Glyph = { width: 12, draw: `<path d="M5 0H-4M-.5 -3.500-4.500 0-.5 3.500" class="wt-red-line wt-slim"/>` };
const per = (what: string): Glyph[] => [{ width: 7, draw: number(0, 5, 14, "/") }, glyph(PER[what] ?? "pass")];
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "");

function glyphs({ verb, amount, what }: Effect): Glyph[] {
  switch (verb) {
    case "discard":
      return [glyph(what, what === "pair" ? 24 : 17)];
    case "pay":
      return [coin(`−${amount}`)];
    case "engine_back":
      return [BACK, glyph("engine"), digits(String(amount))];
    case "engine_back_min":
      return [BACK, glyph("engine"), digits("1+")];
    case "money":
      return [coin(amount)];
    case "money_per":
      return [coin(amount), ...per(what)];
    case "certificate":
      return [glyph("certificate"), digits(amount > 9 ? "▲" : String(amount))];
    case "certificate_per":
      return [glyph("certificate"), digits(String(amount)), ...per(what)];
    case "engine":
      return [glyph("engine"), digits(String(amount))];
    case "engine_per":
      return [glyph("engine"), ...per(what)];
    case "hire":
      return [
        { width: 22, draw: icon("cowboy", -3, -4, 0.7) + icon("engineer", 4, 4, 0.7) },
        ...(amount ? [digits(signed(amount))] : []),
      ];
    case "build":
      return [glyph("building"), coin(`−${amount}`), glyph("craftsman", 18)];
    case "buy_cattle":
      return [glyph("cowboy"), ARROW, glyph("cattle")];
    case "remove_hazard":
      return [{ width: 22, draw: icon("hazard") + icon("cross", 4, 4, 0.6) }];
    case "trade":
      return [glyph("teepee")];
    case "aux":
      return [glyph("aux")];
    case "herder":
    case "herder_free":
      return [glyph("herder", 23), digits(String(amount))];
    case "draw":
    case "draw_up_to":
      return [glyph("cards"), digits(verb === "draw" ? String(amount) : `≤${amount}`)];
    case "draw_per":
      return [glyph("cards"), ...per(what)];
    case "objective":
      return [glyph("objective", 17), ...(what === "hand" ? [{ width: 10, draw: icon("hand", 0, 0, 0.6) }] : [])];
    case "remove_cards":
      return [{ width: 18, draw: icon("any_card") + icon("cross", 4, 4, 0.6) }, digits(String(amount))];
    case "station_behind":
      return [BACK, glyph("station", 22)];
    case "adjacent":
      return [glyph("adjacent", 24)];
    case "delivery":
      return [glyph("city")];
    default:
      return [];
  }
}

export function taskGlyphs(task: string): Glyph[] {
  const effects = effectsOf(task);
  const costs = effects.filter((effect) => effect.isCost).flatMap(glyphs);
  const gains = effects.filter((effect) => !effect.isCost).flatMap(glyphs);
  return costs.length ? [...costs, ARROW, ...gains] : gains;
}

const slotGlyphs = (slot: Slot): Glyph[] =>
  slot.flatMap((task, i) => (i ? [STROKE, ...taskGlyphs(task)] : taskGlyphs(task)));

/** In a row around (0, 0), as large as fits. */
function row(list: Glyph[], width: number, height: number): string {
  const whole = list.reduce((sum, one) => sum + one.width + 1.5, 0);
  const scale = Math.min(width / whole, height / 21);
  let x = -whole / 2;
  return `<g transform="scale(${scale.toFixed(3)})">${list
    .map((one) => {
      const drawn = `<g transform="translate(${(x + one.width / 2).toFixed(1)} 0)">${one.draw}</g>`;
      x += one.width + 1.5;
      return drawn;
    })
    .join("")}</g>`;
}

export const slotRow = (slot: Slot, width: number, height: number): string => row(slotGlyphs(slot), width, height);

/** The natural width of a slot at a height, for things that may be as wide as they need. */
export const slotWidth = (slot: Slot, height: number): number =>
  (slotGlyphs(slot).reduce((sum, one) => sum + one.width + 1.5, 0) * height) / 21;
