/** Where each card is, as far as the watcher has seen: built from the view alone, which knows no more (DT-12.3). */

import type { View } from "./types";
import { KINDS, type Kind } from "./cards";

export interface Known {
  place: "hand" | "fenced" | "row" | "under" | "discard" | "play" | "looked";
  seat: number | null;
  count: number;
}
export interface Memory {
  kind: Kind;
  places: Known[];
  /** Copies of which the watcher does not know where they are. */
  unseen: number;
}

export function memoryOf(view: View): Memory[] {
  const lists: [Known["place"], number | null, readonly string[]][] = [
    ...view.seats.map((seat, index): [Known["place"], number, readonly string[]] => ["hand", index, seat.cards.known]),
    ...view.seats.map((seat, index): [Known["place"], number, readonly string[]] => ["fenced", index, seat.fenced]),
    ["row", null, view.row],
    ["under", null, view.claims_under],
    ["discard", null, view.discards],
    ["play", null, view.in_play],
    ["looked", null, view.looked_at ?? []],
  ];
  return KINDS.map((kind) => {
    const places = lists.flatMap(([place, seat, cards]): Known[] => {
      const count = cards.filter((card) => card === kind.id).length;
      return count ? [{ place, seat, count }] : [];
    });
    return { kind, places, unseen: kind.copies - places.reduce((sum, { count }) => sum + count, 0) };
  });
}
