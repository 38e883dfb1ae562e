/** Seats: a colour and a symbol, always together. Symbols are 20 × 20 around (0, 0). */

export const COLOURS = ["blue", "yellow", "red", "green", "black", "white", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

export const colourOf = (seat: number): Colour => COLOURS[seat] ?? "black";

const SYMBOLS: Record<Colour, string> = {
  blue: "M0 -9.5 2.7 -3.1 9.5 -2.6 4.3 1.9 5.9 8.6 0 5 -5.9 8.6 -4.3 1.9 -9.5 -2.6 -2.7 -3.1Z",
  yellow: "M-7 -8.5h4.2V.8a2.8 2.8 0 0 0 5.6 0V-8.5H7V1A7 8 0 0 1-7 1Z",
  red: "M0 -10 8 0 0 10 -8 0Z",
  green:
    "M-2.4 9.5V4.5H-5.5A3 3 0 0 1-8.5 1.5V-3.5h3.2V1.4h2.9V-7a2.4 2.4 0 0 1 4.8 0V-1h2.9V-6H8.5V-1.1a3 3 0 0 1-3 3H2.4V9.5Z",
  black:
    "M0 -9.5A9.5 9.5 0 1 1-.1 -9.5ZM-1.2 -6.3A6.3 6.3 0 0 0-6.3 -1.2H-1.2ZM1.2 -6.3V-1.2H6.3A6.3 6.3 0 0 0 1.2 -6.3ZM-6.3 1.2A6.3 6.3 0 0 0-1.2 6.3V1.2ZM1.2 1.2V6.3A6.3 6.3 0 0 0 6.3 1.2Z",
  white: "M0 -9.5 9.5 7.5H-9.5Z",
  violet: "M-3 -9.5H3V-3H9.5V3H3V9.5H-3V3H-9.5V-3H-3Z",
};

export const symbol = (colour: Colour, x = 0, y = 0, scale = 1): string =>
  `<path d="${SYMBOLS[colour]}" fill-rule="evenodd" transform="translate(${x} ${y}) scale(${scale})" class="on-${colour}"/>`;

/** A disc with the symbol, radius 13. */
export const disc = (colour: Colour): string =>
  `<circle r="12.6" class="seat-${colour} chip-disc"/>${symbol(colour, 0, 0, 0.78)}`;
