import { describe, expect, it } from "vitest";
import {
  LARGEST,
  SMALLEST,
  between,
  boundsOf,
  cellOf,
  fit,
  pan,
  shows,
  toFrame,
  toTable,
  zoomAt,
} from "../src/table/camera";

const frame = { width: 800, height: 600 };
const camera = { x: 120, y: -40, scale: 0.8 };

describe("camera", () => {
  it("goes to the table and back", () => {
    const p = toTable(camera, frame, 123, 456);
    expect(toFrame(camera, frame, p.x, p.y)).toEqual({ x: expect.closeTo(123), y: expect.closeTo(456) });
  });

  it("zooms around the pointer", () => {
    const before = toTable(camera, frame, 700, 100),
      nearer = zoomAt(camera, frame, 700, 100, 1.7);
    expect(toTable(nearer, frame, 700, 100)).toEqual({ x: expect.closeTo(before.x), y: expect.closeTo(before.y) });
    expect(nearer.scale).toBeCloseTo(0.8 * 1.7);
    expect(zoomAt(camera, frame, 0, 0, 1000).scale).toBe(LARGEST);
    expect(zoomAt(camera, frame, 0, 0, 0.0001).scale).toBe(SMALLEST);
  });

  it("fits all places with their margin", () => {
    const bounds = boundsOf(
      [
        { x: -2, y: 0 },
        { x: 3, y: 4 },
      ],
      1,
    );
    expect(bounds).toEqual({ left: -300, top: -100, right: 500, bottom: 600 });
    expect(shows(fit(bounds, frame), frame, bounds)).toBe(true);
  });

  it("leaves the edges free that something covers", () => {
    const bounds = boundsOf(
      [
        { x: 0, y: 0 },
        { x: 9, y: 2 },
      ],
      0,
    );
    const inset = { sides: 20, top: 10, bottom: 90 };
    const fitted = fit(bounds, frame, { inset });
    expect(shows(fitted, frame, bounds, inset)).toBe(true);
    expect(shows(fit(bounds, frame), frame, bounds, inset)).toBe(false);
  });

  it("never shows places smaller than a thumb needs, but near the focus", () => {
    const bounds = boundsOf(
      [
        { x: -20, y: 0 },
        { x: 20, y: 0 },
      ],
      0,
    );
    const small = fit(bounds, frame, { least: 0.44, focus: { x: 1900, y: 50 } });
    expect(small.scale).toBe(0.44);
    expect(toFrame(small, frame, 1900, 50).x).toBeLessThanOrEqual(frame.width);
    expect(toFrame(small, frame, bounds.right, 0).x).toBeCloseTo(frame.width);
  });

  it("does not lose the table", () => {
    const bounds = boundsOf([{ x: 0, y: 0 }], 0);
    const lost = pan(camera, 1e6, -1e6, bounds);
    expect([lost.x, lost.y]).toEqual([0, 100]);
  });

  it("glides evenly", () => {
    expect(between({ x: 0, y: 0, scale: 1 }, { x: 10, y: 20, scale: 4 }, 0.5)).toEqual({ x: 5, y: 10, scale: 2 });
  });

  it("knows the cell, west and north of the middle too", () => {
    expect(cellOf({ x: 99, y: 100 })).toEqual({ x: 0, y: 1 });
    expect(cellOf({ x: -1, y: -101 })).toEqual({ x: -1, y: -2 });
  });
});
