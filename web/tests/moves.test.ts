import { expect, test } from "vitest";
import { Moves } from "../src/api/moves";
import type { FromServer, ToldMove } from "../src/api/types";

const told = (notation: string): ToldMove => ({ seat: 0, notation });
const message = (since: number, ...notations: string[]): FromServer =>
  ({
    type: "position",
    since,
    position: { number: since + notations.length, moves: notations.map(told) },
  }) as FromServer;

/** The notations of all moves after the message. */
function heard(moves: Moves, next: FromServer): string[] {
  const whole = moves.completed(next);
  return whole.type === "position" ? whole.position.moves.map((move) => move?.notation ?? "?") : [];
}

test("new moves are added to those that are known", () => {
  const moves = new Moves();
  expect(heard(moves, message(0, "a", "b"))).toEqual(["a", "b"]);
  expect(heard(moves, message(2, "c"))).toEqual(["a", "b", "c"]);
  expect(heard(moves, message(3))).toEqual(["a", "b", "c"]);
});

test("what is taken back goes, and what is played instead comes", () => {
  const moves = new Moves();
  moves.completed(message(0, "a", "b", "c", "d"));
  expect(heard(moves, message(2))).toEqual(["a", "b"]);
  expect(heard(moves, message(1, "x", "y"))).toEqual(["a", "x", "y"]);
});

test("after a reconnection, or through another seat, all is told anew", () => {
  const moves = new Moves();
  moves.completed(message(0, "a", "b", "c"));
  expect(heard(moves, message(0, "p", "q"))).toEqual(["p", "q"]);
});

test("other messages are left as they are", () => {
  const pong: FromServer = { type: "pong" };
  expect(new Moves().completed(pong)).toBe(pong);
});
