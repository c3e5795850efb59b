import { beforeAll, expect, test } from "vitest";
import { Memory } from "../../src/bots/memory";
import { playersOf } from "../../src/kernel/deal";
import { prospects, type Prospect, solves } from "../../src/puzzles/worth";
import { kernel } from "../kernel/kernel";
import { fromPython } from "../python";

interface Told {
  readonly players: number;
  readonly state: string;
  readonly turns: readonly (readonly string[])[];
  readonly prospects: readonly Prospect[];
}

let told: readonly Told[] = [];
beforeAll(() => {
  told = fromPython("tests.arena.puzzles.told") as Told[];
}, 60_000);

test("the page expects of a turn what Python does, at tables of every size", { timeout: 60_000 }, async () => {
  const rules = await kernel();
  for (const { players, state, turns, prospects: wanted } of told) {
    const memory = new Memory(rules, playersOf(players));
    const found = prospects(rules, memory, { players, state: Uint8Array.from(Buffer.from(state, "base64")), turns });
    for (const [index, { points, margin }] of wanted.entries()) {
      expect(found[index]?.margin).toBeCloseTo(margin, 9);
      expect(found[index]?.points).toHaveLength(players);
      for (const [seat, value] of points.entries()) expect(found[index]?.points[seat]).toBeCloseTo(value, 9);
    }
  }
  expect(told.map(({ players }) => players)).toEqual([2, 3, 4]);
});

test("whoever loses at most half of a puzzle's margin has found its turn", () => {
  expect(solves(-1, 3)).toBe(true);
  expect(solves(1.5, 3)).toBe(true);
  expect(solves(1.6, 3)).toBe(false);
});
