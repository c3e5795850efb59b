import { describe, expect, test } from "vitest";
import { alike } from "../src/store/alike";

describe("what has not changed", () => {
  const before = { round: 1, tiles: [{ id: "c01" }, { id: "c02" }], supply: { singles: 3 }, token: null };

  test("is the same object, and equal wholes are the same whole", () => {
    expect(alike(before, structuredClone(before))).toBe(before);
  });

  test("stays beside what has changed", () => {
    const after = { ...structuredClone(before), round: 2, tiles: [{ id: "c01" }, { id: "g07" }] };
    const kept = alike(before, after);
    expect(kept).toEqual(after);
    expect(kept.tiles[0]).toBe(before.tiles[0]);
    expect(kept.tiles[1]).not.toBe(before.tiles[1]);
    expect(kept.supply).toBe(before.supply);
  });

  test("is nothing where a list has become longer or shorter, or something else", () => {
    for (const after of [{ tiles: [{ id: "c01" }] }, { tiles: null }, { tiles: { 0: 1 } }, { more: 1 }]) {
      expect(alike(before, after)).toEqual(after);
    }
    expect(alike([1, 2], [1, 2, 3])).toEqual([1, 2, 3]);
    expect(alike(null, before)).toBe(before);
  });
});
