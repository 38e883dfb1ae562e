/** Points, lines and curves on a tile of 100 × 100; y grows to the south. */

export type Point = readonly [number, number];
export type Side = "N" | "E" | "S" | "W";

export const SIDES = "NESW";
export const CENTRE: Point = [50, 50];
export const MIDDLE: Record<Side, Point> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };
/** Corner i is where side i begins, clockwise. */
export const CORNERS: readonly Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const number = (value: number): string => String(Math.round(value * 10) / 10);
export const xy = (p: Point): string => `${number(p[0])} ${number(p[1])}`;
export const line = (points: readonly Point[]): string => `M${points.map(xy).join("L")}`;
export const poly = (points: readonly Point[]): string => `${line(points)}Z`;
export const at = <T>(list: ArrayLike<T>, index: number): T =>
  list[((index % list.length) + list.length) % list.length] as T;
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

export function middle(points: readonly Point[]): Point {
  const n = points.length || 1;
  return [points.reduce((sum, p) => sum + p[0], 0) / n, points.reduce((sum, p) => sum + p[1], 0) / n];
}

/** Between 0 and 1, always the same for the same number. */
export function noise(n: number): number {
  const s = Math.sin(n * 127.1) * 43758.5;
  return s - Math.floor(s);
}

export const turnSide = (side: string, turn: number): Side => at(SIDES, SIDES.indexOf(side) + turn) as Side;

export function isInside(p: Point, outline: readonly Point[]): boolean {
  let odd = false;
  outline.forEach((a, i) => {
    const b = at(outline, i + 1);
    if (a[1] > p[1] !== b[1] > p[1] && p[0] < ((b[0] - a[0]) * (p[1] - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  });
  return odd;
}

/** A way along which something runs: knows the point at distance s, o units to its right. */
export interface Course {
  length: number;
  at(s: number, o?: number): Point;
  path(o?: number): string;
}

export function straight(a: Point, b: Point): Course {
  const length = far(a, b);
  const d: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const point = (s: number, o = 0): Point => [a[0] + d[0] * s - d[1] * o, a[1] + d[1] * s + d[0] * o];
  return { length, at: point, path: (o = 0) => line([point(0, o), point(length, o)]) };
}

/** A quarter of a circle around a corner. */
export function curve(a: Point, b: Point, corner: Point): Course {
  const angle = (p: Point) => Math.atan2(p[1] - corner[1], p[0] - corner[0]);
  let sweep = angle(b) - angle(a);
  if (sweep > Math.PI) sweep -= 2 * Math.PI;
  if (sweep < -Math.PI) sweep += 2 * Math.PI;
  const hand = Math.sign(sweep);
  const length = 50 * Math.abs(sweep);
  const point = (s: number, o = 0): Point => {
    const t = angle(a) + (sweep * s) / length;
    const r = 50 - hand * o;
    return [corner[0] + r * Math.cos(t), corner[1] + r * Math.sin(t)];
  };
  const path = (o = 0) => {
    const r = number(50 - hand * o);
    return `M${xy(point(0, o))}A${r} ${r} 0 0 ${hand > 0 ? 1 : 0} ${xy(point(length, o))}`;
  };
  return { length, at: point, path };
}

export const along = (course: Course, steps = 12): Point[] =>
  times(steps + 1, (i) => course.at((course.length * i) / steps));
