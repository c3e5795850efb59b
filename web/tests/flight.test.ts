// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fly, STOP_MS } from "../src/table/ending/flight";

describe("the flight around the gardens", () => {
  const seen: string[] = [];
  const start = (): (() => void) =>
    fly([0, 1, 2], (home) => seen.push(home.kind === "garden" ? `garden ${home.seat}` : home.kind));

  beforeEach(() => void (vi.useFakeTimers(), (seen.length = 0)));
  afterEach(() => void vi.useRealTimers());

  it("stops at every garden, and ends with all of them", () => {
    start();
    vi.advanceTimersByTime(STOP_MS);
    expect(seen).toEqual(["garden 0"]);
    vi.advanceTimersByTime(10 * STOP_MS);
    expect(seen).toEqual(["garden 0", "garden 1", "garden 2", "all"]);
  });

  it.each(["pointerdown", "keydown"])("leaves the eye where it is after a %s", (touch) => {
    start();
    vi.advanceTimersByTime(2 * STOP_MS);
    dispatchEvent(new Event(touch));
    vi.advanceTimersByTime(10 * STOP_MS);
    expect(seen).toEqual(["garden 0", "garden 1"]);
  });

  it("ends when the scores are left", () => {
    const land = start();
    land();
    vi.advanceTimersByTime(10 * STOP_MS);
    expect(seen).toEqual([]);
  });
});
