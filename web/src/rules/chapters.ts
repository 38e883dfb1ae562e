/** The chapters of a game's rules: the messages gr-1, gr-2 … and their clauses gr-1-1, gr-1-2 … that the catalogue has. */

export interface Chapter {
  id: string;
  clauses: string[];
}

const MOST = 60; // clauses are numbered without end, but a gap is never longer than a few

export function chaptersOf(prefix: string, has: (id: string) => boolean): Chapter[] {
  const chapters: Chapter[] = [];
  for (let number = 1; number <= MOST && prefix; number++) {
    const id = `${prefix}-${number}`;
    if (!has(id)) continue;
    chapters.push({ id, clauses: Array.from({ length: MOST }, (_, i) => `${id}-${i + 1}`).filter(has) });
  }
  return chapters;
}
