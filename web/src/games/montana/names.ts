/** The words of the game, in the reader's language: `montana-<field>-<value>`. */

import type { EventView } from "./types";
import { t, texts } from "../../shell/texts.svelte";
import { inWords, joined } from "../../table/wording";
import { type IconName, isIcon } from "./art/icons";
import type { Bundle } from "./packs";

export const word = (field: string, value: string): string => String(inWords("montana", field, value, []));

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** An explanation, if there is one. */
export const helpOf = (field: string, value: string, told: Record<string, number> = {}): string => {
  const id = `montana-${field}-${value}-help`;
  return texts.has(id) ? t(id, told) : "";
};

/** An event card's rule, with the numbers that are printed on it. */
export function eventHelp({ event, silver, prices }: EventView): string {
  const [one = 0, two = 0, three = 0] = prices;
  return helpOf("event", event, { silver, one, two, three });
}

/** What a small picture shows. */
export function iconWord(name: IconName, count = 2): string {
  if (name.startsWith("worker_")) return word("worker", name.slice(7));
  if (["grain", "pumpkin", "copper", "stone", "copper_large", "stone_large"].includes(name)) return word("good", name);
  if (["regular", "market", "gate", "watchtower"].includes(name)) return word("piece", name);
  return t(`montana-ui-thing-${name.replaceAll("_", "-")}`, { count });
}

/** So many of them, in the right number and case. */
export function counted(name: IconName, count: number): string {
  if (name.startsWith("worker_")) return t(`montana-workers-${name.slice(7)}`, { count });
  return texts.has(`montana-goods-${name}`)
    ? t(`montana-goods-${name}`, { count })
    : `${count} ${iconWord(name, count)}`;
}

export const bundleWords = (bundle: Bundle): string => joined(bundle.map(([name, count]) => counted(name, count)));

/** What an event card or mountain tile shows beside its name. */
export function shownIcon(kind: string, shown: string): IconName | null {
  if (!shown) return null;
  if (kind.includes("worker")) return isIcon(`worker_${shown}`) ? (`worker_${shown}` as IconName) : null;
  if (shown === "bank" || shown === "city") return shown;
  const area: Record<string, IconName> = {
    mine: "copper",
    quarry: "stone",
    grain_field: "grain",
    vegetable_field: "pumpkin",
  };
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
