/** Cattle and objective cards. A cattle card is 64 × 92 around (0, 0), an objective card 104 × 118. */

import { CATTLE, OBJECTIVES } from "../data";
import { HIDES, icon, number, points } from "./icons";
import { slotRow } from "./plates";

const BODY =
  "M-30 -8C-30 -15-24 -16-18 -15L12 -15C16 -19 22 -20 27 -18L36 -8 34 -3 27 -3C25 2 22 5 18 7L19 22H13.500L10 10C2 13-8 13-14 10L-17 22H-22.500L-24 6C-28 2-30 -3-30 -8Z";
const HORNS: Record<string, string> = {
  texas_longhorn: "M24 -18C16 -20 8 -24 4 -32M30 -18C38 -19 44 -22 46 -32",
  west_highland: "M24 -18C18 -20 15 -26 16 -30M30 -17C36 -19 41 -24 40 -30",
};
const PLAIN_HORNS = "M24 -18C21 -24 23 -28 28 -29M30 -17C34 -19 37 -22 37 -27";

/** Told apart in grey, too: a belt, patches, a shaggy coat, long horns. */
function markings(breed: string, patch: string): string {
  const fill = `style="fill:${patch}"`;
  switch (breed) {
    case "dutch_belt":
      return `<path d="M-10 -15H4L5 11Q-4 13-11 11Z" ${fill}/>`;
    case "guernsey":
      return `<path d="M-28 -12Q-18 -16-8 -15Q-8 -4-18 -1Q-28 -3-28 -12ZM4 10Q2 0 12 -2Q18 4 14 8Z" ${fill}/>`;
    case "holstein":
    case "ayrshire":
      return `<path d="M-18 -14C-13 -4-4 -6 0 -14ZM4 10C3 2 12 0 14 6ZM-28 -5Q-22 -2-22 5L-25 4Z" ${fill}/>`;
    case "west_highland":
      return `<path d="M-26 4V12M-20 6V14M-12 9V16M-4 10V17M4 10V16M12 8V14M22 -17Q25 -12 23 -7" style="stroke:${patch}" class="no wt-bold"/>`;
    case "texas_longhorn":
      return `<path d="M-22 -14Q-14 -8-16 0T-20 8M-4 -14Q0 -4-4 8M10 -14Q14 -8 12 4" style="stroke:${patch}" class="no wt-bold"/>`;
    case "brown_swiss":
      return `<path d="M20 -18Q26 -12 32 -3L34 -3 36 -8 27 -18Z" ${fill}/>`;
    default:
      return "";
  }
}

export function cow(breed: string): string {
  const { hide, patch } = HIDES[breed] ?? { hide: "#aaa", patch: "#888" };
  return `<path d="M-22 4v17h5V8M14 6v15h5V2" class="f-ink ln"/><path d="${BODY}" style="fill:${hide}" class="ln"/>${markings(breed, patch)}
    <path d="M-30 -8C-35 -4-34 6-36 14" class="no ln"/><path d="${HORNS[breed] ?? PLAIN_HORNS}" class="horn"/><path d="${HORNS[breed] ?? PLAIN_HORNS}" class="horn pale"/><circle cx="29" cy="-11" r="1.400" class="f-ink"/>`;
}

export function cattleCard(id: string): string {
  const { breed, value, points: worth } = CATTLE[id] ?? { breed: "", value: 0, points: 0 };
  const { band } = HIDES[breed] ?? { band: "#888" };
  const pale = breed === "guernsey" ? "" : "wt-pale";
  return `<rect x="-32" y="-46" width="64" height="92" rx="5" class="f-canvas ln"/><path d="M-28 -42H28V20H-28Z" class="f-sky ln wt-thin"/><path d="M-28 0Q-10 -6 4 -2T28 -4V20H-28Z" class="f-grass"/>
    <g transform="translate(-1 2) scale(.66)">${cow(breed)}</g><path d="M-32 20H32V41A5 5 0 0 1 27 46H-27A5 5 0 0 1-32 41Z" style="fill:${band}" class="ln"/>
    ${number(-14, 40, 24, value, pale)}${worth ? points(15, 32, worth, 0.95) : ""}`;
}

export const cardBack = (): string =>
  `<rect x="-32" y="-46" width="64" height="92" rx="5" class="f-hide ln"/><rect x="-26" y="-40" width="52" height="80" rx="3" class="no wt-gold-line"/>${icon("cattle", 0, 0, 1.6)}`;

export function objectiveCard(id: string): string {
  const { needs, points: worth, penalty, slot } = OBJECTIVES[id] ?? { needs: [], points: 0, penalty: 0, slot: [] };
  const step = Math.min(25, 96 / Math.max(1, needs.length));
  const symbols = needs.map((need, i) =>
    icon(need, (i - (needs.length - 1) / 2) * step, 22, needs.length > 3 ? 1.05 : 1.2),
  );
  return `<rect x="-52" y="-59" width="104" height="118" rx="6" class="f-canvas ln"/><path d="M-52 -27V-53A6 6 0 0 1-46 -59H46A6 6 0 0 1 52 -53V-27Z" class="f-wheat ln"/>
    ${slot.length ? `<g transform="translate(0 -43)">${slotRow(slot, 92, 24)}</g>` : icon("end", 0, -43, 0.9)}
    <path d="M-46 1H46" class="fine"/>${symbols.join("")}<g transform="translate(0 -12)">${points(penalty ? -16 : 0, 0, worth, 1)}${penalty ? `<g transform="translate(16 0)"><path d="M-9 -9H9V3Q9 8 0 11-9 8-9 3Z" class="wt-loss ln"/>${number(0, 4.5, 12, `−${penalty}`, "wt-pale")}</g>` : ""}</g>
    <path d="M-46 42H46" class="fine"/>`;
}
