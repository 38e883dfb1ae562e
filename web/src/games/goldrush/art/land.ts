/** The landscape of a face as it lies on the table: a turn changes the data, never the drawing. */

import tiles from "../tiles.json";
import {
  type Course,
  type Point,
  type Side,
  CENTRE,
  CORNERS,
  MIDDLE,
  curve,
  far,
  mix,
  straight,
  turnSide,
} from "../../../art/geometry";

export type End = "" | "junction" | "city" | "mountain";
export interface Rail {
  sides: Side[];
  end: End;
  locomotives: number;
}
export interface Mountain {
  sides: Side[];
  nuggets: number;
}
export interface Prairie {
  halves: Half[];
  tipis: number;
  herds: number;
}
export interface Half {
  side: Side;
  second: boolean;
}
export interface Land {
  face: string;
  seed: number;
  city: boolean;
  rails: Rail[];
  mountains: Mountain[];
  prairies: Prairie[];
}

interface Face {
  count: number;
  edges: string;
  city: boolean;
  start: boolean;
  rails: { sides: string; end: string; locomotives: number }[];
  mountains: { sides: string; nuggets: number }[];
  prairies: { halves: string[]; tipis: number; herds: number }[];
}

export const FACES: Record<string, Face> = tiles.faces;
/** How far from the middle a rail ends. */
const STOPS: Record<Exclude<End, "">, number> = { junction: 12, city: 26, mountain: 24 };

function faceNamed(name: string): Face {
  const face = FACES[name];
  if (!face) throw new Error(`no tile ${name}`);
  return face;
}

/** With so many quarter turns clockwise. */
export function lie(name: string, turn: number): Land {
  const face = faceNamed(name);
  const turned = (sides: string) => [...sides].map((side) => turnSide(side, turn));
  return {
    face: name,
    seed: [...name].reduce((n, c) => n * 31 + c.charCodeAt(0), 7) % 997,
    city: face.city,
    rails: face.rails.map((rail) => ({
      sides: turned(rail.sides),
      end: rail.end as End,
      locomotives: rail.locomotives,
    })),
    mountains: face.mountains.map((hill) => ({ sides: turned(hill.sides), nuggets: hill.nuggets })),
    prairies: face.prairies.map((prairie) => ({
      halves: prairie.halves.map((half) => ({ side: turnSide(half.charAt(0), turn), second: half.charAt(1) === "1" })),
      tipis: prairie.tipis,
      herds: prairie.herds,
    })),
  };
}

/** The parts of a face by name, in the order of the rules' names: r1, m1, p1, c1. */
export function partNames(name: string): string[] {
  const face = faceNamed(name);
  return [
    ...face.rails.map((_, i) => `r${i + 1}`),
    ...face.mountains.map((_, i) => `m${i + 1}`),
    ...face.prairies.map((_, i) => `p${i + 1}`),
    ...(face.city ? ["c1"] : []),
  ];
}

/** The way a rail takes over the tile. */
export function courseOf(rail: Rail): Course {
  const from = MIDDLE[rail.sides[0] as Side];
  const second = rail.sides[1];
  if (!second) return straight(from, mix(CENTRE, from, rail.end ? STOPS[rail.end] / 50 : 0));
  const to = MIDDLE[second];
  if (far(from, to) > 99) return straight(from, to);
  return curve(from, to, CORNERS.find((c) => far(c, from) < 51 && far(c, to) < 51) as Point);
}
