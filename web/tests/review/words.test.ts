import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Kernel } from "../../src/kernel/instance";
import type { Position } from "../../src/kernel/position";
import { playedRecord } from "../../src/record/played";
import { type GameRecord, readRecord } from "../../src/record/reader";
import type { TurnReport } from "../../src/review/review";
import { turnsIn } from "../../src/review/turns";
import { reasons } from "../../src/review/words";
import { learnWords, useLanguage } from "../../src/words/words.svelte";
import { kernel } from "../kernel/kernel";

/** The turn in which the first seat built a bridge from f3 to f5, on level 2. */
const TURN = 10;
const BUILT = "D2 df5/2>0-nw B:f3-f5 S:g6* S:g5 =-".split(" ");
const WITHOUT = BUILT.filter((move) => !move.startsWith("B:"));
const NOTHING = { value: 0, error: 0 };

let rules: Kernel;
let record: GameRecord;
let before: Position;

beforeAll(async () => {
  rules = await kernel();
  record = readRecord(readFileSync("../tests/golden/en-2.bgn", "utf8"));
  const turn = turnsIn(rules, record, playedRecord(rules, record)).turns[TURN];
  if (turn === undefined || turn.moves.join() !== BUILT.join()) throw new Error("It is another game.");
  ({ before } = turn);
  await useLanguage("en");
  await learnWords("review");
});

/** What is said when one turn was played and the other one would have been better. */
function said(played: readonly string[], best: readonly string[], more: Partial<TurnReport> = {}): string[] {
  const figures = { cost: NOTHING, denied: 0, gains: [], lines: [], expected: [], lead: [] };
  const luck = { luck: [], tile_luck: [], token_luck: [] };
  return reasons(
    before,
    { turn: TURN + 1, seat: 1, round: 3, played, best, ...figures, ...luck, ...more },
    record.deal,
  );
}

describe("why a turn would have been better", () => {
  it("is told by the item that it lacks, with its points, and by the points at once", () => {
    // All else is the same in both turns; the bridge scores 3 for each level.
    expect(said(WITHOUT, BUILT)).toEqual([
      "Bridge between f3 and f5, level 2: worth 6 more.",
      "At once: 11 points instead of 5.",
    ]);
  });

  it("is told by the largest of several", () => {
    const [first] = said(["D2", "df5/2>0-nw", "=-"], BUILT);
    expect(first).toBe("Bridge between f3 and f5, level 2: worth 6 more.");
  });

  it("is told by what comes later when it scores no more at once", () => {
    const lines = [{ bridges: -4.2, flowers: 7.3, statues: 0.4 }, {}];
    expect(said(BUILT, BUILT, { lines })).toEqual(["By the end: Flowers +7.3, Bridges −4.2."]);
    const [first] = said(BUILT, WITHOUT, { denied: 1.25 });
    expect(first).toMatch(/^At once: \d+ points instead of \d+\.$/);
    expect(said(BUILT, WITHOUT, { denied: 1.25 }).at(-1)).toMatch(/denied 1\.\d points/);
  });

  it.each(["pl", "ja", "zh-Hans", "zh-Hant"] as const)("is told in words of its own: %s", async (language) => {
    await useLanguage(language);
    await learnWords("review");
    const [bridge, atOnce, ...rest] = said(WITHOUT, BUILT);
    expect(rest).toEqual([]);
    expect(bridge).toMatch(/f3.*f5.*6/);
    expect(`${bridge} ${atOnce}`).not.toMatch(/review-|point-|worth|At once/);
    await useLanguage("en");
  });
});
