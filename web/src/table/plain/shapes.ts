/** How the fields of a view that nobody has drawn are laid out: single facts, what each seat has, and the rest. */

export type Struct = Record<string, unknown>;

/** A value for each seat. */
export interface SeatRow {
  /** Tells it from another field of that name that comes from elsewhere in the view. */
  key: string;
  name: string;
  values: readonly unknown[];
}

export interface Layout {
  facts: [name: string, value: unknown][];
  rows: SeatRow[];
  others: [name: string, value: unknown][];
}

export const isStruct = (value: unknown): value is Struct =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isPlain = (value: unknown): value is number | string | boolean | null | undefined =>
  typeof value !== "object" || value === null;
/** A number in such a field is a seat (core/events.py has the same convention). */
export const isSeatName = (name: string): boolean => /(^|_)seats?$/.test(name);
/** Rows of the same length, of nothing but plain values: a board. */
export const isGrid = (value: unknown): value is unknown[][] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every((row) => Array.isArray(row) && row.length > 1 && row.length === value[0].length && row.every(isPlain));
/** As many rows as columns: rather a board than what each seat has. */
const isSquare = (value: unknown): boolean => isGrid(value) && value.length > 2 && value[0]?.length === value.length;
export const isTable = (value: unknown): value is Struct[] =>
  Array.isArray(value) && value.length > 0 && value.every(isStruct);
export const columnsOf = (rows: readonly Struct[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];

/** A list as long as there are seats has something for each of them, unless it is a list of texts (cards on the table,
 * say), of seats or a square board, or it has been longer or shorter before. */
export function isPerSeat(
  name: string,
  value: unknown,
  seats: number,
  varying: ReadonlySet<string>,
): value is unknown[] {
  if (!Array.isArray(value) || value.length !== seats || varying.has(name)) return false;
  if (name === "seats" && value.every(isStruct)) return true;
  return !isSeatName(name) && !isSquare(value) && !value.every((one) => typeof one === "string");
}

/** Lists that are not as long as there are seats, by name: they never have something for each of them. */
export function varyingOf(view: unknown, seats: number): string[] {
  if (!isStruct(view)) return [];
  return Object.entries(view).flatMap(([name, value]) =>
    Array.isArray(value) && value.length !== seats ? [name] : [],
  );
}

export function layoutOf(view: unknown, seats: number, varying: ReadonlySet<string> = new Set()): Layout {
  const layout: Layout = { facts: [], rows: [], others: [] };
  if (!isStruct(view)) return { ...layout, others: view === null || view === undefined ? [] : [["view", view]] };
  for (const [name, value] of Object.entries(view)) {
    if (isPlain(value)) layout.facts.push([name, value]);
    else if (isPerSeat(name, value, seats, varying)) layout.rows.push(...rowsOf(name, value));
    else layout.others.push([name, value]);
  }
  return layout;
}

/** A struct for each seat is a row for each of its fields. */
function rowsOf(name: string, values: unknown[]): SeatRow[] {
  if (!isTable(values)) return [{ key: name, name, values }];
  return columnsOf(values).map((column) => ({
    key: `${name} ${column}`,
    name: column,
    values: values.map((one) => one[column]),
  }));
}
