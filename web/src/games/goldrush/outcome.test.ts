import { describe, expect, it } from "vitest";
import type { Area, View } from "./types";
import { outcomeOf } from "./outcome";

const area = (kind: string, parts: string[], more: Partial<Area> = {}): Area => ({
  kind,
  parts,
  tiles: parts.length,
  open: 1,
  complete: false,
  owners: [],
  cowboys: [],
  locomotives: 0,
  nuggets: 0,
  ore: 0,
  tipis: 0,
  herds: 0,
  tracks: 0,
  points: parts.length,
  points_complete: parts.length,
  ...more,
});
const view = (areas: Area[], supply: number): View => ({
  seats: [],
  active: 0,
  without_farmers: false,
  hand: null,
  tiles: [],
  cowboys: [],
  tents: [],
  areas,
  tiles_left: 0,
  bag: {},
  discards: [],
  ore_supply: supply,
  ore_boxed: 0,
  over: false,
});

describe("outcome", () => {
  const before = view(
    [
      area("track", ["0,0,r1"], { owners: [1] }),
      area("prairie", ["0,0,p1"]),
      area("mountain", ["5,5,m1"], { complete: true }),
    ],
    10,
  );

  it("tells what is joined and whose it is, but not a prairie without farmers", () => {
    const after = view(
      [area("track", ["0,0,r1", "1,0,r1"], { owners: [1] }), area("prairie", ["0,0,p1", "1,0,p1"])],
      9,
    );
    expect(outcomeOf(before, after, 1, 0, 0, null)).toEqual({
      joins: [{ kind: "track", owners: [1], count: 1 }],
      completes: [],
      ore: 1,
    });
  });

  it("tells what is completed, for whom, and forgets what was complete before", () => {
    const done = area("track", ["0,0,r1", "1,0,r1"], { owners: [1], complete: true, points_complete: 4 });
    const after = view([done, area("mountain", ["5,5,m1"], { complete: true })], 10);
    expect(outcomeOf(before, after, 1, 0, 0, null).completes).toEqual([
      { kind: "track", owners: [1], points: 4, count: 1 },
    ]);
  });

  it("gives a free area to my figure, and adds up what is alike", () => {
    const after = view(
      [
        area("track", ["1,0,r1"], { complete: true, points_complete: 1 }),
        area("track", ["1,0,r2"], { complete: true, points_complete: 2 }),
        area("track", ["1,0,r3"], { complete: true, points_complete: 3 }),
      ],
      10,
    );
    expect(outcomeOf(before, after, 1, 0, 0, "r2").completes).toEqual([
      { kind: "track", owners: [], points: 4, count: 2 },
      { kind: "track", owners: [0], points: 2, count: 1 },
    ]);
  });
});
