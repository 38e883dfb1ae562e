/** How a seat is called: by its player, or by its colour while nobody has said a name. */

import type { SeatInfo } from "../api/types";
import { colourOf } from "../art/seats";
import { t } from "../shell/texts.svelte";

export const seatName = (seat: SeatInfo): string => seat.name || t(`ui-seat-${colourOf(seat.index)}`);

/** Bots sit down under names of their own. */
export const BOT_NAMES = ["Cactus Jack", "Dusty Rose", "Lone Pine", "Copper Nell", "Slim Pete"] as const;
