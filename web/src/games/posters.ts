/** A game's handbill: the one in its folder, or a signpost with its name on it. */

import signpost from "./signpost";

export interface Poster {
  /** 300 × 260, drawn from far to near. */
  draw(): string;
  /** The piece of it that stands for the game when there is little room, as a view box. */
  close: string;
}

const FOUND = import.meta.glob<Poster>("./*/poster.ts", { eager: true, import: "default" });

export const posterOf = (game: string, name: string): Poster => FOUND[`./${game}/poster.ts`] ?? signpost(game, name);
