import { ENGINE } from "../../art/engine";
import { times } from "../../art/geometry";
import { camp, herd } from "../../art/prairie";
import { nugget, peak } from "../../art/rock";
import { birds, pine, sky, sun } from "../../art/scenery";
import type { Poster } from "../posters";

const SMOKE = `<g class="smoke"><circle cx="6" cy="-21" r="3.500"/><circle cx="-1" cy="-25" r="5"/><circle cx="-11" cy="-27" r="6"/><circle cx="-23" cy="-27" r="5"/><circle cx="-33" cy="-25" r="3.500"/></g>`;
const TENDER = `<g transform="translate(-42 0)"><path d="M-13 -10h25v10h-25z" class="f-iron ln" style="stroke-width:.8"/><path d="M-11 -10q3 -4 6 -1q3 -4 6 0q3 -3 7 1z" class="f-ink"/><path d="M-14 0h28" class="ln" style="stroke-width:1.600"/><circle cx="-6.500" cy="3" r="4" class="wheel"/><circle cx="6.500" cy="3" r="4" class="wheel"/></g>`;

const draw = (): string => `${sky("sky")}${sun(226, 60, 20)}${birds(60, 34)}
  ${(
    [
      [20, 150, 90, 66],
      [84, 154, 110, 96],
      [176, 152, 84, 58],
      [246, 154, 90, 74],
    ] as const
  )
    .map(([x, y, w, h]) => peak(x, y, w, h))
    .join("")}
  <path d="M0 150C60 138 120 158 180 148S270 142 300 150V260H0Z" class="f-grass ln"/><path d="M0 182q70 -16 150 -4t150 -6M0 200q90 -8 300 -2" class="fine" opacity=".4"/>
  ${pine(8, 172, 30)}${pine(286, 168, 26)}${pine(272, 172, 34)}
  <g transform="translate(62 164) scale(1.3)">${camp({ at: [0, 0], scale: 1 })}</g><g transform="translate(232 178) scale(1.5)">${herd({ at: [0, 0], scale: 1 })}</g>
  <g transform="translate(0 226)"><path d="M0 -9H300V14H0Z" class="f-ballast"/><path d="${times(21, (i) => `M${i * 15 + 4} -5v15`).join("")}" class="ties"/><path d="M0 -1H300M0 6H300" class="tracks"/></g>
  <g transform="translate(172 210) scale(2.9)"><g class="engine">${SMOKE}${TENDER}${ENGINE}</g></g>
  ${nugget(24, 248, 8)}${nugget(42, 252, 6)}${nugget(272, 250, 7)}`;

export default { draw, close: "88 120 130 130" } satisfies Poster;
