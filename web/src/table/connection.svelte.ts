/** The line to the server: whether it is up, and what comes over it. */

import * as api from "../api/calls";
import { Live } from "../api/live";
import type { Fault, FromServer, TableInfo } from "../api/types";

export interface Listener {
  onTable(table: TableInfo): void;
  onMessage(message: FromServer): void;
}

export class Connection {
  isUp = $state(true);
  /** Why there is no such table for me. */
  trouble = $state.raw<Fault | null>(null);

  #live: Live | null = null;
  #isClosed = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    void this.#begin();
  }

  /** From now on, what this seat of mine sees is told. */
  look(seat: number | null): void {
    this.#live?.look(seat);
  }

  close(): void {
    this.#isClosed = true;
    this.#live?.close();
  }

  /** The first call makes us known to the server (by a cookie); only then may anything go on beside it. */
  async #begin(): Promise<void> {
    try {
      this.listener.onTable(await api.tableInfo(this.table));
    } catch (trouble) {
      if (!(trouble instanceof api.Trouble)) throw trouble;
      if (trouble.status) this.trouble = trouble.fault;
    }
    if (this.#isClosed || this.trouble) return;
    this.#live = new Live(
      this.table,
      (message) => this.#hear(message),
      (isUp) => (this.isUp = isUp),
    );
  }

  #hear(message: FromServer): void {
    if (message.type === "table") this.trouble = null;
    this.listener.onMessage(message);
  }
}
