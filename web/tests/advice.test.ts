import { beforeAll, describe, expect, it } from "vitest";
import type { Garden } from "../src/api/view";
import { Mind } from "../src/bots/mind";
import { alternativeOf, outline } from "../src/referee/device/advice";
import {
  alternativeWords,
  atOnceWords,
  hasNext,
  ideaWords,
  moveWords,
  preparedWords,
  prospectWords,
} from "../src/words/advice";
import { learnWords, useLanguage } from "../src/words/words.svelte";
import { kernel } from "./kernel/kernel";
import { gameAfter } from "./tables";

const garden = (levels: Record<number, number>): Garden =>
  ({
    surface: Array.from({ length: 64 }, (_, space) => levels[space] ?? 0),
    singles: 2,
    stored: null,
  }) as unknown as Garden;

describe("a hint in words", () => {
  beforeAll(async () => {
    await useLanguage("en");
    await learnWords("hints");
  });

  it("tells the idea without the move: the highest item, else the highest tile, else to wait", () => {
    const after = garden({ 0: 1, 1: 1, 9: 2, 10: 2 });
    expect(ideaWords(["A1", "da1/1>0", "S:a1", "F:b2-c2", "=-"], after)).toBe("A fountain on level 2 is in reach.");
    expect(ideaWords(["A1", "da1/1>0", "sb2/2>0", "=-"], after)).toBe("A tile on level 2 is in reach.");
    expect(ideaWords(["A1", "=d"], after)).toContain("Better to wait");
    expect(ideaWords(["xA1"], after)).toContain("Remove a tile");
  });

  it("names the stack that the move takes a tile from", () => {
    expect(moveWords(["A2", "da1/1>0", "S:a1", "=-"])).toBe("The move: A2, a tile at a1 on level 1, statue.");
    expect(moveWords(["xA1"])).toBe("The move: A1.");
  });

  it("tells gains and losses by the lines of the pad, and what is kept", () => {
    expect(atOnceWords({ fountains: 6, statues: -1, total: 5 })).toBe("At once: Statues −1, Fountains +6.");
    expect(atOnceWords({ total: 0 })).toBe("It scores nothing at once.");
    expect(preparedWords(garden({}))).toBe("For the next turn you keep 2 pillars and no tile.");
  });

  it("tells what is kept only where there is a next turn to keep it for", () => {
    expect(hasNext(["A1", "=d"], { round: 14, rounds: 15 })).toBe(true);
    expect(hasNext(["A1", "=d"], { round: 15, rounds: 15 })).toBe(false);
    expect(hasNext(["xA1"], { round: 1, rounds: 15 })).toBe(false);
  });

  it("tells what a later turn can go on from, and nothing else", () => {
    const none = { space: [-1, -1, -1, -1], level: [-1, -1, -1, -1], opened: -1, statue: -1, item: -1, flower: -1 };
    expect(prospectWords(none)).toEqual([]);
    const row = { space: [-1, 9, 0, -1], level: [-1, 1, 2, -1], opened: 3, statue: 63, item: 2, flower: 3 };
    expect(prospectWords(row)).toEqual([
      "Next: a second fountain symbol beside b2 makes a fountain on level 1.",
      "Next: a second bridge symbol across from a1 makes a bridge on level 2.",
      "It opens level 3 for tiles.",
      "Further statues can line up with the one at h8.",
      "Only a bridge is still missing for one more set of four decorative items.",
      "Only a tile with this flower is still missing for one more set of four: yellow flower.",
    ]);
  });

  it("tells the best alternative, and whether it is surely worse", () => {
    const other = { moves: ["B2", "dc4/2>0", "=-"], gain: { total: 0 }, behind: 1.26, error: 0.5 };
    expect(alternativeWords(other)).toBe(
      "The best alternative, B2, a tile at c4 on level 2, is about 1.3 points worse (± 0.5).",
    );
    expect(alternativeWords({ ...other, error: 2 })).toContain("About as good");
  });

  it("writes its points as the language does", async () => {
    await useLanguage("pl");
    const other = { moves: ["B2", "=-"], gain: { total: 0 }, behind: 1.26, error: 0.5 };
    expect(alternativeWords(other)).toMatch(/1,3 .*0,5/);
    await useLanguage("en");
  });
});

describe("the alternative", () => {
  it(
    "of a search on this device digs or places otherwise, and is told with its error",
    { timeout: 30_000 },
    async () => {
      const rules = await kernel();
      const { position } = gameAfter(rules, 0);
      const [players, state] = [position.players, position.bytes()];
      const asked = {
        bot: "architect",
        players,
        state,
        past: null,
        seeds: [1n, 2n] as const,
        limit: { tries: 2000 },
        rivals: 23,
      };
      const found = await new Mind(rules).think(asked, () => false);
      const other = alternativeOf(found);
      expect(outline(other?.moves ?? [])).not.toBe(outline(found.moves));
      expect(other?.tries).toBeGreaterThan(0);
      expect(found.margin).toBeGreaterThanOrEqual((other?.margin ?? 0) - found.error - (other?.error ?? 0));
    },
  );
});
