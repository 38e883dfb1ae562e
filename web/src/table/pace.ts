/** Positions follow each other at a pace that can be watched, unless there is nothing to watch. */

import type { PositionMessage } from "../api/types";
import { settings } from "../shell/settings.svelte";

const LONGEST_QUEUE = 6;

export class Pace {
  #queue: PositionMessage[] = [];
  #pause = 0;

  /** `show` shows a position and tells how long it should be seen, in milliseconds. */
  constructor(private readonly show: (message: PositionMessage, isStep: boolean) => number) {}

  add(message: PositionMessage, isStep: boolean): void {
    if (!isStep || !settings.moves || document.hidden) {
      this.skip();
      this.show(message, isStep);
      return;
    }
    this.#queue.push(message);
    if (this.#queue.length > LONGEST_QUEUE) this.skip();
    else if (!this.#pause) this.#next();
  }

  /** Whatever is still waiting to be shown is shown at once. */
  skip(): void {
    this.stop();
    while (this.#queue.length) this.show(this.#queue.shift() as PositionMessage, false);
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.#pause = 0;
  }

  #next(): void {
    this.#pause = 0;
    const message = this.#queue.shift();
    if (message) this.#pause = window.setTimeout(() => this.#next(), this.show(message, true));
  }
}
