/** The cards beside the map: every choice with its picture, its name, what it costs and what it brings. */

import type { Choice } from "./types";
import { colourOf, disc as seatDisc } from "../../art/seats";
import { cardBack, cattleCard, objectiveCard } from "./art/cards";
import { icon, number as digits } from "./art/icons";
import { slotRow, slotWidth } from "./art/plates";
import { hazardTile, house, supplyTile, teepeeTile, trailTile, workerTile } from "./art/tiles";
import {
  AUXILIARIES,
  BONUSES,
  BUILDINGS,
  OBJECTIVES,
  PURCHASES,
  SPACES,
  SPECIALS,
  STATIONS,
  SUPPLY,
  isCattle,
  slotsAt,
  tasksOf,
} from "./data";
import { deliveryGains, discFact, discsText, goalText, masterText, tollFact, worthText } from "./explain";
import type { WesternTrailModel, Offer } from "./model.svelte";
import { capital, cardName, cardPoints, dollars, list, named, slotText, taskText, tileName, ui } from "./words";

export interface Drawing {
  draw: string;
  width: number;
  height: number;
  /** Pixels. */
  size: number;
  /** Stands on the card itself, in its ink, rather than on something printed. */
  isIcon?: boolean;
}
export interface Card {
  key: string;
  title: string;
  note: string;
  picture: Drawing;
  action: number | null;
  isRefused: boolean;
  /** Ends something instead of doing something. */
  isEnd: boolean;
  /** The place in the turn order that the bid is for. */
  place?: number;
  choose(): void;
}

const small = (name: string): Drawing => ({ draw: icon(name), width: 22, height: 22, size: 34, isIcon: true });
const slot = (tasks: readonly string[]): Drawing => {
  const inner = Math.min(170, slotWidth(tasks, 22));
  const width = inner + 10;
  const plate = `<rect x="${-width / 2}" y="-15" width="${width}" height="30" rx="3" class="wt-plate"/>`;
  return { draw: plate + slotRow(tasks, inner, 22), width, height: 30, size: Math.min(112, width * 1.05) };
};
const cardDrawing = (card: string): Drawing =>
  isCattle(card)
    ? { draw: cattleCard(card), width: 64, height: 92, size: 36 }
    : { draw: objectiveCard(card), width: 104, height: 118, size: 52 };

function spaceDrawing(model: WesternTrailModel, id: string): Drawing {
  const tile = model.tileAt.get(id);
  if (id === "kansas_city") return small("city");
  if (!tile) return small(SPACES[id]?.forest ? "tree" : "building");
  const isHouse = tile.tile in BUILDINGS;
  return {
    draw: trailTile(tile.tile, tile.seat === null ? null : colourOf(tile.seat)),
    width: isHouse ? 88 : 54,
    height: isHouse ? 80 : 54,
    size: isHouse ? 50 : 40,
  };
}

/** What can be done at a stop, in a few words. */
function stopNote(model: WesternTrailModel, id: string): string {
  const tile = model.tileAt.get(id);
  if (id === "kansas_city")
    return list([
      worthText(model),
      model.reachable[0] && ui("reaches", { city: named("city", model.reachable[0].city) }),
    ]);
  if (!tile || !(tile.tile in BUILDINGS) || (tile.seat !== null && tile.seat !== model.me)) return ui("stop-auxiliary");
  return slotsAt(tile.tile, id).map(slotText).join("; ");
}

interface Told {
  title: string;
  note?: string;
  picture: Drawing;
  isEnd?: boolean;
}

function tell(model: WesternTrailModel, choice: Choice): Told {
  const about = model.session.turn.decision?.arguments ?? {};
  switch (choice.kind) {
    case "place":
      return {
        title: spaceTitle(model, choice.space),
        note: stopNote(model, choice.space),
        picture: spaceDrawing(model, choice.space),
      };
    case "use":
      return {
        title: spaceTitle(model, choice.space),
        note: slotsAt(model.tileAt.get(choice.space)?.tile ?? "", choice.space)
          .map(slotText)
          .join("; "),
        picture: spaceDrawing(model, choice.space),
      };
    case "move": {
      const trip = model.tripOf(choice);
      const paid = (trip?.stops ?? []).filter((stop) => stop.toll > 0).map((stop) => tollFact(model, stop));
      const ways = model.byKey.get(`space ${choice.to}`)?.length ?? 1;
      const by = choice.by.map((space) => ui("by-way", { space: named("space", space) }));
      return {
        title: spaceTitle(model, choice.to),
        note: list([
          trip && ui("trip-cost", { steps: trip.stops.length, toll: trip.toll }),
          ...(model.narrowed ? [...paid, ...by] : ways > 1 ? [ui("more-ways", { count: ways })] : paid),
          stopNote(model, choice.to),
        ]),
        picture: spaceDrawing(model, choice.to),
      };
    }
    case "do":
      return { title: taskText(choice.task), note: "", picture: slot([choice.task]) };
    case "aux": {
      const task = choice.double ? AUXILIARIES[choice.aux]?.double : AUXILIARIES[choice.aux]?.single;
      return {
        title: taskText(task ?? ""),
        note: ui(
          choice.double
            ? "aux-double"
            : model.view.local.length && model.asked?.startsWith("act")
              ? "aux-instead"
              : "aux-single",
        ),
        picture: slot([task ?? ""]),
      };
    }
    case "hire": {
      const fee = (model.view.job_fees[choice.row - 1] ?? 0) + Number(about.change ?? 0);
      const has =
        { cowboy: model.mine?.cowboys, craftsman: model.mine?.craftsmen, engineer: model.mine?.engineers }[
          choice.worker
        ] ?? 0;
      const bonus = BONUSES[`${choice.worker}_${has + 1}`];
      return {
        title: `${capital(named("worker", choice.worker))}, ${dollars(-fee)}`,
        note: list([ui("row", { row: choice.row }), bonus && ui("column-bonus", { bonus: slotText(bonus) })]),
        picture: { draw: workerTile(choice.worker), width: 42, height: 40, size: 40 },
      };
    }
    case "build": {
      const id = model.view.sides[choice.number - 1] ?? "";
      const building = BUILDINGS[id];
      const rate = Number(about.rate ?? 0);
      return {
        title: list([
          ui("building", { id }),
          rate > 0 && ui("up-to-cost", { amount: rate * (building?.craftsmen ?? 0) }),
        ]),
        note: list([ui("final-points", { count: building?.points ?? 0 }), ...(building?.slots ?? []).map(slotText)]),
        picture: { draw: house(id, colourOf(model.me)), width: 88, height: 80, size: 54 },
      };
    }
    case "space": {
      const replaced = model.tileAt.get(choice.space);
      const wanted = BUILDINGS[String(about.building ?? "")]?.craftsmen ?? 0;
      const price = (wanted - (replaced ? (BUILDINGS[replaced.tile]?.craftsmen ?? 0) : 0)) * Number(about.rate ?? 0);
      const special = SPECIALS[SPACES[choice.space]?.special ?? ""];
      return {
        title: `${capital(named("space", choice.space))}, ${dollars(-price)}`,
        note: list([
          replaced && ui("replaces", { tile: tileName(replaced.tile) }),
          SPACES[choice.space]?.forest && ui("in-forest"),
          special && slotText(special),
        ]),
        picture: spaceDrawing(model, choice.space),
      };
    }
    case "take":
      return {
        title: cardName(choice.card),
        note: objectiveNote(model, choice.card),
        picture: cardDrawing(choice.card),
      };
    case "top":
      return {
        title: ui("top-card"),
        note: ui("objective-deck", { count: model.view.objectives_left }),
        picture: { draw: cardBack(), width: 64, height: 92, size: 36 },
      };
    case "engine": {
      const station = model.view.stations.find((one) => one.id === choice.rail);
      const isBuilt = station?.seats.includes(model.me) ?? false;
      return {
        title: ui("rail-to", { rail: named("rail", choice.rail) }),
        note: station
          ? list([
              isBuilt ? ui("station-yours") : ui("station-cost", { cost: station.cost, points: station.points }),
              station.master && masterText(station.master),
            ])
          : cityBelow(model, choice.rail),
        picture: station
          ? small("station")
          : {
              draw: icon("engine", 0, -3, 1) + digits(0, 13, 9, choice.rail),
              width: 26,
              height: 28,
              size: 34,
              isIcon: true,
            },
      };
    }
    case "disc":
      return choice.disc in STATIONS
        ? { title: capital(named("station", choice.disc)), note: ui("disc-of-station"), picture: small("station") }
        : {
            title: capital(named("disc", choice.disc)),
            note: discFact(choice.disc).split(" · ").slice(1).join(" · "),
            picture: { draw: seatDisc(colourOf(model.me)), width: 28, height: 28, size: 34 },
          };
    case "give":
      return {
        title: capital(named("worker", choice.worker)),
        note: ui("give-worker", { master: about.master ? masterText(String(about.master)) : "" }),
        picture: { draw: workerTile(choice.worker), width: 42, height: 40, size: 40 },
      };
    case "trade": {
      const space = SPACES[choice.space];
      const tile = model.tileAt.get(choice.space)?.tile ?? "";
      return {
        title: `${tileName(tile)}, ${(space?.money ?? 0) > 0 ? "+" : ""}${dollars(space?.money ?? 0)}`,
        note: capital(named("space", choice.space)),
        picture: { draw: teepeeTile(tile), width: 46, height: 48, size: 40 },
      };
    }
    case "hazard": {
      const tile = model.tileAt.get(choice.space)?.tile ?? "";
      return {
        title: tileName(tile),
        note: list([ui("final-points", { count: SUPPLY[tile]?.points ?? 0 }), capital(named("space", choice.space))]),
        picture: { draw: hazardTile(tile), width: 54, height: 54, size: 42 },
      };
    }
    case "buy": {
      const option = PURCHASES[choice.option];
      return {
        title: `${cardName(choice.card)}, ${dollars(-(option?.price ?? 0))}`,
        note: list([
          ui("cowboys-used", { count: option?.cowboys ?? 0 }),
          option && option.cards > 1 && ui("two-cards"),
          ui("final-points", { count: cardPoints(choice.card) }),
        ]),
        picture: cardDrawing(choice.card),
      };
    }
    case "also":
      return {
        title: cardName(choice.card),
        note: list([ui("second-card"), ui("final-points", { count: cardPoints(choice.card) })]),
        picture: cardDrawing(choice.card),
      };
    case "add":
      return {
        title: ui("add-cards"),
        note: ui("cowboys-used", { count: 1 }),
        picture: { draw: cardBack(), width: 64, height: 92, size: 36 },
      };
    case "play":
      return {
        title: ui("play-card", { card: cardName(choice.card) }),
        note: objectiveNote(model, choice.card),
        picture: cardDrawing(choice.card),
      };
    case "discard":
    case "remove":
      return {
        title: ui(`${choice.kind}-card`, { card: cardName(choice.card) }),
        note: isCattle(choice.card) ? handNote(model, choice.card) : objectiveNote(model, choice.card),
        picture: cardDrawing(choice.card),
      };
    case "number":
      return {
        title: ui("draw-cards", { count: choice.amount }),
        note: ui("discard-as-many"),
        picture: bigNumber(choice.amount),
      };
    case "spend": {
      const value = Number(about.value ?? 0) + choice.amount;
      const best = model.reachable.find((delivery) => delivery.value <= value);
      return {
        title: ui("spend", { count: choice.amount }),
        note: list([
          ui("income", { amount: value }),
          best && ui("reaches", { city: named("city", best.city) }),
          ...(best ? deliveryGains({ ...best, certificates: 0 }) : []),
        ]),
        picture: bigNumber(choice.amount),
      };
    }
    case "station": {
      const station = model.view.stations.find((one) => one.id === choice.station);
      return {
        title: capital(named("station", choice.station)),
        note: list([
          station && ui("station-cost", { cost: station.cost, points: station.points }),
          station?.master && masterText(station.master),
        ]),
        picture: small("station"),
      };
    }
    case "city": {
      const delivery = model.deliveries.get(choice.city);
      const note =
        model.asked === "deliver-extraordinary"
          ? delivery && list(deliveryGains({ ...delivery, certificates: 0, transport: 0 }))
          : delivery && list([...deliveryGains(delivery), discsText(delivery)]);
      return {
        title: named("city", choice.city),
        note,
        picture: {
          draw: icon("city", 0, -4, 0.9) + digits(0, 14, 11, delivery?.value ?? 0),
          width: 24,
          height: 32,
          size: 30,
          isIcon: true,
        },
      };
    }
    case "choose":
      return {
        title: tileName(choice.tile),
        note: ui(`choose-${SUPPLY[choice.tile]?.kind ?? "worker"}`),
        picture: { draw: supplyTile(choice.tile), width: 48, height: 48, size: 44 },
      };
    case "first":
      return {
        title: model.session.room.names[choice.seat] ?? "",
        picture: { draw: seatDisc(colourOf(choice.seat)), width: 28, height: 28, size: 34 },
      };
    case "bid": {
      const place = model.view.places[choice.place - 1];
      const held = place?.seat ?? null;
      return {
        title: ui("bid", { points: choice.points, place: choice.place }),
        note: list([
          dollars(place?.money ?? 0),
          place && held !== null
            ? ui("place-held", { name: model.session.room.names[held] ?? "", points: place.points })
            : ui("place-free"),
        ]),
        picture: place?.card ? cardDrawing(place.card) : small("point"),
      };
    }
    case "side":
      return {
        title: `${choice.number}${choice.side}`,
        note: (BUILDINGS[`${choice.number}${choice.side}`]?.slots ?? []).map(slotText).join("; "),
        picture: { draw: house(`${choice.number}${choice.side}`, null), width: 88, height: 80, size: 54 },
      };
    case "pass":
      return { title: ui("pass"), note: ui("pass-help"), picture: small("pass"), isEnd: true };
    case "end":
      return { title: ui("end"), note: ui("end-help"), picture: small("end"), isEnd: true };
    case "done":
      return { title: ui("done"), note: ui("done-help"), picture: small("end"), isEnd: true };
    default:
      return { title: "?", picture: small("pass") };
  }
}

const bigNumber = (value: number): Drawing => ({
  draw: `<circle r="12" class="f-canvas ln"/>${digits(0, 6, 17, value)}`,
  width: 26,
  height: 26,
  size: 38,
});
const spaceTitle = (model: WesternTrailModel, id: string): string => {
  const tile = model.tileAt.get(id);
  if (id === "kansas_city" || !tile) return capital(named("space", id));
  return list([
    tileName(tile.tile),
    tile.seat !== null && tile.seat !== model.me && (model.session.room.names[tile.seat] ?? ""),
  ]);
};
const objectiveNote = (model: WesternTrailModel, card: string): string => {
  const objective = OBJECTIVES[card];
  if (!objective) return "";
  return list([
    objective.slot.length > 0 && slotText(objective.slot),
    ui("objective-points", { points: objective.points, penalty: objective.penalty }),
    goalText(model, card),
  ]);
};
const handNote = (model: WesternTrailModel, card: string): string =>
  ui("left-in-hand", { count: (model.mine?.hand ?? []).filter((one) => one === card).length });
const cityBelow = (model: WesternTrailModel, rail: string): string => {
  const city = model.view.cities.find((one) => String(one.value) === rail);
  return city ? ui("below-city", { city: named("city", city.id) }) : "";
};

function cardOf(model: WesternTrailModel, { offer, choice }: Offer, choose: () => void): Card {
  const told = tell(model, choice);
  return {
    key: String(offer.action),
    title: told.title,
    note: told.note ?? "",
    picture: told.picture,
    action: offer.action,
    isRefused: false,
    isEnd: told.isEnd ?? false,
    choose,
  };
}

const LAST = ["pass", "end", "done"];

/** One card for each place in the turn order, with the bid as it has been set. */
const bidCards = (model: WesternTrailModel): Card[] =>
  model.view.places.flatMap(({ place }) => {
    const offer = model.bidOffer(place);
    return offer ? [{ ...cardOf(model, offer, () => model.choose(offer)), key: `bid ${place}`, place }] : [];
  });

export function cardsOf(model: WesternTrailModel): Card[] {
  if (model.asked === "bid") return bidCards(model);
  const cards: Card[] = [];
  const seen = new Set<string>();
  const offers = [...model.listed].sort(
    (a, b) =>
      Number(LAST.includes(a.choice.kind)) - Number(LAST.includes(b.choice.kind)) ||
      tripOrder(model, a.choice) - tripOrder(model, b.choice),
  );
  for (const offer of offers) {
    const key = model.keyOf(offer.choice);
    const isWay = offer.choice.kind === "move" && !model.narrowed && key !== null;
    if (isWay && seen.has(key)) continue; // one card for a stop; its ways are listed when it is pressed
    if (isWay) seen.add(key);
    cards.push(cardOf(model, offer, () => (isWay ? void model.press(key) : model.choose(offer))));
  }
  if (model.asked?.startsWith("act") && !model.narrowed)
    cards.splice(
      cards.findIndex((card) => card.isEnd),
      0,
      ...refused(model),
    );
  return cards;
}

const tripOrder = (model: WesternTrailModel, choice: Choice): number => {
  const trip = model.tripOf(choice);
  return trip ? trip.stops.length * 100 + trip.toll : 0;
};

/** Actions of the stop that cannot be done now: the rules say why. */
function refused(model: WesternTrailModel): Card[] {
  const offered = new Set(model.offers.flatMap(({ choice }) => (choice.kind === "do" ? [choice.task] : [])));
  return model.view.local
    .filter((id) => !tasksOf(id).some((task) => offered.has(task)))
    .map((id) => ({
      key: `no ${id}`,
      title: slotText(tasksOf(id)),
      note: ui("why-not"),
      picture: slot(tasksOf(id)),
      action: null,
      isRefused: true,
      isEnd: false,
      choose: () => void model.session.turn.askWhy({ kind: "do", task: tasksOf(id)[0] ?? id }),
    }));
}

/** A drafted choice in a few words. */
export const stepText = (model: WesternTrailModel, choice: Choice): string => tell(model, choice).title;
