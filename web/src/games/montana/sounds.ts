/** What is heard of what happens. */

import type { ToldEvent } from "../../api/types";
import { type Sound, play } from "../../shell/sound";

const SOUNDS: Record<string, Sound> = {
  FieldBuilt: "place",
  WheelSpun: "figure",
  BidPlaced: "figure",
  AreaWorked: "figure",
  BankVisited: "ore",
  RewardWon: "ore",
  LineCompleted: "score",
  CanteenTaken: "score",
  MiddleOpened: "score",
  Outbid: "refuse",
};

export function soundsOf(events: readonly ToldEvent[]): void {
  const heard = new Set(events.map((event) => SOUNDS[event.name]).filter((sound) => sound !== undefined));
  [...heard].forEach((sound, i) => setTimeout(() => play(sound), i * 180));
}
