/** The surveyor's map: land, woods, water, the winding trail and the railroad along the edge. Drawn once. */

import { type Point, far, line, middle as mean, mix, noise, number, times, xy } from "../../../art/geometry";
import { camp } from "../../../art/prairie";
import { peak } from "../../../art/rock";
import { CROSSINGS, RAIL_LAST, SPACES, STATIONS } from "../data";
import { TABLE, crossingAt, railAt, railLine, spaceAt } from "../layout";

/** A smooth line through points (Catmull and Rom's). */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0];
  const parts = points.slice(1).map((end, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), end, at(i + 2)];
    return `C${xy([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${xy([c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6])} ${xy(c)}`;
  });
  return `M${xy(at(0))}${parts.join("")}`;
}

const arrivals = (id: string): number => Object.values(SPACES).filter((space) => space.next.includes(id)).length;

/** The trail cut at its forks and where branches meet. */
export function branches(): string[][] {
  const found: string[][] = [];
  for (const space of Object.values(SPACES)) {
    if (space.offTrail || !space.next.length) continue;
    if (space.next.length === 1 && arrivals(space.id) === 1) continue;
    for (const first of space.next) {
      const branch = [space.id];
      for (let id = first; ; id = SPACES[id]?.next[0] ?? "") {
        branch.push(id);
        if (SPACES[id]?.next.length !== 1 || arrivals(id) !== 1) break;
      }
      found.push(branch);
    }
  }
  return found;
}

function trail(): string {
  const paths = branches().map((branch) => smooth(branch.map(spaceAt)));
  const arrows = branches().flatMap((branch) =>
    branch.slice(1).flatMap((id, i) => {
      const [a, b] = [spaceAt(branch[i] ?? ""), spaceAt(id)];
      if (far(a, b) < 62) return [];
      const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      return [
        `<path d="M-4 -4.500 4 0-4 4.500" transform="translate(${xy(mix(a, b, 0.52))}) rotate(${number(turn)})"/>`,
      ];
    }),
  );
  const d = paths.join("");
  return `<path d="${d}" class="wt-road-edge"/><path d="${d}" class="wt-road"/><path d="${d}" class="wt-ruts"/><g class="wt-arrows">${arrows.join("")}</g>`;
}

const pine = (x: number, y: number, h: number): string =>
  `<g transform="translate(${number(x)} ${number(y)}) scale(${(h / 30).toFixed(2)})"><ellipse cx="3" cy="1" rx="8" ry="2" class="cast"/><path d="M0 -29 7 -17H4L10 -7H5.500L11 1H-11L-5.500 -7H-10L-4 -17H-7Z" class="f-pine ln wt-thin"/></g>`;

/** Trees beside the spaces that count as being in the forest. */
function woods(): string {
  return Object.values(SPACES)
    .filter((space) => space.forest)
    .flatMap((space, n) => {
      const [x, y] = spaceAt(space.id);
      return times(9, (i): [number, number, number] => {
        const turn = (i / 9) * Math.PI * 2 + n;
        const away = 54 + noise(n * 31 + i) * 14;
        return [x + Math.cos(turn) * away * 1.02, y + Math.sin(turn) * away * 0.86 + 12, 22 + noise(i + n * 7) * 12];
      });
    })
    .filter(([x, y]) => isFree(x, y - 8, 20))
    .sort((a, b) => a[1] - b[1])
    .map(([x, y, h]) => pine(x, y, h))
    .join("");
}

const WAYS: Point[] = branches().flatMap((branch) =>
  branch.slice(1).flatMap((id, i) => times(5, (k) => mix(spaceAt(branch[i] ?? ""), spaceAt(id), k / 5))),
);
const PLACES = Object.keys(SPACES).map(spaceAt);
/** Neither on the road nor under a tile. */
const isFree = (x: number, y: number, room: number): boolean =>
  x > 24 &&
  x < 890 &&
  y > 205 &&
  y < 930 &&
  WAYS.every((p) => far(p, [x, y]) > room) &&
  PLACES.every((p) => far(p, [x, y]) > room + 16);

function hills(): string {
  const at: [number, number, number, number][] = [
    [868, 300, 62, 52],
    [894, 330, 46, 38],
    [850, 250, 44, 36],
    [872, 412, 40, 32],
    [884, 540, 44, 36],
    [862, 566, 32, 24],
    [60, 520, 56, 46],
    [104, 548, 44, 34],
    [40, 566, 40, 30],
    [88, 660, 60, 50],
    [52, 690, 44, 34],
    [130, 690, 36, 28],
    [70, 820, 52, 42],
    [112, 842, 40, 30],
    [640, 905, 46, 34],
  ];
  return at
    .sort((a, b) => a[1] - b[1])
    .map((hill) => peak(...hill))
    .join("");
}

const zoneLine = (zone: string): Point[] =>
  Object.values(SPACES)
    .filter((space) => space.zone === zone)
    .map((space) => spaceAt(space.id));

function river(): string {
  const flood = zoneLine("flood");
  const [first, last] = [flood[0] ?? [0, 0], flood.at(-1) ?? [0, 0]];
  const d = smooth([
    [first[0] + 150, first[1] + 34],
    [first[0] + 40, first[1] + 22],
    ...flood,
    [last[0] - 10, last[1] + 50],
    [last[0] - 90, 936],
  ]);
  return `<path d="${d}" class="wt-bank"/><path d="${d}" class="wt-river"/><path d="${d}" class="wt-ripple"/>`;
}

function cracks(): string {
  const middle = mean(zoneLine("drought"));
  const strokes = times(26, (i) => {
    const [x, y] = [middle[0] - 46 + noise(i * 3) * 96, middle[1] - 120 + noise(i * 5 + 1) * 244];
    return `M${xy([x, y])}l${xy([noise(i) * 14 - 7, 7])} ${xy([noise(i + 9) * 16 - 8, 8])}`;
  }).join("");
  return `<ellipse cx="${middle[0]}" cy="${middle[1]}" rx="64" ry="140" class="wt-dry"/><path d="${strokes}" class="wt-crack wt-faint"/>`;
}

function scree(): string {
  const rocks = zoneLine("rockfall");
  return rocks
    .flatMap(([x, y], n) =>
      times(
        4,
        (i) =>
          `<path d="M${xy([x + 30 + noise(n * 9 + i) * 34, y - 24 + noise(n + i * 4) * 50])}l4 -5 6 1 2 5-6 3z" class="stone"/>`,
      ),
    )
    .join("");
}

function grass(): string {
  return times(170, (i) => [30 + noise(i * 2.3) * 868, 215 + noise(i * 3.7 + 4) * 712] as Point)
    .filter(([x, y]) => isFree(x, y, 18))
    .map(([x, y]) => `M${xy([x, y])}q1 -4 0 -7m3 7q1 -3 3 -5m-6 5q-1 -3-3 -4`)
    .join("");
}

function railroad(): string {
  const points = railLine();
  const d = line(points);
  const ties = points.slice(1).flatMap((b, i) => {
    const a = points[i] ?? b;
    const length = far(a, b);
    const across: Point = [(-(b[1] - a[1]) / length) * 9, ((b[0] - a[0]) / length) * 9];
    return times(Math.round(length / 8.7), (k) => {
      const p = mix(a, b, (k + 0.5) / Math.round(length / 8.7));
      return `M${xy([p[0] - across[0], p[1] - across[1]])}L${xy([p[0] + across[0], p[1] + across[1]])}`;
    });
  });
  const turnouts = Object.entries(STATIONS).flatMap(([id, station]) => {
    if (!station.turnout) return [];
    const [a, t, b] = [railAt(String(station.after)), railAt(id), railAt(String(station.after + 1))];
    return [`M${xy(a)}Q${xy(t)} ${xy(t)}T${xy(b)}`];
  });
  const loops = `<path d="${turnouts.join("")}" class="wt-loop-bed"/><path d="${turnouts.join("")}" class="wt-loop"/>`;
  const rails = `<path d="${d}" class="wt-bed"/><path d="${ties.join("")}" class="wt-ties"/><path d="${d}" class="wt-rail"/><path d="${d}" class="wt-rail-gap"/>`;
  const dots = times(RAIL_LAST + 1, (n) => {
    const [x, y] = railAt(String(n));
    return `<circle cx="${x}" cy="${y}" r="11" class="wt-halt"/><text x="${x}" y="${y + 4}" font-size="11.500" class="wt-num">${n}</text>`;
  });
  const crosses = CROSSINGS.map((after) => {
    const [x, y] = crossingAt(after);
    return `<g transform="translate(${x} ${y - 13})" data-key="crossing"><rect x="-11" y="-11" width="22" height="22" fill="transparent"/><path d="M0 0V12" class="ln"/><path d="M-6 -5 6 5M6 -5-6 5" class="wt-crossing-rim"/><path d="M-6 -5 6 5M6 -5-6 5" class="wt-crossing"/></g>`;
  });
  return `${loops}${rails}${dots.join("")}${crosses.join("")}`;
}

function rose(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})" class="wt-rose"><circle r="34"/><circle r="28"/>${times(8, (i) => `<path d="M0 ${i % 2 ? -22 : -40} 5 0 0 6-5 0Z" transform="rotate(${i * 45})"/>`).join("")}<text y="-44" class="wt-num" font-size="13">N</text></g>`;
}

/** The whole board without anything that moves. */
export function ground(): string {
  const { width, height } = TABLE;
  const border = (inset: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}"/>`;
  return `<rect width="${width}" height="${height}" rx="6" class="wt-sheet"/><g class="wt-neatline">${border(5)}${border(9)}</g>
    <path d="M14 188H896V946H14Z" class="wt-land"/><path d="M14 188H896V946H14Z" class="wt-stippled"/><path d="${grass()}" class="grass"/>
    ${cracks()}${river()}${scree()}${hills()}${rose(66, 905)}${camp({ at: [505, 600], scale: 1.4 })}${camp({ at: [700, 600], scale: 1.1 })}${trail()}${woods()}
    ${railroad()}`;
}
