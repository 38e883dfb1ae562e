/** Which part of the table is seen: the point of the table in the middle of the frame, and pixels per unit.
 *
 * A tile is 100 units wide; its place (x, y) covers (100x, 100y) to (100x + 100, 100y + 100). */

export interface Camera {
  x: number;
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Place {
  x: number;
  y: number;
}

/** Pixels along the edges of the frame that something else covers. */
export interface Inset {
  sides: number;
  top: number;
  bottom: number;
}

const NO_INSET: Inset = { sides: 0, top: 0, bottom: 0 };
export const TILE = 100;
export const SMALLEST = 0.16;
export const LARGEST = 3;

/** The bounds of some places, in units, with a margin of so many tiles. */
export function boundsOf(places: readonly Place[], margin: number): Bounds {
  const xs = places.map((p) => p.x),
    ys = places.map((p) => p.y);
  return {
    left: (Math.min(...xs) - margin) * TILE,
    top: (Math.min(...ys) - margin) * TILE,
    right: (Math.max(...xs) + 1 + margin) * TILE,
    bottom: (Math.max(...ys) + 1 + margin) * TILE,
  };
}

interface Wish {
  most: number;
  /** What would get smaller than this is shown around a focus instead. */
  least: number;
  focus: Place | null;
  inset: Inset;
}

/** Shows all of the bounds as large as may be. */
export function fit(bounds: Bounds, frame: Size, wish: Partial<Wish> = {}): Camera {
  const { most = 1.3, least = SMALLEST, focus = null, inset = NO_INSET } = wish;
  const room = { width: frame.width - 2 * inset.sides, height: frame.height - inset.top - inset.bottom };
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const scale = clampScale(Math.max(least, Math.min(room.width / width, room.height / height, most)));
  const centre = (low: number, high: number, pixels: number, wanted: number | undefined) => {
    const half = pixels / scale / 2;
    if (wanted === undefined || high - low <= 2 * half) return (low + high) / 2;
    return Math.min(high - half, Math.max(low + half, wanted));
  };
  return {
    x: centre(bounds.left, bounds.right, room.width, focus?.x),
    y: centre(bounds.top, bounds.bottom, room.height, focus?.y) + (inset.bottom - inset.top) / 2 / scale,
    scale,
  };
}

export const clampScale = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));

/** The point of the table under a point of the frame. */
export const toTable = (camera: Camera, frame: Size, px: number, py: number): Place => ({
  x: camera.x + (px - frame.width / 2) / camera.scale,
  y: camera.y + (py - frame.height / 2) / camera.scale,
});

export const toFrame = (camera: Camera, frame: Size, x: number, y: number): Place => ({
  x: (x - camera.x) * camera.scale + frame.width / 2,
  y: (y - camera.y) * camera.scale + frame.height / 2,
});

/** Larger or smaller, with the point of the table under (px, py) staying there. */
export function zoomAt(camera: Camera, frame: Size, px: number, py: number, factor: number): Camera {
  const scale = clampScale(camera.scale * factor);
  const fixed = toTable(camera, frame, px, py);
  return { scale, x: fixed.x - (px - frame.width / 2) / scale, y: fixed.y - (py - frame.height / 2) / scale };
}

/** Moved by so many pixels, but never so far that nothing of the bounds is seen. */
export function pan(camera: Camera, dx: number, dy: number, bounds: Bounds): Camera {
  return {
    scale: camera.scale,
    x: Math.min(bounds.right, Math.max(bounds.left, camera.x - dx / camera.scale)),
    y: Math.min(bounds.bottom, Math.max(bounds.top, camera.y - dy / camera.scale)),
  };
}

/** Whether the bounds are wholly seen. */
export function shows(camera: Camera, frame: Size, bounds: Bounds, inset = NO_INSET): boolean {
  const a = toFrame(camera, frame, bounds.left, bounds.top);
  const b = toFrame(camera, frame, bounds.right, bounds.bottom);
  const inWidth = a.x >= inset.sides - 1 && b.x <= frame.width - inset.sides + 1;
  return inWidth && a.y >= inset.top - 1 && b.y <= frame.height - inset.bottom + 1;
}

/** Between two cameras, the scale by ratio so that it looks even. */
export const between = (a: Camera, b: Camera, t: number): Camera => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  scale: a.scale * (b.scale / a.scale) ** t,
});

/** The cell under a point of the table. */
export const cellOf = (p: Place): Place => ({ x: Math.floor(p.x / TILE), y: Math.floor(p.y / TILE) });
