/** What happened, unfolded: the view after each event that people should see happen, and how long it is looked at.
 *
 * The server tells where things stand in the end and what led there. Here the events are laid over the view before them,
 * so that cups are lifted, paid for and set aside one after another. It only has to be good to look at: the last word
 * is always the server's view. */

import type { Happening, SeatView, View } from "../../api/dicetown";
import type { Told } from "../../table/model.svelte";
import type { Stage } from "..";
import { facesOf, textOf } from "./faces";

/** How long an event is seen, in milliseconds; what is not named goes with the event before it. */
const PACE: Partial<Record<Happening["name"], number>> = {
  SheriffNamed: 900,
  RoundBegan: 1000,
  CupSlammed: 900,
  LastRollBegan: 900,
  LastRollFell: 1200,
  DiceRevealed: 1400,
  DiceTrimmed: 900,
  PricePaid: 700,
  CardPlayed: 1500,
  DieTurned: 900,
  JoeShown: 1200,
  JoeInVain: 1000,
  CardCancelled: 1700,
  DollarsGiven: 800,
  NuggetsGiven: 800,
  NobodyVisits: 600,
  TieForNothing: 900,
  TieHeld: 1100,
  LocationVisited: 900,
  NuggetsTaken: 900,
  BankRobbed: 900,
  StagecoachUnloaded: 600,
  StoreReshuffled: 600,
  StoreCardDrawn: 400,
  StoreCardKept: 800,
  NothingToSteal: 900,
  CardsGrabbed: 900,
  LootKept: 900,
  SheriffStayed: 900,
  BadgeMoved: 1100,
  ClaimWon: 800,
  SecretClaimWon: 900,
  ClaimsPutUnder: 500,
  ClaimTurned: 350,
  OfferShown: 900,
  MoreAsked: 1100,
  Favoured: 1100,
  OfferWaived: 900,
  BribeAgreed: 900,
  BribePaid: 1100,
  NoConsolation: 800,
  ConsolationDeclined: 700,
  ConsolationChosen: 1000,
  ClaimFenced: 800,
  WinnerNamed: 1200,
};

/** All players at once: seen together. */
const TOGETHER = new Set<string>([
  "CupSlammed", "LastRollFell", "DiceRevealed", "PricePaid", "ClaimTurned", "StoreCardDrawn", "DollarsGiven",
  "NuggetsGiven", "OfferShown", "ClaimWon", "ClaimFenced",
]); // prettier-ignore

export function stages(before: View, events: readonly Told<Happening>[]): Stage<View, Happening>[] {
  const found: Stage<View, Happening>[] = [];
  let view = before;
  let last = "";
  events.forEach((event, i) => {
    view = after(view, event, events.slice(i + 1));
    const ms = PACE[event.name] ?? 0;
    const stage = found.at(-1);
    if (stage && (ms === 0 || (TOGETHER.has(event.name) && event.name === last))) {
      stage.events = [...stage.events, event];
      stage.view = view;
    } else if (ms > 0) found.push({ view, events: [event], ms });
    if (ms > 0) last = event.name;
  });
  return found;
}

const withSeat = (view: View, seat: number, change: (seat: SeatView) => Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((one, index) => (index === seat ? { ...one, ...change(one) } : one)),
});
const withAll = (view: View, change: (seat: SeatView) => Partial<SeatView>): View => ({
  ...view,
  seats: view.seats.map((one) => ({ ...one, ...change(one) })),
});
const add = (value: number | null, more: number): number | null => (value === null ? null : value + more);

/** Revealed dice become fixed (DT-5.9); nothing is told of it, it is simply so at the next roll and in the town. */
const setAside = (view: View): View =>
  withAll(view, (seat) => ({ dice: textOf([...facesOf(seat.dice), ...facesOf(seat.fresh)]), fresh: "none", price: 0 }));

const move = (view: View, from: number, to: number, dollars: number, nuggets: number): View =>
  withSeat(
    withSeat(view, from, (seat) => ({ dollars: add(seat.dollars, -dollars), nuggets: add(seat.nuggets, -nuggets) })),
    to,
    (seat) => ({ dollars: add(seat.dollars, dollars), nuggets: add(seat.nuggets, nuggets), gained: true }),
  );

function cards(view: View, seat: number, store: number, claims: number): View {
  return withSeat(view, seat, ({ cards: held }) => ({
    cards: { ...held, store: held.store + store, claims: held.claims + claims },
  }));
}

const without = (cards: readonly string[], card: string): string[] => {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
};

/** The view after an event; `later` are the events that follow. */
function after(view: View, { name, data }: Happening, later: readonly Happening[]): View {
  switch (name) {
    case "SheriffNamed":
    case "SheriffStayed":
    case "BadgeMoved":
      return { ...view, sheriff: data.seat };
    case "RoundBegan":
      return withAll({ ...view, round: data.round, location: "cups", visitor: null, tied: [] }, () => ({
        dice: "none",
        fresh: "none",
        hand: null,
        gained: false,
        committed: false,
        to_roll: 5,
        offer: null,
      }));
    case "CupSlammed":
      return withSeat(setAside(view), data.seat, () => ({ under_cup: data.dice, committed: false }));
    case "LastRollBegan":
      return setAside(view);
    case "LastRollFell":
      return withSeat(view, data.seat, () => ({ fresh: data.faces, under_cup: 0, committed: false }));
    case "DiceCommitted":
      return withSeat(view, data.seat, () => ({ committed: true }));
    case "DiceRevealed":
    case "DiceTrimmed":
      return withSeat(view, data.seat, (seat) => ({
        fresh: data.faces,
        under_cup: 0,
        committed: false,
        price: "price" in data ? data.price : seat.price,
      }));
    case "PricePaid":
      return withSeat({ ...view, stagecoach: view.stagecoach + data.dollars }, data.seat, (seat) => ({
        dollars: add(seat.dollars, -data.dollars),
        price: 0,
      }));
    case "CardPlayed":
      return cards({ ...view, in_play: [...view.in_play, data.card] }, data.seat, -1, 0);
    case "CardCancelled":
      return cards(view, data.seat, -1, 0);
    case "DieTurned":
      if (!later.length || later[0]?.name === "CardCancelled") return view;
      return withSeat(view, data.seat, (seat) => ({
        fresh: textOf([...facesOf(without(seat.fresh.split(" "), data.old).join(" ")), ...facesOf(data.new)]),
      }));
    case "DollarsGiven":
      return move(view, data.seat, data.takers[0] ?? 0, data.dollars, 0);
    case "NuggetsGiven":
      return move(view, data.seat, data.takers[0] ?? 0, 0, data.nuggets);
    case "NobodyVisits":
    case "TieForNothing":
      return { ...setAside(view), location: data.location, visitor: null, tied: [] };
    case "TieHeld":
      return { ...setAside(view), location: data.location, visitor: null, tied: data.seats };
    case "LocationVisited":
      return { ...setAside(view), location: data.location, visitor: data.seat, tied: [] };
    case "NuggetsTaken":
      return withSeat({ ...view, mine: data.left }, data.seat, (seat) => ({
        nuggets: add(seat.nuggets, data.nuggets),
        gained: seat.gained || data.nuggets > 0,
      }));
    case "BankRobbed":
      return withSeat({ ...view, bank: 0, loot: data.dollars }, data.seat, (seat) => ({
        dollars: add(seat.dollars, data.dollars),
        gained: seat.gained || data.dollars > 0,
      }));
    case "StagecoachUnloaded":
      return {
        ...setAside(view),
        location: "stagecoach",
        bank: view.bank + view.stagecoach,
        stagecoach: 0,
        visitor: null,
      };
    case "StoreReshuffled":
      return { ...view, store_left: data.cards, discarded: 0 };
    case "StoreCardDrawn":
      return { ...view, store_left: view.store_left - 1, looked_at_number: view.looked_at_number + 1 };
    case "StoreCardSeen":
      return { ...view, looked_at: [...(view.looked_at ?? []), data.card] };
    case "StoreCardKept":
      return withSeat(
        cards(
          { ...view, discarded: view.discarded + data.discarded, looked_at: null, looked_at_number: 0 },
          data.seat,
          1,
          0,
        ),
        data.seat,
        () => ({ gained: true }),
      );
    case "JoeShown":
      return cards(view, data.seat, -1, 0);
    case "CardTaken":
      return cards(view, data.victims[0] ?? 0, data.type === "store" ? -1 : 0, data.type === "claim" ? -1 : 0);
    case "LootKept":
      return cards(view, data.seat, data.type === "store" ? 1 : 0, data.type === "claim" ? 1 : 0);
    case "ClaimTurned":
      return { ...view, row: [...view.row, data.card], claims_left: view.claims_left - 1 };
    case "ClaimWon":
      return withSeat(cards({ ...view, row: without(view.row, data.card) }, data.seat, 0, 1), data.seat, () => ({
        gained: true,
      }));
    case "SecretClaimWon":
      return cards({ ...view, claims_left: view.claims_left - 1 }, data.seat, 0, 1);
    case "ClaimsPutUnder":
      return { ...view, row: [], claims_left: view.claims_left + data.claims };
    case "OfferShown": {
      const { seat, dollars, nuggets, store, claims } = data;
      return withSeat(view, seat, () => ({ offer: { dollars, nuggets, store, claims, seat: null, cards: null } }));
    }
    case "Favoured":
      return { ...view, tied: [data.seat], visitor: data.seat };
    case "BribePaid": {
      const to = data.takers[0] ?? 0;
      const paid = cards(cards(view, data.seat, -data.store, -data.claims), to, data.store, data.claims);
      return move(paid, data.seat, to, data.dollars, data.nuggets);
    }
    case "ConsolationChosen":
    case "NoConsolation":
    case "ConsolationDeclined":
      return { ...view, location: "doc", visitor: data.seat };
    case "ClaimFenced":
      return withSeat(cards(view, data.seat, 0, -1), data.seat, (seat) => ({ fenced: [...seat.fenced, data.card] }));
    default:
      return view;
  }
}
