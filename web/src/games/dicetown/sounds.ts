/** What is heard of what happens. */

import type { ToldEvent } from "../../api/types";
import { type Sound, play } from "../../shell/sound";

const SOUNDS: Record<string, Sound> = {
  CupSlammed: "place",
  LastRollFell: "place",
  DiceRevealed: "figure",
  DiceCommitted: "figure",
  NuggetsTaken: "ore",
  BankRobbed: "ore",
  PricePaid: "ore",
  BadgeMoved: "score",
  ClaimWon: "score",
  CardPlayed: "turn",
  CardCancelled: "refuse",
};

export function soundsOf(events: readonly ToldEvent[]): void {
  const heard = new Set(events.map((event) => SOUNDS[event.name]).filter((sound) => sound !== undefined));
  [...heard].forEach((sound, i) => setTimeout(() => play(sound), i * 180));
}
