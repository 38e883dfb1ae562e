/** Wooden figures: cowboys with what their role carries, and tents. Around (0, 0), a cowboy is 40 × 48. */

import { type Colour, symbol } from "./seats";

export type Role = "railwayman" | "miner" | "merchant" | "farmer" | "";

const COWBOY =
  "M13.5 10.5C13.5 5 15 2 17.5 2.2 19 2.4 19.5 3.6 20 3.6S21 2.4 22.5 2.2C25 2 26.5 5 26.5 10.5C30 10.3 33 9.4 34.8 8 35 11.8 31 14.6 26 15.2 26.2 17.2 25.6 19 24.4 20.4 29.5 21.6 32 25 33.5 34.5L27.8 35.5 29.8 47H22.2L20 38.5 17.8 47H10.2L12.2 35.5 6.5 34.5C8 25 10.5 21.6 15.6 20.4 14.4 19 13.8 17.2 14 15.2 9 14.6 5 11.8 5.2 8 7 9.4 10 10.3 13.5 10.5Z";
const SHINE = "M12 22.800C10 25 9 28.500 8.300 32.500M16 5.500C15.500 7 15.400 8.500 15.400 9.600";
const TENT = "M-20 14 -1 -15h3L22 14z";

/** At the right hand. */
const TOOLS: Record<Role, string> = {
  railwayman: `<path d="M33 27v4M30 31h6v7h-6z" class="tool"/><path d="M31.5 32.5h3v4h-3z" class="flame"/>`,
  miner: `<path d="M29 38 37.5 20" class="haft"/><path d="M31.5 19q6-2.5 10 3.5-5-1.7-10-3.5z" class="tool"/>`,
  merchant: `<path d="M29.5 31h9v7.5h-9z" class="bag"/><path d="M32 31v-2.2h4v2.2" class="haft"/>`,
  farmer: `<path d="M31 39 37 20" class="haft"/><path d="M37 20c3-2 3.5-4.5 2.5-7-2.5 1.5-3.5 4-2.5 7zM35.5 24.5c-3-1-4.5-3.5-4-6 2.5.7 4 3 4 6z" class="wheat"/>`,
  "": "",
};

/** Farmers lie, all others stand: the posture alone tells them apart at 20 px. */
export function cowboy(colour: Colour, role: Role): string {
  const lies = role === "farmer";
  return `<g class="piece"><g transform="${lies ? "rotate(-90) " : ""}translate(-20 -26)" class="seat-${colour}">
    <path d="${COWBOY}" class="rim"/><path d="${COWBOY}" class="body"/><path d="${SHINE}" class="shine"/><path d="M13.5 10.5C17 11.9 23 11.9 26.5 10.5" class="hatband"/>${TOOLS[role]}
    <g transform="translate(20 28.5) rotate(${lies ? 90 : 0})">${symbol(colour, 0, 0, 0.58)}</g></g></g>`;
}

export const tent = (
  colour: Colour,
): string => `<g class="piece seat-${colour}"><path d="${TENT}" class="rim"/><path d="${TENT}" class="body"/>
  <path d="M-1 -15 -7 14h15z" class="flap"/>${symbol(colour, 0.5, 5, 0.5)}</g>`;
