/** The plain board: how a view that nobody has drawn is laid out, and how many choices are grouped. */

import { describe, expect, it } from "vitest";
import { groupsOf, isFinished } from "../src/table/plain/groups";
import { isGrid, layoutOf, varyingOf } from "../src/table/plain/shapes";

const SEATS = 3;
const names = (view: object, varying: string[] = []) => {
  const { facts, rows, others } = layoutOf(view, SEATS, new Set(varying));
  return [facts.map(([name]) => name), rows.map(({ name }) => name), others.map(([name]) => name)];
};

describe("a view", () => {
  it("has facts, what each seat has, and the rest", () => {
    const view = {
      round: 3,
      night: true,
      last: null,
      totals: [4, 0, 7],
      market: ["red", "blue"],
      weather: { wind: 2 },
    };
    expect(names(view)).toEqual([["round", "night", "last"], ["totals"], ["market", "weather"]]);
  });

  it("has a row for each field of what each seat has", () => {
    const seats = [
      { dollars: 3, hand: ["a", "b"] },
      { dollars: 5, hand: null },
      { dollars: 0, hand: null },
    ];
    const { rows } = layoutOf({ seats }, SEATS);
    expect(rows).toEqual([
      { key: "seats dollars", name: "dollars", values: [3, 5, 0] },
      { key: "seats hand", name: "hand", values: [["a", "b"], null, null] },
    ]);
  });

  it("may have fields of the same name in two places", () => {
    const { rows } = layoutOf({ score: [1, 2, 3], seats: [{ score: 1 }, { score: 2 }, { score: 3 }] }, SEATS);
    expect(rows.map(({ key }) => key)).toEqual(["score", "seats score"]);
  });

  it("does not take for the seats' what only happens to be as long", () => {
    const board = [
      ["", "x", "o"],
      ["x", "", ""],
      ["o", "", "x"],
    ];
    expect(names({ row: ["red", "blue", "red"], board, seats: [0, 2, 1] })).toEqual([
      [],
      [],
      ["row", "board", "seats"],
    ]);
    expect(varyingOf({ dice: [6, 6], totals: [1, 2, 3], round: 1 }, SEATS)).toEqual(["dice"]);
    expect(names({ dice: [6, 6, 1], totals: [1, 2, 3] }, ["dice"])).toEqual([[], ["totals"], ["dice"]]);
    expect(isGrid(board)).toBe(true);
  });

  it("may be anything", () => {
    expect(names(null as unknown as object)).toEqual([[], [], []]);
    expect(layoutOf([1, 2], SEATS).others).toEqual([["view", [1, 2]]]);
  });
});

const offer = (action: number, kind: string, notation = `${kind} ${action}`) => ({
  action,
  notation,
  choice: { kind },
});
const many = (count: number, kindOf: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => offer(i, kindOf(i)));

describe("choices", () => {
  it("are one group while they are few", () => {
    expect(groupsOf(many(6, (i) => (i % 2 ? "take" : "put"))).map(({ kind }) => kind)).toEqual([null]);
  });

  it("are grouped by their kind and numbered in the order in which they are shown", () => {
    const groups = groupsOf(many(12, (i) => (i % 2 ? "take" : "put")));
    expect(groups.map(({ kind, offers }) => [kind, offers.length])).toEqual([
      ["put", 6],
      ["take", 6],
    ]);
    expect(groups.flatMap(({ offers }) => offers.map(({ number }) => number))).toEqual(
      [...Array(12).keys()].map((i) => i + 1),
    );
  });

  it("are grouped by the first word of their notation where all are of one kind", () => {
    const noted = Array.from({ length: 10 }, (_, i) => offer(i, "noted", `${i < 5 ? "buy" : "sell"} ${i}`));
    expect(groupsOf(noted).map(({ kind }) => kind)).toEqual(["buy", "sell"]);
  });

  it("are chosen by a number as soon as no longer one can be meant", () => {
    expect([isFinished("3", 9), isFinished("1", 9), isFinished("1", 12), isFinished("12", 12), isFinished("2", 12)]).toEqual([
      true, true, false, true, true,
    ]); // prettier-ignore
  });
});
