/** The houses of the street, each 120 × 112 with its feet on y = 108. Signs carry pictures, not words. */

import { times } from "../../../art/geometry";
import { nugget, peak } from "../../../art/rock";
import type { House } from "../faces";
import { PIECES } from "./pieces";

const boards = (x: number, y: number, w: number, h: number, step = 7): string =>
  `<path d="${times(Math.floor(h / step), (i) => `M${x} ${y + (i + 1) * step}h${w}`).join("")}" class="fine" opacity=".45"/>`;
const wall = (x: number, y: number, w: number, h: number, ink: string): string =>
  `<path d="M${x} ${y}h${w}v${h}h${-w}z" class="f-${ink} ln"/>${boards(x, y, w, h)}`;
const cornice = (x: number, y: number, w: number, ink = "timber"): string =>
  `<path d="M${x - 3} ${y}h${w + 6}v6h${-w - 6}z" class="f-${ink} ln"/>`;
const pane = (x: number, y: number, w: number, h: number): string =>
  `<path d="M${x} ${y}h${w}v${h}h${-w}z" class="f-pane ln"/><path d="M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}" class="fine"/>`;
const door = (x: number, y: number, w: number): string =>
  `<path d="M${x} ${y}h${w}v${108 - y}h${-w}z" class="f-timber ln"/><circle cx="${x + w - 3.5}" cy="${(y + 112) / 2}" r="1.200" class="f-gold"/>`;
const awning = (x: number, y: number, w: number, ink = "roof"): string =>
  `<path d="M${x} ${y}h${w}l6 11h${-w - 12}z" class="f-${ink} ln"/><path d="${times(5, (i) => `M${x + ((i + 1) * w) / 6} ${y}l${(i - 2) * 2} 11`).join("")}" class="fine"/>`;
const posts = (...xs: number[]): string =>
  `<path d="${xs.map((x) => `M${x} 71V108`).join("")}" class="ln" style="stroke-width:3"/>`;
const sign = (x: number, y: number, w: number, h: number, inner: string, scale = 1): string =>
  `<path d="M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}z" class="f-canvas ln"/><g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
const steps = (x: number, w: number): string => `<path d="M${x} 104h${w}v4h${-w}z" class="f-timber ln"/>`;

const HOUSE: Record<House, string> = {
  mine: `${peak(60, 106, 122, 92)}<path d="M34 108V66h52v42z" class="f-ink"/><path d="M30 108V62h9v46zM81 108V62h9v46z" class="f-timber ln"/><path d="M25 54h70v10H25z" class="f-timber ln"/><path d="M40 66h40" class="fine"/>
    <path d="M56 108 44 112M64 108 76 112" class="ln"/><path d="M42 84h36l-5 17H47z" class="f-iron ln"/>${nugget(50, 82, 6)}${nugget(60, 79, 7)}${nugget(70, 82, 6)}<circle cx="52" cy="104" r="4.500" class="f-canvas ln"/><circle cx="68" cy="104" r="4.500" class="f-canvas ln"/>`,
  bank: `<path d="M16 42h88v66H16z" class="f-lit ln"/><path d="M10 42 60 14 110 42Z" class="f-rock ln"/><path d="M26 38 60 20 94 38Z" class="f-lit ln"/><g transform="translate(60 32) scale(.8)">${PIECES.dollar}</g><path d="M10 42h100v7H10z" class="f-rock ln"/>
    ${[20, 38, 74, 92].map((x) => `<path d="M${x} 49h9v55h-9z" class="f-canvas ln"/><path d="M${x + 6.5} 51v51" class="fine"/>`).join("")}${door(50, 66, 20)}<path d="M50 66a10 10 0 0 1 20 0z" class="f-pane ln"/><path d="M12 102h96v6H12z" class="f-rock ln"/>`,
  stagecoach: `<ellipse cx="60" cy="108" rx="52" ry="4" class="shadow"/><path d="M22 92h76" class="ln" style="stroke-width:4"/><path d="M28 46Q26 40 34 40H86Q94 40 92 46L96 66Q94 88 80 90H40Q26 88 24 66Z" class="f-roof ln"/><path d="M30 42h60l4 8H26z" class="f-timber ln"/>
    <path d="M36 40v-9h14v9M54 40V27h18v13" class="f-hide ln"/><path d="M40 56h14v13H40zM66 56h14v13H66z" class="f-pane ln"/><path d="M52 74h16M58 55v34M62 55v34" class="fine"/><path d="M26 66H94" class="hoop"/>
    ${(
      [
        [34, 14],
        [86, 16],
      ] as const
    )
      .map(
        ([x, r]) =>
          `<circle cx="${x}" cy="${108 - r}" r="${r}" class="no ln" style="stroke-width:3.500"/><path d="${times(6, (i) => `M${x} ${108 - r}L${(x + (r - 1) * Math.cos((i * Math.PI) / 3)).toFixed(1)} ${(108 - r + (r - 1) * Math.sin((i * Math.PI) / 3)).toFixed(1)}`).join("")}" class="ln"/><circle cx="${x}" cy="${108 - r}" r="3" class="f-gold ln"/>`,
      )
      .join("")}`,
  store: `${wall(18, 26, 84, 82, "wheat")}${cornice(18, 22, 84)}${sign(60, 44, 58, 20, PIECES.store, 0.8)}${awning(14, 62, 92, "pine")}${pane(24, 78, 20, 18)}${pane(76, 78, 20, 18)}${door(50, 76, 20)}${posts(15, 105)}${steps(14, 92)}
    <path d="M5 92h13v15H5z" class="f-hide ln"/><path d="M4 96h15M4 103h15" class="ln"/><path d="M102 94q7 -5 14 0l1 13h-16z" class="f-lit ln"/>`,
  saloon: `${wall(12, 18, 96, 90, "roof")}<path d="M8 18V12h26l6 -8h40l6 8h26v6z" class="f-timber ln"/><g transform="translate(60 30)">${sign(0, 2, 46, 22, `<path d="M-8 5-7 -4 -3 0 0 -7 3 0 7 -4 8 5Z" class="f-roof ln"/>`, 1.1)}</g>${pane(20, 44, 15, 16)}${pane(85, 44, 15, 16)}
    <path d="M6 62h108v7H6z" class="f-timber ln"/><path d="${times(13, (i) => `M${10 + i * 8.3} 54v8`).join("")}M8 54h104" class="ln"/>${posts(9, 111)}<path d="M44 76h32v32H44z" class="f-ink"/><path d="M44 82h15v17q-8 -5-15 0zM61 82h15v17q-8 -5-15 0z" class="f-wheat ln"/>${pane(18, 78, 17, 17)}${pane(85, 78, 17, 17)}${steps(8, 104)}`,
  sheriff: `${wall(20, 36, 80, 72, "rock")}${cornice(20, 31, 80, "iron")}<path d="${times(6, (i) => `M${24 + ((i * 37) % 70)} ${44 + i * 10}h9v5h-9z`).join("")}" class="no ln" opacity=".35"/>${sign(60, 30, 30, 30, PIECES.badge, 1.35)}
    <path d="M28 66h22v18H28z" class="f-ink ln"/><path d="M33 66v18M39 66v18M45 66v18" class="ln" style="stroke:var(--art-lit);stroke-width:2"/>${awning(16, 54, 88, "hide")}${door(64, 72, 22)}${posts(18, 102)}${steps(16, 88)}`,
  hall: `${wall(14, 46, 92, 62, "canvas")}<path d="M8 46 60 26 112 46Z" class="f-roof ln"/>${wall(47, 12, 26, 26, "canvas")}<path d="M43 13 60 0 77 13Z" class="f-roof ln"/><circle cx="60" cy="25" r="7.500" class="f-lit ln"/><path d="M60 20v5l4 2" class="no ln"/>
    <path d="M60 0V-9" class="ln"/><path d="M60 -9h13l-3 3.500 3 3.500H60z" class="f-roof ln"/>${sign(60, 60, 34, 18, PIECES.claim, 0.75)}${pane(22, 60, 14, 20)}${pane(84, 60, 14, 20)}${door(49, 78, 22)}<path d="M22 88h14v12H22zM84 88h14v12H84z" class="f-pane ln"/><path d="M10 102h100v6H10z" class="f-rock ln"/>`,
  doc: `<ellipse cx="62" cy="108" rx="50" ry="4" class="shadow"/><path d="M22 50h76v40H22z" class="f-pine ln"/><path d="M16 50Q18 28 40 28H82Q102 28 104 50Z" class="f-canvas ln"/><path d="M38 28Q32 38 34 50M60 28V50M82 28Q88 38 86 50" class="fine"/><path d="M30 56h28v26H30z" class="f-canvas ln"/><path d="M44 60v18M36 69h16" class="ln" style="stroke:var(--art-roof);stroke-width:5"/>
    <path d="M64 56h26v20H64z" class="f-ink ln"/><path d="M68 76v-9h4v9M75 76V64h5v12M83 76v-8h4v8" class="f-water ln"/><path d="M60 78h34v4H60z" class="f-timber ln"/><path d="M18 90h84v5H18z" class="f-timber ln"/>${[36, 84].map((x) => `<circle cx="${x}" cy="97" r="11" class="no ln" style="stroke-width:3"/><path d="M${x - 10} 97h20M${x} 87v20M${x - 7} 90l14 14M${x + 7} 90l-14 14" class="ln"/><circle cx="${x}" cy="97" r="2.600" class="f-gold ln"/>`).join("")}`,
};

export const drawHouse = (house: House): string => HOUSE[house];
