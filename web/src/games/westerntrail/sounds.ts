/** What is heard of what happens. */

import type { ToldEvent } from "../../api/types";
import { type Sound, play } from "../../shell/sound";

const SOUNDS: Record<string, Sound> = {
  HerderPlaced: "figure",
  HerderMoved: "figure",
  EngineMoved: "figure",
  BuildingBuilt: "place",
  WorkerHired: "place",
  StationBuilt: "place",
  MoneyGained: "ore",
  IncomeTaken: "ore",
  Delivered: "score",
  CattleBought: "place",
};

export function soundsOf(events: readonly ToldEvent[]): void {
  const heard = new Set(events.map((event) => SOUNDS[event.name]).filter((sound) => sound !== undefined));
  [...heard].slice(0, 3).forEach((sound, i) => setTimeout(() => play(sound), i * 180));
}
