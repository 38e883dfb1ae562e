/** The log of Dice Town: what is told as one line, and what stands under what. */

import { describe, expect, it } from "vitest";
import type { Happening } from "./types";
import type { ToldEvent } from "../../api/types";
import { toldOf } from "../../table/model.svelte";
import { gathered, levels } from "./log";

const event = (name: string, data: object = {}, move = 0): ToldEvent => ({ move, name, data });
const told = (events: readonly ToldEvent[]) => gathered(events).map(({ name, data }) => [name, data]);

describe("cards that come one after another", () => {
  it("are one line as long as it is about the same player", () => {
    const won = [event("ClaimWon", { seat: 1, card: "claim3" }), event("ClaimWon", { seat: 1, card: "claim1" })];
    expect(told([...won, event("ClaimWon", { seat: 2, card: "claim1" })])).toEqual([
      ["ClaimWon", { seat: 1, card: ["claim3", "claim1"] }],
      ["ClaimWon", { seat: 2, card: "claim1" }],
    ]);
  });

  it("stay together although their backs are told in between, and lead to the last of them", () => {
    const lines = gathered([
      event("CardTaken", { seat: 0, type: "claim", victims: [1] }, 4),
      event("StolenCardSeen", { seat: 0, victims: [1], card: "claim5" }, 4),
      event("CardTaken", { seat: 0, type: "store", victims: [1] }, 5),
      event("StolenCardSeen", { seat: 0, victims: [1], card: "wanted" }, 5),
    ]);
    expect(lines.map(({ name }) => name)).toEqual(["CardTaken", "CardTaken", "StolenCardSeen"]);
    expect(lines[2]).toEqual(event("StolenCardSeen", { seat: 0, victims: [1], card: ["claim5", "wanted"] }, 5));
  });

  it("are counted at the end of the game", () => {
    const shown = ["claim2", "claim1", "claim2"].map((card) => event("CardLaidOpen", { seat: 0, card }));
    const [line, ...more] = gathered(shown);
    expect(more).toEqual([]);
    expect((line?.data as { card: string[] }).card).toHaveLength(2);
    expect((line?.data as { card: string[] }).card[1]).toMatch(/^2.×/);
  });

  it("are two lines if something else happens in between", () => {
    const turned = event("ClaimTurned", { card: "claim1" });
    expect(told([turned, event("RoundBegan", { round: 2 }), turned])).toHaveLength(3);
  });
});

describe("what stands under what", () => {
  it("puts what a house brings under it, and does not repeat whom the Sheriff has chosen", () => {
    const names = [
      "RoundBegan", "DiceRevealed", "TieHeld", "OfferShown", "Favoured", "LocationVisited", "NuggetsTaken",
      "LocationVisited", "BankRobbed", "RoundBegan", "RollSeen",
    ]; // prettier-ignore
    expect(levels(toldOf<Happening>(names.map((name) => event(name))))).toEqual([0, 0, 0, 1, 1, -1, 1, 0, 1, 0, 0]);
  });

  it("has the Elixir begin something, too", () => {
    const events = [
      event("LocationVisited"),
      event("CardPlayed", { card: "elixir" }),
      event("CardPlayed", { card: "wanted" }),
    ];
    expect(levels(toldOf<Happening>(events))).toEqual([0, 0, 1]);
  });
});
