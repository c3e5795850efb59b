import { beforeAll, describe, expect, it } from "vitest";
import { PublicGame } from "../src/kernel/answers/game";
import type { Kernel } from "../src/kernel/instance";
import { BadRecord } from "../src/record/bad-record";
import { judgeTree } from "../src/record/judged";
import { beginningOf, playedRecord, publicDeal } from "../src/record/played";
import { readRecord, readTree } from "../src/record/reader";
import { treeText } from "../src/record/tree-writer";
import { turnsOf } from "../src/replay/recorded";
import { learnWords, useLanguage } from "../src/words/words.svelte";
import { kernel } from "./kernel/kernel";
import { fromPython } from "./python";

interface Cases {
  readonly good: readonly { readonly text: string; readonly begins: string; readonly digests: readonly string[] }[];
  readonly bad: readonly {
    readonly text: string;
    readonly found: readonly [string, number, number] | null;
    readonly sentence: string | null;
  }[];
}

let rules: Kernel;
let cases: Cases;
beforeAll(async () => {
  rules = await kernel();
  await useLanguage("en");
  await learnWords("record");
  cases = fromPython("tests.record.midgames") as Cases;
}, 120_000);

function digests(text: string): string[] {
  const { deal, moves } = readRecord(text);
  const position = beginningOf(rules, deal);
  return moves.flatMap(({ token }) => {
    position.play(token);
    return token.startsWith("=") ? [position.digest()] : [];
  });
}

const isWhole = (moves: string): boolean => /=.$/.test(moves);

function wrong(text: string): BadRecord | null {
  try {
    playedRecord(rules, readRecord(text));
    judgeTree(rules, readTree(text));
    return null;
  } catch (error) {
    if (error instanceof BadRecord) return error;
    throw error;
  }
}

describe("a game taken up in its middle", () => {
  it("begins and goes on in the states that Python has", () => {
    expect(cases.good.length).toBeGreaterThan(30);
    for (const { text, begins, digests: expected } of cases.good) {
      expect(beginningOf(rules, readRecord(text).deal).digest()).toBe(begins);
      expect(digests(text)).toEqual(expected);
    }
    expect(cases.good.flatMap((one) => one.digests).length).toBeGreaterThan(20);
  });

  it("is written as Python writes it", () => {
    for (const { text } of cases.good) expect(treeText(readTree(text))).toBe(text);
  });

  it("is refused for what Python refuses it for, at the same place", () => {
    const found = cases.bad.map(({ text }) => wrong(text));
    const places = found.map((error) => (error === null ? null : [error.code, error.line, error.column]));
    expect(places).toEqual(cases.bad.map((one) => one.found));
    const refused = ["cannot-stand", "tile-elsewhere", "wrong-quarry", "too-many-tiles", "never-dug", "too-few-dug"];
    const codes = new Set(found.map((error) => error?.code));
    for (const code of [...refused, "clay-not-removed", "too-many-singles", "token-unknown"])
      expect(codes).toContain(code);
  });

  it("says in the same words why", () => {
    const told = cases.bad.filter(
      ({ found }) => found !== null && /stand|quarry|many|few|dug|clay|elsewhere/.test(found[0]),
    );
    expect(told.length).toBeGreaterThan(40);
    // Isolated names have marks around them in the page.
    for (const { text, sentence } of told) expect(wrong(text)?.sentence.replace(/[\u2068\u2069]/g, "")).toBe(sentence);
  });

  it("tells a table no more than was seen by then", () => {
    for (const { text, begins } of cases.good) {
      const record = readRecord(text);
      const deal = publicDeal(record.deal);
      const game = PublicGame.of(rules, { deal, turns: [] });
      expect(game.position.digest()).toBe(begins);
      const { heights = [], round = 0 } = record.deal.midgame ?? {};
      const below = deal.begun?.quarry.flatMap((stack, place) =>
        stack.slice(0, Math.max(0, (heights[place] ?? 0) - 1)),
      );
      expect(below?.every((tile) => tile === null)).toBe(true);
      expect(deal.begun?.tokens.slice(round - 1).every((token) => token === null)).toBe(true);
      // The last turn may not be whole: a table plays it as a draft.
      const told = playedRecord(rules, record);
      const [whole, open] = [
        turnsOf(told).filter(([moves]) => isWhole(moves)),
        told.turns.find(({ moves }) => !isWhole(moves.join(" "))),
      ];
      const end = PublicGame.of(rules, { deal, turns: whole }).drafted(open?.moves ?? []);
      expect(end.position.digest()).toBe(told.end.digest());
    }
  });
});
