/** An area in words: what it has, and what it is worth. */

import type { Area } from "./types";
import { t } from "../../shell/texts.svelte";

export interface AreaFacts {
  have: string[];
  points: string[];
}

export function areaFacts(area: Area): AreaFacts {
  const count = (what: string, n: number) => t(`goldrush-ui-${what}`, { count: n });
  const have: string[] = [];
  if (area.kind === "city") have.push(count("tracks", area.tracks));
  else have.push(count("tiles", area.tiles));
  if (area.kind === "track") have.push(count("locomotives", area.locomotives));
  if (area.kind === "mountain")
    have.push(count("nuggets", area.nuggets), area.complete ? count("dead-ore", area.ore) : count("pile", area.ore));
  if (area.kind === "prairie") have.push(count("tipis", area.tipis), count("herds", area.herds));
  else if (!area.complete) have.push(count("open", area.open));
  if (area.complete && !area.owners.length) return { have, points: [] };
  const points = area.complete ? [] : [count("points-now", area.points)];
  if (area.kind !== "prairie") points.push(count("points-complete", area.points_complete));
  return { have, points };
}
