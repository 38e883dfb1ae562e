/** Structs into sentences, by naming alone: no game has code for its texts. The same convention as play/wording.py. */

import type { Decision, Fault, OfferedChoice, ToldEvent, WhyNot } from "../api/types";
import { type Arguments, texts } from "../shell/texts.svelte";

type Value = unknown;

/** A game that has no message for an event is told by the names of its fields: Ann: thrown (face 4). */
export function eventText(game: string, event: ToldEvent, names: readonly string[]): string {
  const data = event.data as Record<string, Value>;
  const id = `${game}-event-${kebab(event.name)}`;
  if (texts.has(id)) return texts.say(id, argumentsOf(game, data, names));
  const facts = Object.entries(data)
    .filter(([name]) => name !== "seat")
    .map(([name, value]) => `${fieldText(game, name).toLowerCase()} ${inWords(game, name, value, names)}`);
  const what = humanised(kebab(event.name)) + (facts.length ? ` (${facts.join(", ")})` : "");
  return typeof data.seat === "number" ? `${names[data.seat] ?? data.seat}: ${what.toLowerCase()}` : what;
}

/** The message of a choice, or else its notation. */
export function choiceText(game: string, { choice, notation }: OfferedChoice, names: readonly string[]): string {
  const struct = choice as Record<string, Value>;
  const id = `${game}-choice-${String(struct.kind)}`;
  return texts.has(id) ? texts.say(id, argumentsOf(game, struct, names)) : notation;
}

export function decisionText(game: string, decision: Decision, names: readonly string[]): string {
  const id = `${game}-ask-${decision.kind}`;
  if (!texts.has(id)) return texts.say("ui-ask", { what: humanised(decision.kind) });
  return texts.say(id, argumentsOf(game, { ...decision.arguments, seat: decision.seat }, names));
}

/** What a field of a struct is called. */
export const fieldText = (game: string, name: string): string => texts.sayOr(`${game}-field-${name}`, humanised(name));

/** The name of a category of points. */
export const categoryText = (game: string, category: string): string =>
  texts.sayOr(`${game}-points-${category}`, humanised(category));

export function refusalText(game: string, refusal: WhyNot, names: readonly string[]): string {
  const reason = refusal.reason ?? "not-now";
  const id = [`${game}-no-${reason}`, reason, `${game}-no-not-now`].find((key) => texts.has(key));
  return id ? texts.say(id, argumentsOf(game, refusal.arguments, names)) : humanised(reason);
}

/** What went wrong, in words; a clause of the rules is told by its own message. */
export function faultText(fault: Fault): string {
  const id = [fault.message, `ui-error-${fault.message}`].find((key) => texts.has(key));
  return id ? texts.say(id, fault.arguments) : texts.say("ui-error", { what: fault.message });
}

export function argumentsOf(game: string, struct: Record<string, Value>, names: readonly string[]): Arguments {
  const told: Arguments = {};
  for (const [name, value] of Object.entries(struct)) {
    told[name] = inWords(game, name, value, names);
    if (Array.isArray(value)) told.count = value.length;
  }
  return told;
}

/** A seat is told by its player's name, a text by the message `<game>-<field>-<value>`, a number as it is.
 *
 * Messages have small letters (J is looked up as j), and no text at all is the word none, for selectors. A value such as
 * t05.b or r2 may share its message with others: then t05, or r with the number 2, is looked up. Of a list every part is
 * told, and amounts such as `2 grain + 1 stone` by the messages `<game>-<field>-grain` with their count. */
export function inWords(game: string, name: string, value: Value, names: readonly string[]): string | number {
  if (name === "seat" && typeof value === "number") return names[value] ?? String(value);
  if (Array.isArray(value))
    return joined(
      (value as Value[]).map((part) =>
        typeof part === "number" ? (names[part] ?? String(part)) : String(inWords(game, name, part, names)),
      ),
    );
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  const text = String(value).toLowerCase();
  for (const key of [text, text.split(".")[0] ?? ""]) {
    if (texts.has(`${game}-${name}-${key}`)) return texts.say(`${game}-${name}-${key}`);
  }
  const stem = text.replace(/\d+$/, "");
  if (stem !== text && texts.has(`${game}-${name}-${stem}`)) {
    return texts.say(`${game}-${name}-${stem}`, { number: Number(text.slice(stem.length)) });
  }
  // Dice such as 9 J look like amounts, too, but have no message.
  const amounts = AMOUNTS.test(text) ? text.split(" + ").map((part) => amount(game, name, part)) : [null];
  return amounts.every((part) => part !== null) ? joined(amounts) : String(value) || "none";
}

const AMOUNTS = /^\d+ [a-z_]+( \+ \d+ [a-z_]+)*$/;

function amount(game: string, name: string, part: string): string | null {
  const [count = "", what = ""] = part.split(" ");
  const key = `${game}-${name}-${what}`;
  return texts.has(key) ? texts.say(key, { count: Number(count) }) : null;
}

/** Ann; Ann and Ben; Ann, Ben and Cid. */
export function joined(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return texts.say("list-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** The name that a program gives a thing, as words: hand_size, hand-size: Hand size. */
export function humanised(name: string): string {
  const words = name.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const kebab = (name: string): string => name.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();

/** The players' wording of a clause, if they ever meet it. */
export function ruleText(clause: string | null): string | null {
  const key = clause?.toLowerCase().replaceAll(".", "-");
  return key && texts.has(key) ? texts.say(key) : null;
}
