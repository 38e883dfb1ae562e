/** Railroad lines, junctions and tunnel mouths. */

import { type Course, CENTRE, line, times } from "../../../art/geometry";
import type { Rail } from "./land";

export const ballast = (course: Course): string =>
  `<path d="${course.path()}" class="bank"/><path d="${course.path()}" class="ballast"/>`;

/** Sleepers begin half a step from the side, so the rhythm runs on across the join. */
export function rails(course: Course): string {
  const n = Math.round(course.length / 10);
  const sleepers = times(n, (i) => {
    const s = ((i + 0.5) * course.length) / n;
    return line([course.at(s, -6), course.at(s, 6)]);
  }).join("");
  return (
    `<path d="${sleepers}" class="sleeper"/><path d="${course.path(-3.4)}${course.path(3.4)}" class="iron"/>` +
    `<path d="${course.path(-3.9)}${course.path(2.9)}" class="gleam"/>`
  );
}

/** A stop block across the end of a rail: this track is closed here. */
export const buffer = (course: Course): string =>
  `<path d="${line([course.at(course.length, -7), course.at(course.length, 7)])}" class="buffer"/>`;

/** A turntable where several rails meet and end. */
export const junction = (): string =>
  `<circle cx="50" cy="50" r="12" class="plate"/><circle cx="50" cy="50" r="8.4" class="pit"/>
  <path d="M45 44v12M50 42v16M55 44v12" class="plank"/><path d="M41.8 50h2.4M55.8 50h2.4" class="plank"/>
  <circle cx="${CENTRE[0]}" cy="${CENTRE[1]}" r="2.6" class="pin"/>`;

/** The mouth of a tunnel, turned to face its rail. */
export function portal(rail: Rail): string {
  const angle = { N: 180, E: 270, S: 0, W: 90 }[rail.sides[0] ?? "S"];
  return `<g transform="rotate(${angle} 50 50)"><path d="M38 78V70a12 12 0 0 1 24 0v8h-5v-8a7 7 0 0 0-14 0v8z" class="masonry"/>
    <path d="M43 77v-7a7 7 0 0 1 14 0v7z" class="mouth"/><path d="M50 58v5M41.5 61.5l3 4M58.5 61.5l-3 4M38 70h5M57 70h5" class="joint"/></g>`;
}
