/** The score pad says of every garden what the rules say, counted or put together. */
import { beforeAll, describe, expect, it } from "vitest";
import { Gardens } from "../../src/pad/gardens";
import type { PadKernel } from "../../src/pad/kernel";
import { GROUPS, outcomesOf } from "../../src/pad/scores";
import { NOTHING_COUNTED, type Piece, type Player, type Sheet, withItems } from "../../src/pad/sheet";
import { type Known, knownGardens, padKernel, player, toldSheet } from "./gardens";

let kernel: PadKernel;
let gardens: Known[];

beforeAll(async () => {
  kernel = await padKernel();
  gardens = knownGardens();
});

const sheetWith = (...players: Player[]): Sheet => ({ edition: "revised", players });
const counted = (statues: number, notches: number | null): Player =>
  player({ seen: { ...withItems(NOTHING_COUNTED, "statue", 1, statues), notches } });

describe("gardens of finished games", () => {
  it("score the same put together and counted, by every edition", () => {
    expect(gardens.length).toBeGreaterThan(5);
    for (const { pieces, seen, underDecks, scores } of gardens) {
      const sheet = sheetWith(player({ manner: "exact", pieces }), player({ manner: "quick", seen, underDecks }));
      for (const { group, players } of outcomesOf(kernel, sheet)) {
        for (const name of group.names) {
          expect(players.map((one) => toldSheet(one.sheet))).toEqual([scores[name], scores[name]]);
        }
      }
    }
  });

  it("have no piece that can't stand so", () => {
    for (const { pieces } of gardens) {
      const [outcome] = outcomesOf(kernel, sheetWith(player({ manner: "exact", pieces }), player({})));
      expect(outcome?.players[0]?.verdicts.filter(({ kind }) => kind === "impossible")).toEqual([]);
    }
  });

  it("differ by edition", () => {
    expect(GROUPS.map(({ names }) => names)).toEqual([["revised", "pl", "zh-Hant"], ["en"], ["zh-Hans"], ["ja"]]);
    const totals = gardens.map(({ scores }) => new Set(Object.values(scores).map(({ total }) => total)).size);
    expect(Math.max(...totals)).toBeGreaterThan(2);
  });
});

describe("what can't stand so", () => {
  const tile = (position: number, level: number, open = 0): Piece => ({
    kind: "tile",
    flower: 0,
    position,
    level,
    open,
  });
  const put = (...pieces: Piece[]) => new Gardens(kernel, "revised", 2).putAll(0, pieces).at(-1);

  it("is named by its rule", () => {
    expect(put(tile(0, 2))).toMatchObject({ kind: "impossible", code: "level-skipped" });
    expect(put(tile(63, 1))).toMatchObject({ kind: "impossible", code: "outside-garden" });
    expect(put({ kind: "item", symbol: 0, first: 0, second: 0 })).toMatchObject({ code: "no-tile-below" });
    expect(put(tile(0, 1), { kind: "item", symbol: 1, first: 0, second: 1 })).toMatchObject({ code: "same-tile" });
  });

  it("is told apart from what only some editions forbid", () => {
    const zigzag = [tile(0, 1), tile(1, 2, 3), tile(0, 3, 1)];
    expect(new Gardens(kernel, "revised", 2).putAll(0, zigzag).at(-1)).toMatchObject({ kind: "forbidden" });
    expect(new Gardens(kernel, "zh-Hans", 2).putAll(0, zigzag).at(-1)).toEqual({ kind: "stands" });
  });

  it("is a seventeenth tile", () => {
    const carpet = [0, 2, 4, 6].flatMap((row) => [0, 2, 4, 6].map((col) => tile(8 * row + col, 1)));
    expect(put(...carpet, tile(9, 2))).toMatchObject({ kind: "impossible", code: "full" });
  });

  it("names the corner that nothing can carry", () => {
    const fountain: Piece = { kind: "item", symbol: 1, first: 9, second: 10 };
    const built = [tile(0, 1), tile(2, 1), fountain];
    expect(put(...built, tile(8, 2))).toMatchObject({ code: "corner-unsupported", missing: 3 });
    expect(put(...built, tile(8, 2, 3))).toEqual({ kind: "stands" });
    expect(put(...built, tile(9, 2))).toMatchObject({ code: "too-few-supports" });
  });
});

describe("who wins", () => {
  const outcome = (...players: Player[]) => outcomesOf(kernel, sheetWith(...players))[0];

  it("is who has the most points", () => {
    expect(outcome(counted(3, null), counted(2, null))).toMatchObject({ winners: [0], tie: "none" });
  });

  it("is who has the fewest notches in a tie, once they are counted", () => {
    expect(outcome(counted(3, null), counted(3, 4))).toMatchObject({ winners: [0, 1], tie: "uncounted" });
    expect(outcome(counted(3, 5), counted(3, 4))).toMatchObject({ winners: [1], tie: "notches" });
    expect(outcome(counted(3, 4), counted(3, 4), counted(1, null))).toMatchObject({ winners: [0, 1], tie: "notches" });
  });

  it("knows of a tile wherever something stands", () => {
    const seen = withItems({ ...NOTHING_COUNTED, highest: 1 }, "stairway", 2, 1);
    expect(outcome(player({ seen }), player({}))?.players[0]?.highest).toBe(3);
  });
});
