/** Positions follow each other at a pace that can be watched, unless there is nothing to watch. */

import type { PositionMessage } from "../api/types";
import { settings } from "../shell/settings.svelte";

const LONGEST_QUEUE = 6;

/** Something to show, and how long it should be seen before the next, in milliseconds. */
export interface Frame {
  show(): void;
  ms: number;
}

export class Pace {
  #queue: PositionMessage[] = [];
  #frames: Frame[] = [];
  #pause = 0;

  /** `unfold` makes a position into what is shown of it, one after another; asked when its turn has come. */
  constructor(private readonly unfold: (message: PositionMessage, isStep: boolean, waiting: number) => Frame[]) {}

  add(message: PositionMessage, isStep: boolean): void {
    if (!isStep || !settings.moves || document.hidden) {
      this.skip();
      this.#showAll(message, isStep);
      return;
    }
    this.#queue.push(message);
    if (this.#queue.length > LONGEST_QUEUE) this.skip();
    else if (!this.#pause) this.#next();
  }

  /** Whatever is still waiting to be shown is shown at once. */
  skip(): void {
    this.stop();
    this.#frames.splice(0).forEach((frame) => frame.show());
    for (let message = this.#queue.shift(); message; message = this.#queue.shift()) this.#showAll(message, false);
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.#pause = 0;
  }

  #showAll(message: PositionMessage, isStep: boolean): void {
    this.unfold(message, isStep, 0)
      .slice(-1)
      .forEach((frame) => frame.show());
  }

  #next(): void {
    this.#pause = 0;
    const message = this.#frames.length ? undefined : this.#queue.shift();
    if (message) this.#frames = this.unfold(message, true, this.#queue.length);
    const frame = this.#frames.shift();
    if (!frame) return;
    frame.show();
    this.#pause = window.setTimeout(() => this.#next(), frame.ms);
  }
}
