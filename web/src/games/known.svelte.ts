/** The games of the server, asked for once. */

import * as api from "../api/calls";
import type { GameInfo } from "../api/types";

class Known {
  games = $state.raw<GameInfo[]>([]);

  /** Throws Trouble if the server does not answer; the next call then asks again. */
  async load(): Promise<void> {
    if (!this.games.length) this.games = await api.games();
  }

  find(id: string): GameInfo | null {
    return this.games.find((game) => game.id === id) ?? null;
  }
}

export const known = new Known();
