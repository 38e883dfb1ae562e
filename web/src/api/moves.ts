/** The list of moves. A message brings only what is new of it, from its `since` on; here it is put together again. */

import type { FromServer, ToldMove } from "./types";

export class Moves {
  #known: (ToldMove | null)[] = [];

  /** The message with all moves of its position. What was taken back, or is seen through another seat, is told anew. */
  completed(message: FromServer): FromServer {
    if (message.type !== "position") return message;
    this.#known = [...this.#known.slice(0, message.since), ...message.position.moves];
    return { ...message, position: { ...message.position, moves: this.#known } };
  }
}
