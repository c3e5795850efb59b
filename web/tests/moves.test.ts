import { beforeAll, describe, expect, it } from "vitest";
import type { Event, Seat } from "../src/api/table";
import { eventWords } from "../src/words/events";
import { moveWords } from "../src/words/moves";
import { learnWords, useLanguage } from "../src/words/words.svelte";
import { LANGUAGES } from "./locales";

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

const seats = [{ name: "Ada", flower: "white", bot: null }] as unknown as Seat[];
const turn = (...moves: string[]): Extract<Event, { kind: "turn" }> => ({
  kind: "turn",
  seq: 9,
  at: 0,
  seat: 0,
  moves,
  discarded: "none",
  bot: null,
  token: null,
  revealed: null,
  remaining: null,
  hurried: false,
  device: false,
});
const WHOLE = turn("D3", "dc4/1>2-ne", "S:c4*", "F:c4-d4", "B:c4-e4", "T:c4-d4", "=s");

describe("the log", () => {
  it("tells who did what", async () => {
    await useLanguage("en");
    expect(eventWords(WHOLE, seats)).toEqual([
      "Ada dug the tile on D3",
      "placed the dug tile at c4 on level 1, turned around, north-east corner open",
      "built a statue on c4; the round token gave c4 its symbol",
      "built a fountain on c4 and d4",
      "built a bridge from c4 to e4",
      "built a stairway on c4 and d4",
      "kept the stored tile",
    ]);
    expect(eventWords(turn("xB2"), seats)).toEqual(["Ada removed the Clay tile on B2"]);
  });

  it("says so when a bot had little time to think", async () => {
    await useLanguage("en");
    await learnWords("later");
    expect(eventWords({ ...turn("B2", "=d"), hurried: true }, seats).at(-1)).toContain("had little time to think");
  });

  it("tells which tiles were discarded as the server says", () => {
    const kept = turn("B2", "=d");
    expect(eventWords(kept, seats).at(-1)).toBe("stored the dug tile");
    expect(eventWords({ ...kept, discarded: "stored" }, seats).at(-1)).toBe(
      "stored the dug tile and discarded the stored one",
    );
  });

  it.each(LANGUAGES)("tells every move in %s otherwise than a menu does", async (language) => {
    await useLanguage(language);
    const lines = eventWords(WHOLE, seats);
    expect(lines[0]).toMatch(/^Ada/);
    for (const token of ["D3", "dc4/1>2-ne", "S:c4*", "F:c4-d4", "B:c4-e4", "T:c4-d4", "=s"])
      expect(lines).not.toContain(moveWords(token));
  });
});
