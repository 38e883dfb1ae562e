import { cowboy } from "../../art/cowboy";
import { ENGINE, SMOKE } from "../../art/engine";
import { times } from "../../art/geometry";
import { horse } from "../../art/prairie";
import { birds, cactus, mesa, pine, sky } from "../../art/scenery";
import type { Poster } from "../posters";

const steer = (
  x: number,
  y: number,
  s: number,
  hide = "hide",
): string => `<g transform="translate(${x} ${y}) scale(${s})"><ellipse cy="22" rx="32" ry="4" class="shadow"/><path d="M-22 4v17h5V8M14 6v15h5V2" class="f-ink ln"/>
  <path d="M-30 -8C-30 -15-24 -16-18 -15L12 -15C16 -19 22 -20 27 -18L36 -8 34 -3 27 -3C25 2 22 5 18 7L19 22H13.5L10 10C2 13-8 13-14 10L-17 22H-22.5L-24 6C-28 2-30 -3-30 -8Z" class="f-${hide} ln"/>
  <path d="M-30 -8C-35 -4-34 6-36 14" class="no ln"/><path d="M24 -18C22 -26 26 -30 32 -30M29 -17C34 -20 40 -22 42 -30" class="horn"/><path d="M24 -18C22 -26 26 -30 32 -30M29 -17C34 -20 40 -22 42 -30" class="horn pale"/>
  <circle cx="29" cy="-11" r="1.200" class="f-ink"/><path d="M-16 -14C-10 -6-2 -8 2 -14Z" class="f-canvas"/></g>`;

const wagon = (
  i: number,
): string => `<g transform="translate(${-i * 40} 0)"><path d="M-17 -16h34V6h-34z" class="f-${i % 2 ? "timber" : "roof"} ln"/><path d="M-11 -16V6M-5 -16V6M1 -16V6M7 -16V6" class="fine"/>
  <circle cx="-9" cy="8" r="4" class="f-canvas ln"/><circle cx="9" cy="8" r="4" class="f-canvas ln"/></g>`;

const draw =
  (): string => `${sky("sky")}${birds(200, 26)}${mesa(-30, 128, 150, 78)}${mesa(96, 124, 92, 48)}${mesa(196, 128, 136, 88)}
  <path d="M0 124C50 116 110 130 160 122S260 116 300 124V260H0Z" class="f-grass ln"/>
  <g transform="translate(0 134)"><path d="M0 -5H300V6H0Z" class="f-ballast"/><path d="${times(38, (i) => `M${i * 8 + 3} -3v8`).join("")}" class="ties thin"/><path d="M0 -1H300M0 3H300" class="tracks thin"/></g>
  <g transform="translate(216 125) scale(1.35)"><g class="engine">${SMOKE}${ENGINE}</g></g><g transform="translate(150 121)">${[0, 1, 2].map(wagon).join("")}</g>
  <path d="M300 150C220 158 200 178 232 192S290 220 240 262H60C70 226 150 214 140 192S210 156 300 144Z" class="f-earth ln"/>
  ${pine(20, 176, 40)}${pine(42, 184, 52)}${cactus(276, 196, 0.9)}
  ${steer(188, 180, 0.62)}${steer(132, 204, 0.85, "canvas")}${steer(204, 226, 1.1)}
  <g transform="translate(66 216) scale(1.75)"><g transform="translate(0 -12) scale(.66)">${cowboy("red", "")}</g>${horse(0, 4, 1.05)}</g>`;

export default { draw, close: "150 168 100 88" } satisfies Poster;
