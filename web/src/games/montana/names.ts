/** The words of the game, in the reader's language: `montana-<field>-<value>`. */

import { t, texts } from "../../shell/texts.svelte";
import { inWords, joined } from "../../table/wording";
import { type IconName, isIcon } from "./art/icons";
import type { Bundle, Pack } from "./packs";

export const word = (field: string, value: string): string => String(inWords("montana", field, value, []));

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** An explanation, if there is one. */
export const helpOf = (field: string, value: string): string => {
  const id = `montana-${field}-${value}-help`;
  return texts.has(id) ? t(id) : "";
};

/** What a small picture shows. */
export function iconWord(name: IconName, count = 2): string {
  if (name.startsWith("worker_")) return word("worker", name.slice(7));
  if (["grain", "pumpkin", "copper", "stone", "copper_large", "stone_large"].includes(name)) return word("good", name);
  if (["regular", "market", "gate", "watchtower"].includes(name)) return word("piece", name);
  return t(`montana-ui-thing-${name.replaceAll("_", "-")}`, { count });
}

export const bundleWords = (bundle: Bundle): string =>
  joined(bundle.map(([name, count]) => `${count} ${iconWord(name, count)}`));

export const packWords = (field: "good" | "worker", pack: Pack): string =>
  joined(Object.entries(pack).flatMap(([name, count]) => (count ? [`${count} ${word(field, name)}`] : [])));

/** What an event card or mountain tile shows beside its name. */
export function shownIcon(kind: string, shown: string): IconName | null {
  if (!shown) return null;
  if (kind.includes("worker")) return isIcon(`worker_${shown}`) ? (`worker_${shown}` as IconName) : null;
  if (shown === "bank" || shown === "city") return shown;
  const area: Record<string, IconName> = { mine: "copper", quarry: "stone", grain_field: "grain", vegetable_field: "pumpkin" };
  return area[shown] ?? (isIcon(shown) ? shown : null);
}

export function goldIcon(gold: string, shown: string): IconName {
  if (gold === "silver") return "silver";
  return shownIcon(gold, shown) ?? "mountain_tile";
}

export const goldWords = (gold: string, shown: string): string => {
  const name = word("gold", gold);
  if (!shown) return name;
  return `${name}: ${gold === "worker" ? word("worker", shown) : word("good", shown)}`;
};

export function eventWords(event: string, shown: string): string {
  const name = word("event", event);
  if (!shown) return name;
  const field = event === "area_closed" ? "area" : event === "hire_worker" ? "worker" : "good";
  return `${name}: ${word(field, shown)}`;
}

/** A place on the map: column and row as they stand on its edges. */
export const placeWords = (q: number, r: number): string => t("montana-ui-place", { q, r });
