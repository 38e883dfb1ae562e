/** A town of false fronts around a church. */

/** (x, y) is the foot of the left wall. */
const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  front: string,
): string => `<path d="M${x} ${y}v${-h}h${w}v${h}z" class="wall ${front}"/>
  <path d="M${x - 0.8} ${y - h}h${w + 1.6}v-3.2h${-w - 1.6}z" class="cornice"/><path d="M${x + w / 2 - 1.4} ${y}v-4.5h2.8v4.5z" class="dark-door"/>
  <path d="M${x + 1.6} ${y - h + 2.2}h1.9v2.4h-1.9zM${x + w - 3.5} ${y - h + 2.2}h1.9v2.4h-1.9z" class="dark-door"/>`;

const gable = (
  x: number,
  y: number,
  w: number,
  h: number,
): string => `<path d="M${x} ${y}v${-h}l${w / 2} -6 ${w / 2} 6v${h}z" class="wall"/>
  <path d="M${x - 1.2} ${y - h + 0.8}l${w / 2 + 1.2} -7.2 ${w / 2 + 1.2} 7.2z" class="roof"/><path d="M${x + w / 2 - 1.3} ${y}v-4.2h2.6v4.2z" class="dark-door"/>`;

export const town =
  (): string => `<circle cx="50" cy="50" r="26" class="street"/><path d="M31 52.500h38M36 70.500h28" class="ruts"/>
  ${gable(44.5, 42, 11, 6)}<path d="M50 29.5v-4.500M48.600 26.600h2.800" class="steeple"/>
  ${house(30, 47, 11, 10, "a")}${house(58, 46, 12, 9, "b")}
  ${house(27.5, 62, 12, 9, "b")}${gable(60.5, 62, 12, 6)}${house(42, 67, 16, 12, "c")}`;
