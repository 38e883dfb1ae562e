/** Many choices are easier to read in groups: by what kind they are, or by the first word of their notation. */

import type { OfferedChoice } from "../../api/types";

const FEW = 8;

export interface Numbered {
  offer: OfferedChoice;
  /** What is typed to choose it. */
  number: number;
}

export interface Group {
  /** The kind or the word that they share; null where there is one group only. */
  kind: string | null;
  offers: Numbered[];
}

const kindOf = ({ choice }: OfferedChoice): string => String((choice as { kind?: unknown } | null)?.kind ?? "");
const wordOf = ({ notation }: OfferedChoice): string => notation.split(" ")[0] ?? "";

export function groupsOf(offers: readonly OfferedChoice[]): Group[] {
  const by = [kindOf, wordOf].find((keyOf) => isUseful(offers, keyOf)) ?? null;
  const found = new Map<string | null, OfferedChoice[]>();
  for (const offer of offers) {
    const kind = by && by(offer);
    found.set(kind, [...(found.get(kind) ?? []), offer]);
  }
  let number = 0;
  return [...found].map(([kind, members]) => ({
    kind,
    offers: members.map((offer) => ({ offer, number: ++number })),
  }));
}

/** Groups of one each would say nothing. */
function isUseful(offers: readonly OfferedChoice[], keyOf: (offer: OfferedChoice) => string): boolean {
  const kinds = new Set(offers.map(keyOf));
  return offers.length > FEW && kinds.size > 1 && kinds.size <= offers.length / 2;
}

/** Of nine choices a digit is enough; of more, a number is finished when no longer one could be meant. */
export const isFinished = (typed: string, most: number): boolean => Number(typed) * 10 > most;
