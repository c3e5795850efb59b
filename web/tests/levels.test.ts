import { beforeEach, describe, expect, it } from "vitest";
import type { Result } from "../src/api/table";
import { LEVEL_NAMES } from "../src/bots/generated";
import { after, beatLevels, BEGINNER, HIGHEST, keep, kept, nameOf, numberOf } from "../src/levels/mine";

const person = { seat: 0, bot: null, taken_over: false };
const level = { seat: 1, bot: "level-3", taken_over: false };
const result = (...winners: number[]): Result => ({ winners, scores: [50, 40], reason: "played", tie_break: false });

describe("the level that suits", () => {
  beforeEach(() => localStorage.clear());

  it("begins with the lowest and climbs after two wins", () => {
    const once = after(BEGINNER, "a", true);
    expect(nameOf(once)).toBe("level-1");
    expect(nameOf(after(once, "b", true))).toBe("level-2");
  });

  it("goes down after defeats, never below the first nor above the last", () => {
    expect(after(BEGINNER, "a", false).level).toBe(1);
    let best = BEGINNER;
    for (let game = 0; game < 40; game++) best = after(best, `t${game}`, true);
    expect(nameOf(best)).toBe(LEVEL_NAMES.at(-1));
    expect(LEVEL_NAMES).toHaveLength(HIGHEST);
    expect(after(best, "lost", false).level).toBe(HIGHEST - 0.5);
  });

  it("counts a table once", () => {
    const once = after(BEGINNER, "a", true);
    expect(after(once, "a", true)).toBe(once);
  });

  it("is kept, and what means nothing is a beginner's", () => {
    keep({ level: 4.5, counted: ["a"] });
    expect(kept()).toEqual({ level: 4.5, counted: ["a"] });
    for (const text of ["{", "null", "[]", '{"level":99,"counted":[]}', '{"level":2,"counted":7}']) {
      localStorage.setItem("babylon-level", text);
      expect(kept()).toEqual(BEGINNER);
    }
  });
});

describe("a result against levels", () => {
  it("is won by who comes in first", () => {
    expect(beatLevels([person, level], [0], result(0))).toBe(true);
    expect(beatLevels([person, level], [0], result(1))).toBe(false);
  });

  it("tells nothing among several people, without levels, or for watchers", () => {
    expect(beatLevels([person, { ...person, seat: 1 }, { ...level, seat: 2 }], [0], result(0))).toBeNull();
    expect(beatLevels([person, level], [0, 1], result(0))).toBeNull();
    expect(beatLevels([person, { ...level, bot: "mason" }], [0], result(0))).toBeNull();
    expect(beatLevels([person, level], [], result(0))).toBeNull();
    expect(beatLevels([person, { ...level, taken_over: true }], [0], result(0))).toBeNull();
  });

  it("knows the numbers of levels", () => {
    expect(LEVEL_NAMES.map(numberOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(numberOf("mason")).toBe(0);
  });
});
