/** What the board and the choices beside it both need to know, derived from the session. */

import type { Choice, OfferView, SeatView, View, Happening } from "./types";
import type { OfferedChoice } from "../../api/types";
import { Model, type Offer as Offered, type Told, modelsBy } from "../../table/model.svelte";
import { inOrder } from "./cards";
import { type Counts, FACES, type Face, type House, countsOf, facesOf, textOf } from "./faces";
import { priceOf } from "./hands";
import { type Standing, openDice, standings } from "./standing";

export type Offer = Offered<Choice>;

/** An offer for the Sheriff's favour, as it is being written. */
export interface Bid {
  dollars: number;
  nuggets: number;
  cards: string[];
  seat: number | null;
}

/** What the explaining slip on the board is about. */
export type Subject = { house: House } | { card: string };

export class DiceTownModel extends Model<View, Choice, Happening> {
  /** Which of the dice under the cup are to be kept; null before the first is touched. */
  #picked = $state.raw<{ key: string; dice: number[] } | null>(null);
  #bid = $state.raw<{ key: string; bid: Bid } | null>(null);
  subject = $state.raw<Subject | null>(null);

  mine: SeatView | null = $derived.by(() => this.base?.seats[this.me] ?? null);
  asked: string | null = $derived.by(() => this.session.moments.now?.decision?.kind ?? null);
  /** How often I have decided: with the seat (there may be several of mine) it tells one question from a later one that looks the same. */
  #turn: number = $derived.by(
    () => (this.session.moments.now?.moves ?? []).filter((move) => move?.seat === this.me).length,
  );
  /** What I am asked, whatever I have drafted. */
  asks: Offer[] = $derived.by(() => this.offersOf(this.session.moments.now?.choices ?? []));
  offers: Offer[] = $derived.by(() => this.offersOf(this.session.turn.choices));

  /** The dice among which I choose, lowest first: the roll, or what I kept and cannot pay for. */
  roll: Face[] = $derived.by(() => {
    if (!this.base) return [];
    if (this.asked === "trim" && this.base.cup?.kept !== "none") return facesOf(this.base.cup?.kept);
    return facesOf(this.base.cup?.faces);
  });
  picked: number[] | null = $derived.by(() => {
    const own = this.#picked?.key === this.#rollKey ? this.#picked.dice : null;
    const drafted = this.steps[0]?.choice;
    if (drafted?.kind !== "keep" || (own && textOf(this.#facesOf(own)) === drafted.faces)) return own;
    return this.#diceOf(facesOf(drafted.faces));
  });
  kept: Face[] = $derived.by(() => this.#facesOf(this.picked ?? []));
  price: number | null = $derived.by(() => (this.picked ? priceOf(this.picked.length) : null));

  /** The dice that lie open, and with mine those that I am about to keep. */
  dice: number[][] = $derived.by(() =>
    this.base ? openDice(this.base, this.me, this.isKeeping ? countsOf(this.kept) : []) : [],
  );
  standings: Map<House, Standing> = $derived.by(() => (this.base ? standings(this.base, this.dice) : new Map()));

  isKeeping: boolean = $derived.by(() => this.session.turn.isMine && (this.asked === "keep" || this.asked === "trim"));

  /** Events of the round that is shown. */
  round: Told<Happening>[] = $derived.by(() => {
    const until = this.session.moments.isReplaying ? (this.session.moments.past?.number ?? 0) : Infinity;
    const told = this.events.filter((event) => event.move < until);
    return told.slice(
      Math.max(
        0,
        told.findLastIndex((event) => event.name === "RoundBegan"),
      ),
    );
  });

  get #rollKey(): string {
    return `${this.me} ${this.#turn} ${this.asked} ${this.roll.join(" ")}`;
  }

  #facesOf(dice: readonly number[]): Face[] {
    return dice.flatMap((index) => this.roll[index] ?? []);
  }

  /** Dice of the roll that show these faces. */
  #diceOf(faces: Face[]): number[] {
    const left = [...faces];
    return this.roll.flatMap((face, index) => {
      const at = left.indexOf(face);
      if (at >= 0) left.splice(at, 1);
      return at >= 0 ? [index] : [];
    });
  }

  toggle(index: number): void {
    const now = this.picked ?? [];
    this.#pickOrForget(now.includes(index) ? now.filter((one) => one !== index) : [...now, index]);
  }

  /** To keep none is a choice of its own, with a price: putting back the last die is not yet that. */
  #pickOrForget(dice: number[]): void {
    if (dice.length) return this.pick(dice);
    this.#picked = null;
    this.session.turn.draft.clear();
  }

  pick(dice: number[]): void {
    this.#picked = { key: this.#rollKey, dice: [...dice].sort((a, b) => a - b) };
    const faces = textOf(this.#facesOf(this.#picked.dice)); // not `kept`: what was drafted before still says otherwise
    const found = this.asks.find(({ choice }) => choice.kind === "keep" && choice.faces === faces);
    if (found) void this.session.turn.choose(found.offer, 0, true);
    else this.session.turn.draft.clear();
  }

  /** Everything of one face, or nothing of it any more. */
  pickFace(face: Face): void {
    const all = this.roll.flatMap((one, index) => (one === face ? [index] : []));
    const now = this.picked ?? [];
    const isWhole = all.length > 0 && all.every((index) => now.includes(index));
    if (all.length)
      this.#pickOrForget(isWhole ? now.filter((one) => !all.includes(one)) : [...new Set([...now, ...all])]);
  }

  /** Whether so many dice of the roll may be kept. */
  mayKeep(number: number): boolean {
    return this.asks.some(({ choice }) => choice.kind === "keep" && facesOf(choice.faces).length === number);
  }

  get isAffordable(): boolean {
    return this.picked === null || this.session.turn.draft.steps.length > 0;
  }

  /** My set-aside dice with those that I am about to keep. */
  get fixed(): Counts {
    return this.dice[this.me] ?? FACES.map(() => 0);
  }

  /** Writes what was advised into the offer; false if it is about something else. */
  advise(line: readonly OfferedChoice[]): boolean {
    const choices = this.offersOf(line).map(({ choice }) => choice);
    if (!this.asked?.startsWith("offer-") || choices[0]?.kind === "pass") return false;
    const bid = { ...this.bid, cards: [...this.bid.cards] };
    for (const choice of choices) {
      if (choice.kind === "dollars") bid.dollars = choice.amount;
      else if (choice.kind === "nuggets") bid.nuggets = choice.amount;
      else if (choice.kind === "add") bid.cards.push(choice.card);
      else if (choice.kind === "for") bid.seat = choice.seat;
    }
    this.bid = bid;
    return true;
  }

  // Offers

  /** What was offered before and cannot be lowered (DT-8.5). */
  get offered(): OfferView | null {
    return this.mine?.offer ?? null;
  }

  get bid(): Bid {
    if (this.#bid?.key === this.#bidKey) return this.#bid.bid;
    const { offered } = this;
    return {
      dollars: offered?.dollars ?? 0,
      nuggets: offered?.nuggets ?? 0,
      cards: [...(offered?.cards ?? [])],
      seat: offered?.seat ?? null,
    };
  }

  set bid(bid: Bid) {
    this.#bid = { key: this.#bidKey, bid };
  }

  get #bidKey(): string {
    return `${this.me} ${this.#turn} ${this.base.round} ${this.base.location}`;
  }

  /** The most that may be offered. */
  get most(): { dollars: number; nuggets: number } {
    const told = this.session.moments.now?.decision?.arguments ?? {};
    return { dollars: Number(told.dollars ?? 0), nuggets: Number(told.nuggets ?? 0) };
  }

  /** Writes the offer down, part by part as it is asked for, and sends it. */
  async seal(bid: Bid): Promise<void> {
    const before = this.offered?.cards ?? [];
    const added = inOrder(bid.cards);
    for (const card of before) added.splice(added.indexOf(card), 1);
    const isNothingNew =
      bid.dollars === (this.offered?.dollars ?? 0) && bid.nuggets === (this.offered?.nuggets ?? 0) && !added.length;
    await this.session.turn.chooseInTurn((choices) => {
      const find = (test: (choice: Choice) => boolean): OfferedChoice | null =>
        this.offersOf(choices).find(({ choice }) => test(choice))?.offer ?? null;
      const pass = find((choice) => choice.kind === "pass");
      if (pass && isNothingNew) return pass;
      const card = added[0];
      const next = card ? find((choice) => choice.kind === "add" && choice.card === card) : null;
      if (next) added.shift();
      return (
        find((choice) => choice.kind === "dollars" && choice.amount === bid.dollars) ??
        find((choice) => choice.kind === "nuggets" && choice.amount === bid.nuggets) ??
        next ??
        find((choice) => choice.kind === "done") ??
        find((choice) => choice.kind === "for" && choice.seat === bid.seat)
      );
    });
    await this.session.turn.confirm();
  }
}

export const modelOf = modelsBy((session) => new DiceTownModel(session));
