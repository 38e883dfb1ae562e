/** The rules page: every clause of the catalogues is found, in the order of the file, and named as in the rules. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chaptersOf, clauseOf } from "../src/rules/chapters";

const SOURCE = new URL("../../src/bunkhouse", import.meta.url).pathname;
/** Every game has a catalogue of its own, wherever it lies. */
const CATALOGUES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\ben\b.*rules\.ftl$/.test(path),
);

describe.each(CATALOGUES)("the rules in %s", (path) => {
  const text = readFileSync(join(SOURCE, path), "utf8");
  const prefix = /^([a-z]+)-1 =/m.exec(text)?.[1] ?? "";
  const ids = [...text.matchAll(new RegExp(`^(${prefix}-[0-9a-z-]+) =`, "gm"))].map((found) => found[1] as string);

  it("are all there, in order", () => {
    const known = new Set(ids);
    const chapters = chaptersOf(prefix, (id) => known.has(id));
    expect(ids.length).toBeGreaterThan(50);
    expect(chapters.flatMap((chapter) => [chapter.id, ...chapter.clauses])).toEqual(ids);
  });
});

describe("a clause", () => {
  it.each([
    ["gr-4-10", "GR-4.10"],
    ["dt-7-0a", "DT-7.0a"],
    ["dt-7-8-1", "DT-7.8.1"],
  ])("%s is %s", (id, clause) => {
    expect(clauseOf(id)).toBe(clause);
  });
});
