/** Small pieces: 20 × 20 around (0, 0), filled shapes with one outline. Large goods differ from small ones in shape, not in size. */

const INGOT = (x: number, y: number): string =>
  `<path d="M${x - 5.6} ${y + 3.6} ${x - 3.4} ${y - 3.6}h6.8L${x + 5.6} ${y + 3.6}Z" class="f-copper ln"/>`;
const FIGURE = "M-8.5 9.5C-8.5 1-5 -1 0 -1S8.500 1 8.500 9.500Z";
const HOUSE = "M-9 8.500V-1L-5 -8H6L9.500 -1V8.500Z";
const house = (mark: string): string =>
  `<path d="${HOUSE}" class="f-canvas ln"/><path d="M-10.500 -.5-5.500 -8.500H6L11 -.5H-.5Z" class="f-house ln"/>${mark}`;
const worker = (trade: string, emblem: string): string =>
  `<circle cy="-5.500" r="4.200" class="trade-${trade} ln"/><path d="${FIGURE}" class="trade-${trade} ln"/>${emblem}`;

export const ICONS = {
  grain: `<path d="M0 10V-3" class="ln"/><path d="M0 -10q3.500 3.500 0 7.500q-3.500 -4 0-7.500zM-1 1.500q-5.500 0-6 -6q6 0 6 6zM1 1.500q5.500 0 6 -6q-6 0-6 6zM-1 7.500q-5.500 0-6 -5.500q6 0 6 5.500zM1 7.500q5.500 0 6 -5.500q-6 0-6 5.500z" class="f-gold ln thin-ln"/>`,
  pumpkin: `<path d="M0 -5V-9.500h3" class="no ln thick-ln"/><ellipse cx="-5" cy="2" rx="4.500" ry="6.600" class="f-pumpkin ln"/><ellipse cx="5" cy="2" rx="4.500" ry="6.600" class="f-pumpkin ln"/><ellipse cy="2" rx="4.500" ry="7.400" class="f-pumpkin-lit ln"/>`,
  copper: `<path d="M-9.500 7-6 -5H6L9.500 7Z" class="f-copper ln"/><path d="M-6 -5-4 -1H8" class="no ln thin-ln"/>`,
  stone: `<path d="M-9 6-7 -4-1 -8 6 -6 9.500 2 6 8H-6Z" class="f-rock ln"/><path d="M-1 -8 1 -1 6 1M1 -1-4 4" class="no ln thin-ln"/>`,
  copper_large: `<rect x="-11" y="-11" width="22" height="22" rx="2.500" class="f-crate"/>${INGOT(-5, 5)}${INGOT(5, 5)}${INGOT(0, -3.5)}`,
  stone_large: `<rect x="-11" y="-11" width="22" height="22" rx="2.500" class="f-crate"/><path d="M-9 9V.5H-.8V9ZM.8 9V.5H9V9ZM-5 -1V-9H5V-1Z" class="f-rock ln"/>`,
  silver: `<circle r="8.700" class="f-silver ln"/><circle r="5.400" class="no ln thin-ln"/>`,
  cattle: `<path d="M-9.500 -8C-10 -4-7 -2.500-4.500 -3L-4 3Q-3.500 8.500 0 9.500 3.500 8.500 4 3L4.500 -3C7 -2.500 10 -4 9.500 -8 8 -6 6.500 -5.500 4 -6H-4C-6.500 -5.500-8 -6-9.500 -8Z" class="f-canvas ln"/><path d="M-2.400 0v1.500M2.400 0v1.500M-1.500 6h3" class="ln"/>`,
  canteen: `<path d="M-2.500 -6V-9.500h5V-6" class="f-ink ln"/><circle cy="2" r="7.600" class="f-water ln"/><path d="M-7 -1.500Q0 3 7 -1.500" class="no ln"/>`,
  worker: `<circle cy="-5.500" r="4.200" class="f-lit ln"/><path d="${FIGURE}" class="f-lit ln"/>`,
  worker_grain: worker(
    "grain",
    `<path d="M0 8.500V1.500M0 3.500-2.600 1.800M0 3.500 2.600 1.800M0 6-2.600 4.300M0 6 2.600 4.300" class="emblem dark"/>`,
  ),
  worker_pumpkin: worker(
    "pumpkin",
    `<circle cy="5" r="2.900" class="emblem dark"/><path d="M0 2.100v5.800" class="emblem dark"/>`,
  ),
  worker_copper: worker("copper", `<path d="M-3.800 7.400-2.400 2.800h4.800L3.800 7.400Z" class="emblem pale"/>`),
  worker_stone: worker("stone", `<path d="M-3.400 7-2.600 3 .4 1.800 3.400 3.800 2.800 7.200Z" class="emblem pale"/>`),
  settlement: house(`<path d="M-1.500 8.500V3h4v5.500" class="f-ink"/>`),
  regular: house(`<path d="M-1.500 8.500V3h4v5.500" class="f-ink"/>`),
  market: house(
    `<path d="M-6.500 2.500h13l1.500 2.500H-8Z" class="f-house ln thin-ln"/><path d="M-5 5v3.500M5 5v3.500" class="ln thin-ln"/>`,
  ),
  gate: `<path d="M-9.500 9V-6H-5.500V-9H5.500v3h4V9Z" class="f-house ln"/><path d="M-4.500 9V1.500a4.500 4.500 0 0 1 9 0V9Z" class="f-canvas ln"/><path d="M0 -2.500V9" class="ln thin-ln"/>`,
  watchtower: `<path d="M-4 9.500-5 -3H5L4 9.500Z" class="f-canvas ln"/><path d="M-4.500 3 4.300 8M4.500 3-4.300 8" class="ln thin-ln"/><path d="M-7.500 -3V-6H7.500V-3Z" class="f-house ln"/><path d="M-6.500 -6 0 -10.500 6.500 -6Z" class="f-house ln"/>`,
  surcharge: `<path d="M-6 9.500-7 -3H1L0 9.500Z" class="f-canvas ln"/><path d="M-6.500 3 .300 8M.5 3-6.300 8" class="ln thin-ln"/><path d="M-9.500 -3V-6H3.500V-3ZM-8.500 -6-3 -10.500 2.500 -6Z" class="f-house ln"/><path d="M7 -1.500v7M3.500 2h7" class="no ln thick-ln"/>`,
  mountain_tile: `<path d="M-9.500 8.500-2.500 -7.500 2 0 4 -3.500 9.500 8.500Z" class="f-rock ln"/><path d="M-4.200 -3.500-1.500 -1 0 -3.500" class="no ln thin-ln"/><circle cx="5.500" cy="-7" r="2.600" class="f-gold ln thin-ln"/>`,
  gold_back: `<path d="M0 -10 8.700 -5V5L0 10-8.700 5V-5Z" class="f-timber ln"/><path d="M-4.500 5 4 -4M-1 -5.500Q4 -6.500 5.500 -1" class="picks"/>`,
  wheel: `<circle r="9" class="f-timber ln"/><circle r="6" class="f-earth ln thin-ln"/><path d="M0 -9V9M-9 0H9M-6.400 -6.400 6.400 6.400M6.400 -6.400-6.400 6.400" class="ln thin-ln"/><circle r="2.200" class="f-gold ln thin-ln"/>`,
  line: `<path d="M-9 5 9 -5" class="ln thick-ln"/><circle cx="-8" cy="4.500" r="2.300" class="f-gold ln thin-ln"/><circle cx="-2.700" cy="1.500" r="2.300" class="f-gold ln thin-ln"/><circle cx="2.700" cy="-1.500" r="2.300" class="f-gold ln thin-ln"/><circle cx="8" cy="-4.500" r="2.300" class="f-gold ln thin-ln"/>`,
  extra_turn: `<path d="M7.500 -3A8 8 0 1 0 8 2.500" class="no ln thick-ln"/><path d="M8.500 -8.500V-2.500H2.500" class="no ln thick-ln"/>`,
  city: `<path d="M-9.500 9V-2h6V-9H4v5h5.500V9Z" class="f-canvas ln"/><path d="M-6.500 2v2M-.5 -5v2M-.5 0v2M6.500 0v2M6.500 5v2M-6.500 6.500v1" class="ln"/><path d="M-1.500 9V5.500h3V9" class="f-ink"/>`,
  bank: `<path d="M-9.500 9V6.500h19V9ZM-9.500 -3 0 -9 9.500 -3Z" class="f-canvas ln"/><path d="M-6.500 -2.500v9M-2 -2.500v9M2 -2.500v9M6.500 -2.500v9" class="ln"/>`,
  none: `<circle r="8" class="no ln" stroke-dasharray="3.500 3"/><path d="M-4 0H4" class="ln"/>`,
  end: `<path d="M-6 9.500V-9.500" class="ln thick-ln"/><path d="M-6 -9H8L4.500 -4.500 8 0H-6Z" class="f-roof ln"/>`,
  eye: `<path d="M-9.500 0S-5.500 -6 0 -6 9.500 0 9.500 0 5.500 6 0 6-9.500 0-9.500 0Z" class="f-canvas ln"/><circle r="2.900" class="f-ink"/>`,
  closed: `<path d="M-7 -7 7 7M7 -7-7 7" class="ln thick-ln closed-ln"/>`,
  exchange: `<path d="M-9 -3.500H7M3.500 -7.500 7.500 -3.500 3.500 .5M9 4.500H-7M-3.500 .5-7.500 4.500-3.500 8.500" class="no ln thick-ln"/>`,
  start: `<path d="M-9.500 3.500h19l-1.500 2.500H-8Z" class="f-timber ln"/><path d="M-8.500 3.500C-10 -5-5 -8.500 0 -8.500S10 -5 8.500 3.500Z" class="f-canvas ln"/><path d="M-4 -7.500v11M1 -8.500v12M5.500 -7v10" class="fine"/><circle cx="-5.500" cy="7" r="3" class="f-earth ln"/><circle cx="5.500" cy="7" r="3" class="f-earth ln"/>`,
  lock: `<path d="M-4.500 -1V-5a4.500 4.500 0 0 1 9 0V-1" class="no ln thick-ln"/><rect x="-7.500" y="-1.500" width="15" height="11" rx="1.500" class="f-gold ln"/><path d="M0 2.500v3" class="ln"/>`,
} as const;

export type IconName = keyof typeof ICONS;

export const GOODS = ["grain", "pumpkin", "copper", "stone", "copper_large", "stone_large"] as const;
export const TRADES = ["grain", "pumpkin", "copper", "stone"] as const;

export const isIcon = (name: string): name is IconName => name in ICONS;
export const workerIcon = (trade: string): IconName => {
  const name = `worker_${trade}`;
  return isIcon(name) ? name : "worker";
};
export const goodIcon = (good: string): IconName => (isIcon(good) ? good : "none");
export const icon = (name: IconName, x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${ICONS[name]}</g>`;
