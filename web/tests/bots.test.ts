/** How bots are called: by the game whose own they are, by the house, or by their name alone. */

import { beforeEach, expect, it } from "vitest";
import { bundleOf, texts } from "../src/shell/texts.svelte";
import { botHelp, botName } from "../src/table/bots";

const SOURCE = `
poker-bot-shark = Shark
poker-bot-shark-help = Smells blood.
ui-bot-random = Drifter
ui-bot-random-help = Does anything.
ui-bot-own-help = Of this house.
`;

beforeEach(() => {
  texts.bundle = bundleOf("en", SOURCE);
});

it.each([
  ["poker", "shark", "Shark", "Smells blood."],
  ["poker", "random", "Drifter", "Does anything."],
  ["poker", "lone-rider", "lone-rider", "Of this house."],
  ["whist", "shark", "shark", "Of this house."],
])("in %s, %s is %s", (game, bot, name, help) => {
  expect([botName(game, bot), botHelp(game, bot)]).toEqual([name, help]);
});
