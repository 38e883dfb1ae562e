/** One table as this browser sees it. Each part knows one thing; this puts them together. */

import * as api from "../api/calls";
import type { Fault, FromServer, TableInfo, ToldEvent } from "../api/types";
import { type GameModule, loadGame } from "../games";
import { known } from "../games/known.svelte";
import { play } from "../shell/sound";
import { Connection } from "./connection.svelte";
import { Hints } from "./hints.svelte";
import { Moments } from "./moments.svelte";
import { Room } from "./room.svelte";
import { Turn } from "./turn.svelte";
import { eventText } from "./wording";

export class Session {
  game = $state.raw<GameModule | null>(null);
  /** What the server last refused. */
  notice = $state.raw<Fault | null>(null);

  readonly room = new Room();
  readonly moments: Moments;
  readonly turn = new Turn(this);
  readonly hints = new Hints(this);
  readonly connection: Connection;

  constructor(readonly id: string) {
    this.moments = new Moments(id, this);
    this.connection = new Connection(id, this);
  }

  close(): void {
    this.moments.stop();
    this.connection.close();
  }

  /** Looks through another seat of mine, or as somebody who only watches. */
  look(seat: number | null): void {
    this.#putAway();
    this.connection.look(seat);
  }

  /** Shows an earlier moment, or the present one. */
  async showMoment(number: number | null): Promise<void> {
    if (number !== null) this.#putAway();
    await (number === null ? this.moments.show(null) : this.attempt(() => this.moments.show(number)));
  }

  /** What happened, in sentences. */
  tell(events: readonly ToldEvent[]): string[] {
    const { table, names } = this.room;
    return (this.game?.gathered?.(events) ?? events).map((event) => eventText(table?.game ?? "", event, names));
  }

  /** Runs a command; what the server refuses is told in the table's own words. */
  async attempt(command: () => Promise<unknown>): Promise<boolean> {
    try {
      await command();
      this.notice = null;
      return true;
    } catch (trouble) {
      if (!(trouble instanceof api.Trouble)) throw trouble;
      this.notice = trouble.fault;
      play("refuse");
      return false;
    }
  }

  get sending(): number {
    const { draft } = this.turn;
    return draft.isSending ? draft.steps.length : 0;
  }

  onNewQuestion(): void {
    this.hints.drop();
    this.turn.draft.clear();
  }

  onTable(table: TableInfo): void {
    const isFirst = this.room.table === null;
    this.room.table = table;
    if (!isFirst) return;
    void loadGame(table.game).then((game) => (this.game = game));
    known.load().catch(() => null); // without it the table can still be played
  }

  onMessage(message: FromServer): void {
    if (message.type === "table") this.onTable(message.table);
    else if (message.type === "chat") this.room.hearChat(message.chat);
    else if (message.type === "rewind") this.room.hearRewind(message);
    else if (message.type === "error") this.notice = message.error;
    else if (message.type === "position") this.moments.add(message);
  }

  #putAway(): void {
    this.hints.close();
    this.turn.draft.clear();
  }
}
