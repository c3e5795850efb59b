import { describe, expect, it } from "vitest";
import { formOf, isUpright } from "../src/table/responsive";

describe("the form of the page", () => {
  it.each([
    [1440, 900, "wide"],
    [1280, 720, "wide"],
    [1024, 700, "compact"],
    [390, 844, "tall"],
    [820, 1180, "tall"],
    [680, 640, "tall"],
    [844, 390, "low"],
    [640, 400, "low"],
  ] as const)("of a window of %i by %i is %s", (width, height, form) => {
    expect(formOf(width, height)).toBe(form);
  });

  it.each([
    [800, 1000, true],
    [801, 1000, false],
    [1080, 1920, true],
    [680, 640, false],
  ])("has the boards of %i by %i behind each other: %s", (width, height, upright) => {
    expect(isUpright(width, height)).toBe(upright);
  });
});
