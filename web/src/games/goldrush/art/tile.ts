/** A whole tile, from what is far to what is near. */

import { type Course, type Point, CENTRE, line, mix, poly } from "../../../art/geometry";
import { locomotive } from "../../../art/engine";
import { camp, herd } from "../../../art/prairie";
import { nugget } from "../../../art/rock";
import { courseOf, lie } from "./land";
import { hachures, massif, nuggetSpots, range } from "./mountains";
import { growth, prairieSpots } from "./prairie";
import { ballast, buffer, junction, portal, rails } from "./rails";
import { town } from "./town";

const STREETS: Point[] = [CENTRE, [38, 38], [62, 38], [38, 62], [62, 62]];

/** A mountain's own number, so that two on one tile are not alike. */
export const mountainSeed = (face: string, index: number): number =>
  [...face.slice(0, 3)].reduce((n, c) => n + c.charCodeAt(0), 0) + index * 40;

/** The inside of an SVG of 100 × 100; it bleeds a little over its sides, to be cut by whoever shows it. */
export function drawTile(face: string, turn: number): string {
  const land = lie(face, turn);
  const courses = land.rails.map(courseOf);
  const ends = land.rails.map((rail) => rail.end);
  const massifs = land.mountains.map((mountain, i) => ({
    ...massif(mountain, mountainSeed(face, i)),
    mountain,
    spots: nuggetSpots(mountain),
  }));
  const standing = land.prairies.map((prairie) => prairieSpots(prairie));
  const keep = [
    ...standing.flat().map((s) => s.at),
    ...(ends.includes("junction") ? [CENTRE] : []),
    ...(land.city ? STREETS : []),
  ];
  const engines = land.rails.flatMap((rail, i) => (rail.locomotives ? [engineSpot(courses[i] as Course)] : []));
  return [
    `<path d="M-1-1H101V101H-1Z" class="prairie"/><path d="M-1-1H101V101H-1Z" class="stippled"/>`,
    growth(
      land,
      massifs.map((m) => m.outline),
      courses,
      keep,
    ),
    ...massifs.map(
      (m) =>
        `<path d="${poly(m.outline)}" class="rock"/><path d="${hachures(m.feet)}" class="hatch"/>` +
        `${m.feet.map((f) => `<path d="${line(f)}" class="foot"/>`).join("")}${range(m.mountain, m.outline, m.spots)}`,
    ),
    ...courses.map(ballast),
    ...courses.map(rails),
    ends.includes("junction") ? courses.map(buffer).join("") + junction() : "",
    land.city ? town() : "",
    ...land.rails.filter((rail) => rail.end === "mountain").map(portal),
    ...land.prairies.map((prairie, i) =>
      (standing[i] ?? []).map((s, j) => (j < prairie.tipis ? camp(s) : herd(s))).join(""),
    ),
    ...massifs.map((m) => m.spots.map(([x, y]) => nugget(x, y)).join("")),
    ...engines.map(locomotive),
  ].join("");
}

/** On the middle of its rail, a little towards the middle of the tile. */
export const engineSpot = (course: Course): Point => mix(course.at(course.length / 2), CENTRE, 0.25);
