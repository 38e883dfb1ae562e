import type { Happening } from "./types";
import { t } from "../../shell/texts.svelte";
import type { GameModule } from "..";
import Board from "./Board.svelte";
import Choices from "./Choices.svelte";
import Hand from "./Hand.svelte";
import LaidOpen from "./LaidOpen.svelte";
import Stock from "./Stock.svelte";
import Supply from "./Supply.svelte";
import Words from "./Words.svelte";
import "./art/art.css";
import { WINDOW_CARDS } from "./cards";
import { gathered, levels } from "./log";
import { modelOf } from "./model.svelte";
import { showing } from "./showing";

/** Worth finding again on the replay: the badge and the played cards. */
const MARKED = new Set(["BadgeMoved", "CardPlayed", "CardCancelled"]);

const QUIET = new Set([
  "RoundBegan",
  "CupSlammed",
  "DiceChosen",
  "DiceCommitted",
  "StoreCardDrawn",
  "CardTaken",
  "OfferWritten",
]);

/** Questions that are answered in one breath with the one before them. */
const CONTINUED: Record<string, string[]> = {
  keep: ["plan"],
  victim: ["grab"],
  console: ["fence"],
  fence: ["fence"],
  decide: ["bribe"],
};

export default {
  Board,
  Choices,
  Hand,
  LaidOpen,
  Stock,
  Supply,
  Words,
  startsTurn: (event) => event.name === "RoundBegan",
  turnWord: "dicetown-ui-round",
  gathered,
  levels,
  isQuiet: (event) => QUIET.has(event.name),
  mark: (event) => (MARKED.has(event.name) && "seat" in event.data ? event.data.seat : null),
  pace: (events) => (events.length ? 200 : 0),
  showing,
  isNewQuestion: (asked, next) =>
    !CONTINUED[asked]?.includes(next) && !(asked.startsWith("offer-") && next.startsWith("offer-")),
  stageText: (events) => (events[0]?.name === "CupSlammed" ? t("dicetown-ui-cups-down") : null),
  askText(session) {
    const { decision } = session.moments.now ?? {};
    if (decision?.kind === "keep") return t("dicetown-ui-ask-keep");
    if (!decision?.kind.startsWith("offer-")) return null;
    return t("dicetown-ui-ask-offer", { location: t(`dicetown-location-${String(decision.arguments.location)}`) });
  },
  confirmText(session) {
    const model = modelOf(session);
    if (model.asked !== "keep" || model.price === null) return null;
    return t("dicetown-ui-keep-go", { count: model.kept.length, price: model.price });
  },
  asksAlone: (session) => {
    const kind = session.moments.now?.decision?.kind ?? "";
    return kind in WINDOW_CARDS || kind.startsWith("offer-");
  },
  prepare: (session, line) => modelOf(session).advise(line),
  keys: [
    ["1 … 5", "dicetown-ui-key-dice"],
    ["0", "dicetown-ui-key-none"],
    ["N T J Q K A", "dicetown-ui-key-face"],
    ["Space", "dicetown-ui-key-skip"],
  ],
} satisfies GameModule<Happening>;
