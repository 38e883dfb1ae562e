/** One table as this browser sees it: what the server told, what is drafted, and which moment is shown. */

import * as api from "../api/calls";
import { Live } from "../api/live";
import type {
  ChatLine,
  Fault,
  FromServer,
  GameInfo,
  HintedMove,
  OfferedChoice,
  Position,
  PositionMessage,
  RewindMessage,
  TableInfo,
  ToldEvent,
  WhyNot,
} from "../api/types";
import { type GameModule, type Stage, loadGame } from "../games";
import { settings } from "../shell/settings.svelte";
import { play } from "../shell/sound";
import { Draft, type Step } from "./draft.svelte";
import { seatName } from "./names";
import { type Frame, Pace } from "./pace";
import { eventText } from "./wording";

/** What happened is never unfolded for longer than this; while a clock runs, people must soon see what they are asked. */
const LONGEST_SHOW = 12_000;
const SHOW_BEFORE_CLOCK = 1200;
const PATIENCE = 3000;

/** Something that happened just now, to be animated. */
export interface Fresh {
  events: ToldEvent[];
  drafted: number;
}

/** What the foreman was asked: after which of my choices, and what he said; null while he is thinking. */
export interface Hinting {
  actions: number[];
  moves: HintedMove[] | null;
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
  hint = $state.raw<Hinting | null>(null);
  /** The part of what happened that is being shown; null when the present is shown. */
  stage = $state.raw<Stage | null>(null);
  /** When the clock of the present question runs out, by `performance.now()`. */
  deadline = $state.raw<number | null>(null);

  names = $derived((this.table?.seats ?? []).map(seatName));
  mySeats = $derived(
    (this.table?.seats ?? []).filter((seat) => seat.mine && seat.kind === "person").map((seat) => seat.index),
  );
  /** Seats of mine that I play myself: no bot keeps them warm. */
  played = $derived(this.mySeats.filter((seat) => !(this.table?.seats[seat]?.away && this.table.seats[seat].bot)));
  seat = $derived(this.now?.seat ?? null);
  isReplaying = $derived(this.past !== null);
  /** The moment that is shown. */
  position = $derived(this.past ?? this.now);
  /** Whether my seat lets every window pass. */
  letsPass = $derived(this.table?.seats[this.seat ?? -1]?.lets_pass ?? false);
  /** One person against bots, and nobody looks on: a window then waits for that person only if there is a card to play. */
  isAlone = $derived(this.table?.watchers === 0 && this.table.seats.filter((seat) => seat.kind !== "bot").length === 1);
  /** A window that closes by itself, without a word of mine. */
  passes = $derived(
    this.now?.clock?.name === "window" && (this.letsPass || (this.isAlone && this.now.choices.length < 2)),
  );
  isUnfolding = $derived(!this.isReplaying && this.stage !== null);
  isMyDecision = $derived(
    !this.isReplaying &&
      !this.isUnfolding &&
      this.now?.decision != null &&
      this.now.decision.seat === this.seat &&
      this.played.includes(this.now.decision.seat) &&
      !this.passes,
  );
  /** As everybody has it: without what I have drafted. */
  base = $derived(this.isReplaying ? this.past?.view : (this.stage?.view ?? this.now?.view));
  /** With what I have drafted. */
  view = $derived(this.isReplaying || this.isUnfolding ? this.base : (this.draft.preview?.view ?? this.now?.view));
  clock = $derived(this.isReplaying || this.isUnfolding ? null : (this.now?.clock ?? null));
  /** A short time in which everybody entitled may react: answers are sent at once and may be changed until it is over. */
  isWindow = $derived(this.clock?.name === "window");
  choices = $derived<OfferedChoice[]>(this.isMyDecision ? (this.draft.asks?.choices ?? this.now?.choices ?? []) : []);
  /** What is drafted answers the question: nothing more is asked before chance, a secret, somebody else or another matter. */
  isAnswered = $derived.by(() => {
    const last = this.draft.steps.at(-1)?.preview;
    if (this.draft.isComplete || !last?.decision || !this.now?.decision) return this.draft.isComplete;
    return this.game?.isNewQuestion?.(this.now.decision.kind, last.decision.kind) ?? false;
  });
  decision = $derived(
    this.isMyDecision && !this.isAnswered ? (this.draft.asks?.decision ?? this.now?.decision ?? null) : null,
  );
  canConfirm = $derived(this.isMyDecision && this.isAnswered && !this.draft.isSending);
  canAskHint = $derived(
    this.isMyDecision && (this.table?.hints ?? false) && (this.now?.choices.length ?? 0) > 1 && !this.draft.isSending,
  );

  #live: Live | null = null;
  #isClosed = false;
  #pace = new Pace((message, isStep, waiting) => this.#unfold(message, isStep, waiting));
  #positions = new Map<number, Position>();
  #deadlines = new WeakMap<Position, number>();
  #wanted: number | null = null;
  /** What I had drafted myself, while a move of the foreman's is shown. */
  #aside: Step[] | null = null;

  constructor(readonly id: string) {
    void this.#begin();
  }

  close(): void {
    this.#isClosed = true;
    this.#pace.stop();
    this.#live?.close();
  }

  look(seat: number | null): void {
    this.closeHint();
    this.draft.clear();
    this.#live?.look(seat);
  }

  /** What happened, in sentences. */
  tell(events: readonly ToldEvent[]): string[] {
    const game = this.table?.game ?? "";
    return (this.game?.gathered?.(events) ?? events).map((event) => eventText(game, event, this.names));
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
    this.closeHint();
    this.answer = null;
    await this.attempt(() => this.draft.add(this.id, seat, now.number, offer, from));
    if (!settings.confirm && !soft && this.canConfirm) await this.confirm();
  }

  async confirm(): Promise<void> {
    this.skip();
    const { draft } = this;
    if (!this.now || this.seat === null || !this.canConfirm) return;
    draft.isSending = true;
    const sent = await this.attempt(() => this.#send(draft.actions));
    if (!sent) draft.isSending = false;
    if (this.notice?.message === "stale-move") draft.clear();
  }

  /** Sends a choice without a word: it may be changed as long as the window is open. */
  async answerAtOnce(offer: OfferedChoice): Promise<void> {
    if (!this.now || this.seat === null || this.draft.isSending) return;
    this.draft.clear();
    this.draft.isSending = true;
    await this.attempt(() => this.#send([offer.action]));
    this.draft.isSending = false;
  }

  /** Chooses step by step whatever `pick` picks of what is then offered, until it picks nothing. */
  async chooseInTurn(pick: (choices: readonly OfferedChoice[], step: number) => OfferedChoice | null): Promise<void> {
    const { now, seat, draft } = this;
    if (!now || seat === null || draft.isSending) return;
    draft.clear();
    let choices: readonly OfferedChoice[] = now.choices;
    for (let step = 0; !this.isAnswered || !step; step++) {
      const offer = pick(choices, step);
      if (!offer || !(await this.attempt(() => draft.add(this.id, seat, this.now?.number ?? 0, offer, step)))) return;
      choices = draft.asks?.choices ?? [];
    }
  }

  /** Asks what the foreman would do, after what I have drafted so far; asked again, puts the answer away. */
  async askHint(): Promise<void> {
    const { now, seat } = this;
    if (this.hint) return this.closeHint();
    if (!now || seat === null || !this.canAskHint) return;
    const asked: Hinting = { actions: this.isAnswered ? [] : this.draft.actions, moves: null };
    this.hint = asked;
    const isWanted = () => this.hint === asked;
    try {
      const { moves } = await api.hint(this.id, { seat, number: now.number, actions: asked.actions });
      if (isWanted()) this.hint = { ...asked, moves };
    } catch (trouble) {
      if (!(trouble instanceof api.Trouble)) throw trouble;
      if (!isWanted()) return;
      this.hint = null;
      this.notice = trouble.fault;
    }
  }

  closeHint(): void {
    this.weigh(null);
    this.hint = null;
  }

  /** Shows a move of the foreman's on the board for as long as it is pointed at. */
  weigh(move: HintedMove | null): void {
    const { now, seat } = this;
    if (!now || seat === null || !this.hint || this.isWindow) return;
    if (move) {
      this.#aside ??= this.draft.steps;
      void this.attempt(() => this.draft.show(this.id, seat, now.number, move.line));
    } else if (this.#aside) {
      this.draft.steps = this.#aside;
      this.#aside = null;
    }
  }

  /** Prepares a move of the foreman's; where nothing has to be confirmed, plays it. */
  async takeHint(move: HintedMove): Promise<void> {
    const { now, seat } = this;
    const [first] = move.line;
    if (!now || seat === null || !first) return;
    this.#aside = null;
    this.hint = null;
    if (this.isWindow) return this.answerAtOnce(first);
    if (this.game?.prepare?.(this, move.line)) return;
    const isShown = await this.attempt(() => this.draft.show(this.id, seat, now.number, move.line));
    const isSent = !settings.confirm || this.game?.asksAlone?.(this);
    if (isShown && isSent && this.canConfirm) await this.confirm();
  }

  /** Where several decide at the same time another may have been faster: then the same is sent again. */
  async #send(actions: number[]): Promise<void> {
    const seat = this.seat ?? 0;
    const asked = this.now;
    for (let tries = 0; ; tries++) {
      const number = this.now?.number ?? 0;
      try {
        const played = await api.play(this.id, { seat, number, actions });
        if (played.number === number) this.draft.clear();
        return;
      } catch (trouble) {
        const isStale = trouble instanceof api.Trouble && trouble.fault.message === "stale-move";
        if (!isStale || tries > 8 || !(await this.#moved(number)) || !isSameQuestion(asked, this.now)) throw trouble;
      }
    }
  }

  /** Until a newer position than this has come. */
  async #moved(number: number): Promise<boolean> {
    for (const until = performance.now() + PATIENCE; performance.now() < until;) {
      this.skip();
      if (this.now?.number !== number) return true;
      await new Promise((done) => setTimeout(done, 30));
    }
    return false;
  }

  /** Let every window pass, from now on, or be asked again. */
  async preset(letsPass: boolean): Promise<void> {
    const { seat } = this;
    if (seat !== null) await this.attempt(() => api.preset(this.id, seat, letsPass));
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
    if (this.isUnfolding) return false;
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
    this.closeHint();
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
    const { clock } = message.position;
    if (clock) this.#deadlines.set(message.position, performance.now() + clock.left);
    const { now } = this;
    const { number, seat } = message.position;
    // Everything from the beginning is no step, unless one has been there at the beginning (a scenario).
    const isNews = now !== null && (message.since > 0 || now.number === 0);
    this.#pace.add(message, isNews && number > now.number && seat === now.seat);
  }

  /** A position as it is shown: what happened, if the game has stages for it, and then the position itself. */
  #unfold(message: PositionMessage, isStep: boolean, waiting: number): Frame[] {
    const { position, since } = message;
    const last: Frame = { show: () => this.#show(message, isStep), ms: 0 };
    const stages = isStep && settings.moves ? (this.game?.stages?.(this.now?.view, position.events) ?? []) : [];
    if (!stages.length) return [{ ...last, ms: isStep ? (this.game?.pace(position.events) ?? 0) : 0 }];
    const whole = stages.reduce((ms, stage) => ms + stage.ms, 0);
    const longest = position.clock ? SHOW_BEFORE_CLOCK : waiting > 1 ? whole / 2 : LONGEST_SHOW;
    const scale = Math.min(1, longest / whole);
    const before = this.events.filter((event) => event.move < since);
    return [
      ...stages.map((stage, i) => ({
        show: () => {
          this.stage = stage;
          this.events = [...before, ...stages.slice(0, i + 1).flatMap(({ events }) => events)];
          this.fresh = { events: stage.events, drafted: 0 };
        },
        ms: stage.ms * scale,
      })),
      last,
    ];
  }

  #show({ position, since }: PositionMessage, isStep: boolean): void {
    const before = this.now;
    const isMoved = before === null || position.number !== before.number || position.seat !== before.seat;
    const drafted =
      isStep && position.number > (before?.number ?? 0) && this.draft.isSending ? this.draft.steps.length : 0;
    if (before && position.number < before.number) this.#positions.clear();
    this.events = [...this.events.filter((event) => event.move < since), ...position.events];
    if (isMoved && !isSameQuestion(before, position)) {
      this.#aside = null;
      this.hint = null;
      this.draft.clear();
    }
    const wasUnfolded = this.stage !== null;
    this.stage = null;
    this.now = position;
    this.deadline = this.#deadlines.get(position) ?? null;
    this.fresh = { events: isStep && !wasUnfolded ? position.events : [], drafted };
    if (isStep && position.decision && position.choices.length > 1 && !before?.decision) play("turn");
    if (position.over && before && !before.over) play("end");
  }
}

/** Whether a seat is still asked what it was asked before, while others have decided something of their own. */
function isSameQuestion(before: Position | null, now: Position | null): boolean {
  if (!before?.decision || !now?.decision || before.seat !== now.seat) return false;
  if (before.decision.kind !== now.decision.kind || before.choices.length !== now.choices.length) return false;
  if (now.moves.slice(before.number).some((move) => move?.seat === now.seat)) return false;
  return before.choices.every((offer, i) => offer.action === now.choices[i]?.action);
}
