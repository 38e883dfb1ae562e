/** Where the parts of a tile lie: their shapes, to light up and to be hit, and where pieces stand on them. */

import {
  type Course,
  type Point,
  CENTRE,
  CORNERS,
  MIDDLE,
  SIDES,
  along,
  at,
  far,
  isInside,
  middle,
  mix,
  plus,
  poly,
} from "../../../art/geometry";
import { type Half, type Land, type Mountain, type Rail, courseOf, lie } from "./land";
import { heart, massif } from "./mountains";
import { prairieSpots } from "./prairie";
import { engineSpot, mountainSeed } from "./tile";

export interface Part {
  name: string;
  /** An SVG path; of a rail it is the line to be stroked. */
  path: string;
  stroked: boolean;
  /** Where a figure stands. */
  spot: Point;
  /** Where a pile of tokens lies, on a mountain. */
  pile: Point;
  contains(p: Point): boolean;
}

const known = new Map<string, Part[]>();

/** The parts of a face as it lies; what is above comes first. */
export function partsOf(face: string, turn: number): Part[] {
  const key = `${face}/${turn}`;
  let parts = known.get(key);
  if (!parts) {
    parts = makeParts(lie(face, turn));
    known.set(key, parts);
  }
  return parts;
}

export const partAt = (face: string, turn: number, p: Point): Part | undefined =>
  partsOf(face, turn).find((part) => part.contains(p));
export const partNamed = (face: string, turn: number, name: string): Part | undefined =>
  partsOf(face, turn).find((part) => part.name === name);

function makeParts(land: Land): Part[] {
  const courses = land.rails.map(courseOf);
  const massifs = land.mountains.map((mountain, i) => massif(mountain, mountainSeed(land.face, i)));
  return [
    ...(land.city ? [cityPart()] : []),
    ...land.rails.map((rail, i) => railPart(`r${i + 1}`, rail, courses[i] as Course)),
    ...land.mountains.map((mountain, i) => mountainPart(`m${i + 1}`, mountain, massifs[i]?.outline ?? [])),
    ...land.prairies.map((prairie, i) => {
      const outline = prairieOutline(
        prairie.halves,
        courses,
        land.rails,
        massifs.flatMap((m) => m.feet),
      );
      const symbols = prairieSpots(prairie);
      const spot = prairieSpot(
        outline,
        symbols.map((s) => s.at),
        courses,
      );
      return area(`p${i + 1}`, outline, spot, spot);
    }),
  ];
}

const area = (name: string, outline: Point[], spot: Point, pile: Point): Part => ({
  name,
  path: poly(outline),
  stroked: false,
  spot,
  pile,
  contains: (p) => isInside(p, outline),
});

function cityPart(): Part {
  const path = "M50 24A26 26 0 1 1 49.900 24Z";
  return { name: "c1", path, stroked: false, spot: [50, 50], pile: CENTRE, contains: (p) => far(p, CENTRE) < 26 };
}

function railPart(name: string, rail: Rail, course: Course): Part {
  const points = along(course, 16);
  const share = rail.end ? 0.42 : rail.locomotives ? 0.2 : 0.5;
  let spot = course.at(course.length * share);
  if (rail.locomotives && far(spot, engineSpot(course)) < 26) spot = course.at(course.length * 0.14);
  return {
    name,
    path: course.path(),
    stroked: true,
    spot: plus(spot, [0, -4]),
    pile: spot,
    contains: (p) => points.some((q) => far(p, q) < 9),
  };
}

/** The figure stands on one side of the nuggets, the pile lies on the other. */
function mountainPart(name: string, mountain: Mountain, outline: Point[]): Part {
  const centre = heart(mountain);
  const [spot, pile]: [Point, Point] =
    mountain.sides.length === 1 ? besides(mountain, centre) : inRange(mountain, centre);
  return area(name, outline, spot, pile);
}

function besides(mountain: Mountain, centre: Point): [Point, Point] {
  const side = mountain.sides[0] ?? "N";
  const edge = MIDDLE[side];
  const inward: Point = [(50 - edge[0]) / 50, (50 - edge[1]) / 50];
  const across: Point = [Math.abs(inward[1]), Math.abs(inward[0])];
  const shift = (s: number): Point => plus(centre, [across[0] * s - inward[0] * 5, across[1] * s - inward[1] * 5]);
  return [shift(17), shift(-19)];
}

function inRange(mountain: Mountain, centre: Point): [Point, Point] {
  if (mountain.sides.length !== 2) return [plus(centre, [24, 2]), plus(centre, [-24, 4])];
  const [a, b] = mountain.sides.map((side) => MIDDLE[side]) as [Point, Point];
  if (far(a, b) > 99) return [mix(CENTRE, b, 0.56), mix(CENTRE, a, 0.6)];
  return [mix(centre, a, 0.5), mix(centre, b, 0.5)].map((p) => mix(p, centre, 0.1)) as [Point, Point];
}

/** The roomiest of some places inside. */
function prairieSpot(outline: Point[], symbols: Point[], courses: Course[]): Point {
  const lines = courses.flatMap((course) => along(course, 10));
  let best: Point = middle(outline),
    most = -Infinity;
  for (let x = 10; x <= 90; x += 4)
    for (let y = 10; y <= 90; y += 4) {
      const p: Point = [x, y];
      if (!isInside(p, outline)) continue;
      const room = Math.min(
        ...outline.map((q) => far(p, q)),
        ...lines.map((q) => far(p, q) - 4),
        ...symbols.map((q) => far(p, q) - 6),
        x + 6,
        y + 6,
        106 - x,
        106 - y,
      );
      const score = Math.min(room, 30) - far(p, CENTRE) * 0.06;
      if (score > most) [best, most] = [p, score];
    }
  return best;
}

/** A prairie is bounded by its half-sides and, between them, by rails and the feet of mountains. */
function prairieOutline(halves: Half[], courses: Course[], rails: Rail[], feet: Point[][]): Point[] {
  const runs = [...halves].sort((a, b) => order(a) - order(b));
  const outline: Point[] = [];
  runs.forEach((half, i) => {
    const next = at(runs, i + 1);
    outline.push(...border(half));
    if (far(end(half), start(next)) > 0.5 || runs.length === 1)
      outline.push(...inner(end(half), start(next), courses, rails, feet));
  });
  return outline;
}

const order = (half: Half): number => SIDES.indexOf(half.side) * 2 + (half.second ? 1 : 0);
const corner = (half: Half, step: number): Point => at(CORNERS, SIDES.indexOf(half.side) + step);
const start = (half: Half): Point => (half.second ? MIDDLE[half.side] : corner(half, 0));
const end = (half: Half): Point => (half.second ? corner(half, 1) : MIDDLE[half.side]);
const border = (half: Half): Point[] => [0, 0.5, 1].map((t) => mix(start(half), end(half), t));

/** The way inside the tile from where one run of half-sides ends to where the next begins. */
function inner(from: Point, to: Point, courses: Course[], rails: Rail[], feet: Point[][]): Point[] {
  const leaving = wayFrom(from, courses),
    arriving = wayFrom(to, courses);
  if (leaving && arriving) {
    if (far(leaving.at(-1) as Point, to) < 1) return leaving;
    return [...leaving, ...(rails.some((rail) => rail.end === "mountain") ? [] : [CENTRE]), ...arriving.reverse()];
  }
  if (leaving) {
    const way = alongFeet(to, feet, null).reverse();
    return [...leaving, ...way.slice(nearest(way, leaving.at(-1) as Point))];
  }
  const way = alongFeet(from, feet, arriving ? null : to);
  return arriving ? [...way.slice(0, nearest(way, arriving.at(-1) as Point) + 1), ...arriving.reverse()] : way;
}

/** From a corner along the foot of a mountain, and of the next one, until the goal. */
function alongFeet(from: Point, feet: Point[][], goal: Point | null): Point[] {
  const way: Point[] = [from],
    left = [...feet];
  for (;;) {
    const here = way.at(-1) as Point;
    const index = left.findIndex((foot) => touches(foot, here));
    if (index < 0) return way;
    const [foot] = left.splice(index, 1) as [Point[]];
    way.push(...(far(foot[0] as Point, here) < 1 ? foot : [...foot].reverse()));
    if (!goal || far(way.at(-1) as Point, goal) < 1) return way;
  }
}

const touches = (way: Point[], p: Point): boolean => [way[0], way.at(-1)].some((q) => q !== undefined && far(q, p) < 1);

/** The rail that leaves the tile here, seen from the side. */
function wayFrom(p: Point, courses: Course[]): Point[] | null {
  for (const course of courses) {
    const points = along(course, 10);
    if (far(points[0] as Point, p) < 1) return points;
    if (far(points.at(-1) as Point, p) < 1) return points.reverse();
  }
  return null;
}

function nearest(way: Point[], p: Point): number {
  return way.reduce((best, q, i) => (far(q, p) < far(way[best] as Point, p) ? i : best), 0);
}
