/** Names and short sentences: names come from the game's own messages, printed actions are told verb by verb. */

import { type Arguments, t, texts } from "../../shell/texts.svelte";
import { inWords, joined } from "../../table/wording";
import { CATTLE, type Effect, OBJECTIVES, type Slot, effectsOf } from "./data";

export const named = (field: string, value: string): string => String(inWords("westerntrail", field, value, []));
export const ui = (id: string, args?: Arguments): string => t(`westerntrail-ui-${id}`, args);
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The longer explanation of a thing, if the game has one. */
export function helpOf(field: string, value: string): string | null {
  const id = `westerntrail-${field}-${value.toLowerCase()}-help`;
  return texts.has(id) ? texts.say(id) : null;
}

const what = (name: string): string => (name ? ui(`what-${name.replaceAll("_", "-")}`) : "");

function effectText({ verb, amount, what: thing }: Effect): string {
  const id = verb.replaceAll("_", "-");
  if (verb === "certificate" && amount > 9) return ui("do-certificate-most");
  if (verb === "objective") return ui(`do-objective-${thing}`);
  return ui(`do-${id}`, {
    amount,
    what: what(thing),
    sign: amount > 0 ? "plus" : amount < 0 ? "minus" : "none",
    size: Math.abs(amount),
  });
}

/** “Discard: Guernsey → $2”. */
export function taskText(task: string): string {
  const effects = effectsOf(task);
  const costs = effects.filter((effect) => effect.isCost).map(effectText);
  const gains = effects.filter((effect) => !effect.isCost).map(effectText);
  return capital([costs.join(", "), gains.join(", ")].filter(Boolean).join(" → "));
}
export const slotText = (slot: Slot): string => slot.map(taskText).join(` ${ui("or")} `);

/** “building, 2 × hazard tile”. */
export const needsText = (needs: readonly string[]): string =>
  [...new Set(needs)]
    .map((need) => {
      const count = needs.filter((other) => other === need).length;
      return `${count > 1 ? `${count} × ` : ""}${ui(`need-${need.replaceAll("_", "-")}`)}`;
    })
    .join(", ");
export const tileName = (tile: string): string => capital(named("tile", tile));
export const cardName = (card: string): string => capital(named("card", card));
/** What a card is worth at the end. */
export const cardPoints = (card: string): number => CATTLE[card]?.points ?? OBJECTIVES[card]?.points ?? 0;
export const dollars = (amount: number): string => `${amount < 0 ? "−" : ""}$${Math.abs(amount)}`;
export const list = (parts: (string | null | false | undefined)[]): string => parts.filter(Boolean).join(" · ");
export { joined };
