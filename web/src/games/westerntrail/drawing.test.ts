/** Great Western Trail: components, layout, drawings, texts and the log's nesting. */

import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Happening } from "./types";
import type { Told } from "../../table/model.svelte";
import { branches } from "./art/map";
import { ICONS } from "./art/icons";
import { slotRow, taskGlyphs } from "./art/plates";
import {
  BUILDINGS,
  CATTLE,
  CITIES,
  OBJECTIVES,
  RAIL_LAST,
  SPACES,
  STATIONS,
  SUPPLY,
  effectsOf,
  slotsAt,
  tasksOf,
  wayBetween,
} from "./data";
import { TABLE, cityBox, railAt, spaceAt, spaceSize, stationBox } from "./layout";
import { levelsOf } from "./nesting";
import { wishFor } from "./why";
import printed from "./components.json";

const FOLDER = new URL("./", import.meta.url);

describe("components", () => {
  it("are what is in the box", () => {
    expect(Object.keys(BUILDINGS)).toHaveLength(7 + 20);
    expect(Object.values(CATTLE).filter((card) => card.market)).toHaveLength(9);
    expect(Object.keys(OBJECTIVES)).toHaveLength(21 + 4);
    expect(Object.keys(STATIONS)).toHaveLength(10);
    expect(Object.keys(CITIES)).toHaveLength(10);
    expect(Object.values(SPACES).filter((space) => space.kind === "player")).toHaveLength(22);
  });

  it("name only tasks that are there", () => {
    const named = [
      ...Object.values(printed.buildings).flatMap((row) => row.slots.flat()),
      ...Object.values(printed.objectives).flatMap((row) => row.slot),
    ];
    for (const task of named) expect(effectsOf(task).length, task).toBeGreaterThan(0);
  });

  it("give a building its own actions and that of its space", () => {
    expect(slotsAt("2a", "dr1")).toEqual([["2a_1"], ["2a_2"], ["cattle_for_certificate"]]);
    expect(slotsAt("flood_2_green", "flood1")).toEqual([]);
    expect(tasksOf("C_1")).toEqual(["C_1_1", "C_1_2"]);
    expect(tasksOf("1a_1")).toEqual(["1a_1"]);
  });
});

describe("the map", () => {
  const kinds = Object.keys(SPACES);

  it("has every step of the trail in one branch", () => {
    const steps = branches().flatMap((branch) => branch.slice(1).map((id, i) => `${branch[i]} ${id}`));
    const wanted = Object.values(SPACES).flatMap((space) => space.next.map((next) => `${space.id} ${next}`));
    expect(steps.sort()).toEqual(wanted.sort());
  });

  it("has no two tiles on one another", () => {
    for (const [i, a] of kinds.entries())
      for (const b of kinds.slice(i + 1)) {
        if ([a, b].some((id) => ["start", "kansas_city"].includes(id))) continue;
        const [p, q, v, w] = [spaceAt(a), spaceAt(b), spaceSize(a), spaceSize(b)];
        const overlap = Math.min(v[0] + w[0] - Math.abs(p[0] - q[0]), v[1] + w[1] - Math.abs(p[1] - q[1]));
        expect(overlap, `${a} ${b}`).toBeLessThan(12);
      }
  });

  it("keeps railroad, stations and cities on the table and apart", () => {
    const rails = Array.from({ length: RAIL_LAST + 1 }, (_, n) => railAt(String(n)));
    for (const [x, y] of rails) expect(x > 0 && x < TABLE.width && y > 0 && y < TABLE.height).toBe(true);
    expect(new Set(rails.map(String)).size).toBe(rails.length);
    for (const boxes of [Object.keys(STATIONS).map(stationBox), Object.keys(CITIES).map(cityBox)])
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1))
          expect(
            a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y || b.y + b.height <= a.y,
          ).toBe(true);
  });

  it("knows the way between two stops", () => {
    expect(wayBetween("A", "B")).toEqual(["a1", "a2", "a3", "B"]);
    expect(wayBetween("cd", "tr1").at(0)).toBe("teepee_1");
    expect(wayBetween("start", "A")).toEqual(["A"]);
  });
});

describe("drawings", () => {
  it("have a symbol for every verb, card and need", () => {
    for (const task of Object.keys(printed.tasks)) expect(taskGlyphs(task).length, task).toBeGreaterThan(0);
    for (const { needs } of Object.values(OBJECTIVES))
      for (const need of needs) expect(ICONS, need).toHaveProperty(need);
    for (const { breed } of Object.values(CATTLE)) expect(ICONS).toHaveProperty(breed);
    for (const { kind, what } of Object.values(SUPPLY)) if (kind === "worker") expect(ICONS).toHaveProperty(what);
  });

  it("never leave a plate", () => {
    for (const { slots } of Object.values(BUILDINGS))
      for (const slot of slots) {
        const scale = Number(/scale\(([\d.]+)\)/.exec(slotRow(slot, 66, 22))?.[1]);
        expect(scale).toBeGreaterThan(0.3);
        expect(scale).toBeLessThanOrEqual(22 / 21 + 0.001);
      }
  });
});

describe("texts", () => {
  const source = readdirSync(FOLDER)
    .filter((name) => /\.(ts|svelte)$/.test(name) && !/^types\.ts$|\.test\.ts$/.test(name))
    .map((name) => readFileSync(new URL(name, FOLDER), "utf8"))
    .join("\n");
  const catalogue = readFileSync(
    new URL("../../../../src/bunkhouse/games/westerntrail/words/en/table.ftl", import.meta.url),
    "utf8",
  );
  const messages = new Set([...catalogue.matchAll(/^westerntrail-ui-([a-z0-9-]+) =/gm)].map((found) => found[1]));
  const quoted = new Set([...source.matchAll(/["']([a-z][a-z0-9-]*)["']/g)].map((found) => found[1]));
  const beginnings = [...source.matchAll(/ui\(`([a-z-]*-)\$\{/g)].map((found) => found[1] ?? "");

  it("exist for everything that the table says", () => {
    for (const [, id] of source.matchAll(/\bui\(\s*["']([a-z0-9-]+)["']/g)) expect(messages, id).toContain(id);
    for (const id of source.matchAll(/"westerntrail-ui-([a-z0-9-]+)"/g)) expect(messages).toContain(id[1]);
    const verbs = new Set(
      Object.values(printed.tasks).flatMap((effects) => effects.map((effect) => String(effect[0]))),
    );
    for (const verb of verbs)
      if (verb !== "objective") expect(messages, verb).toContain(`do-${verb.replaceAll("_", "-")}`);
    for (const { needs } of Object.values(OBJECTIVES))
      for (const need of needs) expect(messages).toContain(`need-${need.replaceAll("_", "-")}`);
  });

  it("are all said somewhere", () => {
    const made = [/-card$/, /^key-/];
    const unused = [...messages].filter(
      (id) =>
        id && !quoted.has(id) && !beginnings.some((start) => id.startsWith(start)) && !made.some((end) => end.test(id)),
    );
    expect(unused).toEqual([]);
  });
});

describe("pressing what is not offered", () => {
  it("asks about what the question would have it do", () => {
    expect(wishFor("hire", "job 3 cowboy")).toEqual({ kind: "hire", row: 3, worker: "cowboy" });
    expect(wishFor("buy", "cattle west_highland_4")).toEqual({ kind: "buy", option: "v4_1", card: "west_highland_4" });
    expect(wishFor("act-more", "aux aux_draw true")).toEqual({ kind: "aux", aux: "aux_draw", double: true });
    expect(wishFor("hire", "city topeka")).toBeNull();
    expect(wishFor(null, "city topeka")).toBeNull();
  });
});

describe("the log", () => {
  const events = (...names: (string | [string, object])[]): Told<Happening>[] =>
    names.map(
      (one, move) =>
        ({
          move,
          name: typeof one === "string" ? one : one[0],
          data: typeof one === "string" ? {} : one[1],
        }) as unknown as Told<Happening>,
    );

  it("lays what an action causes under it, and what that causes under that", () => {
    const told = events(
      "TurnBegan",
      "HerderMoved",
      "TollPaid",
      ["ActionDone", { task: "A_2" }],
      "WorkerHired",
      ["ActionDone", { task: "cowboy_4" }],
      "HazardRemoved",
      ["ActionDone", { task: "A_1" }],
      "CardDiscarded",
      "MoneyGained",
    );
    expect(levelsOf(told)).toEqual([-1, 0, 1, 0, 1, 2, 3, 0, 1, 1]);
  });

  it("lays an auxiliary action under the tile that allows it, or nowhere", () => {
    const allowed = events("TurnBegan", "HerderMoved", ["ActionDone", { task: "G_2" }], "AuxiliaryDone", "MoneyGained");
    expect(levelsOf(allowed)).toEqual([-1, 0, 0, 1, 2]);
    expect(levelsOf(events("TurnBegan", "HerderMoved", "AuxiliaryDone", "MoneyGained"))).toEqual([-1, 0, 0, 1]);
  });

  it("has one line for all cards that somebody draws at a time", () => {
    const [mine, other] = [{ seat: 0 }, { seat: 1 }];
    const told = events(
      ["CardDrawn", mine],
      ["CardSeen", mine],
      ["CardDrawn", mine],
      ["CardSeen", mine],
      ["CardDrawn", other],
      ["CardDrawn", other],
      "DeckReshuffled",
      ["CardDrawn", other],
    );
    expect(levelsOf(told)).toEqual([-1, 0, -1, -1, 0, -1, 0, 0]);
  });

  it("lays cards under the action that draws them, but not those that fill up the hand", () => {
    const drawn: [string, object] = ["AuxiliaryDone", { aux: "aux_draw", double: false }];
    expect(levelsOf(events("TurnBegan", "HerderMoved", drawn, "CardDrawn", "CardDiscarded"))).toEqual([-1, 0, 0, 1, 1]);
    const paid: [string, object] = ["AuxiliaryDone", { aux: "aux_money", double: false }];
    expect(levelsOf(events("TurnBegan", "HerderMoved", paid, "MoneyGained", "CardDrawn"))).toEqual([-1, 0, 0, 1, 0]);
  });
});
