/** The page comes to the same findings as the command line, to the last digit. */
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { Memory } from "../../src/bots/memory";
import { playersOf } from "../../src/kernel/deal";
import type { Kernel } from "../../src/kernel/instance";
import { playedRecord } from "../../src/record/played";
import { readRecord } from "../../src/record/reader";
import { judged } from "../../src/review/judged";
import { isMistake, mistakesOf, type Review, reviewOf } from "../../src/review/review";
import { tasksOf } from "../../src/review/run";
import { turnsIn } from "../../src/review/turns";
import { kernel } from "../kernel/kernel";

interface Reviewed {
  readonly tries: number;
  readonly worlds: number;
  readonly seed: number;
  readonly record: string;
  readonly review: Review;
}

let cases: readonly Reviewed[] = [];
let rules: Kernel;

beforeAll(async () => {
  cases = JSON.parse(await readFile("tests/fixtures/reviews.json", "utf8")) as Reviewed[];
  rules = await kernel();
});

function reviewHere({ record: text, tries, worlds, seed }: Reviewed): Review {
  const settings = { tries, worlds, seed };
  const record = readRecord(text);
  const game = { kernel: rules, record, game: playedRecord(rules, record) };
  const tasks = tasksOf(game, settings);
  const memory = new Memory(rules, playersOf(tasks[0]?.players ?? 0));
  const { turns, end } = turnsIn(rules, record, game.game);
  return reviewOf(
    turns,
    end,
    tasks.map((task) => judged(memory, task)),
  );
}

describe("a review", () => {
  it.each([0, 1, 2])("of game %i has the command line's numbers", { timeout: 180_000 }, (number) => {
    const one = cases[number];
    if (one === undefined) throw new Error("no game");
    expect(reviewHere(one)).toEqual(one.review);
  });

  it("tells the worst mistakes first, and only sure ones", () => {
    const review = cases[0]?.review;
    if (review === undefined) throw new Error("no game");
    const found = mistakesOf(review, 3);
    expect(found.map(({ cost }) => cost.value)).toEqual(
      review.turns
        .filter(isMistake)
        .map(({ cost }) => cost.value)
        .toSorted((one, other) => other - one)
        .slice(0, 3),
    );
    expect(found.every(({ played, best }) => played.join() !== best.join())).toBe(true);
  });
});
