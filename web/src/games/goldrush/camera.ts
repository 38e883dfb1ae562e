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

/** Shows all of the bounds, no larger than `most`; what would get smaller than `least` is shown around a focus instead. */
export function fit(
  bounds: Bounds,
  frame: Size,
  { most = 1.3, least = SMALLEST, focus = null as Place | null } = {},
): Camera {
  const width = bounds.right - bounds.left,
    height = bounds.bottom - bounds.top;
  const scale = clampScale(Math.max(least, Math.min(frame.width / width, frame.height / height, most)));
  const centre = (low: number, high: number, room: number, wanted: number | undefined) => {
    const half = room / scale / 2;
    if (wanted === undefined || high - low <= 2 * half) return (low + high) / 2;
    return Math.min(high - half, Math.max(low + half, wanted));
  };
  return {
    x: centre(bounds.left, bounds.right, frame.width, focus?.x),
    y: centre(bounds.top, bounds.bottom, frame.height, focus?.y),
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
export function shows(camera: Camera, frame: Size, bounds: Bounds): boolean {
  const a = toFrame(camera, frame, bounds.left, bounds.top),
    b = toFrame(camera, frame, bounds.right, bounds.bottom);
  return a.x >= -1 && a.y >= -1 && b.x <= frame.width + 1 && b.y <= frame.height + 1;
}

/** Between two cameras, the scale by ratio so that it looks even. */
export const between = (a: Camera, b: Camera, t: number): Camera => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  scale: a.scale * (b.scale / a.scale) ** t,
});

/** The cell under a point of the table. */
export const cellOf = (p: Place): Place => ({ x: Math.floor(p.x / TILE), y: Math.floor(p.y / TILE) });
