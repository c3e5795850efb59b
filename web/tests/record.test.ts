import { beforeAll, describe, expect, it } from "vitest";
import { facesOf } from "../src/kernel/answers/deal";
import type { Kernel } from "../src/kernel/instance";
import { Position } from "../src/kernel/position";
import { BadRecord } from "../src/record/bad-record";
import { judgeTree } from "../src/record/judged";
import { playedRecord } from "../src/record/played";
import { namesOf, readRecord, readTree } from "../src/record/reader";
import { treeText } from "../src/record/tree-writer";
import { learnWords, useLanguage } from "../src/words/words.svelte";
import { kernel } from "./kernel/kernel";
import { fromPython } from "./python";

interface Cases {
  readonly good: readonly { readonly text: string; readonly digests: readonly string[] }[];
  /** Records with variations, as Python writes them. */
  readonly trees: readonly string[];
  readonly bad: readonly { readonly text: string; readonly found: readonly [string, number, number] | null }[];
}

let rules: Kernel;
let cases: Cases;
beforeAll(async () => {
  rules = await kernel();
  await useLanguage("en");
  await learnWords("record");
  cases = fromPython("tests.record.page_cases") as Cases;
}, 120_000);

/** The digest after every whole turn. */
function digests(text: string): string[] {
  const record = readRecord(text);
  const { edition, seats, tiles, quarry, tokens } = record.deal;
  const known = {
    edition,
    seats,
    tiles: facesOf(tiles, rules.layout),
    box: rules.layout.BOXES.standard,
    quarry,
    tokens,
  };
  const position = Position.begin(rules, known);
  return record.moves.flatMap(({ token }) => {
    position.play(token);
    return /^[x=]/.test(token) ? [position.digest()] : [];
  });
}

/** What is told of a text that is no record; empty for one that is. */
function sentence(text: string): string {
  try {
    readRecord(text);
    return "";
  } catch (error) {
    if (error instanceof BadRecord) return error.sentence;
    throw error;
  }
}

/** What the page finds wrong with a text. */
function found(text: string): readonly [string, number, number] | null {
  try {
    playedRecord(rules, readRecord(text));
    judgeTree(rules, readTree(text));
    return null;
  } catch (error) {
    if (error instanceof BadRecord) return [error.code, error.line, error.column];
    throw error;
  }
}

describe("a record in the page", () => {
  it("leads to the states it leads to in Python, turn by turn", () => {
    expect(cases.good.length).toBeGreaterThan(10);
    for (const { text, digests: expected } of cases.good) expect(digests(text)).toEqual(expected);
  });

  it("is refused for what Python refuses it for, at the same place", () => {
    const differing = cases.bad.filter((one) => JSON.stringify(found(one.text)) !== JSON.stringify(one.found));
    expect(differing.map((one) => [one.found, found(one.text)])).toEqual([]);
    expect(cases.bad.filter((one) => one.found !== null).length).toBeGreaterThan(400);
    const codes = new Set(cases.bad.map((one) => one.found?.[0]));
    for (const code of [
      "open-variation",
      "no-turn",
      "turn-goes-on",
      "turn-too-long",
      "turn-twice",
      "bad-mark",
      "illegal",
    ])
      expect(codes).toContain(code);
  }, 60_000);

  it("is written with its variations as Python writes it", () => {
    expect(cases.trees.length).toBeGreaterThan(10);
    for (const text of cases.trees) expect(treeText(readTree(text))).toBe(text);
    for (const { text } of cases.good) expect(treeText(readTree(text))).toBe(text);
  });

  it("tells whose turn each was and what it revealed", () => {
    const [first] = cases.good;
    const { turns, deal } = playedRecord(rules, readRecord(first?.text ?? ""));
    expect(turns.filter((turn) => turn.moves[0]?.startsWith("x"))).toHaveLength(6);
    expect(turns.flatMap((turn) => turn.token ?? [])).toHaveLength(deal.tokens);
    expect(turns.every((turn, index) => turn.seat === index % deal.seats.length)).toBe(true);
  });

  it.each(["constructor", "__proto__", "toString"])("is of no edition that is called %s", (name) => {
    const text = (cases.good[0]?.text ?? "").replace(/\[Edition "\w+"\]/, `[Edition "${name}"]`);
    expect(text).toContain(`"${name}"`);
    expect(found(text)).toEqual(["unknown-value", 2, expect.any(Number)]);
  });

  it.each([
    ["\u202eadA\u2066", "adA"],
    ["A\u0007d\u001b[31ma", "Ad[31ma"],
    ["\u3164\u200b", ""],
    [`a${"\u0301".repeat(60)}b`, `\u00e1${"\u0301".repeat(4)}b`],
    ["x".repeat(5000), "x".repeat(40)],
    ["\u{1f469}\u200d\u{1f469}\u200d\u{1f466}", "\u{1f469}\u200d\u{1f469}\u200d\u{1f466}"],
  ])("shows the name %j so that nothing around it changes", (name, shown) => {
    const text = (cases.good[0]?.text ?? "").replace("[Tiles", `[Names "${name}, Bo"]\n[Tiles`);
    expect(namesOf(readRecord(text))).toEqual([shown, "Bo"]);
  });

  it.each([
    ["[Seats", `[\u202e${"x".repeat(150_000)} "y"]\n[Seats`],
    ["[Seats", `[Highest "${"x".repeat(150_000)}"]\n[Seats`],
    ["xA", `${"x".repeat(150_000)} xA`],
  ])("is quoted briefly where it is wrong (%s)", (place, instead) => {
    const text = (cases.good[0]?.text ?? "").replace(place, instead);
    const told = sentence(text);
    expect(told).toContain("x…");
    expect(told.length).toBeLessThan(400);
    expect(told).not.toContain("\u202e");
  });

  it("has the names that its headers give", () => {
    const text = (cases.good[0]?.text ?? "").replace("[Tiles", '[Names "Ada, Bo \\"B\\""]\n[Tiles');
    expect(namesOf(readRecord(text))).toEqual(["Ada", 'Bo "B"']);
  });
});
