/** Goods and workers as the server tells them: `2 grain + 1 stone`, or `none`. */

import { GOODS, type IconName, TRADES, goodIcon, workerIcon } from "./art/icons";

export type Pack = Record<string, number>;
/** Things to be drawn with their number, in order. */
export type Bundle = readonly (readonly [IconName, number])[];

export function packOf(text: string): Pack {
  const pack: Pack = {};
  if (text === "none" || !text) return pack;
  for (const part of text.split(" + ")) {
    const [count = "0", name = ""] = part.split(" ");
    pack[name] = (pack[name] ?? 0) + Number(count);
  }
  return pack;
}

export const sizeOf = (pack: Pack): number => Object.values(pack).reduce((sum, count) => sum + count, 0);

export const isSame = (a: Pack, b: Pack): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((name) => (a[name] ?? 0) === (b[name] ?? 0));

export const goodsBundle = (pack: Pack): Bundle =>
  GOODS.flatMap((good) => (pack[good] ? [[goodIcon(good), pack[good]] as const] : []));

export const workersBundle = (pack: Pack): Bundle =>
  TRADES.flatMap((trade) => (pack[trade] ? [[workerIcon(trade), pack[trade]] as const] : []));

/** Where `have` is less than `needed`. */
export function lacking(have: Pack, needed: Pack): Pack {
  const pack: Pack = {};
  for (const [name, count] of Object.entries(needed)) {
    const short = count - (have[name] ?? 0);
    if (short > 0) pack[name] = short;
  }
  return pack;
}
