import { expect, it } from "vitest";
import { pauseAfter } from "../src/lobby/pauses";

it("A server that does not answer is asked ever more seldom, and then every two minutes", () => {
  expect([0, 1, 2, 3].map(pauseAfter)).toEqual([2000, 4000, 8000, 16_000]);
  expect(pauseAfter(50)).toBe(120_000);
});
