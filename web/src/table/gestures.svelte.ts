/** The camera and what moves it: wheel, drag, pinch, keys. Tells taps and pointing apart from dragging. */

import { settings } from "../shell/settings.svelte";
import { type Bounds, type Camera, type Inset, type Place, between, fit, pan, shows, toFrame, zoomAt } from "./camera";

interface Hears {
  tap(px: number, py: number, touch: boolean): void;
  point(px: number, py: number, touch: boolean): void;
  turn?(step: number): void;
  /** Whether the wheel here turns the tile rather than zooms. */
  turnsAt?(px: number, py: number): boolean;
}

/** How much larger things get at one press of a button or key. */
export const ZOOM = 1.25;
const SLACK = 7; // pixels a finger may wander during a tap
const GLIDE = 260;
const NEAR = 0.7; // below this scale, spots on a tile are too small to be hit

export class Gestures {
  camera = $state.raw<Camera>({ x: 50, y: 50, scale: 1 });
  width = $state(0);
  height = $state(0);
  readonly size = $derived({ width: this.width, height: this.height });
  /** Where the pointer was last, in pixels of the frame, and whether it is a finger. */
  pointer = $state.raw<Place | null>(null);
  isTouched = $state(false);

  #hasMoved = false;
  #glide = 0;
  #isPlaced = false;
  #pointers = new Map<number, { x: number; y: number }>();
  #start: { x: number; y: number } | null = null;
  #isDragging = false;
  #wheel = 0;
  #left: Camera | null = null;

  constructor(
    private readonly reach: () => Bounds,
    private readonly hears: Hears,
    /** What is kept free along the edges and how small things may get, where a game does not want what is usual. */
    private readonly look: () => { inset: Inset; least: number } | null = () => null,
  ) {}

  /** Follows the table as it grows, as long as nobody has chosen a view of their own. */
  keepInSight(bounds: Bounds, focus: Place | null): void {
    if (!this.width) return;
    if ((this.#hasMoved || this.#left) && this.#isPlaced) return;
    if (this.#isPlaced && shows(this.camera, this.size, bounds, this.#inset) && this.#fills(bounds)) return;
    const goal = fit(bounds, this.size, { least: this.#least, focus, inset: this.#inset });
    if (this.#isPlaced) this.#glideTo(goal);
    else this.camera = goal;
    this.#isPlaced = true;
  }

  /** For a table that does not grow: always as large as the frame allows, until somebody has chosen a view of their own. */
  fill(bounds: Bounds, focus: Place | null): void {
    if (!this.width || (this.#hasMoved && this.#isPlaced)) return;
    this.camera = fit(bounds, this.size, { least: this.#least, focus, inset: this.#inset });
    this.#isPlaced = true;
  }

  /** On a small screen a place must still be large enough for a thumb. */
  get #least(): number {
    return this.look()?.least ?? (this.width < 600 ? 0.44 : 0.28);
  }

  /** The frame of the map, and on a small screen the buttons. */
  get #inset(): Inset {
    return this.look()?.inset ?? this.#usualInset;
  }

  get #usualInset(): Inset {
    return this.width < 600 ? { sides: 20, top: 22, bottom: 68 } : { sides: 24, top: 24, bottom: 24 };
  }

  /** Shows a part, and stays there. */
  showPart(bounds: Bounds): void {
    this.#hasMoved = true;
    this.#left = null;
    this.#glideTo(fit(bounds, this.size, { inset: this.#inset }));
  }

  showAll(bounds: Bounds): void {
    this.#hasMoved = false;
    this.#left = null;
    this.#glideTo(fit(bounds, this.size, { inset: this.#inset }));
  }

  /** Goes near to a place that is too small to work on; `leave` goes back to where one was. */
  approach(place: Place): void {
    if (this.camera.scale >= NEAR) return;
    this.#left ??= this.camera;
    this.#glideTo({ x: place.x, y: place.y, scale: NEAR * 1.5 });
  }

  leave(): void {
    const back = this.#left;
    this.#left = null;
    if (back) this.#glideTo(back);
  }

  /** Brings the bounds into sight with the least movement. */
  reveal(bounds: Bounds): void {
    const frame = this.size;
    if (shows(this.camera, frame, bounds)) return;
    const a = toFrame(this.camera, frame, bounds.left, bounds.top),
      b = toFrame(this.camera, frame, bounds.right, bounds.bottom);
    const push = (low: number, high: number, room: number) => (low < 0 ? -low : high > room ? room - high : 0);
    this.#glideTo(pan(this.camera, push(a.x, b.x, frame.width), push(a.y, b.y, frame.height), this.reach()));
  }

  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#hasMoved = true;
    this.#left = null;
    this.#stop();
    this.camera = zoomAt(this.camera, this.size, px, py, factor);
  }

  pan(dx: number, dy: number): void {
    this.#hasMoved = true;
    this.#left = null;
    this.#stop();
    this.camera = pan(this.camera, dx, dy, this.reach());
  }

  listen(element: HTMLElement): () => void {
    const place = (event: { clientX: number; clientY: number }) => {
      const box = element.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const isControl = (event: Event) => (event.target as Element).closest("button, a, [data-card]") !== null;
    const down = (event: PointerEvent) => {
      if (isControl(event) || event.button > 1) return;
      this.#pointers.set(event.pointerId, place(event));
      this.#start = place(event);
      this.#isDragging = this.#pointers.size > 1;
    };
    const move = (event: PointerEvent) => {
      const at = place(event),
        before = this.#pointers.get(event.pointerId);
      if (!before) {
        if (event.pointerType !== "touch" && !isControl(event)) this.#tell("point", at, false);
        return;
      }
      if (!this.#isDragging && this.#start && Math.hypot(at.x - this.#start.x, at.y - this.#start.y) < SLACK) return;
      if (!this.#isDragging) {
        this.#isDragging = true;
        element.setPointerCapture(event.pointerId);
        element.style.cursor = "grabbing";
      }
      this.#drag(event.pointerId, before, at);
    };
    const up = (event: PointerEvent) => {
      if (!this.#pointers.delete(event.pointerId)) return;
      const at = place(event);
      if (!this.#isDragging && event.type === "pointerup" && event.button === 0)
        this.#tell("tap", at, event.pointerType === "touch");
      if (!this.#pointers.size) {
        this.#isDragging = false;
        element.style.cursor = "";
      }
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = place(event);
      if (this.hears.turnsAt?.(at.x, at.y)) {
        this.#wheel += event.deltaY || event.deltaX;
        if (Math.abs(this.#wheel) > 40) {
          this.hears.turn?.(Math.sign(this.#wheel));
          this.#wheel = 0;
        }
        return;
      }
      const step = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      this.zoom(Math.exp(-Math.max(-120, Math.min(120, step)) * 0.0022), at.x, at.y);
    };
    const stop = new AbortController();
    const options = { signal: stop.signal };
    element.addEventListener("pointerdown", down, options);
    element.addEventListener("pointermove", move, options);
    element.addEventListener("pointerup", up, options);
    element.addEventListener("pointercancel", up, options);
    element.addEventListener("wheel", wheel, { ...options, passive: false });
    return () => stop.abort();
  }

  #tell(what: "tap" | "point", at: Place, touch: boolean): void {
    this.pointer = at;
    this.isTouched = touch;
    this.hears[what](at.x, at.y, touch);
  }

  #drag(id: number, before: { x: number; y: number }, at: { x: number; y: number }): void {
    const other = [...this.#pointers].find(([key]) => key !== id)?.[1];
    this.#pointers.set(id, at);
    if (!other) {
      this.pan(at.x - before.x, at.y - before.y);
      return;
    }
    const was = Math.hypot(before.x - other.x, before.y - other.y),
      is = Math.hypot(at.x - other.x, at.y - other.y);
    this.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (was > 8) this.zoom(is / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
  }

  #fills(bounds: Bounds): boolean {
    const wanted = fit(bounds, this.size, { inset: this.#inset });
    return wanted.scale < this.camera.scale * 1.3;
  }

  #glideTo(goal: Camera): void {
    this.#stop();
    if (!settings.moves) {
      this.camera = goal;
      return;
    }
    const from = this.camera,
      start = performance.now();
    const step = (time: number) => {
      const t = Math.min(1, (time - start) / GLIDE);
      this.camera = between(from, goal, 1 - (1 - t) ** 3);
      if (t < 1) this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  #stop(): void {
    cancelAnimationFrame(this.#glide);
  }
}
