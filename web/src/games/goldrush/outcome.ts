/** What a tile would join and complete, read off the views before and after it. */

import type { Area, View } from "./types";

export interface Joined {
  kind: string;
  owners: number[];
  count: number;
}
export interface Completed {
  kind: string;
  owners: number[];
  points: number;
  count: number;
}
export interface Outcome {
  joins: Joined[];
  completes: Completed[];
  ore: number;
}

export const partKey = (x: number, y: number, part: string): string => `${x},${y},${part}`;

/** By the key of each of its parts. */
export function areasByPart(view: View): Map<string, Area> {
  return new Map(view.areas.flatMap((area) => area.parts.map((part) => [part, area] as const)));
}

/** Of the tile at (x, y), which is on the table in `after` only; `claimed` is the part where my figure would stand. */
export function outcomeOf(
  before: View,
  after: View,
  x: number,
  y: number,
  me: number,
  claimed: string | null,
): Outcome {
  const old = areasByPart(before);
  const here = `${x},${y},`;
  const joins: Joined[] = [];
  const completes: Completed[] = [];
  for (const area of after.areas) {
    const touched = [...new Set(area.parts.map((part) => old.get(part)).filter((known) => known !== undefined))];
    if (area.parts.some((part) => part.startsWith(here))) {
      for (const known of touched) {
        if (known.kind !== "prairie" || known.owners.length)
          add(joins, { kind: known.kind, owners: known.owners, count: 1 });
      }
    }
    if (area.complete && !touched.some((known) => known.complete)) {
      const isMine = claimed !== null && area.parts.includes(here + claimed);
      add(completes, { kind: area.kind, owners: isMine ? [me] : area.owners, points: area.points_complete, count: 1 });
    }
  }
  return { joins, completes, ore: before.ore_supply - after.ore_supply };
}

/** Things of one kind and owner are told together. */
function add<T extends { kind: string; owners: number[]; count: number; points?: number }>(list: T[], one: T): void {
  const same = list.find((other) => other.kind === one.kind && other.owners.join() === one.owners.join());
  if (!same) list.push(one);
  else {
    same.count += 1;
    if (same.points !== undefined) same.points += one.points ?? 0;
  }
}
