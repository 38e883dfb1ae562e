/** What the map, the cards beside it and the player boards all need to know, derived from the session. */

import type { Choice, DeliveryView, GoalView, SeatView, TripView, View, Happening } from "./types";
import { Model, type Offer as Offered, modelsBy } from "../../table/model.svelte";
import { STATIONS } from "./data";
import { wishFor } from "./why";

export type Offer = Offered<Choice>;

export class WesternTrailModel extends Model<View, Choice, Happening> {
  /** A thing that is pointed at, by its key. */
  pointed = $state.raw<string | null>(null);
  /** An offer that is pointed at. */
  weighed = $state.raw<number | null>(null);
  /** Only the offers of this thing are listed, because several were meant by one click. */
  #narrowed = $state.raw<{ key: string; step: string } | null>(null);
  /** How much I would bid for each place, as far as I have said more than is needed. */
  #wanted = $state.raw<Record<number, number>>({});
  /** The seat whose player board lies on top of the map. */
  ranch = $state.raw<number | null>(null);

  mine: SeatView | null = $derived.by(() => this.view?.seats[this.me] ?? null);

  /** False while the server is asked what would follow the last choice. */
  isSettled: boolean = $derived.by(
    () => (this.session.turn.draft.steps.at(-1)?.preview ?? null) !== null || !this.session.turn.draft.steps.length,
  );
  asked: string | null = $derived.by(() => this.session.turn.decision?.kind ?? null);
  offers: Offer[] = $derived.by(() =>
    this.isSettled && !this.session.turn.draft.isComplete && !this.session.turn.draft.isSending
      ? this.offersOf(this.session.turn.choices)
      : [],
  );
  byKey: Map<string, Offer[]> = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.offers) {
      const key = this.keyOf(offer.choice);
      if (key) found.set(key, [...(found.get(key) ?? []), offer]);
    }
    return found;
  });

  narrowed: string | null = $derived.by(() => (this.#narrowed?.step === this.#step ? this.#narrowed.key : null));
  listed: Offer[] = $derived.by(() => (this.narrowed ? (this.byKey.get(this.narrowed) ?? []) : this.offers));

  /** The thing on the table that the card under the pointer means. */
  weighedKey: string | null = $derived.by(() => {
    const weighed = this.offers.find(({ offer }) => offer.action === this.weighed);
    return weighed ? this.keyOf(weighed.choice) : null;
  });
  /** Which question is asked, after what was drafted: another one is another text. */
  question: string = $derived.by(() => (this.offers.length ? this.#step : ""));

  /** What was drafted, or what the list is narrowed to, lies over the edge of the map as long as there is more to choose. */
  hasRibbon: boolean = $derived.by(
    () =>
      (this.session.turn.draft.steps.length > 0 || this.narrowed !== null) &&
      (this.offers.length > 0 || !this.isSettled),
  );

  trips: Map<string, TripView> = $derived.by(
    () => new Map((this.view?.trips ?? []).map((trip) => [tripKey(trip.to, trip.by), trip])),
  );
  /** The way to be shown: of the offer that is pointed at, or the cheapest to the space that is pointed at. */
  shownTrip: TripView | null = $derived.by(() => {
    const weighed = this.offers.find(({ offer }) => offer.action === this.weighed) ?? null;
    if (weighed) return this.tripOf(weighed.choice);
    const here = this.pointed ? (this.byKey.get(this.pointed) ?? []) : [];
    return here.map(({ choice }) => this.tripOf(choice)).sort((a, b) => (a?.toll ?? 0) - (b?.toll ?? 0))[0] ?? null;
  });

  tileAt: Map<string, View["tiles"][number]> = $derived.by(
    () => new Map((this.view?.tiles ?? []).map((tile) => [tile.space, tile])),
  );
  deliveries: Map<string, DeliveryView> = $derived.by(
    () => new Map((this.view?.deliveries ?? []).map((delivery) => [delivery.city, delivery])),
  );

  /** What I would deliver if I were in Kansas City now, the dearest city first. */
  reachable: DeliveryView[] = $derived.by(() =>
    [...this.deliveries.values()].filter(({ possible }) => possible).reverse(),
  );

  /** How far I am with an objective card: on the display, in my herd or in my area. */
  goalOf(card: string): GoalView | null {
    const all = [...(this.view.display_goals ?? []), ...(this.mine?.herd_goals ?? []), ...(this.mine?.goals ?? [])];
    return this.mine ? (all.find((goal) => goal.card === card) ?? null) : null;
  }

  get #step(): string {
    return `${this.session.moments.now?.number} ${this.session.turn.draft.actions.join(" ")}`;
  }

  /** Where on the table a choice is made: the key of a thing, or null for what is nowhere but in the list. */
  keyOf(choice: Choice): string | null {
    switch (choice.kind) {
      case "place":
      case "space":
      case "trade":
      case "hazard":
      case "use":
        return `space ${choice.space}`;
      case "move":
        return `space ${choice.to}`;
      case "do":
        return this.mine?.herder ? `space ${this.mine.herder}` : null;
      case "aux":
        return `aux ${choice.aux} ${choice.double}`;
      case "hire":
        return `job ${choice.row} ${choice.worker}`;
      case "build":
        return `building ${choice.number}`;
      case "take":
        return `objective ${choice.card}`;
      case "top":
        return "deck objectives";
      case "add":
        return "deck cattle";
      case "engine":
        return `rail ${choice.rail}`;
      case "disc":
        return choice.disc in STATIONS ? `station ${choice.disc}` : `disc ${choice.disc}`;
      case "give":
        return `worker ${choice.worker}`;
      case "buy":
      case "also":
        return `cattle ${choice.card}`;
      case "play":
      case "discard":
      case "remove":
        return `hand ${choice.card}`;
      case "station":
        return `station ${choice.station}`;
      case "city":
        return `city ${choice.city}`;
      case "choose":
        return `foresight ${choice.tile}`;
      default:
        return null;
    }
  }

  /** What I would bid for this place: as much as I said, but never less than is needed. */
  bidFor(place: number): number {
    return Math.max(this.#wanted[place] ?? 0, this.view.places[place - 1]?.least ?? 0);
  }

  /** The bid for this place that is so much higher, if it is offered. */
  bidOffer(place: number, more = 0): Offer | null {
    const points = this.bidFor(place) + more;
    return (
      this.offers.find(({ choice }) => choice.kind === "bid" && choice.place === place && choice.points === points) ??
      null
    );
  }

  /** One point more or less for this place. */
  stepBid(place: number, more: number): void {
    if (this.bidOffer(place, more)) this.#wanted = { ...this.#wanted, [place]: this.bidFor(place) + more };
  }

  tripOf(choice: Choice): TripView | null {
    return choice.kind === "move" ? (this.trips.get(tripKey(choice.to, choice.by)) ?? null) : null;
  }

  choose({ offer }: Offer): void {
    this.weighed = null;
    this.pointed = null;
    this.#narrowed = null;
    void this.session.turn.choose(offer);
  }

  /** A thing was clicked: what it means is done, or listed if it may mean several things. False if it means nothing. */
  press(key: string): boolean {
    const here = this.byKey.get(key) ?? [];
    const [first, second] = here;
    if (!first) return false;
    if (second) this.#narrowed = { key, step: this.#step };
    else this.choose(first);
    return true;
  }

  /** Why a thing that was pressed is not offered, if it might have been meant; false if not. */
  askWhy(key: string): boolean {
    const wish = this.offers.length ? wishFor(this.asked, key) : null;
    if (wish) void this.session.turn.askWhy(wish);
    return wish !== null;
  }

  widen(): void {
    this.#narrowed = null;
  }

  /** Back to where only so many steps were drafted. */
  backTo(step: number): void {
    while (this.session.turn.draft.steps.length > step && this.session.turn.draft.back());
  }
}

const tripKey = (to: string, by: readonly string[]): string => [to, ...by].join(" ");

export const modelOf = modelsBy((session) => new WesternTrailModel(session));
