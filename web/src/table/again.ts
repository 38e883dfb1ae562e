/** Another game with the same people, bots and options. */

import * as api from "../api/calls";
import type { NewSeat, SeatInfo, TableInfo } from "../api/types";

const wish = (seat: SeatInfo): NewSeat =>
  seat.kind === "bot"
    ? { kind: "bot", bot: seat.bot, name: seat.name }
    : seat.mine
      ? { kind: "me", name: seat.name }
      : { kind: "open" };

export async function playAgain(table: TableInfo): Promise<string> {
  const { game, options, name, seats, watchable, show_remaining, hints } = table;
  const made = await api.newTable({ game, options, name, seats: seats.map(wish), watchable, show_remaining, hints });
  return made.id;
}
