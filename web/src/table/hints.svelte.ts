/** What the foreman would do: asked, weighed on the board, and taken. */

import * as api from "../api/calls";
import type { HintedMove } from "../api/types";
import { settings } from "../shell/settings.svelte";
import type { Step } from "./draft.svelte";
import type { Session } from "./session.svelte";

/** After which of my choices he was asked, and what he said; null while he is thinking. */
export interface Hint {
  actions: number[];
  moves: HintedMove[] | null;
}

export class Hints {
  shown = $state.raw<Hint | null>(null);
  canAsk: boolean = $derived.by(() => {
    const { room, moments, turn } = this.session;
    if (!turn.isMine || turn.draft.isSending || !room.table?.hints) return false;
    return (moments.now?.choices.length ?? 0) > 1;
  });

  /** What I had drafted myself, while a move of the foreman's is shown. */
  #aside: Step[] | null = null;

  constructor(private readonly session: Session) {}

  /** Asks what the foreman would do, after what I have drafted so far; asked again, puts the answer away. */
  async ask(): Promise<void> {
    const { moments, turn } = this.session;
    const { now, seat } = moments;
    if (this.shown) return this.close();
    if (!now || seat === null || !this.canAsk) return;
    const asked: Hint = { actions: turn.isAnswered ? [] : turn.draft.actions, moves: null };
    this.shown = asked;
    const isWanted = () => this.shown === asked;
    try {
      const { moves } = await api.hint(this.session.id, { seat, number: now.number, actions: asked.actions });
      if (isWanted()) this.shown = { ...asked, moves };
    } catch (trouble) {
      if (!(trouble instanceof api.Trouble)) throw trouble;
      if (!isWanted()) return;
      this.shown = null;
      this.session.notice = trouble.fault;
    }
  }

  close(): void {
    this.weigh(null);
    this.shown = null;
  }

  /** Forgotten, with what was laid aside for it: something else is asked. */
  drop(): void {
    this.#aside = null;
    this.shown = null;
  }

  /** Shows a move of the foreman's on the board for as long as it is pointed at. */
  weigh(move: HintedMove | null): void {
    const { moments, turn } = this.session;
    if (!this.shown || moments.isWindow) return;
    if (move) {
      this.#aside ??= turn.draft.steps;
      void turn.show(move.line);
    } else if (this.#aside) {
      turn.draft.steps = this.#aside;
      this.#aside = null;
    }
  }

  /** Prepares a move of the foreman's; where nothing has to be confirmed, plays it. */
  async take(move: HintedMove): Promise<void> {
    const { moments, turn, game } = this.session;
    const [first] = move.line;
    if (!first) return;
    this.drop();
    if (moments.isWindow) return turn.answerAtOnce(first);
    if (game?.prepare?.(this.session, move.line)) return;
    const isShown = await turn.show(move.line);
    const isSent = !settings.confirm || game?.asksAlone?.(this.session);
    if (isShown && isSent && turn.canConfirm) await turn.confirm();
  }
}
