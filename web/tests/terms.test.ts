/** What a table is played by, as whoever is invited reads it. */
import { describe, expect, it } from "vitest";
import type { Clock, Table } from "../src/api/table";
import { changeWords, clockWords, terms } from "../src/words/terms";
import { learnWords } from "../src/words/words.svelte";

await learnWords("later");

describe("a clock", () => {
  it.each<[Clock, string]>([
    [{ kind: "none" }, "No clock: take your time"],
    [{ kind: "days", days: 1 }, "1 day for each turn"],
    [{ kind: "days", days: 3 }, "3 days for each turn"],
    [{ kind: "real-time", seconds: 600, increment: 20 }, "10 minutes for each player, plus 20 s a turn"],
    [{ kind: "real-time", seconds: 60, increment: 0 }, "1 minute for each player"],
    [{ kind: "real-time", seconds: 90, increment: 5 }, "90 s for each player, plus 5 s a turn"],
  ])("is told whatever was set", (clock, words) => {
    expect(clockWords(clock)).toBe(words);
  });
});

describe("a table", () => {
  const edition = { name: "ja", highest: "level", overlap: "never", gap: "covered", belvederes: "required" };
  const table = {
    settings: {
      hints: false,
      undo: true,
      access: "private",
      clock: { kind: "none" },
      edition: { name: "ja", gap: "covered" },
    },
    edition: { ...edition, supply: [148, 60, 38, 15, 15, 15, 38], mixed: true },
    seats: [{ kind: "human" }, { kind: "open" }, { kind: "open" }],
  } as unknown as Table;

  it("tells how many play and how many seats are free, and what help there is", () => {
    const lines = terms(table).flatMap((term) => term.lines);
    expect(lines).toContain("3 players, 2 seats free");
    expect(lines).toContain("No hints");
    expect(lines).toContain("Turns can be undone if all agree");
    expect(lines).toContain("Nobody may watch");
  });

  it("tells what it plays otherwise than its book, and only that", () => {
    expect(changeWords(table)).toEqual(["Under a bridge: the bridge covers it as a tile would"]);
    const supply = {
      ...table,
      settings: { ...table.settings, edition: { name: "ja", supply: [1, 2, 3, 4, 5, 6, 7] } },
    };
    expect(changeWords(supply)[0]).toContain("Pieces in the box: ");
    expect(changeWords(supply)[0]).toContain("148");
  });
});
