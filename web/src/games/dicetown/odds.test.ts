import { describe, expect, it } from "vitest";
import { FACES, countsOf, facesOf } from "./faces";
import { atLeast, handsAfter, improvement } from "./odds";
import { HANDS, chase, handOf, rolls, strength } from "./hands";

const hand = (text: string) => countsOf(facesOf(text));
const NONE = FACES.map(() => 0);

describe("hands", () => {
  it("rank as in the rulebook's answers", () => {
    const beats = (a: string, b: string) => expect(strength(hand(a))).toBeGreaterThan(strength(hand(b)));
    beats("K K K K 9", "J J J J A"); // DT-EX6
    beats("J J J 9 9", "10 10 10 A A"); // DT-EX7
    beats("J J J K K", "J J J Q Q");
    beats("10 J Q K A", "9 10 J Q K"); // DT-EX8
    beats("9 9 9 10 10", "10 J Q K A");
    beats("A A K 9 10", "A A Q J 10");
    expect(strength(hand("9 10 J Q A"))).toBe(Math.min(...rolls(5).map(({ counts }) => strength(counts)))); // DT-6.9
  });

  it("have 252 strengths, and without kickers all high cards tie", () => {
    const all = rolls(5).map(({ counts }) => counts);
    expect(new Set(all.map((counts) => strength(counts))).size).toBe(252);
    const high = all.filter((counts) => handOf(counts) === "high").map((counts) => strength(counts, false));
    expect([high.length, new Set(high).size]).toEqual([4, 1]);
  });
});

describe("chances", () => {
  it("count all 7776 rolls as the check table does (DT-6.9)", () => {
    expect(Object.fromEntries(HANDS.map((name, i) => [name, handsAfter(NONE, 5)[i]]))).toEqual({
      five: 6,
      four: 150,
      full_house: 300,
      straight: 240,
      three: 1200,
      two_pairs: 1800,
      pair: 3600,
      high: 480,
    });
  });

  it("add up, whatever is kept", () => {
    for (const text of ["9", "9 9", "J Q K", "A A A A", "9 10 J Q K"]) {
      const kept = facesOf(text);
      const ways = handsAfter(countsOf(kept), 5 - kept.length);
      expect(ways.reduce((a, b) => a + b)).toBe(6 ** (5 - kept.length));
    }
  });

  it("tell how often rolling on is better", () => {
    // Four kings and a nine: only the last die is rolled; any other face than the nine is higher, a king most of all.
    expect(improvement(hand("K K K K 9"), hand("K K K K"))).toEqual({ better: 5, same: 1, worse: 0, of: 6 });
    // An open straight 10 J Q K with a pair: nine or ace makes it; a single higher pair card is counted too.
    const open = improvement(hand("10 10 J Q K"), hand("10 J Q K"));
    expect(open).toEqual({ better: 5, same: 1, worse: 0, of: 6 });
    expect(improvement(hand("A A A A A"), hand("A A A A"))).toEqual({ better: 0, same: 1, worse: 5, of: 6 });
    const all = improvement(hand("9 10 J Q A"), NONE);
    expect(all.worse).toBe(0);
    expect(all.better + all.same).toBe(7776);
    expect(all.same).toBe(120);
  });

  it("of one face in one roll", () => {
    expect(atLeast(5, 1)).toEqual({ ways: 7776 - 3125, of: 7776 });
    expect(atLeast(2, 2)).toEqual({ ways: 1, of: 36 });
    expect(atLeast(3, 0)).toEqual({ ways: 216, of: 216 });
    expect(atLeast(1, 2).ways).toBe(0);
  });

  it("of chasing one face for free (DT-6.9)", () => {
    const ways = chase(5);
    const all = ways.reduce((a, b) => a + b);
    expect(all).toBe(6 ** 15);
    expect(ways.map((count) => Math.round((count / all) * 10000) / 100)).toEqual([
      6.49, 25.51, 36.71, 23.81, 6.81, 0.66,
    ]);
  });
});
