/** Small drawings that stand for one thing each: 20 × 20 around (0, 0), one outline, no detail under two units. */

export const HIDES: Record<string, { band: string; hide: string; patch: string }> = {
  jersey: { band: "#6b6a66", hide: "#b3aea4", patch: "#8d897f" },
  dutch_belt: { band: "#4d6b3c", hide: "#2f2a27", patch: "#f2ead8" },
  black_angus: { band: "#2a2522", hide: "#2f2a27", patch: "#463f3a" },
  guernsey: { band: "#efe6d2", hide: "#efe3c8", patch: "#c98e57" },
  holstein: { band: "#94690f", hide: "#f2ead8", patch: "#2e2520" },
  brown_swiss: { band: "#99382b", hide: "#8d6a50", patch: "#a98a6f" },
  ayrshire: { band: "#3a6a8c", hide: "#a6563a", patch: "#f2ead8" },
  west_highland: { band: "#7a4a2a", hide: "#9a5a30", patch: "#b9774a" },
  texas_longhorn: { band: "#62406f", hide: "#d8c3a0", patch: "#8a5a36" },
};

const HEAD =
  "M-9.5 -8C-10 -4-7 -2.5-4.500 -3L-4 3Q-3.5 8.500 0 9.500 3.500 8.500 4 3L4.500 -3C7 -2.500 10 -4 9.500 -8 8 -6 6.500 -5.500 4 -6H-4C-6.500 -5.500-8 -6-9.500 -8Z";
const SHIELD = "M-8 -9H8V2Q8 7 0 10-8 7-8 2Z";
const HAT =
  "M-5 2C-5.500 -4-4 -7.500-2 -7.300-.8 -7 0 -6 0 -6S.8 -7 2 -7.300C4 -7.500 5.500 -4 5 2 7 2 9 1 10 -.5 10 4 5 7 0 7S-10 4-10 -.5C-9 1-7 2-5 2Z";
const card = (fill: string, inner: string): string =>
  `<rect x="-6.500" y="-9.500" width="13" height="19" rx="1.800" style="fill:${fill}" class="ln"/>${inner}`;
const head = (fill: string): string => `<path d="${HEAD}" transform="scale(.56)" style="fill:${fill}" class="ln"/>`;

export const ICONS: Record<string, string> = {
  coin: `<circle r="9" class="f-gold ln"/>`,
  point: `<path d="${SHIELD}" class="f-roof ln"/>`,
  cattle: `<path d="${HEAD}" class="f-canvas ln"/><path d="M-2.400 0v1.500M2.400 0v1.500M-1.500 6h3" class="ln"/>`,
  engine: `<path d="M-9.500 -6h7v4h2v-5h3l1-3h3l1 3v5H9l2 7H-9.500z" class="f-iron ln"/><circle cx="-5" cy="6" r="3.200" class="f-canvas ln"/><circle cx="3.500" cy="6" r="3.200" class="f-canvas ln"/>`,
  craftsman: `<path d="M-7 8 3 -2" class="wt-haft"/><path d="M-2 -5 3 -10 9 -4 7 -2 4.500 -3.500 1 0Z" class="f-iron ln"/>`,
  cowboy: `<path d="${HAT}" class="f-hide ln"/>`,
  engineer: `<path d="M-8 3C-8 -5-4 -8 0 -8S8 -5 8 3Z" class="f-water ln"/><path d="M-8 3H10L11 6.500H-8Z" class="f-iron ln"/><path d="M-4 -5V3M0 -7V3M4 -5.500V3" class="fine"/>`,
  certificate: `<path d="M-9 -6.500H9V5H-9z" class="f-canvas ln"/><circle cx="4.500" cy="4" r="3.800" class="f-roof ln"/><path d="M-6 -2.500H4M-6 1h5" class="ln"/>`,
  hazard: `<path d="M0 -9.500 10 8H-10Z" class="f-gold ln"/><path d="M0 -3v5M0 5.300v.2" class="wt-bold"/>`,
  teepee: `<path d="M-2 -10 2.500 -4M2 -10-2.500 -4" class="ln"/><path d="M0 -7-8.500 9h17Z" class="f-canvas ln"/><path d="M-2.500 9 0 2l2.500 7z" class="f-ink"/>`,
  green_teepee: `<path d="M-2 -10 2.500 -4M2 -10-2.500 -4" class="ln"/><path d="M0 -7-8.500 9h17Z" class="wt-green ln"/><path d="M-5.800 3.500H5.800" class="wt-canvas-line"/><path d="M-2.500 9 0 3l2.500 6z" class="f-ink"/>`,
  blue_teepee: `<path d="M-2 -10 2.500 -4M2 -10-2.500 -4" class="ln"/><path d="M0 -7-8.500 9h17Z" class="wt-blue ln"/><path d="M-4.500 1 0 -3.500 4.500 1M-6 5.500-3.500 3M6 5.500 3.500 3" class="wt-canvas-line"/><path d="M-2.500 9 0 4l2.500 5z" class="f-ink"/>`,
  building: `<path d="M-9 9V-2L0 -9 9 -2V9Z" class="f-earth ln"/><path d="M-3 9V2H3V9Z" class="f-ink"/>`,
  station: `<path d="M-10 -1 0 -8 10 -1Z" class="f-roof ln"/><path d="M-7.500 -1h15v9h-15z" class="f-canvas ln"/><path d="M-2 8V3H2V8Z" class="f-ink"/><path d="M-10 9H10" class="wt-bold"/>`,
  objective: card(
    "var(--art-canvas)",
    `<path d="M0 -6.500 1.500 -2.800 5.200 -2.500 2.400 0 3.300 3.800 0 1.700-3.300 3.800-2.400 0-5.200 -2.500-1.500 -2.800Z" class="f-gold ln wt-thin"/><path d="M-3.500 6.500h7" class="ln"/>`,
  ),
  cards: `<rect x="-8.500" y="-7" width="10.500" height="15" rx="1.500" transform="rotate(-10)" class="f-rock ln"/><rect x="-2.500" y="-8" width="10.500" height="15" rx="1.500" transform="rotate(8)" class="f-canvas ln"/>`,
  any_cattle: card("var(--art-canvas)", head("var(--art-rock)")),
  any_card: card("var(--art-canvas)", `<path d="M-3 -4h6M-3 0h6M-3 4h6" class="ln"/>`),
  pair: `<g transform="translate(-3.500 -.8) rotate(-8) scale(.9)">${card("var(--art-rock)", "")}</g><g transform="translate(3 .8) rotate(6) scale(.9)">${card("var(--art-canvas)", head("var(--art-rock)"))}</g>`,
  herder: `<g transform="scale(.52) translate(-24 -15)"><path d="M45 9 43 12.500 38.500 11.500C37 15 37 18 36.500 20L38 34H35.200L32.500 24C27 25.500 21 25.500 17 23.500L15.200 27.500 16.500 34H13.700L11.500 28C11 24 9.500 21 9.500 17 8.500 20 8 25 4 28 4 22 5 14 10.500 12.500 16 11 22 13.500 27 12.500 30.500 11.500 32 6 35.500 3L36.500 .5 38.500 2.500C41 4 43.500 7 45 9Z" class="f-hide wt-heavy"/><path d="M17 13V1C17 -3 27 -3 27 1V13Z" class="f-roof wt-heavy"/><circle cx="22" cy="-7" r="4.500" class="f-lit wt-heavy"/><path d="M14 -9H30M18 -10Q22 -17 26 -10" class="wt-heavy f-hide"/></g>`,
  hand: `<path d="M-6 9V0C-7 -3-5 -4-4 -1V-7C-4 -9-1.500 -9-1.500 -7V-2V-9C-1.500 -11 1 -11 1 -9V-2V-8C1 -10 3.500 -10 3.500 -8V-1V-5.500C3.500 -7.500 6 -7.500 6 -5.500V4C6 7 4.500 9 4.500 9Z" class="f-canvas ln"/>`,
  aux: `<circle cx="-5" r="4.800" class="f-canvas ln"/><circle cx="5" r="4.800" class="f-canvas ln"/><path d="M-5 -2.300V2.300M-7.300 0h4.600M5 -2.300V2.300M2.700 0H7.300" class="ln"/>`,
  aux_single: `<circle r="6.500" class="f-canvas ln"/><path d="M0 -3.200V3.200M-3.200 0h6.400" class="ln"/>`,
  adjacent: `<g transform="translate(-4.500 1) scale(.55)"><path d="M-9 9V-2L0 -9 9 -2V9Z" class="f-earth ln"/></g><g transform="translate(6 1) scale(.55)"><path d="M-9 9V-2L0 -9 9 -2V9Z" class="f-canvas ln"/></g><path d="M-5 -7Q1 -11 6 -7M3.500 -9.500 6.500 -6.800 3 -5.500" class="ln no"/>`,
  city: `<path d="M-7 9.500V-9.500M-7 -9H8L4.500 -4.500 8 0H-7" class="f-roof ln"/>`,
  disc: `<circle r="7.500" class="f-canvas ln"/><circle r="3.500" class="no ln"/>`,
  boot: `<path d="M-5 -9H2V0L9 4V8H-6V2Z" class="f-hide ln"/>`,
  tree: `<path d="M0 -10 7 1H3.500L8.500 8H-8.500L-3.500 1H-7Z" class="f-pine ln"/><path d="M0 8V10.500" class="ln"/>`,
  token: `<path d="M0 -9.500 9.500 0 0 9.500-9.500 0Z" class="f-gold ln"/><path d="M0 -4V4M-2.800 1.500 0 4.500 2.800 1.500" class="ln no"/>`,
  master: `<circle cy="-4.500" r="4.200" class="f-lit ln"/><path d="M-5.500 -6.500H5.500L4 -10H-4Z" class="f-iron ln"/><path d="M-7 9C-7 2-4 .5 0 .5S7 2 7 9Z" class="f-iron ln"/><path d="M0 2v6" class="wt-gold-line"/>`,
  san_francisco: `<path d="M-10 6H10M-10 6V9M10 6V9" class="ln"/><path d="M-5 9V-8M5 9V-8" class="wt-red-line"/><path d="M-10 3Q-7 1-5 -7Q0 6 5 -7Q7 1 10 3" class="ln no"/>`,
  cross: `<path d="M-7 -7 7 7M7 -7-7 7" class="wt-red-line"/>`,
  end: `<circle r="9" class="f-canvas ln"/><path d="M-3 -4.500 4.500 0-3 4.500Z" class="f-ink"/>`,
  pass: `<circle r="8.500" class="no ln wt-dash"/><path d="M-4 0H4" class="ln"/>`,
};
for (const [breed, { band, hide }] of Object.entries(HIDES)) ICONS[breed] = card(band, head(hide));
for (const value of [3, 4, 5])
  ICONS[`cattle_${value}`] = card("var(--art-canvas)", `<text y="5" class="wt-num" font-size="13">${value}</text>`);

export const icon = (name: string, x = 0, y = 0, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${ICONS[name] ?? ICONS.pass ?? ""}</g>`;

export const number = (x: number, y: number, size: number, text: string | number, tone = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" class="wt-num ${tone}">${text}</text>`;

/** Points in their shield. */
export const points = (x: number, y: number, value: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${SHIELD}" class="f-roof ln"/>${number(0, 4.5, 13, value, "wt-pale")}</g>`;

export const money = (x: number, y: number, value: string | number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="9.500" class="f-gold ln"/>${number(0, 4.4, String(value).length > 2 ? 10 : 12.5, value)}</g>`;
