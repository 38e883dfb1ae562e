/** The catalogues, as the client reads them, and the wording of events in four languages. */

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import schema from "../src/api/schema.json";
import { texts, bundleOf } from "../src/shell/texts.svelte";
import { argumentsOf, eventText, kebab } from "../src/table/wording";

const LANGUAGES = ["en", "cs", "hu", "de"];
const PACKAGE = new URL("../../src/bunkhouse/", import.meta.url);
const NAMES = ["Anna", "Béla", "Cyril"];

function source(language: string): string {
  const games = readdirSync(new URL("games/", PACKAGE), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = [`locale/${language}/`, ...games.map((game) => `games/${game.name}/words/${language}/`)];
  return folders
    .map((folder) => new URL(folder, PACKAGE))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8")))
    .join("\n");
}
const ids = (text: string): string[] =>
  [...text.matchAll(/^((?:[a-z]+-)?(?:ui|bot)-[a-z0-9-]+) =/gm)].map((found) => found[1] as string).sort();

/** Every message that the client's code names in full. */
function named(): Set<string> {
  const root = new URL("../src/", import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("api") && !name.endsWith(".test.ts"),
  );
  return new Set(
    files.flatMap((name) =>
      [...readFileSync(new URL(name, root), "utf8").matchAll(/["']((?:[a-z]+-)?ui-[a-z-]+)["']/g)].map(
        (found) => found[1] as string,
      ),
    ),
  );
}

/** A value for each field of an event, as the schema describes it. */
function sample(field: string, type: unknown): unknown {
  const known: Record<string, unknown> = { seat: 1, seats: [0, 2], tile: "t05.b", part: "r2", role: "miner" };
  return known[field] ?? (type === "boolean" ? true : type === "string" ? "?" : 2);
}

describe.each(LANGUAGES)("in %s", (language) => {
  const text = source(language);
  beforeEach(() => {
    texts.bundle = bundleOf(language, text);
  });

  it("has the same messages of the shell and of bots as English", () => {
    expect(ids(text)).toEqual(ids(source("en")));
  });

  it("has every message that the client names", () => {
    expect([...named()].filter((id) => !texts.has(id))).toEqual([]);
  });

  it.each(schema.games.goldrush.events)("words %s without a gap", (name) => {
    const fields =
      (schema.games.goldrush.$defs as Record<string, { properties?: Record<string, { type?: unknown }> }>)[name]
        ?.properties ?? {};
    const data = Object.fromEntries(Object.entries(fields).map(([field, { type }]) => [field, sample(field, type)]));
    const said = eventText("goldrush", { move: 0, name, data }, NAMES);
    expect(said).not.toMatch(/goldrush-event|\{|\}|t05|undefined/);
    expect(said.length).toBeGreaterThan(4);
    if ("seat" in data && name !== "OreSeen" && name !== "TileDiscarded") expect(said).toContain("Béla");
    if ("seats" in data) expect(said).toMatch(/Anna.*Cyril/);
  });

  it("formats every message of the shell and of bots without a fault", () => {
    const bundle = bundleOf(language, text);
    const faults: Error[] = [];
    const given = Object.fromEntries([...text.matchAll(/\{ ?\$(\w+)/g)].map((found) => [found[1] as string, 3]));
    for (const id of ids(text)) {
      const value = bundle.getMessage(id)?.value;
      if (value) bundle.formatPattern(value, given, faults);
    }
    expect(faults).toEqual([]);
  });
});

describe("wording", () => {
  beforeEach(() => {
    texts.bundle = bundleOf("en", source("en"));
  });

  it("tells parts, tiles, seats and lists as the terminal does", () => {
    expect(
      argumentsOf("goldrush", { seat: 0, part: "m1", tile: "t16", seats: [0, 1, 2], forced: false, x: -2 }, NAMES),
    ).toEqual({
      seat: "Anna",
      part: "mountain 1",
      tile: "mountain on two sides",
      seats: "Anna, Béla and Cyril",
      count: 3,
      forced: "no",
      x: -2,
    });
  });

  it("makes ids of class names", () => {
    expect(kebab("UnfinishedMountainScored")).toBe("unfinished-mountain-scored");
  });
});
