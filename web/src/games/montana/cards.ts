/** The cards beside the board: whatever may be chosen, with what it costs and what it brings. */

import type { Choice, FieldView, RowView } from "./types";
import { t } from "../../shell/texts.svelte";
import { type IconName, goodIcon, workerIcon } from "./art/icons";
import { spotKey } from "./art/land";
import { type MontanaModel, type Offer, groupOf } from "./model.svelte";
import { bundleWords, capital, eventWords, goldIcon, goldWords, placeWords, word } from "./names";
import { type Bundle, type Pack, goodsBundle, lacking, packOf, sizeOf, workersBundle } from "./packs";

export interface Card {
  key: string;
  icon: IconName;
  title: string;
  cost: Bundle;
  gain: Bundle;
  /** What is missing for it. */
  lack: Bundle;
  note: string;
  /** The hex that it is about. */
  spot: string | null;
  isRefused: boolean;
  choose(): void;
}

type Parts = Partial<Omit<Card, "key" | "choose" | "isRefused">>;

export function cardsOf(model: MontanaModel): Card[] {
  const wanted =
    model.asked === "main" ? model.offers.filter(({ choice }) => groupOf(choice) === model.group) : model.offers;
  const last = (choice: Choice) => (model.isFree(choice) ? 1 : 0);
  const cards = [...wanted].sort((a, b) => last(a.choice) - last(b.choice)).map((offer) => cardOf(model, offer));
  const buildsHere = (model.asked === "main" && model.group === "build") || model.asked === "more";
  const more = buildsHere ? outOfReach(model) : model.asked === "main" && !cards.length ? [refusedGroup(model)] : [];
  return [...cards, ...more];
}

function cardOf(model: MontanaModel, offer: Offer): Card {
  const parts = partsOf(model, offer.choice);
  return {
    key: String(offer.offer.action),
    icon: "none",
    title: offer.offer.notation,
    cost: [],
    gain: [],
    lack: [],
    note: "",
    spot: null,
    isRefused: false,
    ...parts,
    choose: () => model.choose(offer),
  };
}

function partsOf(model: MontanaModel, choice: Choice): Parts {
  const { view } = model;
  switch (choice.kind) {
    case "recruit":
      return {
        icon: "wheel",
        title: t("montana-ui-recruit"),
        gain: [["worker", 2]],
        note: t("montana-ui-recruit-note"),
      };
    case "city":
      return cityParts(model);
    case "bank": {
      const space = view.bank[choice.number - 1];
      return {
        icon: "bank",
        title: capital(word("area", "bank")),
        cost: [["worker", space?.workers ?? 0]],
        gain: [["silver", space?.silver ?? 0]],
      };
    }
    case "work":
      return workParts(model, choice.area, choice.space);
    case "start":
      return { icon: "start", title: placeWords(choice.q, choice.r), spot: spotKey(choice.q, choice.r) };
    case "build":
      return buildParts(model, choice.q, choice.r);
    case "grain":
      return grainParts(model, choice.number);
    case "workers":
    case "small":
    case "return":
    case "sell_workers":
      return workersParts(model, choice.kind, choice.workers);
    case "bid":
      return bidParts(model, choice.row, choice.column, choice.price);
    case "upgrade":
    case "collect":
    case "large":
    case "sell_goods":
      return goodsParts(model, choice.kind, choice.goods);
    case "surcharge":
      return {
        icon: goodIcon(choice.good),
        title: capital(word("good", choice.good)),
        cost: [[goodIcon(choice.good), 1]],
      };
    case "piece":
      return pieceParts(model, choice.piece);
    case "water":
      return {
        icon: "canteen",
        title: placeWords(choice.q, choice.r),
        gain: [["canteen", 1]],
        spot: spotKey(choice.q, choice.r),
      };
    case "exchange":
      return {
        icon: "exchange",
        title: t("montana-ui-exchange", { given: word("good", choice.given), taken: word("good", choice.taken) }),
        cost: [[goodIcon(choice.given), 1]],
        gain: [[goodIcon(choice.taken), 1]],
      };
    case "take":
      return takeParts(model, choice.q, choice.r);
    default:
      return smallParts(model, choice);
  }
}

/** What needs few words: free actions, declining, going on. */
function smallParts(model: MontanaModel, choice: Choice): Parts {
  const { view } = model;
  const event = view.events?.active;
  switch (choice.kind) {
    case "trade":
      return {
        icon: goodIcon(choice.good),
        title: t("montana-ui-trade"),
        cost: [["cattle", 1]],
        gain: [[goodIcon(choice.good), 1]],
      };
    case "trade_silver":
      return {
        icon: "silver",
        title: t("montana-ui-trade"),
        cost: [["cattle", 1]],
        gain: [["silver", view.trade_silver]],
      };
    case "trade_worker":
      return {
        icon: workerIcon(choice.worker),
        title: t("montana-ui-trade"),
        cost: [["cattle", 1]],
        gain: [[workerIcon(choice.worker), 1]],
      };
    case "sell":
      return {
        icon: event?.event === "sell_workers" ? "worker" : "exchange",
        title: event ? eventWords(event.event, event.shown) : "",
        note: priceList(model),
      };
    case "hire":
      return {
        icon: workerIcon(event?.shown ?? ""),
        title: event ? eventWords(event.event, event.shown) : "",
        cost: [["silver", event?.silver ?? 0]],
        gain: [[workerIcon(event?.shown ?? ""), 1]],
      };
    case "buy":
      return {
        icon: goodIcon(event?.shown ?? ""),
        title: event ? eventWords(event.event, event.shown) : "",
        cost: [["silver", event?.prices[choice.number - 1] ?? 0]],
        gain: [[goodIcon(event?.shown ?? ""), choice.number]],
      };
    case "use":
      return {
        icon: "mountain_tile",
        title: goldWords(choice.gold, choice.shown),
        ...goldBundles(model, choice.gold, choice.shown),
        note: t("montana-ui-use-note"),
      };
    case "invite":
      return {
        icon: workerIcon(choice.worker),
        title: capital(word("worker", choice.worker)),
        gain: [[workerIcon(choice.worker), 1]],
      };
    case "instead":
      return {
        icon: goodIcon(choice.good),
        title: capital(word("good", choice.good)),
        gain: [[goodIcon(choice.good), 1]],
      };
    case "instead_worker":
      return {
        icon: workerIcon(choice.worker),
        title: capital(word("worker", choice.worker)),
        gain: [[workerIcon(choice.worker), 1]],
      };
    case "look":
      return { icon: "eye", title: t("montana-ui-look"), note: t("montana-ui-look-note") };
    case "spend":
      return { icon: "extra_turn", title: t("montana-ui-spend"), cost: [["canteen", 1]], gain: [["extra_turn", 1]] };
    case "end":
      return { icon: "end", title: t("montana-ui-end-turn") };
    case "stop":
      return model.asked === "exchange"
        ? { icon: "end", title: t("montana-ui-stop-exchange") }
        : { icon: "end", title: t("montana-ui-stop"), gain: silverFor(model, view.built) };
    case "pass":
      return { icon: "none", title: t(`montana-ui-pass-${PASSES.includes(model.asked) ? model.asked : "other"}`) };
    default:
      return {};
  }
}

const silverFor = (model: MontanaModel, fields: number): Bundle => {
  const silver = model.amounts.silver_for_fields[fields - 1] ?? 0;
  return silver ? [["silver", silver]] : [];
};

const PASSES = ["bid", "look", "take", "spend"];

export function goldBundles(model: MontanaModel, gold: string, shown: string): { cost: Bundle; gain: Bundle } {
  if (gold === "silver") return { cost: [], gain: [["silver", model.amounts.gold_silver]] };
  return {
    cost: gold === "cattle_exchange" ? [["cattle", model.amounts.exchange_cattle]] : [],
    gain: [[goldIcon(gold, shown), 1]],
  };
}

export const priceList = (model: MontanaModel): string =>
  (model.view.events?.active?.prices ?? [])
    .map((silver, i) => t("montana-ui-for-silver", { count: i + 1, silver }))
    .join(" · ");

function cityParts(model: MontanaModel): Parts {
  const { city } = model.view;
  const has = (model.mine?.goods.pumpkin ?? 0) + city.free_pumpkins;
  const best = city.columns.filter((price) => price <= has).at(-1) ?? 0;
  return {
    icon: "city",
    title: capital(word("area", "city")),
    gain: [["pumpkin", city.free_pumpkins]],
    note: t("montana-ui-city-note", { price: best }),
  };
}

function workParts(model: MontanaModel, name: string, number: number): Parts {
  const area = model.view.areas.find((known) => known.area === name);
  const space = area?.spaces[number - 1];
  if (!area || !space) return {};
  return {
    icon: goodIcon(area.good),
    title: capital(word("area", name)),
    cost: [["silver", space.silver]],
    gain: [[goodIcon(area.good), space.goods]],
    note:
      (model.mine?.workers[area.good] ?? 0) > 0
        ? t("montana-ui-crew-own", { worker: word("worker", area.good) })
        : t("montana-ui-crew-any"),
  };
}

/** All that must be paid for a field. */
export function costOf(field: FieldView): Bundle {
  const large: Bundle = field.any_large ? [["copper_large", field.any_large]] : [];
  return [...goodsBundle(packOf(field.goods)), ...large, ...towersBundle(field)];
}

/** Goods of the builder's choice, out of those that the field shows. */
const towersBundle = (field: FieldView): Bundle => (field.watchtowers ? [["surcharge", field.watchtowers]] : []);

/** All that it would bring. */
export function gainOf(model: MontanaModel, field: FieldView): Bundle {
  const found: (readonly [IconName, number])[] = [["settlement", field.settlements]];
  if (field.lines) found.push(["line", field.lines]);
  if (field.cattle) found.push(["cattle", 1]);
  if (field.canteens) found.push(["canteen", field.canteens]);
  for (const reward of field.rewards) found.push(...rewardBundle(model, reward));
  if (field.mountains && model.view.modules.includes("gold_rush")) found.push(["mountain_tile", 1]);
  return found;
}

function rewardBundle(model: MontanaModel, reward: string): Bundle {
  if (reward === "river") return [["silver", model.amounts.river_silver]];
  return reward === "helena"
    ? workersBundle(packOf(model.amounts.helena_workers))
    : goodsBundle(packOf(model.amounts.falls_goods));
}

function buildParts(model: MontanaModel, q: number, r: number): Parts {
  const field = model.fields.get(spotKey(q, r));
  if (!field) return { icon: "settlement", title: placeWords(q, r), spot: spotKey(q, r) };
  const notes = [
    field.watchtowers ? t("montana-ui-watchtowers", { count: field.watchtowers }) : "",
    field.any_large ? t("montana-ui-any-large", { count: field.any_large }) : "",
  ];
  return {
    icon: "settlement",
    title: placeWords(q, r),
    cost: costOf(field),
    gain: gainOf(model, field),
    note: notes.filter(Boolean).join(" · "),
    spot: spotKey(q, r),
  };
}

/** Fields within reach that cannot be paid yet, nearest first: what is missing. */
function outOfReach(model: MontanaModel): Card[] {
  const missingOf = (field: FieldView) => lacking(model.mine?.goods ?? {}, packOf(field.goods));
  return (model.view.fields ?? [])
    .filter((field) => !model.spots.has(spotKey(field.q, field.r)))
    .map((field) => ({ field, missing: missingOf(field) }))
    .sort((a, b) => sizeOf(a.missing) - sizeOf(b.missing))
    .map(({ field, missing }) => ({
      key: `no ${field.q},${field.r}`,
      icon: "settlement" as const,
      title: placeWords(field.q, field.r),
      cost: [],
      gain: gainOf(model, field),
      lack: missingBundle(model, field, missing),
      note: t(`montana-ui-reach-${field.payable}`),
      spot: spotKey(field.q, field.r),
      isRefused: true,
      choose: () => model.tryTo(undefined, { kind: "build", q: field.q, r: field.r }),
    }));
}

/** Goods named that I do not have, large ones of any kind, and what watchtowers ask on top. */
function missingBundle(model: MontanaModel, field: FieldView, missing: Pack): Bundle {
  const large = (model.mine?.goods.copper_large ?? 0) + (model.mine?.goods.stone_large ?? 0);
  const short = Math.max(0, field.any_large - large);
  return [...goodsBundle(missing), ...(short ? [["stone_large", short] as const] : []), ...towersBundle(field)];
}

function refusedGroup(model: MontanaModel): Card {
  const { group } = model;
  const whys: Record<string, Record<string, string | number>> = {
    work: { kind: "bank", number: 1 },
    city: { kind: "city" },
    free: { kind: "trade_silver" },
  };
  return {
    key: `no ${group}`,
    icon: "none",
    title: t(`montana-ui-group-${group}`),
    cost: [],
    gain: [],
    lack: [],
    note: t("ui-why-not"),
    spot: null,
    isRefused: true,
    choose: () => model.tryTo(undefined, whys[group] ?? { kind: "city" }),
  };
}

function grainParts(model: MontanaModel, number: number): Parts {
  const { wheel } = model.view;
  if (!number) return { icon: "none", title: t("montana-ui-no-grain") };
  const sector = wheel.sectors[((wheel.arrow ?? 0) + number) % wheel.sectors.length] ?? [];
  const pack: Record<string, number> = {};
  for (const trade of sector) pack[trade] = (pack[trade] ?? 0) + 1;
  return {
    icon: "wheel",
    title: t("montana-ui-sectors", { count: number }),
    cost: [["grain", number]],
    gain: workersBundle(pack),
  };
}

function workersParts(model: MontanaModel, kind: string, text: string): Parts {
  const pack = packOf(text);
  const bundle = workersBundle(pack);
  const title = sizeOf(pack) ? bundleWords(bundle) : t("montana-ui-no-small");
  const icon: IconName = bundle[0]?.[0] ?? "none";
  if (kind === "sell_workers") {
    const silver = model.view.events?.active?.prices[sizeOf(pack) - 1] ?? 0;
    return { icon, title, cost: bundle, gain: [["silver", silver]] };
  }
  if (kind === "small" && sizeOf(pack)) {
    const area = model.view.areas.find((known) => known.area === model.session.turn.decision?.arguments.area);
    return { icon, title, cost: bundle, gain: area ? [[goodIcon(area.good), area.spaces[0]?.small ?? 1]] : [] };
  }
  return { icon, title, cost: bundle };
}

function goodsParts(model: MontanaModel, kind: string, text: string): Parts {
  const pack = packOf(text);
  const bundle = goodsBundle(pack);
  const icon: IconName = bundle[0]?.[0] ?? "none";
  if (!sizeOf(pack)) return { icon, title: t("montana-ui-nothing") };
  const title = bundleWords(bundle);
  if (kind === "collect") return { icon, title, gain: bundle };
  if (kind === "upgrade") {
    const large = Object.fromEntries(Object.entries(pack).map(([good, count]) => [`${good}_large`, count]));
    return { icon: goodsBundle(large)[0]?.[0] ?? icon, title, cost: bundle, gain: goodsBundle(large) };
  }
  const silver = model.view.events?.active?.prices[sizeOf(pack) - 1] ?? 0;
  return { icon, title, cost: bundle, gain: kind === "sell_goods" ? [["silver", silver]] : [] };
}

export function rewardWords(row: RowView): string {
  const packs = row.rewards.map(packOf);
  const most = packs.filter((pack) => sizeOf(pack) === Math.max(...packs.map(sizeOf)));
  if (row.upgrade) return t("montana-ui-reward-upgrade", { goods: bundleWords(goodsBundle(most[0] ?? {})) });
  return t("montana-ui-reward-take", {
    count: sizeOf(most[0] ?? {}),
    goods: [...new Set(most.flatMap((pack) => Object.keys(pack)))].map((good) => word("good", good)).join(", "),
  });
}

function bidParts(model: MontanaModel, name: string, column: number, price: number): Parts {
  const row = model.view.city.rows.find((known) => known.row === name);
  const holder = row?.seat ?? null;
  const notes = [
    row ? rewardWords(row) : "",
    holder === null ? "" : t("montana-ui-outbids", { seat: model.session.room.names[holder] ?? "" }),
  ];
  return {
    icon: "city",
    title: `${capital(word("row", name))} ${column}`,
    cost: [["pumpkin", price]],
    note: notes.filter(Boolean).join(" · "),
  };
}

function pieceParts(model: MontanaModel, piece: string): Parts {
  const icon = (["regular", "market", "gate", "watchtower"] as const).find((known) => known === piece) ?? "regular";
  const spot = lastBuilt(model);
  const field = spot ? (model.base.fields ?? []).find((known) => spotKey(known.q, known.r) === spot) : undefined;
  const note =
    piece === "market" && field
      ? t("montana-ui-market-note", { count: field.market })
      : piece === "gate" && field
        ? t("montana-ui-gate-note", { count: field.gate })
        : piece === "watchtower"
          ? t("montana-ui-watchtower-note")
          : "";
  return { icon, title: capital(word("piece", piece)), note, spot };
}

/** The field that the last settlements of this turn went to. */
export function lastBuilt(model: MontanaModel): string | null {
  const choice = model.steps.findLast((step) => step.choice.kind === "build")?.choice;
  return choice?.kind === "build" ? spotKey(choice.q, choice.r) : null;
}

function takeParts(model: MontanaModel, q: number, r: number): Parts {
  const tile = model.hexes.get(spotKey(q, r))?.mountain;
  if (!tile?.gold) return { icon: "mountain_tile", title: placeWords(q, r), spot: spotKey(q, r) };
  return {
    icon: goldIcon(tile.gold, tile.shown),
    title: goldWords(tile.gold, tile.shown),
    ...goldBundles(model, tile.gold, tile.shown),
    note: placeWords(q, r),
    spot: spotKey(q, r),
  };
}
