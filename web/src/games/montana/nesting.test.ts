/** Montana: the log's nesting. */

import { describe, expect, it } from "vitest";
import type { Happening } from "./types";
import type { Told } from "../../table/model.svelte";
import { levelsOf } from "./nesting";

const told = (name: string, data: Record<string, unknown> = {}): Told<Happening> =>
  ({ move: 0, name, data }) as unknown as Told<Happening>;

describe("the log", () => {
  it("puts what a build brings under it, and leaves out what goes without saying", () => {
    const events = [
      told("TurnBegan", { seat: 0, extra: false }),
      told("FieldBuilt", { seat: 0 }),
      told("SurchargePaid"),
      told("SettlementPlaced", { piece: "regular" }),
      told("SettlementPlaced", { piece: "gate" }),
      told("CattleTaken"),
      told("GatePaid"),
      told("FieldBuilt", { seat: 0 }),
      told("LineCompleted"),
      told("BuildingEnded"),
      told("MountainsLookedAt"),
      told("MountainTaken"),
    ];
    expect(levelsOf(events)).toEqual([-1, 0, 1, -1, 1, 1, 1, 0, 1, 0, 0, 1]);
  });

  it("puts an auction's bids and rewards under its opening", () => {
    const events = [
      "AuctionOpened",
      "BidPlaced",
      "Outbid",
      "AuctionPassed",
      "RewardWon",
      "GoodsUpgraded",
      "RewardWon",
      "GoodsGained",
    ];
    expect(levelsOf(events.map((name) => told(name)))).toEqual([0, 1, 1, 1, 1, 2, 1, 2]);
  });

  it("begins anew with every turn, and says whose turn it is as long as nothing has happened in it", () => {
    const events = [
      told("FieldBuilt"),
      told("TurnBegan", { extra: false }),
      told("GoodsGained"),
      told("TurnBegan", { extra: true }),
      told("WheelSpun"),
      told("TurnBegan", { extra: false }),
    ];
    expect(levelsOf(events)).toEqual([0, -1, 0, 0, 0, 0]);
  });
});
