/** Which event caused what: how deep each line of the log lies under the one that began it. */

import type { Happening } from "./types";
import type { Told } from "../../table/model.svelte";

type Event = Told<Happening>;

/** Under which event an event lies; whatever is not named here stands for itself. */
const CAUSES: Record<string, readonly string[]> = {
  EventRemoved: ["RoundBegan"],
  EventActive: ["RoundBegan"],
  EventDrawn: ["RoundBegan"],
  EventDeckShuffled: ["RoundBegan"],
  GrainPaid: ["WheelSpun"],
  WorkersReturned: ["WheelSpun", "FieldBuilt", "WorkerHired", "CattleTradedForWorker", "GoldUsed", "WorkersGained"],
  SmallSpaceUsed: ["AreaWorked"],
  BidPlaced: ["AuctionOpened"],
  Outbid: ["AuctionOpened"],
  AuctionPassed: ["AuctionOpened"],
  RewardWon: ["AuctionOpened"],
  GoodsUpgraded: ["RewardWon"],
  SurchargePaid: ["FieldBuilt"],
  SettlementPlaced: ["FieldBuilt"],
  LineCompleted: ["FieldBuilt"],
  CattleTaken: ["FieldBuilt"],
  CanteenTaken: ["FieldBuilt"],
  MiddleOpened: ["FieldBuilt"],
  MarketExchanged: ["FieldBuilt"],
  GatePaid: ["FieldBuilt"],
  MountainSeen: ["MountainsLookedAt"],
  MountainTaken: ["MountainsLookedAt"],
  MountainsLeft: ["MountainsLookedAt"],
  SilverGained: ["FieldBuilt", "AreaWorked", "WheelSpun", "AuctionOpened", "GoldUsed"],
  GoodsGained: ["RewardWon", "FieldBuilt", "AreaWorked", "AuctionOpened", "GoldUsed"],
  WorkersGained: ["FieldBuilt", "WheelSpun", "GoldUsed"],
  GoodsMissing: ["AreaWorked", "FieldBuilt", "AuctionOpened", "GoldUsed"],
  WorkersMissing: ["WheelSpun", "FieldBuilt", "GoldUsed"],
};
/** Not for the log: the heading of the turn and the number of settlements built say it. */
const UNTOLD = -1;

function goesWithoutSaying({ name, data }: Event, next: Event | undefined): boolean {
  if (name === "SettlementPlaced") return data.piece === "regular";
  return name === "TurnBegan" && !data.extra && next !== undefined && next.name !== "TurnBegan";
}

export function levelsOf(events: readonly Event[]): number[] {
  /** What the last line was caused by, from the outermost to the line itself. */
  let chain: string[] = [];
  return events.map((event, i) => {
    const causes = CAUSES[event.name] ?? [];
    const depth = chain.findLastIndex((name) => causes.includes(name)) + 1;
    const isUntold = goesWithoutSaying(event, events[i + 1]);
    if (event.name === "TurnBegan") chain = [];
    else if (!isUntold) chain = [...chain.slice(0, depth), event.name];
    if (isUntold) return UNTOLD;
    return depth;
  });
}
