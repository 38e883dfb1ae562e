/** The printing sheet: every drawing is made once, as a symbol of one hidden SVG, and used wherever it is needed. */

import { type Role, cowboy, tent } from "../../art/cowboy";
import type { Colour } from "../../art/seats";
import { oreBack, oreFace } from "./art/ore";
import { drawTile } from "./art/tile";

const BLEED = 0.3; // so that no seam shows between neighbours
const NAMESPACE = "http://www.w3.org/2000/svg";
const STIPPLE = `<pattern id="stipple" width="12.5" height="12.5" patternUnits="userSpaceOnUse"><path d="M2 3h.9M8.500 9.500h.9M9 2.500h.6M3.500 8h.6" class="stipple"/></pattern>`;

let sheet: SVGSVGElement | null = null;
const printed = new Set<string>();

function print(id: string, box: string, draw: () => string): string {
  if (!printed.has(id)) {
    if (!sheet) {
      sheet = document.createElementNS(NAMESPACE, "svg");
      sheet.setAttribute("aria-hidden", "true");
      sheet.setAttribute("class", "sr");
      sheet.innerHTML = `<defs>${STIPPLE}</defs>`;
      document.body.append(sheet);
    }
    const symbol = document.createElementNS(NAMESPACE, "symbol");
    symbol.id = id;
    symbol.setAttribute("viewBox", box);
    symbol.innerHTML = draw();
    sheet.append(symbol);
    printed.add(id);
  }
  return `#${id}`;
}

export const tileSymbol = (face: string, turn: number): string =>
  print(`tile-${face}-${turn}`, `${-BLEED} ${-BLEED} ${100 + 2 * BLEED} ${100 + 2 * BLEED}`, () =>
    drawTile(face, turn),
  );

/** 54 × 58, its feet at the bottom. */
export const figureSymbol = (colour: Colour, role: string): string =>
  role === "tent"
    ? print(`tent-${colour}`, "-27 -29 54 58", () => tent(colour))
    : print(`cowboy-${colour}-${role}`, "-27 -29 54 58", () => cowboy(colour, role as Role));

export const oreSymbol = (value: number | null): string =>
  print(`ore-${value ?? "back"}`, "-18 -18 36 36", () => (value === null ? oreBack() : oreFace(value)));
