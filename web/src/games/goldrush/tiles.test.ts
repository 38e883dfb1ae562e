/** What must hold of every drawn tile, in every turn. */

import { describe, expect, it } from "vitest";
import { type Point, MIDDLE, SIDES, far, turnSide } from "../../art/geometry";
import { FACES, courseOf, lie, partNames } from "./art/land";
import { massif, range } from "./art/mountains";
import { partAt, partNamed, partsOf } from "./art/parts";
import { drawTile, mountainSeed } from "./art/tile";
import tiles from "./tiles.json";

const EVERY = Object.keys(FACES).flatMap((face) => [0, 1, 2, 3].map((turn) => [face, turn] as const));

/** Just inside the middle, and the two quarters, of a side. */
function inside(side: string, t: number): Point {
  const places: Record<string, Point> = {
    N: [100 * t, 1],
    E: [99, 100 * t],
    S: [100 - 100 * t, 99],
    W: [1, 100 - 100 * t],
  };
  return places[side] ?? [50, 50];
}

describe("components", () => {
  it("are the printed 72 tiles and 63 tokens", () => {
    expect(Object.values(FACES).reduce((sum, face) => sum + face.count, 0)).toBe(72);
    expect(tiles.ore.reduce((sum, token) => sum + token.count, 0)).toBe(63);
  });
});

/** The feet of all peaks, as "x width", whose base lies this far down. */
function peaksAt(drawing: string, y: number): string[] {
  const crests = [...drawing.matchAll(/<path d="M([-\d.]+) ([-\d.]+)L[^"]*L([-\d.]+) ([-\d.]+)" class="crest"/g)];
  return crests.filter((crest) => Math.abs(Number(crest[2]) - y) < 0.01).map((crest) => `${crest[1]} ${crest[3]}`);
}

describe("a shared side", () => {
  const square: Point[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];
  const ridge = (side: "N" | "E" | "S" | "W") => range({ sides: [side], nuggets: 1 }, square, [[50, 50]]);

  it("is crossed by the same peaks, drawn by the tile above and the tile below", () => {
    for (const y of [6, 12]) {
      expect(peaksAt(ridge("S"), 100 + y).length).toBeGreaterThan(0);
      expect(peaksAt(ridge("S"), 100 + y)).toEqual(peaksAt(ridge("N"), y));
    }
  });

  it("is crossed by the same peaks, drawn by the tile to the left and the tile to the right", () => {
    for (const y of [32, 72]) {
      const left = peaksAt(ridge("E"), y).find((peak) => peak.startsWith("88"));
      const right = peaksAt(ridge("W"), y).find((peak) => peak.startsWith("-12"));
      expect([left, right]).toEqual(["88 112", "-12 12"]);
    }
  });
});

describe.each(EVERY)("%s turned %i", (face, turn) => {
  const land = lie(face, turn);

  it("draws finite numbers only", () => {
    expect(drawTile(face, turn)).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("brings every rail to the middle of its side, square to it", () => {
    for (const rail of land.rails) {
      const course = courseOf(rail);
      const first = rail.sides[0] as "N";
      expect(far(course.at(0), MIDDLE[first])).toBeLessThan(0.01);
      const [a, b] = [course.at(0), course.at(0.5)];
      const inward: Point = [(50 - a[0]) / 50, (50 - a[1]) / 50];
      expect((b[0] - a[0]) * inward[0] + (b[1] - a[1]) * inward[1]).toBeGreaterThan(0.49);
    }
  });

  it("fills every mountain side from corner to corner and touches no other", () => {
    land.mountains.forEach((mountain, i) => {
      const { feet } = massif(mountain, mountainSeed(face, i));
      const part = partNamed(face, turn, `m${i + 1}`);
      for (const side of SIDES)
        for (const t of [0.1, 0.5, 0.9]) {
          if (mountain.sides.includes(side as "N")) expect(part?.contains(inside(side, t))).toBe(true);
          else if (t === 0.5) expect(part?.contains(inside(side, t))).toBe(false);
        }
      for (const foot of feet) for (const end of [foot[0], foot.at(-1)]) expect([0, 100]).toContain(end?.[0]);
    });
  });

  it("has the part that the data names at every half-side", () => {
    land.prairies.forEach((prairie, i) => {
      for (const half of prairie.halves)
        expect(partAt(face, turn, inside(half.side, half.second ? 0.75 : 0.25))?.name).toBe(`p${i + 1}`);
    });
    land.rails.forEach((rail, i) => {
      for (const side of rail.sides) expect(partAt(face, turn, inside(side, 0.5))?.name).toBe(`r${i + 1}`);
    });
  });

  it("knows every part, each with a place to stand inside the tile", () => {
    expect(
      partsOf(face, turn)
        .map((part) => part.name)
        .sort(),
    ).toEqual(partNames(face).sort());
    for (const part of partsOf(face, turn)) for (const at of part.spot) expect(Math.abs(at - 50)).toBeLessThan(50);
  });

  it("turns the data, not the picture", () => {
    const upright = lie(face, 0);
    expect(land.rails.map((rail) => rail.sides)).toEqual(
      upright.rails.map((rail) => rail.sides.map((side) => turnSide(side, turn))),
    );
  });
});
