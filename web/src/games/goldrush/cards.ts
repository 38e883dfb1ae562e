/** The cards beside the board: each figure with what it would claim, and those that the rules forbid. */

import type { Area } from "./types";
import { t } from "../../shell/texts.svelte";
import type { GoldRushModel, Offer } from "./model.svelte";
import { partKey } from "./outcome";
import { kindOf, roleOf } from "./roles";
import { whereIs } from "./where";

export interface Card {
  key: string;
  role: string;
  title: string;
  note: string;
  /** Lit up on the board while the card is pointed at. */
  part: string | null;
  isChosen: boolean;
  isRefused: boolean;
  choose(): void;
}

export function cardsOf(model: GoldRushModel): Card[] {
  const { newTile, acts, figure } = model;
  if (!newTile || !acts.length) return [];
  const cowboys = acts.filter(({ choice }) => choice.kind === "cowboy").map((offer) => cowboyCard(model, offer));
  const refused = model.refusedParts.map((part) => refusedCard(model, part));
  const inOrder = [...cowboys, ...refused].sort(
    (a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role) || a.key.localeCompare(b.key),
  );
  const mine = acts.find(({ choice }) => choice.kind === "mine");
  const pass = acts.find(({ choice }) => choice.kind === "pass");
  const cards = [
    ...(pass
      ? [
          {
            key: "pass",
            role: "",
            title: t("goldrush-ui-no-figure"),
            note: t("goldrush-ui-cowboys", { count: model.claimView.seats[model.me]?.cowboys ?? 0 }),
            part: null,
            isChosen: figure?.kind === "pass",
            isRefused: false,
            choose: () => model.act(pass),
          },
        ]
      : []),
    ...inOrder,
    tentCard(model),
    mine ? mineCard(model, mine) : whyCard(model, "ore", t("goldrush-ui-mine"), { kind: "mine" }),
  ];
  return [...cards.filter((card) => !card.isRefused), ...cards.filter((card) => card.isRefused)];
}

const ORDER = ["railwayman", "miner", "merchant", "farmer"];
const title = (role: string): string => capital(t(`goldrush-role-${role}`));
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function cowboyCard(model: GoldRushModel, offer: Offer): Card {
  const part = offer.choice.kind === "cowboy" ? offer.choice.part : "";
  const tile = model.newTile ?? { x: 0, y: 0, face: "", turn: 0 };
  const key = partKey(tile.x, tile.y, part);
  const area = model.claimAreas.get(key);
  const wind = whereIs(tile.face, tile.turn, part);
  return {
    key: part,
    role: roleOf(part),
    title: title(roleOf(part)),
    part: key,
    note: [wind ? t(`goldrush-ui-wind-${wind}`) : null, area ? claim(area) : null].filter(Boolean).join(" · "),
    isChosen: model.figure?.kind === "cowboy" && model.figure.part === part,
    isRefused: false,
    choose: () => model.act(offer),
  };
}

/** What stands to be had, in a few words. */
function claim(area: Area): string {
  if (area.complete) return t("goldrush-ui-at-once", { count: area.points_complete });
  if (area.kind === "prairie") return t("goldrush-ui-now", { count: area.points });
  return t("goldrush-ui-now-then", { now: area.points, then: area.points_complete });
}

function refusedCard(model: GoldRushModel, part: string): Card {
  const tile = model.newTile ?? { face: "", turn: 0 };
  const wind = whereIs(tile.face, tile.turn, part);
  const card = whyCard(model, roleOf(part), title(roleOf(part)), { kind: "cowboy", part });
  return {
    ...card,
    key: part,
    note: [wind ? t(`goldrush-ui-wind-${wind}`) : t(`goldrush-kind-${kindOf(part)}`), t("ui-why-not")].join(": "),
  };
}

function whyCard(model: GoldRushModel, role: string, name: string, choice: Record<string, string | number>): Card {
  const before = model.session.turn.draft.actions.slice(0, model.figureStep);
  return {
    key: `no-${role}`,
    role,
    title: name,
    note: t("ui-why-not"),
    part: null,
    isChosen: false,
    isRefused: true,
    choose: () => void model.session.turn.askWhy(choice, before),
  };
}

function mineCard(model: GoldRushModel, offer: Offer): Card {
  const tent = model.claimView.tents.find((known) => known.seat === model.me);
  const area = tent && model.claimAreas.get(partKey(tent.x, tent.y, tent.part));
  return {
    key: "mine",
    role: "ore",
    title: t("goldrush-ui-mine"),
    note: area ? t("goldrush-ui-of-pile", { count: area.ore }) : "",
    part: tent ? partKey(tent.x, tent.y, tent.part) : null,
    isChosen: model.figure?.kind === "mine",
    isRefused: false,
    choose: () => model.act(offer),
  };
}

/** One card for all places of the tent: it opens them on the board, and goes through them when pressed again. */
function tentCard(model: GoldRushModel): Card {
  const places = model.acts.filter(({ choice }) => choice.kind === "tent");
  const isOut = model.claimView.tents.some((known) => known.seat === model.me);
  const name = isOut ? t("goldrush-ui-move-tent") : t("goldrush-ui-pitch-tent");
  if (!places.length) return whyCard(model, "tent", name, { kind: "tent", x: 0, y: 0, part: "m1" });
  const chosen = places.findIndex(
    ({ choice }) =>
      choice.kind === "tent" &&
      model.figure?.kind === "tent" &&
      partKey(choice.x, choice.y, choice.part) === partKey(model.figure.x, model.figure.y, model.figure.part),
  );
  const at = places[chosen]?.choice;
  const area = at?.kind === "tent" ? model.claimAreas.get(partKey(at.x, at.y, at.part)) : undefined;
  return {
    key: "tent",
    role: "tent",
    title: name,
    note: area ? t("goldrush-ui-of-pile", { count: area.ore }) : t("goldrush-ui-tent-places", { count: places.length }),
    part: at?.kind === "tent" ? partKey(at.x, at.y, at.part) : null,
    isChosen: chosen >= 0,
    isRefused: false,
    choose: () => {
      const next = places[(chosen + 1) % places.length];
      if (next) model.act(next);
    },
  };
}
