/** What the board and the choices beside it both need to know, derived from the session. */

import type { Area, Choice, LaidTile, View, Happening } from "./types";
import { Model, type Offer as Offered, modelsBy } from "../../table/model.svelte";
import { partNames } from "./art/land";
import { type Outcome, areasByPart, outcomeOf, partKey } from "./outcome";

export type Offer = Offered<Choice>;

export interface Ghost {
  face: string;
  x: number;
  y: number;
  turn: number;
}

export const placeKey = (x: number, y: number): string => `${x},${y}`;

export class GoldRushModel extends Model<View, Choice, Happening> {
  /** The turn in which the tile is held over the table. */
  heldTurn = $state(0);
  showsPrairies = $state(false);
  hovered = $state.raw<string | null>(null);
  /** Tent places glow while the tent's card is open. */
  isPitching = $state(false);

  areas: Map<string, Area> = $derived.by(() => areasByPart(this.view));

  /** Every way to place the tile, by place; only while that is asked. */
  placings: Map<string, Offer[]> = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    if (!this.session.turn.isMine) return found;
    for (const offer of this.offersOf(this.session.moments.now?.choices ?? [])) {
      if (offer.choice.kind !== "place") continue;
      const key = placeKey(offer.choice.x, offer.choice.y);
      found.set(key, [...(found.get(key) ?? []), offer]);
    }
    return found;
  });

  hand: string | null = $derived(this.base?.hand ?? null);

  /** The tile as drafted. */
  ghost: Ghost | null = $derived.by(() => {
    const first = this.steps[0]?.choice;
    return first?.kind === "place" && this.hand ? { face: this.hand, x: first.x, y: first.y, turn: first.turn } : null;
  });

  /** The tile that a cowboy may stand on: the drafted one, or the last one if it is already down. */
  newTile: Ghost | null = $derived.by(() => {
    if (this.ghost) return this.ghost;
    if (this.session.turn.decision?.kind !== "act" && !this.figure) return null;
    const last = this.base?.tiles.at(-1);
    return last ? { face: last.tile, x: last.x, y: last.y, turn: last.turn } : null;
  });

  /** What may be done on the tile: asked now, or answered by the draft. */
  acts: Offer[] = $derived.by(() => {
    const step = this.ghost ? 1 : 0;
    const first = this.session.turn.draft.steps[0];
    const offers = step ? (first?.preview ?? first?.before)?.choices : this.session.moments.now?.choices;
    if (!this.session.turn.isMine) return [];
    return this.offersOf(offers ?? []).filter(({ choice }) => ["cowboy", "tent", "mine", "pass"].includes(choice.kind));
  });

  figureStep: number = $derived(this.ghost ? 1 : 0);
  figure: Choice | null = $derived.by(() => {
    const choice = this.steps[this.ghost ? 1 : 0]?.choice;
    return choice && choice.kind !== "place" ? choice : null;
  });

  /** The view with the tile but without the figure: what a figure would claim. */
  claimView: View = $derived.by(() => (this.ghost ? (this.viewAfter(1) ?? this.base) : this.base));
  claimAreas: Map<string, Area> = $derived.by(() => areasByPart(this.claimView));

  outcome: Outcome | null = $derived.by(() => {
    const { ghost } = this;
    if (!ghost || !this.session.turn.draft.steps[0]?.preview) return null;
    return outcomeOf(
      this.base,
      this.claimView,
      ghost.x,
      ghost.y,
      this.me,
      this.figure?.kind === "cowboy" ? this.figure.part : null,
    );
  });

  tileAt: Map<string, LaidTile> = $derived.by(
    () => new Map((this.view?.tiles ?? []).map((tile) => [placeKey(tile.x, tile.y), tile])),
  );

  areaOf(x: number, y: number, part: string): Area | undefined {
    return this.areas.get(partKey(x, y, part));
  }

  /** The parts of the new tile on which a cowboy is not offered. */
  get refusedParts(): string[] {
    const tile = this.newTile;
    if (!tile || !this.acts.length) return [];
    const free = new Set(this.acts.map(({ choice }) => (choice.kind === "cowboy" ? choice.part : "")));
    return partNames(tile.face).filter(
      (part) => !free.has(part) && !(this.view.without_farmers && part.startsWith("p")),
    );
  }

  /** The way to place the tile here that is nearest to how it is held. */
  placingAt(x: number, y: number): Offer | null {
    const ways = this.placings.get(placeKey(x, y)) ?? [];
    return ways.find(({ choice }) => choice.kind === "place" && choice.turn === this.heldTurn) ?? ways[0] ?? null;
  }

  place(x: number, y: number): void {
    const way = this.placingAt(x, y);
    if (!way || way.choice.kind !== "place") return;
    this.heldTurn = way.choice.turn;
    this.isPitching = false;
    void this.session.turn.choose(way.offer, 0, true);
  }

  /** To the next turn in which the tile fits where it lies; in the hand, simply to the next. */
  turn(step: number): void {
    const { ghost } = this;
    if (!ghost) {
      this.heldTurn = (this.heldTurn + step + 4) % 4;
      return;
    }
    const ways = this.placings.get(placeKey(ghost.x, ghost.y)) ?? [];
    for (let k = 1; k <= 4; k++) {
      const wanted = (ghost.turn + step * k + 8) % 4;
      const way = ways.find(({ choice }) => choice.kind === "place" && choice.turn === wanted);
      if (!way || wanted === ghost.turn) continue;
      this.heldTurn = wanted;
      void this.session.turn.choose(way.offer, 0, true);
      return;
    }
  }

  act(offer: Offer): void {
    this.isPitching = offer.choice.kind === "tent";
    void this.session.turn.choose(offer.offer, this.figureStep);
  }
}

export const modelOf = modelsBy((session) => new GoldRushModel(session));
