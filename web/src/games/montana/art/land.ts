/** The map: pointy hexes of radius 58, drawn from data as a printed survey. Coordinates are axial (MT-2.4). */

import type { HexView } from "../types";
import { type Point, noise, number, poly, times, xy } from "../../../art/geometry";
import { peak } from "../../../art/rock";
import { GOODS, goodIcon, icon } from "./icons";

export const RADIUS = 58;
const WIDTH = Math.sqrt(3) * RADIUS;
const NEIGHBOURS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export interface Spot {
  q: number;
  r: number;
}

export const spotKey = (q: number, r: number): string => `${q},${r}`;
export const centre = (q: number, r: number): Point => [WIDTH * (q + r / 2), RADIUS * 1.5 * r];

/** The hex under a point of the table. */
export function hexAt(x: number, y: number): Spot {
  const r = y / (RADIUS * 1.5),
    q = x / WIDTH - r / 2,
    s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq + 0, r: rr + 0 };
}

const corner = (i: number, radius: number): Point => {
  const angle = (Math.PI / 3) * i - Math.PI / 6;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};
export const outline = (radius = RADIUS): string => poly(times(6, (i) => corner(i, radius)));

/** What grows on a field is what it asks for most. */
export function soil(hex: HexView): string {
  if (hex.any_large) return "town";
  const small: Record<string, number> = { grain: 0, pumpkin: 0, copper: 0, stone: 0 };
  for (const [good, count] of Object.entries(hex.cost)) {
    const kind = good.replace("_large", "");
    small[kind] = (small[kind] ?? 0) + count * (good === kind ? 1 : 2);
  }
  const [first = "grain"] = Object.entries(small)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .map(([kind]) => kind);
  return first;
}

const furrows = (lean: number): string =>
  `<path d="${[-30, -18, -6, 6, 18, 30].map((x) => `M${x - lean} -8 ${x + lean} -38`).join("")}" class="mt-mark"/>`;
const vines = (seed: number): string =>
  times(5, (i) => {
    const x = -32 + i * 16,
      y = -22 + noise(seed + i) * 16;
    return `<path d="M${number(x - 6)} ${number(y)}q6 -7 12 0" class="mt-mark"/><circle cx="${number(x)}" cy="${number(y + 1)}" r="2.300" class="mt-dot"/>`;
  }).join("");
const hills = (seed: number): string => {
  const dx = noise(seed) * 10;
  return `<path d="M${number(-38 + dx)} -8q12 -17 24 0M${number(2 + dx)} -22q12 -16 24 0M${number(-14 + dx)} -30q8 -10 16 0" class="mt-mark"/>`;
};
const boulders = (seed: number): string =>
  times(4, (i) => {
    const x = -34 + i * 21 + noise(seed + i) * 8,
      y = -14 - noise(seed * 3 + i) * 24;
    return `<path d="M${number(x - 5)} ${number(y + 3)}l2 -6 5 -2 4 4 -1 5z" class="mt-mark"/>`;
  }).join("");
const pines = (seed: number): string =>
  times(3, (i) => {
    const x = (noise(seed + i) - 0.5) * 76,
      y = -30 + noise(seed * 7 + i) * 12;
    return `<path d="M${number(x)} ${number(y - 9)}l4.500 9h-3v3h-3v-3h-3z" class="mt-leaf"/>`;
  }).join("");

const SOILS: Record<string, [string, (seed: number) => string]> = {
  grain: ["mt-crops", () => furrows(9)],
  pumpkin: ["mt-garden", vines],
  copper: ["mt-red", (seed) => hills(seed) + pines(seed)],
  stone: ["mt-grey", (seed) => boulders(seed) + pines(seed + 5)],
  town: ["f-wheat", () => ""],
};

const waves = (y: number): string => `M-30 ${y}q7.500 -7 15 0t15 0t15 0t15 0`;

function ground(hex: HexView): string {
  const seed = hex.q * 17 + hex.r * 5 + hex.pos;
  switch (hex.kind) {
    case "mountain": {
      const lean = noise(seed) * 8;
      return `<path d="${outline()}" class="f-rock mt-land"/>${peak(-16 + lean, 26, 52, 54)}${peak(20 - lean, 34, 44, 40)}${peak(-20, 40, 30, 20)}`;
    }
    case "lake":
      return `<path d="${outline()}" class="f-water mt-land"/><path d="${waves(-24)}${waves(30)}" class="wave"/>`;
    case "falls_lake":
      return `<path d="${outline()}" class="f-water mt-land"/><path d="M-22 -40v26M-11 -44v32M0 -46v34M11 -44v32M22 -40v26" class="wave"/><path d="${waves(4)}${waves(32)}" class="wave"/>`;
    case "river":
      return `<path d="${outline()}" class="f-water mt-land"/><path d="M-36 -14q18 12 36 0t36 0M-36 8q18 12 36 0t36 0M-30 30q15 10 30 0t30 0" class="wave"/>`;
    case "lowland":
      return `<path d="${outline()}" class="mt-garden mt-land"/><path d="M-40 10Q-10 -18 12 2T42 -6" class="mt-road"/><path d="M-40 10Q-10 -18 12 2T42 -6" class="ruts"/>`;
    default: {
      const [fill, marks] = SOILS[soil(hex)] ?? (["mt-garden", () => ""] as const);
      return `<path d="${outline()}" class="${fill} mt-land"/>${marks(seed)}`;
    }
  }
}

/** Printed at the top of a field: so many settlements go here. */
const homes = (count: number): string =>
  times(count, (i) => {
    const x = (i - (count - 1) / 2) * 19;
    return `<path d="M${x - 7.5} -26v-8l7.500 -8 7.500 8v8z" class="mt-plate"/>`;
  }).join("");

const ROOM = 88;

/** The price of a field, in one row or two: numbers read faster than rows of equal pieces. */
export function price(cost: Record<string, number>, large: number): string {
  const listed: (readonly [string, number])[] = large
    ? [
        ["copper_large", large],
        ["stone_large", 1],
      ]
    : GOODS.flatMap((good) => (cost[good] ? [[good, cost[good]] as const] : []));
  const rows: { name: string; count: number; width: number }[][] = [[]];
  const widthOf = (row: readonly { width: number }[]) => row.reduce((sum, part) => sum + part.width, 0);
  for (const [name, count] of listed) {
    const part = { name, count, width: count > 1 ? 43 : 28 };
    const row = rows.at(-1) ?? [];
    if (row.length && (widthOf(row) + part.width > ROOM || (listed.length === 4 && row.length === 2)))
      rows.push([part]);
    else row.push(part);
  }
  const wide = Math.max(...rows.map(widthOf)) + 8,
    high = rows.length * 29 + 3;
  const drawn = rows.map((row, j) => {
    let x = -widthOf(row) / 2;
    const y = (j - (rows.length - 1) / 2) * 29;
    return row
      .map(({ name, count, width }) => {
        const parts =
          count > 1 ? `<text x="${number(x + 8)}" y="${number(y + 8.5)}" class="mt-price">${count}</text>` : "";
        const at = x + width - 14;
        x += width;
        return parts + icon(goodIcon(name), Number(number(at)), y, 1.14);
      })
      .join("");
  });
  return `<g transform="translate(0 ${rows.length > 1 ? 9 : 16})"><rect x="${number(-wide / 2)}" y="${number(-high / 2)}" width="${number(wide)}" height="${high}" rx="13" class="mt-plate"/>${drawn.join("")}</g>`;
}

/** One hex as printed, around (0, 0). */
export function printed(hex: HexView): string {
  const parts = [ground(hex)];
  if (hex.settlements > 1) parts.push(homes(hex.settlements));
  if (hex.kind === "land") parts.push(price(hex.cost, hex.any_large));
  return parts.join("");
}

/** Where one tile ends and another begins. */
export function seams(hexes: readonly HexView[]): { inner: string; rim: string } {
  const tiles = new Map(hexes.map((hex) => [spotKey(hex.q, hex.r), hex.tile]));
  const inner: string[] = [],
    rim: string[] = [];
  for (const hex of hexes) {
    const [x, y] = centre(hex.q, hex.r);
    NEIGHBOURS.forEach(([dq, dr], i) => {
      const other = tiles.get(spotKey(hex.q + dq, hex.r + dr));
      if (other === hex.tile || (other !== undefined && i > 2)) return;
      const [a, b] = [corner(i, RADIUS), corner(i + 1, RADIUS)];
      (other === undefined ? rim : inner).push(`M${xy([x + a[0], y + a[1]])}L${xy([x + b[0], y + b[1]])}`);
    });
  }
  return { inner: inner.join(""), rim: rim.join("") };
}

const known = new Map<string, string>();

/** The whole printed map; it never changes during a game. */
export function wholeMap(hexes: readonly HexView[]): string {
  const key = hexes.map((hex) => `${hex.q},${hex.r},${hex.tile},${hex.pos},${JSON.stringify(hex.cost)}`).join(" ");
  let drawn = known.get(key);
  if (drawn === undefined) {
    const { inner, rim } = seams(hexes);
    drawn =
      hexes
        .map((hex) => {
          const [x, y] = centre(hex.q, hex.r);
          return `<g transform="translate(${number(x)} ${number(y)})">${printed(hex)}</g>`;
        })
        .join("") + `<path d="${inner}" class="mt-tile"/><path d="${rim}" class="mt-rim"/>`;
    known.clear();
    known.set(key, drawn);
  }
  return drawn;
}
