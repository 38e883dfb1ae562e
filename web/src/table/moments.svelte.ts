/** The moments of a game: the present one, how what happened unfolds to it, and an earlier one that is looked at. */

import * as api from "../api/calls";
import type { Position, PositionMessage, ToldEvent } from "../api/types";
import type { GameModule } from "../games";
import { settings } from "../shell/settings.svelte";
import { play } from "../shell/sound";
import { type Frame, Pace } from "./pace";
import { type Stage, unfolded } from "./unfolding";

/** What happened is never unfolded for longer than this; while a clock runs, people must soon see what they are asked. */
const LONGEST_SHOW = 12_000;
const SHOW_BEFORE_CLOCK = 1200;

/** Something that happened just now, to be animated. */
export interface Fresh {
  events: ToldEvent[];
  drafted: number;
}

/** What the moments must know of the rest of the session. */
export interface Around {
  /** The drawing of the game, once it is loaded. */
  readonly game: GameModule | null;
  /** How many choices of mine are being sent. */
  readonly sending: number;
  /** Something else is asked now than before. */
  onNewQuestion(): void;
}

export class Moments {
  now = $state.raw<Position | null>(null);
  past = $state.raw<Position | null>(null);
  events = $state.raw<ToldEvent[]>([]);
  fresh = $state.raw<Fresh>({ events: [], drafted: 0 });
  /** The part of what happened that is being shown; null when the present is shown. */
  stage = $state.raw<Stage | null>(null);
  /** When the clock of the present question runs out, by `performance.now()`. */
  deadline = $state.raw<number | null>(null);

  /** The seat through which I look. */
  seat = $derived(this.now?.seat ?? null);
  isReplaying = $derived(this.past !== null);
  isUnfolding = $derived(!this.isReplaying && this.stage !== null);
  /** The moment that is shown. */
  position = $derived(this.past ?? this.now);
  /** The view that is shown, as everybody has it: without what I have drafted. */
  view = $derived(this.isReplaying ? this.past?.view : (this.stage?.view ?? this.now?.view));
  clock = $derived(this.isReplaying || this.isUnfolding ? null : (this.now?.clock ?? null));
  /** A short time in which everybody entitled may react: answers are sent at once and may be changed until it is over. */
  isWindow = $derived(this.clock?.name === "window");

  #pace = new Pace((message, isStep, waiting) => this.#unfold(message, isStep, waiting));
  #positions = new Map<number, Position>();
  #deadlines = new WeakMap<Position, number>();
  #wanted: number | null = null;

  constructor(
    private readonly table: string,
    private readonly around: Around,
  ) {}

  add(message: PositionMessage): void {
    const { clock } = message.position;
    if (clock) this.#deadlines.set(message.position, performance.now() + clock.left);
    const { now } = this;
    const { number, seat } = message.position;
    // Everything from the beginning is no step, unless one has been there at the beginning (a scenario).
    const isNews = now !== null && (message.since > 0 || now.number === 0);
    this.#pace.add(message, isNews && number > now.number && seat === now.seat);
  }

  /** What is still waiting to be shown is shown at once. */
  skip(): void {
    this.#pace.skip();
  }

  stop(): void {
    this.#pace.stop();
  }

  /** Shows an earlier moment, or the present one; throws Trouble if the server does not tell it. */
  async show(number: number | null): Promise<void> {
    this.#wanted = number;
    if (number === null) {
      this.past = null;
      return;
    }
    const known = this.#positions.get(number) ?? (await api.position(this.table, number));
    this.#positions.set(number, known);
    if (this.#wanted === number) this.past = known;
  }

  /** A position as it is shown: what happened, if the game shows it event by event, and then the position itself. */
  #unfold(message: PositionMessage, isStep: boolean, waiting: number): Frame[] {
    const { position, since } = message;
    const { game } = this.around;
    const last: Frame = { show: () => this.#arrive(message, isStep), ms: 0 };
    const isShown = isStep && settings.moves && since === this.now?.number;
    const stages = isShown && game?.showing ? unfolded(this.now?.view, message, game.showing) : [];
    if (!stages.length) return [{ ...last, ms: isStep ? (game?.pace(position.events) ?? 0) : 0 }];
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

  /** The position itself is shown. */
  #arrive({ position, since }: PositionMessage, isStep: boolean): void {
    const before = this.now;
    const isMoved = before === null || position.number !== before.number || position.seat !== before.seat;
    const drafted = isStep && position.number > (before?.number ?? 0) ? this.around.sending : 0;
    if (before && position.number < before.number) this.#positions.clear();
    this.events = [...this.events.filter((event) => event.move < since), ...position.events];
    if (isMoved && !isSameQuestion(before, position)) this.around.onNewQuestion();
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
export function isSameQuestion(before: Position | null, now: Position | null): boolean {
  if (!before?.decision || !now?.decision || before.seat !== now.seat) return false;
  if (before.decision.kind !== now.decision.kind || before.choices.length !== now.choices.length) return false;
  if (now.moves.slice(before.number).some((move) => move?.seat === now.seat)) return false;
  return before.choices.every((offer, i) => offer.action === now.choices[i]?.action);
}
