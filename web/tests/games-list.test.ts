import { beforeAll, describe, expect, it } from "vitest";
import type { Progress, Seat, TableLine } from "../src/api/table";
import { isKeepable } from "../src/games/export";
import { found, isListed, isMyTurn, type MyGame, newsOf, sorted, turnsFirst } from "../src/games/my-games";
import { detailWords, namesIn, newsWords, restWords, stateWords, timeWords } from "../src/games/words";
import { learnWords, useLanguage } from "../src/words/words.svelte";

beforeAll(async () => {
  await useLanguage("en");
  await learnWords("games", "record", "later");
});

const seat = (number: number, name: string | null, bot: string | null = null): Seat => ({
  seat: number,
  flower: number === 0 ? "white" : "blue",
  kind: bot === null ? "human" : "bot",
  name,
  program: null,
  bot,
  ready: true,
  taken_over: false,
  out: null,
  hinted: false,
  remaining: null,
  by_link: false,
});

function listing(id: string, since: number, change: Partial<Progress>, more: Partial<TableLine> = {}): MyGame {
  const progress = { turn: null, since, round: 3, rounds: 15, points: [4, 9], result: null, ...change };
  const settings = { players: 2, edition: { name: "pl" } } as TableLine["settings"];
  const seats = [seat(0, "Zoë"), seat(1, null, "mason")];
  const table: TableLine = { id, status: "playing", created: 1, settings, seats, practice: false, ...more };
  return { where: "server", table, rules: "", mine: [0], progress };
}
const turn = (number: number) => ({ seat: number, since: 1, deadline: null });
const result = { winners: [0], scores: [4, 9], reason: "played", tie_break: false } as const;

describe("the list", () => {
  const mine = listing("a", 5, { turn: turn(0) });
  const theirs = listing("b", 9, { turn: turn(1) });
  const over = listing("c", 99, { result }, { status: "over" });

  it("has one's own turns first and what is over last", () => {
    expect(sorted([over, theirs, listing("d", 8, { turn: turn(0) }), mine]).map(({ table }) => table.id)).toEqual([
      "d",
      "a",
      "b",
      "c",
    ]);
  });

  it("leaves out what was hidden, but not a game that waits for its owner", () => {
    expect([mine, theirs, over].map((game) => isListed(game, true))).toEqual([true, false, false]);
    expect([mine, theirs, over].every((game) => isListed(game, false))).toBe(true);
  });

  it("knows of which games a server tells enough for a file", () => {
    const settings = { ...over.table.settings, tiles: "ours" };
    const ours = listing("g", 1, { result }, { status: "over", settings });
    expect([over, ours, mine].map(isKeepable)).toEqual([true, true, false]);
  });

  it("finds names however they are written, and all words of a search", () => {
    const ids = (search: string) =>
      found([mine, over], search, (one) => namesIn(one) + stateWords(one)).map((one) => one.table.id);
    expect(ids("zoe")).toEqual(["a", "c"]);
    expect(ids("MASON your")).toEqual(["a"]);
    expect(ids("nobody")).toEqual([]);
    expect(ids("  ")).toEqual(["a", "c"]);
  });

  it("says whose turn it is, who won, the round and the rules", () => {
    expect([mine, theirs, over].map(stateWords)).toEqual(["Your turn", "Mason is to play", "You won"]);
    expect(stateWords(listing("e", 1, { result: { ...result, winners: [1] } }, { status: "over" }))).toBe("Mason won");
    expect(stateWords(listing("e", 1, { result: { ...result, winners: [0, 1] } }, { status: "over" }))).toBe(
      "You share the victory",
    );
    expect(detailWords(mine)).toContain("Round 3 of 15 · Rules: Polish edition · online");
    expect(detailWords(over)).not.toContain("Round");
  });

  it("knows that a bot plays a seat for its owner", () => {
    const seats = [{ ...seat(0, "Zoë"), bot: "mason", taken_over: true }, seat(1, "Bo")];
    expect(isMyTurn(listing("f", 1, { turn: turn(0) }, { seats }))).toBe(false);
  });
});

describe("a list of games", () => {
  const NOW = 1_000_000;
  const sitting = (number: number, name: string): Seat =>
    ({
      seat: number,
      flower: "white",
      kind: "human",
      name,
      program: null,
      bot: null,
      ready: true,
      taken_over: false,
    }) as unknown as Seat;
  const known = (id: string, toPlay: number, deadline: number | null): MyGame => ({
    where: "server",
    table: { id, status: "playing", created: 0, seats: [sitting(0, "Ada"), sitting(1, "Bo")] } as unknown as TableLine,
    rules: null,
    mine: [0],
    progress: {
      turn: { seat: toPlay, since: 0, deadline },
      since: 0,
      turns: 9,
      points: [30, 20],
    } as unknown as Progress,
  });

  it("has one's own turns first, the most urgent before the others", () => {
    const games = [known("others", 1, NOW), known("calm", 0, null), known("later", 0, NOW + 9), known("soon", 0, NOW)];
    expect(sorted(games).map(({ table }) => table.id)).toEqual(["soon", "later", "calm", "others"]);
    const lines = games.map(({ table }) => table);
    expect(turnsFirst(lines, ["soon", "later"]).map(({ id }) => id)).toEqual(["soon", "later", "others", "calm"]);
  });

  it("tells what has happened since one last looked", () => {
    expect(newsOf(known("x", 0, null), null)).toBeNull();
    expect(newsOf(known("x", 0, null), { turns: 9, points: [30, 20] })).toBeNull();
    expect(newsWords(known("x", 0, null), { turns: 7, points: [30, 8] })).toBe(
      "Since your last look: 2 turns · Bo +12",
    );
  });

  it("tells how much time is left, in the largest unit of which there are two", () => {
    const words = [3 * 86_400, 30 * 3600, 119 * 60, -5].map((left) => timeWords(known("x", 0, NOW + left), NOW));
    expect(words).toEqual(["3 days left", "30 hours left", "119 minutes left", "0 minutes left"]);
    expect(timeWords(known("x", 0, null), NOW)).toBeNull();
  });

  it("tells why no clock runs", () => {
    const game = known("x", 0, NOW + 1000);
    expect(restWords(game, NOW)).toBeNull();
    const progress = game.progress && { ...game.progress, paused_until: NOW + 10 };
    expect(restWords({ ...game, progress }, NOW)).toMatch(/^Paused until /);
    expect(restWords({ ...game, progress }, NOW + 11)).toBeNull();
    const seats = game.table.seats.map((one) => ({ ...one, away_until: NOW + 10 }));
    expect(restWords({ ...game, table: { ...game.table, seats } }, NOW)).toMatch(/ is on vacation until /);
  });
});
