import { type Point, poly, times } from "../../art/geometry";
import { peak } from "../../art/rock";
import { pine, sky, sun } from "../../art/scenery";
import type { Poster } from "../posters";

const corners = (x: number, y: number, r: number): Point[] =>
  times(6, (i) => [x + r * Math.cos((Math.PI / 3) * i), y + r * 0.62 * Math.sin((Math.PI / 3) * i)]);

function land(x: number, y: number, r: number, ink: string): string {
  const p = corners(x, y, r) as [Point, Point, Point, Point, Point, Point];
  const low = (q: Point): Point => [q[0], q[1] + 12];
  return `<path d="${poly([p[0], p[1], p[2], p[3], low(p[3]), low(p[2]), low(p[1]), low(p[0])])}" class="f-timber ln"/><path d="${poly(p)}" class="f-${ink} ln"/>`;
}

const cabin = (
  x: number,
  y: number,
  s: number,
  colour: string,
): string => `<g transform="translate(${x} ${y}) scale(${s})" class="seat-${colour}"><path d="M-13 0v-12l7-8h19l0 20z" class="f-canvas ln"/>
  <path d="M-15 -11-7 -22H9l8 11H1Z" class="f-seat ln"/><path d="M1 -11H17V0" class="no ln"/><path d="M4 0v-7h5v7z" class="f-ink"/></g>`;
const waves = (x: number, y: number): string =>
  `<path d="M${x - 22} ${y - 4}q5 -5 10 0t10 0t10 0M${x - 10} ${y + 8}q5 -5 10 0t10 0" class="wave"/>`;
const sheaf = (
  x: number,
  y: number,
): string => `<path d="M${x} ${y}v-16M${x} ${y}l-8 -13M${x} ${y}l8 -13" class="ln no"/>
  <path d="M${x - 3} ${y - 16}q3 -8 6 0q-3 4-6 0zM${x - 11} ${y - 12}q1 -8 6 -2q-1 5-6 2zM${x + 5} ${y - 14}q5 -6 6 2q-5 3-6 -2z" class="f-gold ln"/>`;

const TERRAIN: Record<string, [string, (x: number, y: number) => string]> = {
  g: ["grass", () => ""],
  t: ["grass", (x, y) => pine(x - 18, y + 8, 32) + pine(x + 20, y + 8, 30) + pine(x + 1, y + 15, 38)],
  w: ["water", waves],
  m: ["rock", (x, y) => peak(x - 9, y + 10, 38, 34) + peak(x + 14, y + 15, 34, 26)],
  f: ["wheat", (x, y) => sheaf(x - 13, y + 8) + sheaf(x + 13, y + 10)],
  e: ["earth", () => ""],
  r: ["earth", (x, y) => cabin(x - 2, y + 9, 1.2, "red") + cabin(x, y - 8, 1.05, "red")],
  b: ["grass", (x, y) => cabin(x + 4, y + 9, 1.15, "blue")],
  y: ["wheat", (x, y) => cabin(x - 2, y + 9, 1.15, "yellow")],
};
const ROWS = ["gmtfg", "ftwmt", "wbrwf", "tfygb", "egwte"];

function draw(): string {
  const r = 50,
    dx = 75,
    dy = r * 0.866 * 0.62;
  const cells = ROWS.flatMap((row, j) =>
    [...row].map((c, i) => ({ x: i * dx, y: 92 + j * dy * 2 + (i % 2 ? dy : 0), terrain: TERRAIN[c] })),
  ).sort((a, b) => a.y - b.y);
  return `${sky("dusk")}${sun(150, 34, 16)}${(
    [
      [46, 84, 120, 52],
      [254, 84, 130, 58],
      [150, 84, 100, 30],
    ] as const
  )
    .map(([x, y, w, h]) => peak(x, y, w, h))
    .join("")}<path d="M0 72H300V260H0Z" class="f-pine ln"/>
    ${cells.map(({ x, y, terrain }) => land(x, y, r, terrain?.[0] ?? "grass")).join("")}${cells.map(({ x, y, terrain }) => terrain?.[1](x, y) ?? "").join("")}`;
}

export default { draw, close: "100 116 104 104" } satisfies Poster;
