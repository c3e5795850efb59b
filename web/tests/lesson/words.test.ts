import { describe, expect, it } from "vitest";
import { STEPS } from "../../src/lesson/course";
import { passingWords, told } from "../../src/lesson/words";
import { learnWords, useLanguage } from "../../src/words/words.svelte";

describe("the pillars that one holds", () => {
  it("are told with the double ones that a round token gave", async () => {
    await useLanguage("en");
    expect(told({ hand: 6, doubles: 1 })["hands"]).toBe("6 single pillars and 1 double pillar");
    expect(told({ hand: 0, doubles: 1 })["hands"]).toBe("1 double pillar");
    expect(told({ hand: 0, doubles: 0 })["hands"]).toBe("0 single pillars");
    expect(told({ hand: 3 })["hands"]).toBe("3 single pillars");
  });
});

describe("the highest point", () => {
  it("scores by the rule of the edition that is played", async () => {
    await useLanguage("en");
    expect(told({ rule: "double" })["rule"]).toBe("twice the level of the highest tile");
    expect(told({ rule: "square" })["rule"]).toBe("the level of the highest tile squared");
  });
});

describe("what Next plays", () => {
  it("is said where a turn is ended on the learner's behalf, and nowhere else", async () => {
    await useLanguage("en");
    await learnWords("lesson");
    const said = new Map(STEPS.map((step) => [step.name, passingWords(step)]));
    expect(said.get("belvedere")).toMatch(/^“.?Next.?” plays the rest of your turn and .+ Then round .?3.? begins\.$/);
    expect(said.get("bridge")).toMatch(/round .?5.?, with your first moves made\.$/);
    expect(said.get("storing")).toBeNull();
    expect(said.get("scoring")).toBeNull();
  });
});
