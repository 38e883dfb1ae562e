/** Around the table: who sits there, which game it is, what is said, and who asks to go back. */

import type { ChatLine, RewindMessage, TableInfo } from "../api/types";
import { known } from "../games/known.svelte";
import { seatName } from "./names";

export class Room {
  table = $state.raw<TableInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  rewind = $state.raw<RewindMessage | null>(null);

  info = $derived(known.find(this.table?.game ?? ""));
  names = $derived((this.table?.seats ?? []).map(seatName));
  mySeats = $derived(
    (this.table?.seats ?? []).filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.index),
  );
  /** Seats of mine that I play myself: no bot keeps them warm. */
  played = $derived(this.mySeats.filter((seat) => !(this.table?.seats[seat]?.away && this.table.seats[seat].bot)));
  /** One person against bots, and nobody looks on: a window then waits for that person only if there is a card to play. */
  isAlone = $derived(this.table?.watchers === 0 && this.table.seats.filter((seat) => seat.kind !== "bot").length === 1);

  hearChat(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
  }

  hearRewind(message: RewindMessage): void {
    this.rewind = message.asked_by === null ? null : message;
  }
}
