import { describe, expect, it } from "vitest";
import { told } from "../../src/lesson/words";
import { useLanguage } from "../../src/words/words.svelte";

describe("the pillars that one holds", () => {
  it("are told with the double ones that a round token gave", async () => {
    await useLanguage("en");
    expect(told({ hand: 6, doubles: 1 })["hands"]).toBe("6 single pillars and 1 double pillar");
    expect(told({ hand: 0, doubles: 1 })["hands"]).toBe("1 double pillar");
    expect(told({ hand: 0, doubles: 0 })["hands"]).toBe("0 single pillars");
    expect(told({ hand: 3 })["hands"]).toBe("3 single pillars");
  });
});
