/** Turns pointer events into hovering, clicks and camera moves. A click is never a drag, nor the reverse. */
import type { Point } from "./stage";

export interface Gestures {
  hover(at: Point | null): void;
  click(at: Point, touch: boolean): void;
  pan(dx: number, dy: number): void;
  turn(dx: number, dy: number): void;
  zoom(factor: number): void;
  /** A notch of the wheel, or a twist of two fingers; says whether it was used up. */
  twist(step: 1 | -1): boolean;
}

const SLACK = { mouse: 5, touch: 12 } as const;
const TWIST = Math.PI / 5;

interface Held {
  readonly start: Point;
  last: Point;
  dragged: boolean;
  readonly turning: boolean;
}

export function watchGestures(element: HTMLElement, gestures: Gestures): () => void {
  const held = new Map<number, Held>();
  let twisted = 0;

  const at = (event: PointerEvent | WheelEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  const down = (event: PointerEvent): void => {
    const point = at(event);
    held.set(event.pointerId, {
      start: point,
      last: point,
      dragged: false,
      turning: event.button === 2 || event.shiftKey,
    });
    twisted = 0;
    element.setPointerCapture(event.pointerId);
  };

  const pair = (moved: Held, to: Point): void => {
    const other = [...held.values()].find((finger) => finger !== moved);
    if (other === undefined) return;
    const [before, after] = [reach(moved.last, other.last), reach(to, other.last)];
    gestures.zoom(before.length / Math.max(after.length, 1));
    gestures.pan((to.x - moved.last.x) / 2, (to.y - moved.last.y) / 2);
    twisted += wrapped(after.angle - before.angle);
    if (Math.abs(twisted) < TWIST) return;
    if (!gestures.twist(twisted > 0 ? 1 : -1)) gestures.turn(-twisted * 170, 0);
    twisted = 0;
  };

  const move = (event: PointerEvent): void => {
    const point = at(event);
    const finger = held.get(event.pointerId);
    if (finger === undefined) {
      if (event.pointerType !== "touch") gestures.hover(point);
      return;
    }
    const slack = event.pointerType === "touch" ? SLACK.touch : SLACK.mouse;
    finger.dragged ||= Math.hypot(point.x - finger.start.x, point.y - finger.start.y) > slack || held.size > 1;
    if (!finger.dragged) return;
    if (held.size > 1) pair(finger, point);
    else if (finger.turning) gestures.turn(point.x - finger.last.x, point.y - finger.last.y);
    else gestures.pan(point.x - finger.last.x, point.y - finger.last.y);
    finger.last = point;
  };

  const up = (event: PointerEvent): void => {
    const finger = held.get(event.pointerId);
    held.delete(event.pointerId);
    if (finger === undefined || finger.dragged || event.type === "pointercancel" || event.button === 2) return;
    gestures.click(at(event), event.pointerType === "touch");
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const step = event.deltaY > 0 ? 1 : -1;
    if (event.ctrlKey || !gestures.twist(step)) gestures.zoom(step > 0 ? 1.1 : 1 / 1.1);
  };

  // A finger that is lifted leaves the canvas too, yet what it showed stays.
  const leave = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") gestures.hover(null);
  };
  const watching = new AbortController();
  const { signal } = watching;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("pointerleave", leave, { signal });
  element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  return () => watching.abort();
}

function reach(a: Point, b: Point): { length: number; angle: number } {
  return { length: Math.hypot(b.x - a.x, b.y - a.y), angle: Math.atan2(b.y - a.y, b.x - a.x) };
}

function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
