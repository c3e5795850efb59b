import { beforeEach, describe, expect, it } from "vitest";
import { watchGestures } from "../src/stage/gestures";

let seen: string[] = [];
let canvas: HTMLElement;

function fire(kind: string, x: number, y: number, options: Partial<PointerEventInit> = {}): void {
  const event = new PointerEvent(kind, {
    clientX: x,
    clientY: y,
    pointerId: 1,
    pointerType: "mouse",
    button: 0,
    ...options,
  });
  canvas.dispatchEvent(event);
}

beforeEach(() => {
  seen = [];
  canvas = document.createElement("div");
  canvas.setPointerCapture = () => {};
  watchGestures(canvas, {
    hover: (at) => seen.push(at === null ? "away" : `hover ${at.x},${at.y}`),
    click: (at, touch) => seen.push(`${touch ? "tap" : "click"} ${at.x},${at.y}`),
    pan: () => seen.push("pan"),
    turn: () => seen.push("turn"),
    zoom: () => seen.push("zoom"),
    twist: () => false,
  });
});

describe("gestures", () => {
  it("take a press that stays in its place for a click", () => {
    fire("pointerdown", 10, 10);
    fire("pointermove", 12, 12);
    fire("pointerup", 12, 12);
    expect(seen).toEqual(["click 12,12"]);
  });

  it("take a press that wanders for a drag, never for a click", () => {
    fire("pointerdown", 10, 10);
    fire("pointermove", 40, 10);
    fire("pointermove", 10, 10);
    fire("pointerup", 10, 10);
    expect(seen).toEqual(["pan", "pan"]);
  });

  it("turn the view with the right button", () => {
    fire("pointerdown", 10, 10, { button: 2 });
    fire("pointermove", 60, 10, { button: 2 });
    fire("pointerup", 60, 10, { button: 2 });
    expect(seen).toEqual(["turn"]);
  });

  it("keep what a finger showed when it is lifted", () => {
    const finger = { pointerType: "touch" };
    fire("pointerdown", 10, 10, finger);
    fire("pointerup", 10, 10, finger);
    fire("pointerleave", 10, 10, finger);
    expect(seen).toEqual(["tap 10,10"]);
    fire("pointerleave", 10, 10);
    expect(seen.at(-1)).toBe("away");
  });

  it("zoom and pan with two fingers and click with neither", () => {
    fire("pointerdown", 0, 0, { pointerId: 1, pointerType: "touch" });
    fire("pointerdown", 100, 0, { pointerId: 2, pointerType: "touch" });
    fire("pointermove", 200, 0, { pointerId: 2, pointerType: "touch" });
    fire("pointerup", 200, 0, { pointerId: 2, pointerType: "touch" });
    expect(seen).toEqual(["zoom", "pan"]);
  });
});
