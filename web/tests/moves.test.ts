import { beforeAll, describe, expect, it } from "vitest";
import { moveWords } from "../src/words/moves";
import { useLanguage } from "../src/words/words.svelte";

describe("moves in words", () => {
  beforeAll(() => useLanguage("en"));

  it.each([
    ["xB3", "Remove the Clay tile on B3"],
    ["sc4/2>0", "Place the stored tile at c4 on level 2, as printed, all corners supported"],
    ["=d", "End the turn and store the dug tile"],
    ["S:c4", "Build a statue on c4"],
    ["S:c4*", "Build a statue on c4; the round token gives c4 its symbol"],
    ["F:c4-d4*", "Build a fountain on c4 and d4; the round token gives d4 its symbol"],
  ])("say %s as the command line does", (token, words) => {
    expect(moveWords(token)).toBe(words);
  });

  it("say what the end of a turn discards", () => {
    expect(moveWords("=s", "dug")).toBe("End the turn, keep the stored tile and discard the dug one");
  });
});
