/** The poster of a game that brings none: a board on two posts out in the country, with the game's name on it. */

import { times } from "../art/geometry";
import { birds, cactus, mesa, pine, sky, sun } from "../art/scenery";
import type { Poster } from "./posters";

const LONGEST_LINE = 9;

/** A number that is always the same for the same game, so that two games rarely share a landscape. */
const numberOf = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The words of a name in at most three lines. */
function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && (`${last} ${word}`.length <= LONGEST_LINE || lines.length === 3))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function board(name: string): string {
  const lines = linesOf(name);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(40, 330 / longest, 84 / lines.length);
  const words = lines.map((line, i) => {
    const y = 124 + (i - (lines.length - 1) / 2) * size * 1.02 + size * 0.34;
    return `<text x="150" y="${y.toFixed(1)}" style="font:700 ${size.toFixed(1)}px var(--font-head);text-anchor:middle" class="f-ink">${escaped(line)}</text>`;
  });
  const planks = times(3, (i) => `M36 ${92 + i * 32}h228`).join("");
  const nails = [
    [58, 76],
    [242, 76],
    [58, 172],
    [242, 172],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" class="f-gold ln" style="stroke-width:1"/>`);
  return `<ellipse cx="150" cy="240" rx="112" ry="8" class="shadow"/>
    <path d="M50 58h16v182h-16zM234 58h16v182h-16z" class="f-timber ln"/>
    <path d="M40 70h226v116H40z" class="shadow"/><path d="M36 64h228v116H36z" class="f-canvas ln"/>
    <path d="${planks}" class="fine" opacity=".4"/><path d="M42 70h216v104H42z" class="no fine"/>${nails.join("")}${words.join("")}`;
}

export default function signpost(id: string, name: string): Poster {
  const n = numberOf(id);
  const far = times(3, (i) =>
    mesa(-40 + i * 112 + ((n * (i + 3)) % 40), 150, 92 + ((n >> i) % 50), 44 + ((n >> (i + 2)) % 40)),
  );
  const near = n % 3 ? pine(20, 212, 54) + pine(282, 220, 46) : cactus(20, 232, 1.2) + cactus(282, 236, 1);
  const ground = times(10, (i) => `M${(i * 83 + n) % 280} ${198 + ((i * 29) % 58)}h${14 + i * 3}`).join("");
  return {
    close: "62 66 176 112",
    draw: () => `${sky(n % 2 ? "sky" : "dusk")}${sun(60 + (n % 180), 40, 16)}${birds(40 + ((n * 7) % 200), 28)}${far.join("")}
      <path d="M0 150C60 142 120 156 180 148S260 144 300 150V260H0Z" class="f-${n % 3 ? "grass" : "earth"} ln"/><path d="${ground}" class="fine"/>
      ${near}${board(name)}`,
  };
}
