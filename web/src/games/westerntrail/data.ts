/** The printed things, by the ids that views, choices and events use. components.json comes from the game's own data. */

import printed from "./components.json";

export interface Space {
  id: string;
  kind: string;
  next: string[];
  forest: boolean;
  special: string;
  zone: string;
  number: number;
  money: number;
  offTrail: boolean;
  x: number;
  y: number;
}
/** One verb of a printed action: what it costs or brings. */
export interface Effect {
  verb: string;
  amount: number;
  what: string;
  isCost: boolean;
}
/** A printed action: one task, or two where a stroke offers a choice. */
export type Slot = readonly string[];

export interface Building {
  craftsmen: number;
  points: number;
  hands: string[];
  slots: Slot[];
}
export interface Cattle {
  breed: string;
  value: number;
  points: number;
  market: boolean;
}
export interface Objective {
  needs: string[];
  points: number;
  penalty: number;
  slot: string[];
}
type Table<T> = Record<string, T>;

export const SPACES: Table<Space> = Object.fromEntries(
  Object.entries(printed.spaces).map(([id, space]) => [id, { id, ...space }]),
);
export const BUILDINGS = printed.buildings as Table<Building>;
export const SPECIALS = printed.specials as Table<Slot>;
export const SUPPLY = printed.supply as Table<{ kind: string; what: string; points: number; hand: string }>;
export const CATTLE = printed.cattle as Table<Cattle>;
export const OBJECTIVES = printed.objectives as Table<Objective>;
export const PURCHASES = printed.purchases as Table<{ cowboys: number; value: number; cards: number; price: number }>;
export const STATIONS = printed.stations as Table<{
  after: number;
  cost: number;
  points: number;
  black: boolean;
  turnout: boolean;
}>;
export const CITIES = printed.cities as Table<{ value: number; black: boolean; points: number; money: number }>;
export const LINKS = printed.links;
export const MASTERS = printed.masters as Table<{
  certificates: number;
  slot: string[];
  per: string;
  group: number;
  points: number;
}>;
export const DISCS = printed.discs as Table<{
  black: boolean;
  frees: string;
  money: number;
  cost: number;
  points: number;
}>;
export const AUXILIARIES = printed.auxiliaries as Table<{ free: number; single: string; double: string }>;
export const BONUSES = printed.bonuses as Table<Slot>;
export const TRACK: readonly number[] = printed.track;
export const CROSSINGS: readonly number[] = printed.crossings;
export const RAIL_LAST = printed.railLast;
export const COLUMNS = printed.columns;
export const SCORING_COLUMNS: readonly number[] = printed.scoringColumns;
export const WORKER_POINTS = printed.workerPoints;
export const YELLOW_ROWS: readonly number[] = printed.yellowRows;
export const WORKERS = ["cowboy", "craftsman", "engineer"] as const;
export const BREEDS = [...new Set(Object.values(CATTLE).map((card) => card.breed))];

const TASKS = printed.tasks as unknown as Table<[string, number, string, boolean][]>;

export const effectsOf = (task: string): Effect[] =>
  (TASKS[task] ?? []).map(([verb, amount, what, isCost]) => ({ verb, amount, what, isCost }));

/** The tasks of a printed action by its id: itself, or its two possibilities. */
export const tasksOf = (slot: string): string[] =>
  slot in TASKS ? [slot] : Object.keys(TASKS).filter((task) => task.startsWith(`${slot}_`));

export const isCattle = (card: string): boolean => card in CATTLE;
export const breedOf = (card: string): string => CATTLE[card]?.breed ?? "";

/** The local actions of a tile on this space, its special action among them. */
export function slotsAt(tile: string, space: string): Slot[] {
  const special = SPECIALS[SPACES[space]?.special ?? ""];
  const own = BUILDINGS[tile]?.slots ?? [];
  return special && own.length ? [...own, special] : own;
}

/** The spaces passed from one stop to another, the last one included; the shortest way if there are several. */
export function wayBetween(from: string, to: string): string[] {
  const before = new Map<string, string>([[from, ""]]);
  const waiting = [from];
  for (let at = waiting.shift(); at !== undefined && at !== to; at = waiting.shift()) {
    for (const next of SPACES[at]?.next ?? []) {
      if (before.has(next)) continue;
      before.set(next, at);
      waiting.push(next);
    }
  }
  if (!before.has(to)) return [to];
  const way: string[] = [];
  for (let at = to; at && at !== from; at = before.get(at) ?? "") way.unshift(at);
  return way;
}
