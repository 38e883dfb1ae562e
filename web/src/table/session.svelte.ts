/** One table as this browser sees it: what the server told, what is drafted, and which moment is shown. */

import * as api from "../api/calls";
import { Live } from "../api/live";
import type {
  ChatLine,
  Fault,
  FromServer,
  GameInfo,
  OfferedChoice,
  Position,
  PositionMessage,
  RewindMessage,
  TableInfo,
  ToldEvent,
  WhyNot,
} from "../api/types";
import { type GameModule, loadGame } from "../games";
import { settings } from "../shell/settings.svelte";
import { play } from "../shell/sound";
import { Draft } from "./draft.svelte";
import { seatName } from "./names";
import { Pace } from "./pace";

/** Something that happened just now, to be animated. */
export interface Fresh {
  events: ToldEvent[];
  drafted: number;
}

export class Session {
  table = $state.raw<TableInfo | null>(null);
  info = $state.raw<GameInfo | null>(null);
  game = $state.raw<GameModule | null>(null);
  now = $state.raw<Position | null>(null);
  past = $state.raw<Position | null>(null);
  events = $state.raw<ToldEvent[]>([]);
  fresh = $state.raw<Fresh>({ events: [], drafted: 0 });
  chat = $state.raw<ChatLine[]>([]);
  rewind = $state.raw<RewindMessage | null>(null);
  connected = $state(true);
  trouble = $state.raw<Fault | null>(null);
  notice = $state.raw<Fault | null>(null);
  answer = $state.raw<WhyNot | null>(null);
  draft = new Draft();

  names = $derived((this.table?.seats ?? []).map(seatName));
  mySeats = $derived(
    (this.table?.seats ?? []).filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.index),
  );
  seat = $derived(this.now?.seat ?? null);
  isReplaying = $derived(this.past !== null);
  /** The moment that is shown. */
  position = $derived(this.past ?? this.now);
  isMyDecision = $derived(!this.isReplaying && this.now?.decision != null && this.now.decision.seat === this.seat);
  /** With what I have drafted. */
  view = $derived(this.isReplaying ? this.past?.view : (this.draft.preview?.view ?? this.now?.view));
  choices = $derived<OfferedChoice[]>(
    this.isMyDecision ? (this.draft.asks?.choices ?? this.now?.choices ?? []) : [],
  );
  decision = $derived(
    this.isMyDecision && !this.draft.isComplete ? (this.draft.asks?.decision ?? this.now?.decision ?? null) : null,
  );
  canConfirm = $derived(this.isMyDecision && this.draft.isComplete && !this.draft.isSending);

  #live: Live | null = null;
  #isClosed = false;
  #pace = new Pace((message, isStep) => this.#show(message, isStep));
  #positions = new Map<number, Position>();
  #wanted: number | null = null;

  constructor(readonly id: string) {
    void this.#begin();
  }

  close(): void {
    this.#isClosed = true;
    this.#pace.stop();
    this.#live?.close();
  }

  look(seat: number | null): void {
    this.draft.clear();
    this.#live?.look(seat);
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

  /** Adds a choice to the draft, replacing everything from step `from` on. `soft`: never sent without a word. */
  async choose(offer: OfferedChoice, from = this.draft.steps.length, soft = false): Promise<void> {
    const { now, seat } = this;
    if (!now || seat === null || this.draft.isSending) return;
    this.answer = null;
    await this.attempt(() => this.draft.add(this.id, seat, now.number, offer, from));
    if (!settings.confirm && !soft && this.canConfirm) await this.confirm();
  }

  async confirm(): Promise<void> {
    this.skip();
    const { now, seat, draft } = this;
    if (!now || seat === null || !this.canConfirm) return;
    draft.isSending = true;
    const sent = await this.attempt(() => api.play(this.id, { seat, number: now.number, actions: draft.actions }));
    if (!sent) draft.isSending = false;
    if (this.notice?.message === "stale-move") draft.clear();
  }

  async undo(): Promise<void> {
    const { now, seat } = this;
    if (this.draft.isSending || this.draft.back()) return;
    if (now?.can_undo && seat !== null) await this.attempt(() => api.undo(this.id, { seat, number: now.number }));
  }

  async redo(): Promise<void> {
    const { now, seat } = this;
    if (this.draft.isSending || this.draft.forth()) return;
    if (now?.can_redo && seat !== null) await this.attempt(() => api.redo(this.id, { seat, number: now.number }));
  }

  get canUndo(): boolean {
    return !this.isReplaying && (this.draft.steps.length > 0 || (this.now?.can_undo ?? false)) && !this.draft.isSending;
  }

  get canRedo(): boolean {
    return (
      !this.isReplaying && (this.draft.undone.length > 0 || (this.now?.can_redo ?? false)) && !this.draft.isSending
    );
  }

  /** Takes back everything that can be taken back without asking anybody. */
  async restart(): Promise<void> {
    this.draft.clear();
    const seat = this.seat;
    let number = this.now?.number ?? 0;
    let more = this.now?.can_undo ?? false;
    while (more && seat !== null) {
      const at = number;
      more = await this.attempt(async () => {
        number = (await api.undo(this.id, { seat, number: at })).number;
      });
      if (more) more = (await api.position(this.id, number)).can_undo;
    }
  }

  async askWhy(choice: Record<string, number | string | boolean>, steps = this.draft.actions): Promise<void> {
    const { now, seat } = this;
    if (!now || seat === null) return;
    await this.attempt(async () => {
      this.answer = await api.why(this.id, { seat, number: now.number, actions: steps, choice });
    });
  }

  /** Shows an earlier moment, or the present one. */
  async showMoment(number: number | null): Promise<void> {
    this.#wanted = number;
    if (number === null) {
      this.past = null;
      return;
    }
    this.draft.clear();
    await this.attempt(async () => {
      const known = this.#positions.get(number) ?? (await api.position(this.id, number));
      this.#positions.set(number, known);
      if (this.#wanted === number) this.past = known;
    });
  }

  /** What is still waiting to be shown is shown at once. */
  skip(): void {
    this.#pace.skip();
  }

  /** The first call makes us known to the server (by a cookie); only then may anything go on beside it. */
  async #begin(): Promise<void> {
    try {
      this.#setTable(await api.tableInfo(this.id));
    } catch (trouble) {
      if (!(trouble instanceof api.Trouble)) throw trouble;
      if (trouble.status) this.trouble = trouble.fault;
    }
    if (this.#isClosed || this.trouble) return;
    this.#live = new Live(
      this.id,
      (message) => this.#hear(message),
      (connected) => (this.connected = connected),
    );
  }

  #setTable(table: TableInfo): void {
    const isFirst = this.table === null;
    this.table = table;
    this.trouble = null;
    if (!isFirst) return;
    void loadGame(table.game).then((game) => (this.game = game));
    void api
      .games()
      .then((games) => (this.info = games.find((info) => info.id === table.game) ?? null))
      .catch(() => null);
  }

  #hear(message: FromServer): void {
    if (message.type === "table") this.#setTable(message.table);
    else if (message.type === "chat") this.#hearChat(message.chat);
    else if (message.type === "rewind") this.rewind = message.asked_by === null ? null : message;
    else if (message.type === "error") this.notice = message.error;
    else if (message.type === "position") this.#enqueue(message);
  }

  #hearChat(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
  }

  #enqueue(message: PositionMessage): void {
    const { now } = this;
    const { number, seat } = message.position;
    this.#pace.add(message, now !== null && message.since > 0 && number > now.number && seat === now.seat);
  }

  /** How long it should be seen before the next one, in milliseconds. */
  #show({ position, since }: PositionMessage, isStep: boolean): number {
    const before = this.now;
    const isMoved = before === null || position.number !== before.number || position.seat !== before.seat;
    const drafted =
      isStep && position.number > (before?.number ?? 0) && this.draft.isSending ? this.draft.steps.length : 0;
    if (before && position.number < before.number) this.#positions.clear();
    this.events = [...this.events.filter((event) => event.move < since), ...position.events];
    if (isMoved) this.draft.clear();
    this.now = position;
    this.fresh = { events: isStep ? position.events : [], drafted };
    if (isStep && position.decision && !before?.decision) play("turn");
    if (position.over && before && !before.over) play("end");
    return this.game?.pace(this.fresh.events) ?? 0;
  }
}
