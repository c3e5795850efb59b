import { beforeAll, describe, expect, it } from "vitest";
import type { Seat } from "../src/api/table";
import { toldTurns, type ToldTurn } from "../src/kernel/answers/turns";
import type { Kernel } from "../src/kernel/instance";
import { eventWords } from "../src/words/events";
import { gainWords } from "../src/words/gains";
import { summaryWords } from "../src/words/turns";
import { useLanguage } from "../src/words/words.svelte";
import { kernel as testKernel } from "./kernel/kernel";
import { gameAfter, turnEvent } from "./tables";

const seats = ["Ada", "Bo", "Cleo", "Dov"].map((name, seat) => ({ name, seat })) as unknown as Seat[];

describe("what turns have brought", () => {
  let kernel: Kernel;
  beforeAll(async () => {
    kernel = await testKernel();
    await useLanguage("en");
  });

  it("is told of every turn of a game, by the rules", () => {
    const told = toldTurns(gameAfter(kernel, 5));
    expect(told.map(({ seat, moves }) => [seat, moves[0]])).toEqual([
      [0, "A1"],
      [1, "B1"],
      [2, "C1"],
      [3, "D1"],
      [0, "A2"],
    ]);
    // A1 lies at two edges of a quarry whose stacks are all as high, and pays for its four sides.
    expect(told[0]?.singles).toBeGreaterThanOrEqual(4);
  });

  it("stands in the log as a sentence", () => {
    const [first] = toldTurns(gameAfter(kernel, 1));
    const [headline] = eventWords(turnEvent(1), seats, first ?? null);
    expect(headline).toBe(`Ada dug A1 and gained ${first?.singles} pillars`);
  });

  it("counts a single point as one, won or lost", () => {
    expect(gainWords({ belvederes: 1, total: 1 })).toEqual(["+1 point (Belvederes +1)"]);
    expect(gainWords({ statues: 3, belvederes: -4, total: -1 })).toEqual(["−1 point (Statues +3, Belvederes −4)"]);
    expect(gainWords({ statues: 3, total: 3 })).toEqual(["+3 points (Statues +3)"]);
    const told = { seat: 0, moves: ["A1", "=s"], singles: 1, gain: { total: 1 } } as unknown as ToldTurn;
    expect(summaryWords(told, seats)).toBe("Ada: A1 (+1 pillar), +1 point");
  });

  it("is left out where it is not known", () => {
    expect(eventWords(turnEvent(1), seats)[0]).toBe("Ada dug the tile on A1");
  });
});
