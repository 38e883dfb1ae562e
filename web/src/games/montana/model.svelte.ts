/** What the map, the worker board and the choices all need to know, derived from the session. */

import type { Choice, FieldView, HexView, SeatView, View, Happening } from "./types";
import { Model, type Offer as Offered, modelsBy } from "../../table/model.svelte";
import type { IconName } from "./art/icons";
import { spotKey } from "./art/land";
import { goodsBundle, packOf, workersBundle } from "./packs";

export type Group = "build" | "work" | "city" | "recruit" | "free";
export type Pane = "map" | "board";

export type Offer = Offered<Choice>;

const SPOT_KINDS = ["start", "build", "water", "take"];
const FREE_KINDS = ["trade", "trade_silver", "trade_worker", "sell", "hire", "buy", "use"];
export type Part = "wheel" | "areas" | "city";
/** Decisions that are looked at on the worker board rather than on the map, and where on it. */
const PARTS: Partial<Record<string, Part>> = {
  grain: "wheel",
  return: "wheel",
  "bank-workers": "areas",
  "area-workers": "areas",
  "small-space": "areas",
  "open-bid": "city",
  bid: "city",
  reward: "city",
};
const ON_MAP = ["start-field", "more", "surcharge", "large", "piece", "water", "look", "take"];

export const groupOf = (choice: Choice): Group => {
  if (choice.kind === "build") return "build";
  if (choice.kind === "bank" || choice.kind === "work") return "work";
  if (choice.kind === "city") return "city";
  if (choice.kind === "recruit") return "recruit";
  return "free";
};

export class MontanaModel extends Model<View, Choice, Happening> {
  /** The hex that is pointed at, or was tapped. */
  pointed = $state.raw<string | null>(null);
  showsLines = $state(true);
  /** On a narrow screen: which half is seen. */
  pane = $state<Pane>("map");
  #group = $state<Group | null>(null);

  mine: SeatView | undefined = $derived.by(() => this.view?.seats[this.me]);
  asked: string = $derived.by(() => this.session.turn.decision?.kind ?? "");
  /** A step is still being asked about: nothing more can be chosen yet. */
  isBusy: boolean = $derived.by(() => {
    const last = this.session.turn.draft.steps.at(-1);
    return this.session.turn.draft.isSending || (last !== undefined && last.preview === null);
  });
  offers: Offer[] = $derived.by(() => (this.session.turn.decision ? this.offersOf(this.session.turn.choices) : []));
  hexes: Map<string, HexView> = $derived.by(
    () => new Map((this.view?.hexes ?? []).map((hex) => [spotKey(hex.q, hex.r), hex])),
  );
  fields: Map<string, FieldView> = $derived.by(
    () => new Map((this.view?.fields ?? []).map((field) => [spotKey(field.q, field.r), field])),
  );
  /** Hexes that can be chosen. */
  spots: Map<string, Offer> = $derived.by(
    () =>
      new Map(
        this.offers.flatMap((offer) =>
          SPOT_KINDS.includes(offer.choice.kind) && "q" in offer.choice
            ? [[spotKey(offer.choice.q, offer.choice.r), offer] as const]
            : [],
        ),
      ),
  );
  amounts = $derived.by(() => this.view.numbers);
  /** What the first one beside a falls lake or lowland gets, piece by piece. */
  gatewayPrize: IconName[] = $derived.by(() => {
    const bundle =
      this.view.side === "helena"
        ? workersBundle(packOf(this.amounts.helena_workers))
        : goodsBundle(packOf(this.amounts.falls_goods));
    return bundle.flatMap(([name, count]) => Array.from({ length: count }, () => name));
  });
  groups: Group[] = $derived.by(() =>
    this.asked === "main" ? (["build", "work", "city", "recruit", "free"] as Group[]) : [],
  );

  get group(): Group {
    if (this.#group && this.groups.includes(this.#group)) return this.#group;
    const has = (group: Group) => this.offers.some(({ choice }) => groupOf(choice) === group);
    return has("build") ? "build" : has("work") ? "work" : "recruit";
  }

  set group(group: Group) {
    this.#group = group;
    this.pane = group === "build" ? "map" : group === "free" ? this.pane : "board";
  }

  /** The part of the worker board that the question is about. */
  get part(): Part | null {
    const groups: Partial<Record<Group, Part>> = { recruit: "wheel", work: "areas", city: "city" };
    return (this.asked === "main" ? groups[this.group] : PARTS[this.asked]) ?? null;
  }

  /** What a decision is about should be in sight. */
  follow(): void {
    this.#group = null;
    if (PARTS[this.asked]) this.pane = "board";
    else if (ON_MAP.includes(this.asked)) this.pane = "map";
    else if (this.asked === "main") this.pane = this.group === "build" ? "map" : "board";
  }

  find(matches: (choice: Choice) => boolean): Offer | undefined {
    return this.offers.find(({ choice }) => matches(choice));
  }

  count(group: Group): number {
    return this.offers.filter(({ choice }) => groupOf(choice) === group).length;
  }

  isFree(choice: Choice): boolean {
    return FREE_KINDS.includes(choice.kind);
  }

  choose(offer: Offer | undefined): void {
    if (!offer || this.isBusy) return;
    this.pointed = null;
    void this.session.turn.choose(offer.offer);
  }

  /** Either plays what is offered, or asks why it is not. */
  tryTo(offer: Offer | undefined, choice: Record<string, string | number>): void {
    if (offer) this.choose(offer);
    else if (this.session.turn.isMine && !this.isBusy) void this.session.turn.askWhy(choice);
  }
}

export const modelOf = modelsBy((session) => new MontanaModel(session));
