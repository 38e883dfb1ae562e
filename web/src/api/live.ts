/** One WebSocket per table: it comes back by itself, and the server then tells everything anew. */

import { Moves } from "./moves";
import type { FromClient, FromServer } from "./types";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;
const FINAL = [4403, 4404]; // a private table, no such table: trying again would not help

export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #seat: number | null | undefined = undefined;
  #moves = new Moves();
  #ping: number;

  constructor(
    private readonly table: string,
    private readonly hear: (message: FromServer) => void,
    private readonly tell: (connected: boolean) => void,
  ) {
    this.#ping = window.setInterval(() => this.#send({ type: "ping" }), PING_EVERY);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Look through this seat of mine, now and after every reconnection. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#send({ type: "seat", seat });
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ping);
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.tell(true);
      if (this.#seat !== undefined) this.#send({ type: "seat", seat: this.#seat });
    };
    socket.onmessage = (event) => this.hear(this.#moves.completed(JSON.parse(event.data as string) as FromServer));
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket || FINAL.includes(code)) return;
      this.tell(false);
      this.#timer = window.setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** The network or the page is back: no need to wait. */
  #hurry = (): void => {
    if (document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
