/** My turn: what I am asked, what I have drafted, and how it is sent or taken back. */

import * as api from "../api/calls";
import type { OfferedChoice, WhyNot } from "../api/types";
import { settings } from "../shell/settings.svelte";
import { Draft } from "./draft.svelte";
import { isSameQuestion } from "./moments.svelte";
import type { Session } from "./session.svelte";

const PATIENCE = 3000;

export class Turn {
  draft = new Draft();
  /** Why something is not offered. */
  answer = $state.raw<WhyNot | null>(null);

  /** Whether my seat lets every window pass. */
  letsPass = $derived.by(() => this.session.room.table?.seats[this.#moments.seat ?? -1]?.lets_pass ?? false);
  /** A window that closes by itself, without a word of mine. */
  #passes: boolean = $derived.by(() => {
    const { now } = this.#moments;
    if (now?.clock?.name !== "window") return false;
    return this.letsPass || (this.session.room.isAlone && now.choices.length < 2);
  });
  isMine: boolean = $derived.by(() => {
    const { now, seat, isReplaying, isUnfolding } = this.#moments;
    if (isReplaying || isUnfolding || !now?.decision || now.decision.seat !== seat) return false;
    return this.session.room.played.includes(now.decision.seat) && !this.#passes;
  });
  choices: OfferedChoice[] = $derived.by(() =>
    this.isMine ? (this.draft.asks?.choices ?? this.#moments.now?.choices ?? []) : [],
  );
  /** What is drafted answers the question: nothing more is asked before chance, a secret, somebody else or another matter. */
  isAnswered: boolean = $derived.by(() => {
    const last = this.draft.steps.at(-1)?.preview;
    const asked = this.#moments.now?.decision;
    if (this.draft.isComplete || !last?.decision || !asked) return this.draft.isComplete;
    return this.session.game?.isNewQuestion?.(asked.kind, last.decision.kind) ?? false;
  });
  decision = $derived.by(() =>
    this.isMine && !this.isAnswered ? (this.draft.asks?.decision ?? this.#moments.now?.decision ?? null) : null,
  );
  canConfirm: boolean = $derived.by(() => this.isMine && this.isAnswered && !this.draft.isSending);
  canUndo: boolean = $derived.by(() => {
    const { now, isReplaying, isUnfolding } = this.#moments;
    if (isReplaying || isUnfolding || this.draft.isSending) return false;
    return this.draft.steps.length > 0 || (now?.can_undo ?? false);
  });
  canRedo: boolean = $derived.by(() => {
    const { now, isReplaying } = this.#moments;
    return !isReplaying && !this.draft.isSending && (this.draft.undone.length > 0 || (now?.can_redo ?? false));
  });
  /** The view with what I have drafted. */
  view: unknown = $derived.by(() => {
    const { isReplaying, isUnfolding, view, now } = this.#moments;
    return isReplaying || isUnfolding ? view : (this.draft.preview?.view ?? now?.view);
  });

  constructor(private readonly session: Session) {}

  get #moments() {
    return this.session.moments;
  }

  /** Which question is asked, of whom; null while I have none to answer, or the answer is on its way. */
  get #asked(): { seat: number; number: number } | null {
    const { now, seat } = this.#moments;
    return now && seat !== null && !this.draft.isSending ? { seat, number: now.number } : null;
  }

  /** Adds a choice to the draft, replacing everything from step `from` on. `soft`: never sent without a word. */
  async choose(offer: OfferedChoice, from = this.draft.steps.length, soft = false): Promise<void> {
    const asked = this.#asked;
    if (!asked) return;
    this.session.hints.close();
    this.answer = null;
    await this.session.attempt(() => this.draft.add(this.session.id, asked.seat, asked.number, offer, from));
    if (!settings.confirm && !soft && this.canConfirm) await this.confirm();
  }

  /** Lays down a whole line of choices instead of what was drafted; false if the server refused it. */
  async show(line: readonly OfferedChoice[]): Promise<boolean> {
    const { now, seat } = this.#moments;
    if (!now || seat === null) return false;
    return this.session.attempt(() => this.draft.show(this.session.id, seat, now.number, line));
  }

  async confirm(): Promise<void> {
    this.#moments.skip();
    const { draft, session } = this;
    if (!this.#asked || !this.canConfirm) return;
    draft.isSending = true;
    const sent = await session.attempt(() => this.#send(draft.actions));
    if (!sent) draft.isSending = false;
    if (session.notice?.message === "stale-move") draft.clear();
  }

  /** Sends a choice without a word: it may be changed as long as the window is open. */
  async answerAtOnce(offer: OfferedChoice): Promise<void> {
    if (!this.#asked) return;
    this.draft.clear();
    this.draft.isSending = true;
    await this.session.attempt(() => this.#send([offer.action]));
    this.draft.isSending = false;
  }

  /** Chooses step by step whatever `pick` picks of what is then offered, until it picks nothing. */
  async chooseInTurn(pick: (choices: readonly OfferedChoice[], step: number) => OfferedChoice | null): Promise<void> {
    const { draft, session } = this;
    const asked = this.#asked;
    if (!asked) return;
    draft.clear();
    let choices: readonly OfferedChoice[] = this.#moments.now?.choices ?? [];
    for (let step = 0; !this.isAnswered || !step; step++) {
      const offer = pick(choices, step);
      const number = this.#moments.now?.number ?? 0;
      if (!offer || !(await session.attempt(() => draft.add(session.id, asked.seat, number, offer, step)))) return;
      choices = draft.asks?.choices ?? [];
    }
  }

  /** Let every window pass, from now on, or be asked again. */
  async preset(letsPass: boolean): Promise<void> {
    const { seat } = this.#moments;
    if (seat !== null) await this.session.attempt(() => api.preset(this.session.id, seat, letsPass));
  }

  async undo(): Promise<void> {
    const { now, seat } = this.#moments;
    if (this.draft.isSending || this.draft.back() || !now?.can_undo || seat === null) return;
    await this.session.attempt(() => api.undo(this.session.id, { seat, number: now.number }));
  }

  async redo(): Promise<void> {
    const { now, seat } = this.#moments;
    if (this.draft.isSending || this.draft.forth() || !now?.can_redo || seat === null) return;
    await this.session.attempt(() => api.redo(this.session.id, { seat, number: now.number }));
  }

  /** Takes back everything that can be taken back without asking anybody. */
  async restart(): Promise<void> {
    this.draft.clear();
    const { now, seat } = this.#moments;
    let number = now?.number ?? 0;
    let more = now?.can_undo ?? false;
    while (more && seat !== null) {
      const at = number;
      more = await this.session.attempt(async () => {
        number = (await api.undo(this.session.id, { seat, number: at })).number;
      });
      if (more) more = (await api.position(this.session.id, number)).can_undo;
    }
  }

  async askWhy(choice: Record<string, number | string | boolean>, steps = this.draft.actions): Promise<void> {
    const { now, seat } = this.#moments;
    if (!now || seat === null) return;
    await this.session.attempt(async () => {
      this.answer = await api.why(this.session.id, { seat, number: now.number, actions: steps, choice });
    });
  }

  /** Where several decide at the same time another may have been faster: then the same is sent again. */
  async #send(actions: number[]): Promise<void> {
    const moments = this.#moments;
    const seat = moments.seat ?? 0;
    const asked = moments.now;
    for (let tries = 0; ; tries++) {
      const number = moments.now?.number ?? 0;
      try {
        const played = await api.play(this.session.id, { seat, number, actions });
        if (played.number === number) this.draft.clear();
        return;
      } catch (trouble) {
        const isStale = trouble instanceof api.Trouble && trouble.fault.message === "stale-move";
        if (!isStale || tries > 8 || !(await this.#moved(number)) || !isSameQuestion(asked, moments.now)) throw trouble;
      }
    }
  }

  /** Until a newer position than this has come. */
  async #moved(number: number): Promise<boolean> {
    for (const until = performance.now() + PATIENCE; performance.now() < until;) {
      this.#moments.skip();
      if (this.#moments.now?.number !== number) return true;
      await new Promise((done) => setTimeout(done, 30));
    }
    return false;
  }
}
