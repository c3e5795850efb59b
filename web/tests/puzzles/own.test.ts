/** A turn of one's own game as a puzzle. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Kernel } from "../../src/kernel/instance";
import { ownPuzzle } from "../../src/puzzles/own";
import { canBeSolved, ownLink, type OwnTurn, ownTurnIn } from "../../src/puzzles/own-link";
import { ownMargin, solves } from "../../src/puzzles/worth";
import { playedRecord } from "../../src/record/played";
import { readRecord } from "../../src/record/reader";
import { kernel as testKernel } from "../kernel/kernel";

const record = readFileSync("../tests/golden/revised-2.bgn", "utf8");
let kernel: Kernel;
let own: OwnTurn;

beforeAll(async () => {
  kernel = await testKernel();
  const { turns } = playedRecord(kernel, readRecord(record));
  own = { record, turn: 20, better: turns[20]?.moves ?? [] };
});

describe("a turn of one's own game", () => {
  it("comes out of its link as it went in", async () => {
    const link = await ownLink(own);
    expect(await ownTurnIn(link.slice(link.indexOf("#") + 1))).toEqual(own);
  });

  it("is in no other link", async () => {
    const link = await ownLink(own);
    const kept = link.slice(link.indexOf("#") + 1);
    expect(await ownTurnIn("")).toBeNull();
    expect(await ownTurnIn(kept.replace("turn=20", "turn=x"))).toBeNull();
    expect(await ownTurnIn(kept.split("&better")[0] ?? "")).toBeNull();
    expect(await ownTurnIn(`broken&${kept.split("&").slice(1).join("&")}`)).toBeNull();
  });

  it("is a puzzle against the turn that was played, whose margin is worked out on the spot", () => {
    const puzzle = ownPuzzle(kernel, own);
    expect(puzzle).toMatchObject({ turn: 20, solution: own.better, rival: own.better, margin: null, own });
  });

  it("tells by its moves what it is about", () => {
    const { turns } = playedRecord(kernel, readRecord(record));
    const themes = turns.flatMap(({ moves }, turn) => {
      const found = ownPuzzle(kernel, { record, turn, better: moves })?.themes;
      return found === undefined ? [] : [{ written: moves.join(" "), found }];
    });
    expect(themes.length).toBeGreaterThan(20);
    for (const { written, found } of themes) {
      expect(found.includes("statue")).toBe(/S:/.test(written));
      expect(found.includes("bridge")).toBe(/B:/.test(written));
      expect(found.includes("storage")).toBe(/(^| )s[a-h]/.test(written));
      expect(found.includes("belvedere")).toBe(/-(nw|ne|sw|se)/.test(written));
    }
  });

  it("is none when the turn can't be played there, or the game has no such turn", () => {
    expect(ownPuzzle(kernel, { ...own, turn: 300 })).toBeNull();
    expect(ownPuzzle(kernel, { ...own, turn: 12 })).toBeNull();
    expect(ownPuzzle(kernel, { ...own, better: ["nonsense", "=d"] })).toBeNull();
    expect(ownPuzzle(kernel, { ...own, record: "no record" })).toBeNull();
  });

  it("is missed by whoever is a good deal worse, however bad the mistake was", () => {
    expect(solves(0.9, ownMargin(12))).toBe(true);
    expect(solves(5.6, ownMargin(12))).toBe(false);
    expect(solves(0.6, ownMargin(1))).toBe(false);
    expect(solves(0.2, ownMargin(-1))).toBe(true);
  });

  it("is none of the removals before the first round", () => {
    expect(canBeSolved(["xA1"])).toBe(false);
    expect(canBeSolved(["A1", "=d"])).toBe(true);
    expect(ownPuzzle(kernel, { ...own, turn: 0, better: ["xA1"] })).toBeNull();
  });
});
