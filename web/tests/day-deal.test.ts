/** What follows from a date is the same in the page as in Python. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { Mind } from "../src/bots/mind";
import { below, bytesOf, hexOf } from "../src/chance/keys";
import { sha256 } from "../src/chance/sha256";
import { dayDeal } from "../src/day/deal";
import { type Bars, FORMS, type Form, medalFor, RIVALS } from "../src/day/forms";
import { botSeeds, commitmentOf, dayKey } from "../src/day/keys";
import { barsOf, dayPosition, type Think } from "../src/day/ladder";
import type { Kernel } from "../src/kernel/instance";
import { kernel as testKernel } from "./kernel/kernel";

interface Day {
  readonly date: string;
  readonly key: string;
  readonly commitment: string;
  readonly quarry: readonly (readonly string[])[];
  readonly tokens: readonly string[];
  readonly seats: readonly string[];
  readonly seeds: Readonly<Record<string, readonly string[]>>;
  readonly bars: Readonly<Record<Form, Bars>>;
  readonly turns: Readonly<Record<Form, readonly string[]>>;
}

const days = JSON.parse(readFileSync("tests/fixtures/days.json", "utf8")) as Day[];
let kernel: Kernel;
let think: Think;

beforeAll(async () => {
  kernel = await testKernel();
  const mind = new Mind(kernel);
  think = async (bot, position, { seeds, tries }) =>
    mind.think(
      { bot, players: position.players, state: position.bytes(), past: null, seeds, limit: { tries } },
      () => false,
    );
});

describe("the hash", () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])("of %i bytes is SHA-256", (length) => {
    const message = Uint8Array.from({ length }, (_, place) => (7 * place + length) % 256);
    expect(hexOf(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
  });
});

describe.each(days)("the day $date", (day) => {
  it("has the key, the commitment and the deal of Python", () => {
    const key = dayKey(day.date);
    expect(hexOf(key)).toBe(day.key);
    expect(bytesOf(day.key)).toEqual(key);
    expect(commitmentOf(day.date, key)).toBe(day.commitment);
    expect(dayDeal(key)).toEqual({ quarry: day.quarry, tokens: day.tokens, seats: day.seats });
  });

  it("gives bots the chance of Python", () => {
    for (const [turn, seeds] of Object.entries(day.seeds))
      expect(botSeeds(dayKey(day.date), Number(turn)).map(String)).toEqual(seeds);
  });

  it.each(FORMS)("asks of a %s the points of Python", async (form) => {
    expect(await barsOf(kernel, { ...day, form }, think)).toEqual(day.bars[form]);
  });

  it.each(FORMS)("lets the bots of a %s play as Python does", async (form) => {
    const position = dayPosition(kernel, bytesOf(day.key));
    for (const [turn, told] of day.turns[form].entries()) {
      const seeds = botSeeds(bytesOf(day.key), turn);
      const player = position.seat === 1 ? RIVALS[form] : "mason";
      expect((await think(player, position, { seeds, tries: 1 })).moves.join(" ")).toBe(told);
      for (const move of told.split(" ")) position.play(move);
    }
    expect(position.isOver).toBe(true);
  });
});

describe("a number below a limit", () => {
  function* told(...words: readonly bigint[]): Generator<bigint, never> {
    yield* words;
    throw new Error("no word is left");
  }

  it("is not made of a word that would favour small ones", () => {
    expect(below(told(2n ** 64n - 1n, 5n), 3)).toBe(2);
    expect(below(told(2n ** 64n - 2n, 7n), 3)).toBe(Number((2n ** 64n - 2n) % 3n));
  });
});

describe("a medal", () => {
  const bars = { bronze: 50, silver: 80, gold: 95, lapis: 95 };
  it.each([
    [49, null],
    [50, "bronze"],
    [79, "bronze"],
    [80, "silver"],
    [94, "silver"],
    [95, "lapis"],
    [130, "lapis"],
  ])("for %i points is %s", (points, medal) => {
    expect(medalFor(points, bars)).toBe(medal);
  });
});
