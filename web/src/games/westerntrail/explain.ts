/** Everything on the table in words: a short name for a screen reader, a slip of facts for whoever points at it. */

import type { DeliveryView } from "./types";
import {
  BUILDINGS,
  CATTLE,
  DISCS,
  LINKS,
  MASTERS,
  OBJECTIVES,
  PURCHASES,
  SPACES,
  SPECIALS,
  STATIONS,
  SUPPLY,
  YELLOW_ROWS,
  isCattle,
} from "./data";
import type { WesternTrailModel } from "./model.svelte";
import { capital, cardName, dollars, helpOf, joined, list, named, needsText, slotText, tileName, ui } from "./words";

export interface Slip {
  title: string;
  facts: string[];
  /** The rules of it, after what is so now. */
  help?: string | null;
  /** Printed actions, shown with their symbols. */
  slots: { tasks: readonly string[]; text: string }[];
}

const slotsOf = (slots: readonly (readonly string[])[]): Slip["slots"] =>
  slots.map((tasks) => ({ tasks, text: slotText(tasks) }));
const said = (...facts: (string | null | false | undefined)[]): string[] =>
  facts.filter((fact): fact is string => !!fact);
const whose = (model: WesternTrailModel, seat: number | null): string | null =>
  seat === null ? null : ui("owned-by", { name: model.session.room.names[seat] ?? "" });

export function spaceLabel(model: WesternTrailModel, id: string): string {
  const tile = model.tileAt.get(id);
  const space = SPACES[id];
  const trip = model.offers.map(({ choice }) => model.tripOf(choice)).find((one) => one?.to === id);
  return list([
    capital(named("space", id)),
    tile ? tileName(tile.tile) : space?.kind === "player" ? ui("free-space") : null,
    tile && whose(model, tile.seat),
    space?.forest && ui("in-forest"),
    trip && ui("trip-cost", { steps: trip.stops.length, toll: trip.toll }),
  ]);
}

export function cityLabel(model: WesternTrailModel, id: string): string {
  const city = model.view.cities.find((one) => one.id === id);
  const delivery = model.deliveries.get(id);
  return list([
    named("city", id),
    ui("import-value", { value: city?.value ?? 0 }),
    ...(delivery ? deliveryFacts(model, delivery) : []),
  ]);
}

export function stationLabel(model: WesternTrailModel, id: string): string {
  const station = model.view.stations.find((one) => one.id === id);
  return list([
    capital(named("station", id)),
    ui("station-cost", { cost: station?.cost ?? 0, points: station?.points ?? 0 }),
    station?.master && named("master", station.master),
  ]);
}

/** What a delivery would cost and bring. */
export function deliveryFacts(model: WesternTrailModel, delivery: DeliveryView): string[] {
  if (delivery.missing) return [ui("delivery-missing", { count: delivery.missing })];
  if (!delivery.possible)
    return [ui(model.mine?.cities.includes(delivery.city) ? "delivery-taken" : "delivery-no-disc")];
  return deliveryGains(delivery);
}

export function deliveryGains(delivery: DeliveryView): string[] {
  return said(
    delivery.certificates > 0 && ui("delivery-spend", { count: delivery.certificates }),
    delivery.money > 0 && ui("gain-money", { amount: delivery.money }),
    delivery.transport > 0 && ui("transport", { amount: delivery.transport }),
    delivery.arrows.length > 0 &&
      ui("arrows-done", { cities: joined(delivery.arrows.map((city) => named("city", city))) }),
    delivery.objectives > 0 && ui("arrow-objectives", { count: delivery.objectives }),
    delivery.points !== 0 && ui("final-points", { count: delivery.points }),
  );
}

/** The places that a disc for this delivery may free. */
export const discsText = (delivery: DeliveryView): string =>
  ui("discs-free", {
    discs: delivery.discs.map((disc) => named(disc in STATIONS ? "station" : "disc", disc)).join("; "),
  });

/** What the hand is worth in Kansas City now. */
export function worthText(model: WesternTrailModel): string {
  const { herd_value, permanent_certificates: permanent = 0, certificates = 0 } = model.mine ?? {};
  const value = (herd_value ?? 0) + permanent;
  return capital(ui("hand-worth", { value, certificates, total: value + certificates }));
}

function kansasSlip(model: WesternTrailModel): Slip {
  const trip = model.shownTrip?.to === "kansas_city" ? model.shownTrip : null;
  return {
    title: ui("kansas-city"),
    facts: said(
      ui("stop-kansas"),
      trip && ui("trip-cost", { steps: trip.stops.length, toll: trip.toll }),
      ...(trip?.stops ?? []).filter((stop) => stop.toll > 0).map((stop) => tollFact(model, stop)),
      model.mine && worthText(model),
      ...model.reachable
        .slice(0, 4)
        .map((delivery) => list([named("city", delivery.city), ...deliveryGains(delivery)])),
    ),
    slots: [],
  };
}

function spaceSlip(model: WesternTrailModel, id: string): Slip {
  if (id === "kansas_city") return kansasSlip(model);
  const tile = model.tileAt.get(id);
  const space = SPACES[id];
  const building = tile ? BUILDINGS[tile.tile] : undefined;
  const special = SPECIALS[space?.special ?? ""];
  const trip = model.shownTrip?.to === id ? model.shownTrip : null;
  const herders = model.view.seats.flatMap((seat, i) =>
    seat.herder === id ? [model.session.room.names[i] ?? ""] : [],
  );
  return {
    title: tile ? tileName(tile.tile) : capital(named("space", id)),
    facts: said(
      tile && whose(model, tile.seat),
      tile && capital(named("space", id)),
      !tile && space?.kind === "player" && ui("free-space"),
      space?.forest && ui("in-forest"),
      building && building.craftsmen > 0 && ui("needs-craftsmen", { count: building.craftsmen }),
      tile && tile.points > 0 && ui("final-points", { count: tile.points }),
      tile && tile.toll > 0 && ui("toll", { amount: tile.toll }),
      space?.kind === "teepee" && ui(space.money > 0 ? "trade-gain" : "trade-cost", { amount: Math.abs(space.money) }),
      space?.kind === "teepee" && space.offTrail && ui("off-trail"),
      trip && ui("trip-cost", { steps: trip.stops.length, toll: trip.toll }),
      ...(trip?.stops ?? []).filter((stop) => stop.toll > 0).map((stop) => tollFact(model, stop)),
      herders.length > 0 && ui("herders-here", { names: herders.join(", ") }),
    ),
    slots: [...slotsOf(building?.slots ?? []), ...(special ? slotsOf([special]) : [])],
  };
}

export const tollFact = (
  model: WesternTrailModel,
  stop: { space: string; toll: number; seat: number | null },
): string =>
  stop.seat === null
    ? ui("toll-bank", { amount: stop.toll })
    : ui("toll-player", { amount: stop.toll, name: model.session.room.names[stop.seat] ?? "" });

function citySlip(model: WesternTrailModel, id: string): Slip {
  const city = model.view.cities.find((one) => one.id === id);
  const delivery = model.deliveries.get(id);
  const here = (city?.discs ?? []).flatMap((count, seat) =>
    count ? [`${model.session.room.names[seat] ?? ""}${count > 1 ? ` × ${count}` : ""}`] : [],
  );
  return {
    title: named("city", id),
    facts: said(
      ...(delivery ? deliveryFacts(model, delivery) : [ui("import-value", { value: city?.value ?? 0 })]),
      delivery?.possible && delivery.discs.length > 0 && discsText(delivery),
      here.length > 0 && ui("city-discs", { names: here.join(", ") }),
    ),
    help: helpOf("city", id),
    slots: [],
  };
}

/** The arrow that leads on from this city. */
function linkSlip(model: WesternTrailModel, id: string): Slip | null {
  const link = LINKS.find(({ a }) => a === id);
  if (!link) return null;
  const [a, b] = [link.a, link.b];
  const missing = [a, b].filter((city) => !model.mine?.cities.includes(city)).map((city) => named("city", city));
  return {
    title: `${named("city", a)} – ${named("city", b)}`,
    facts: said(
      ui("link-help"),
      link.objective && ui("arrow-objectives", { count: 1 }),
      link.points !== 0 && ui("final-points", { count: link.points }),
      model.mine && (missing.length ? ui("goal-missing", { needs: joined(missing) }) : ui("link-done")),
    ),
    slots: [],
  };
}

function stationSlip(model: WesternTrailModel, id: string): Slip {
  const station = model.view.stations.find((one) => one.id === id);
  const master = station?.master ? MASTERS[station.master] : undefined;
  return {
    title: capital(named("station", id)),
    facts: said(
      station && ui("station-cost", { cost: station.cost, points: station.points }),
      ui(station?.black ? "disc-black" : "disc-any"),
      station &&
        station.seats.length > 0 &&
        ui("built-by", { names: station.seats.map((seat) => model.session.room.names[seat] ?? "").join(", ") }),
      master && station?.master && masterText(station.master),
      station?.worker && ui("left-worker", { worker: named("worker", station.worker) }),
    ),
    slots: master ? slotsOf(master.slot.length ? [master.slot] : []) : [],
  };
}

export function masterText(id: string): string {
  const master = MASTERS[id];
  return list([
    capital(named("master", id)),
    master && master.certificates > 0 && ui("permanent-certificate"),
    master && ui(`master-${id}`, { points: master.points, group: master.group }),
  ]);
}

/** What I still need for an objective card. */
export function goalText(model: WesternTrailModel, id: string): string | null {
  const goal = model.goalOf(id);
  if (!goal) return null;
  return goal.missing.length
    ? ui("goal-missing", { needs: needsText(goal.missing) })
    : ui(goal.met ? "goal-ready" : "goal-shared");
}

function cardSlip(model: WesternTrailModel, id: string): Slip {
  const cattle = CATTLE[id];
  const objective = OBJECTIVES[id];
  if (cattle) {
    const prices = Object.values(PURCHASES).filter((option) => option.value === cattle.value);
    return {
      title: cardName(id),
      facts: said(
        ui("breeding-value", { value: cattle.value }),
        ui("final-points", { count: cattle.points }),
        ...(cattle.market
          ? prices.map((option) => ui("price", { cowboys: option.cowboys, cards: option.cards, price: option.price }))
          : []),
      ),
      slots: [],
    };
  }
  return {
    title: cardName(id),
    facts: objective
      ? said(
          ui("objective-needs", { needs: needsText(objective.needs) }),
          goalText(model, id),
          ui("objective-points", { points: objective.points, penalty: objective.penalty }),
        )
      : [],
    slots: objective?.slot.length ? slotsOf([objective.slot]) : [],
  };
}

export function discFact(id: string): string {
  const disc = DISCS[id];
  return list([
    capital(named("disc", id)),
    helpOf("disc", id),
    disc && disc.cost > 0 && dollars(-disc.cost),
    disc && disc.money > 0 && `+${dollars(disc.money)}`,
    disc && disc.points > 0 && ui("final-points", { count: disc.points }),
  ]);
}

/** The slip for a key; null if there is nothing to say. */
export function slipOf(model: WesternTrailModel, key: string): Slip | null {
  const [kind = "", ...rest] = key.split(" ");
  const id = rest.join(" ");
  switch (kind) {
    case "space":
      return spaceSlip(model, id);
    case "city":
      return citySlip(model, id);
    case "station":
      return stationSlip(model, id);
    case "link":
      return linkSlip(model, id);
    case "crossing":
      return { title: ui("crossing"), facts: [ui("crossing-help")], slots: [] };
    case "rail":
      return id in STATIONS ? stationSlip(model, id) : { title: ui("rail-to", { rail: id }), facts: [], slots: [] };
    case "objective":
    case "cattle":
    case "hand":
      return cardSlip(model, id);
    case "job": {
      const job = model.view.jobs.find((one) => one.row === Number(rest[0]) && one.worker === rest[1]);
      return job
        ? {
            title: capital(named("worker", job.worker)),
            facts: said(ui("fee", { fee: job.fee }), !job.open && ui("row-shut"), helpOf("worker", job.worker)),
            slots: [],
          }
        : null;
    }
    case "foresight":
    case "waiting": {
      const tile = kind === "foresight" ? id : (rest[1] ?? "");
      const row = SUPPLY[tile];
      return row
        ? {
            title: tileName(tile),
            facts: said(
              ui("foresight-help"),
              row.points > 0 && ui("final-points", { count: row.points }),
              helpOf("tile", tile),
            ),
            slots: [],
          }
        : null;
    }
    case "token":
      return {
        title: ui("token"),
        facts: [ui("token-help"), ui("workers-to-come", { count: model.view.workers_to_come })],
        slots: [],
      };
    case "arrow":
      return {
        title: ui("token"),
        facts: [
          ui(
            Number(id) === model.view.job_rows
              ? "arrow-red"
              : YELLOW_ROWS.includes(Number(id))
                ? "arrow-yellow"
                : "arrow-plain",
          ),
        ],
        slots: [],
      };
    case "prices":
      return {
        title: ui("prices"),
        facts: Object.values(PURCHASES).map(
          (option) =>
            `${option.value}: ${ui("price", { cowboys: option.cowboys, cards: option.cards, price: option.price })}`,
        ),
        slots: [],
      };
    case "deck":
      return id === "objectives"
        ? {
            title: ui("objective-deck", { count: model.view.objectives_left }),
            facts: model.view.objective_deck.map(({ id: card, number }) => `${number} × ${cardName(card)}`),
            slots: [],
          }
        : {
            title: ui("market-deck", { count: model.view.market_deck.reduce((sum, one) => sum + one.number, 0) }),
            facts: model.view.market_deck
              .filter(({ id: card }) => isCattle(card))
              .map(({ id: card, number }) => `${number} × ${cardName(card)}`),
            slots: [],
          };
    default:
      return null;
  }
}
