/** What the client makes of events, against where the game really stood after them. */

import { describe, expect, it } from "vitest";
import type { Happening, View } from "../src/api/dicetown";
import type { Told } from "../src/table/model.svelte";
import { stages } from "../src/games/dicetown/stages";
import game from "./dicetown-game.json";

interface Step {
  events: Told<Happening>[];
  then: string;
}
const steps = game.steps as unknown as Step[];

/** As in scripts/stages.py. */
function told(view: View): string {
  const seats = view.seats.map((seat) => [
    seat.dice, seat.fresh, seat.dollars, seat.nuggets, seat.cards.store, seat.cards.claims, seat.fenced.length,
  ]); // prettier-ignore
  const town = [
    view.bank,
    view.stagecoach,
    view.mine,
    view.row.join(" "),
    view.sheriff,
    view.store_left,
    view.discarded,
  ];
  return [...seats, town].map((part) => part.join(",")).join("|");
}

/** The view that the compact words describe, on top of another. */
function standing(view: View, words: string): View {
  const parts = words.split("|").map((part) => part.split(","));
  const town = parts.pop() ?? [];
  return {
    ...view,
    seats: view.seats.map((seat, i) => {
      const [dice = "", fresh = "", dollars, nuggets, store, claims, fenced] = parts[i] ?? [];
      const cards = { ...seat.cards, store: Number(store), claims: Number(claims) };
      const wired = Array.from({ length: Number(fenced) }, () => "claim1");
      return { ...seat, dice, fresh, dollars: Number(dollars), nuggets: Number(nuggets), cards, fenced: wired };
    }),
    bank: Number(town[0]),
    stagecoach: Number(town[1]),
    mine: Number(town[2]),
    row: (town[3] ?? "").split(" ").filter(Boolean),
    sheriff: Number(town[4]),
    store_left: Number(town[5]),
    discarded: Number(town[6]),
  };
}

describe("events unfolded", () => {
  // Not told by events: which types a thief gives back, and that a card played in the message before took effect.
  const isVague = ({ events }: Step, before: Step | undefined): boolean =>
    events.some(({ name, data }) => name === "LootKept" && (data as { returned: number }).returned > 0) ||
    (before?.events.some(({ name }) => name === "CardPlayed") ?? false);

  it("end where the game stands", () => {
    let view = game.first as unknown as View;
    const wrong: unknown[] = [];
    steps.forEach((step, i) => {
      const shown = (stages(view, step.events).at(-1)?.view as View | undefined) ?? view;
      if (!isVague(step, steps[i - 1]) && told(shown) !== step.then)
        wrong.push({ events: step.events.map(({ name }) => name).join(" "), shown: told(shown), then: step.then });
      view = standing(view, step.then);
    });
    expect(wrong).toEqual([]);
  });

  it("show every event, in order, and something for a while", () => {
    const view = game.first as unknown as View;
    for (const { events } of steps) {
      const shown = stages(view, events);
      const seen = shown.flatMap((stage) => stage.events);
      const isShown = new Set(seen);
      expect(seen).toEqual(events.filter((event) => isShown.has(event)));
      expect(shown.every(({ ms }) => ms > 0)).toBe(true);
    }
  });
});
