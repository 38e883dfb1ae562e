import { describe, expect, it } from "vitest";
import type { PositionMessage, ToldEvent, ViewChange } from "../src/api/types";
import { unfolded } from "../src/table/unfolding";

const showing = { ms: { Rolled: 500, Paid: 300, Won: 800 }, together: new Set(["Rolled"]) };
const event = (name: string): ToldEvent => ({ move: 3, name, data: {} });
const message = (events: ToldEvent[], changes: ViewChange[] | null): PositionMessage =>
  ({ type: "position", since: 3, position: { events, changes } }) as unknown as PositionMessage;
const before = {
  bank: 4,
  seats: [
    { dollars: 1, dice: "none" },
    { dollars: 2, dice: "none" },
  ],
  row: ["a"],
};

describe("what happened, unfolded", () => {
  const events = ["Rolled", "Rolled", "Paid", "Whispered", "Won"].map(event);
  const changes: ViewChange[] = [
    { event: 0, path: ["seats", 0, "dice"], value: "9 9" },
    { event: 1, path: ["seats", 1, "dice"], value: "A" },
    { event: 2, path: ["seats", 1, "dollars"], value: 0 },
    { event: 2, path: ["bank"], value: 6 },
    { event: 3, path: ["seats", 0, "dollars"], value: null },
    { event: 4, path: ["row"], value: [] },
  ];
  const stages = unfolded(before, message(events, changes), showing);

  it("shows together what happens to all, and lets the quiet go with the event before", () => {
    expect(stages.map(({ events, ms }) => [events.map(({ name }) => name), ms])).toEqual([
      [["Rolled", "Rolled"], 500],
      [["Paid", "Whispered"], 300],
      [["Won"], 800],
    ]);
  });

  it("has the view at each of them, and leaves the one before alone", () => {
    expect(stages.map(({ view }) => view)).toEqual([
      {
        bank: 4,
        seats: [
          { dollars: 1, dice: "9 9" },
          { dollars: 2, dice: "A" },
        ],
        row: ["a"],
      },
      {
        bank: 6,
        seats: [
          { dollars: null, dice: "9 9" },
          { dollars: 0, dice: "A" },
        ],
        row: ["a"],
      },
      {
        bank: 6,
        seats: [
          { dollars: null, dice: "9 9" },
          { dollars: 0, dice: "A" },
        ],
        row: [],
      },
    ]);
    expect(before).toEqual({
      bank: 4,
      seats: [
        { dollars: 1, dice: "none" },
        { dollars: 2, dice: "none" },
      ],
      row: ["a"],
    });
  });

  it("is nothing where the server has not told how it came about", () => {
    expect(unfolded(before, message(events, null), showing)).toEqual([]);
  });
});
