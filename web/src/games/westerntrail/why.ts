/** Things that were pressed though they are not offered: the choice that was meant, for the rules to say why not. */

import { CATTLE, PURCHASES } from "./data";

type Wish = Record<string, string | number | boolean>;
/** From the words of a thing's key, without the kind of thing. */
type Meaning = (rest: readonly string[]) => Wish;

const about =
  (kind: string, field: string): Meaning =>
  ([id = ""]) => ({ kind, [field]: id });
const ride = about("move", "to");
const deliver = about("city", "city");
const disc = about("disc", "disc");
const hire: Meaning = ([row, worker = ""]) => ({ kind: "hire", row: Number(row), worker });
const build: Meaning = ([number]) => ({ kind: "build", number: Number(number) });
const buy: Meaning = ([card = ""]) => ({ kind: "buy", option: optionFor(card), card });
const auxiliary: Meaning = ([aux = "", double]) => ({ kind: "aux", aux, double: double === "true" });

/** The purchase of such a card that needs the fewest cowboys. */
function optionFor(card: string): string {
  const fitting = Object.entries(PURCHASES).filter(([, option]) => option.value === CATTLE[card]?.value);
  return fitting.sort(([, a], [, b]) => a.cowboys - b.cowboys)[0]?.[0] ?? "";
}

/** What each question would have things of a kind do. */
const MEANT: Record<string, Partial<Record<string, Meaning>>> = {
  place: { space: about("place", "space") },
  move: { space: ride },
  trip: { space: ride },
  "trip-free": { space: ride },
  hire: { job: hire },
  "hire-more": { job: hire },
  build: { building: build },
  "build-space": { space: about("space", "space") },
  trade: { space: about("trade", "space") },
  buy: { cattle: buy },
  discard: { hand: about("discard", "card") },
  deliver: { city: deliver },
  "deliver-extraordinary": { city: deliver },
  "deliver-disc": { disc },
  station: { disc },
  act: { aux: auxiliary },
  "act-more": { aux: auxiliary },
  "act-elsewhere": { aux: auxiliary },
  auxiliary: { aux: auxiliary },
};

/** What pressing this thing would mean to the question, or null. */
export function wishFor(asked: string | null, key: string): Wish | null {
  const [kind = "", ...rest] = key.split(" ");
  return MEANT[asked ?? ""]?.[kind]?.(rest) ?? null;
}
