/** What each house has brought in the round that is shown, from the events. */

import type { Happening } from "./types";
import type { PieceName } from "./art/pieces";
import type { House } from "./faces";

export interface Gain {
  seat: number;
  piece: PieceName | null;
  count: number;
}
export interface Result {
  /** Nobody came, or it was a tie for nothing. */
  isEmpty: boolean;
  gains: Gain[];
}

export function resultsOf(events: readonly Happening[]): Map<House, Result> {
  const found = new Map<House, Result>();
  let house: House | null = null;
  const open = (name: string): Result => {
    house = name as House;
    const result = found.get(house) ?? { isEmpty: false, gains: [] };
    found.set(house, result);
    return result;
  };
  const gain = (seat: number, piece: PieceName | null, count: number): void => {
    const result = house ? found.get(house) : undefined;
    if (!result) return;
    result.isEmpty = false;
    const known = result.gains.find((one) => one.seat === seat && (one.piece === piece || one.piece === null));
    if (!known) result.gains.push({ seat, piece, count });
    else if (known.piece === null) Object.assign(known, { piece, count });
    else known.count += count;
  };
  for (const { name, data } of events) {
    if (name === "NobodyVisits" || name === "TieForNothing") open(data.location).isEmpty = true;
    else if (name === "LocationVisited") {
      open(data.location);
      gain(data.seat, null, 0);
    } else if (name === "NuggetsTaken") gain(data.seat, "gold", data.nuggets);
    else if (name === "BankRobbed") gain(data.seat, "dollar", data.dollars);
    else if (name === "StoreCardKept") gain(data.seat, "store", 1);
    else if (name === "LootKept") gain(data.seat, data.type === "claim" ? "claim" : "store", 1);
    else if (name === "BadgeMoved" || name === "SheriffStayed") {
      open("sheriff").gains = [{ seat: data.seat, piece: "badge", count: 1 }];
    } else if (name === "ClaimWon" || name === "SecretClaimWon") gain(data.seat, "claim", 1);
    else if (name === "ConsolationChosen" || name === "NoConsolation" || name === "ConsolationDeclined") {
      open("doc");
      gain(data.seat, null, 0);
    } else if (name === "ClaimFenced") gain(data.seat, "wire", 1);
    else if (house === "doc" && name === "DollarsGiven") gain(data.takers[0] ?? 0, "dollar", data.dollars);
    else if (house === "doc" && name === "NuggetsGiven") gain(data.takers[0] ?? 0, "gold", data.nuggets);
  }
  return found;
}
