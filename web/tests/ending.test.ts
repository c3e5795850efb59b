import { beforeAll, describe, expect, it } from "vitest";
import type { Result } from "../src/api/table";
import type { View } from "../src/api/view";
import { decisionWords } from "../src/words/ending";
import { learnWords, useLanguage } from "../src/words/words.svelte";

const view = {
  gardens: [{ score: { total: 50, open_notches: 9 } }, { score: { total: 50, open_notches: 7 } }],
} as unknown as View;
const words = (result: Pick<Result, "winners" | "reason" | "tie_break">): string[] =>
  decisionWords({ scores: [50, 50], ...result }, view);

describe("how a game was decided", () => {
  beforeAll(async () => {
    await useLanguage("en");
    await learnWords("later");
  });

  it("tells of no tie when a seat gave up", () => {
    const [line, ...more] = words({ winners: [1], reason: "resigned", tie_break: false });
    expect(line).not.toContain("tie");
    expect(more).toEqual([]);
  });

  it("tells whose notches broke a tie", () => {
    expect(words({ winners: [1], reason: "played", tie_break: true })).toEqual([
      "A tie in points: the winner has the fewest visible notches (7).",
    ]);
  });

  it("tells of a victory that is shared", () => {
    expect(words({ winners: [0, 1], reason: "played", tie_break: true })).toEqual([
      "A tie in points and in visible notches: the victory is shared.",
    ]);
  });
});
