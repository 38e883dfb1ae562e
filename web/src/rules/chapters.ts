/** The chapters of a game's rules: the messages gr-1, gr-2 … and their clauses gr-1-1, dt-7-0a, dt-7-8-1 … that the
 * catalogue has, in the order of the rules. */

export interface Chapter {
  id: string;
  clauses: string[];
}

const MOST = 60; // clauses are numbered without end, but a gap is never longer than a few
const LETTERS = [..."abcdefghijklm"];
const PARTS = Array.from({ length: 20 }, (_, i) => i + 1);

export function chaptersOf(prefix: string, has: (id: string) => boolean): Chapter[] {
  const chapters: Chapter[] = [];
  for (let number = 1; number <= MOST && prefix; number++) {
    const id = `${prefix}-${number}`;
    if (!has(id)) continue;
    const clauses = Array.from({ length: MOST + 1 }, (_, i) => `${id}-${i}`).flatMap((clause) => [
      clause,
      ...LETTERS.map((letter) => clause + letter),
      ...PARTS.map((part) => `${clause}-${part}`),
    ]);
    chapters.push({ id, clauses: clauses.filter(has) });
  }
  return chapters;
}

/** The clause that a message words: dt-7-8-1 is DT-7.8.1. */
export function clauseOf(id: string): string {
  const [prefix = "", ...numbers] = id.split("-");
  return `${prefix.toUpperCase()}-${numbers.join(".")}`;
}
