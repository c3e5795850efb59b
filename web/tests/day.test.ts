/** The days of this device: the games that count, the streak, what is shared of them. */
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { think } from "../src/bots/thinker";
import { hexOf } from "../src/chance/keys";
import { dateAt, dayBefore, endOf } from "../src/day/calendar";
import type { DayGame } from "../src/day/forms";
import { keep, longestStreak, streak, tries, type Try } from "../src/day/history";
import { botSeeds, commitmentOf, dayKey } from "../src/day/keys";
import { outcomeOf, settled } from "../src/day/outcomes";
import { isAsPromised, notePromises } from "../src/day/promises";
import { barsText, type Finished, shareText } from "../src/day/share";
import { counted, practice } from "../src/day/tables";
import { kernel } from "../src/kernel/loaded";
import { moveTokens } from "../src/kernel/names";
import { legalMoves } from "../src/kernel/rows";
import { deviceTable } from "../src/referee/device";
import { positionOf } from "../src/referee/device/judge";
import { stateFrom, type TableState } from "../src/referee/device/state";
import type { StoredTable } from "../src/referee/device/storage";
import type { Listener } from "../src/referee/referee";
import { learnWords, useLanguage } from "../src/words/words.svelte";

const tables = vi.hoisted(() => new Map<string, StoredTable>());
const asked = vi.hoisted(() => [] as { bot: string; seeds: unknown }[]);

vi.mock("../src/referee/device/storage", () => ({
  create: async (line: { id: string }, deal: StoredTable["deal"], events: StoredTable["events"]) => {
    tables.set(line.id, { deal, events });
  },
  append: async (line: { id: string }, events: StoredTable["events"]) => {
    const stored = tables.get(line.id);
    if (stored === undefined || stored.events.length + 1 !== events[0]?.seq) return false;
    tables.set(line.id, { ...stored, events: [...stored.events, ...events] });
    return true;
  },
  load: async (id: string) => tables.get(id) ?? null,
}));
vi.mock("../src/kernel/loaded", async () => {
  const { kernel: testKernel } = await import("./kernel/kernel");
  const loading = testKernel();
  return { kernel: () => loading, kernelFor: () => loading };
});
vi.mock("../src/bots/thinker", async () => {
  const { Mind } = await import("../src/bots/mind");
  const { kernel: testKernel } = await import("./kernel/kernel");
  const mind = new Mind(await testKernel());
  const thinking: typeof think = async (bot, position, { seeds = [1n, 1n] as const, tries: limit = 1 } = {}) => {
    asked.push({ bot, seeds });
    const { players } = position;
    return mind.think(
      { bot, players, state: position.bytes(), past: null, seeds, limit: { tries: limit } },
      () => false,
    );
  };
  return { think: thinking };
});

const game: DayGame = { date: "2026-11-18", form: "solo", key: hexOf(dayKey("2026-11-18")) };
const outcome = { points: 90, rival: 0, won: true, gains: [0, 4, 2, 8, -3] };
const bars = { bronze: 54, silver: 81, gold: 88, lapis: 103 };
const played = (date: string, more: Partial<Try> = {}): Try => ({
  ...game,
  date,
  table: `device-${date}`,
  outcome,
  bars,
  ...more,
});

beforeAll(async () => {
  await useLanguage("en");
  await learnWords("day");
});
beforeEach(() => {
  localStorage.clear();
  tables.clear();
  asked.length = 0;
});

describe("a day", () => {
  it("begins and ends in universal time", () => {
    expect(dateAt(Date.UTC(2026, 10, 18, 23, 59))).toBe("2026-11-18");
    expect(endOf("2026-11-18")).toBe(Date.UTC(2026, 10, 19));
    expect(dayBefore("2027-01-01")).toBe("2026-12-31");
    expect(dayBefore("2028-03-01")).toBe("2028-02-29");
  });
});

describe("a promise of a server", () => {
  const key = "6c".repeat(32);
  const promise = (date: string, of = key) => ({
    date,
    commitment: commitmentOf(
      date,
      Uint8Array.from({ length: 32 }, () => Number.parseInt(of.slice(0, 2), 16)),
    ),
  });

  it("is kept by the key that it was made of, and by no other", () => {
    notePromises([promise("2026-11-19")]);
    expect(isAsPromised("2026-11-19", key)).toBe(true);
    expect(isAsPromised("2026-11-19", "6d".repeat(32))).toBe(false);
    expect(isAsPromised("2026-11-19", "")).toBe(false);
    expect(isAsPromised("2026-11-20", key)).toBeNull();
  });
  it("can't be made anew, and is forgotten after a month", () => {
    notePromises([promise("2026-11-19")]);
    notePromises([promise("2026-11-19", "6d")]);
    expect(isAsPromised("2026-11-19", key)).toBe(true);
    notePromises(Array.from({ length: 30 }, (_, day) => promise(`2027-01-${String(day + 1).padStart(2, "0")}`)));
    expect(isAsPromised("2026-11-19", key)).toBeNull();
    expect(isAsPromised("2027-01-30", key)).toBe(true);
  });
  it.each(["null", "{", '"x"'])("is as good as none where %s is kept", (kept) => {
    localStorage.setItem("babylon-day-promises", kept);
    expect(isAsPromised("2026-11-19", key)).toBeNull();
    notePromises([promise("2026-11-19")]);
  });
});

describe("a streak", () => {
  const days = ["2026-11-18", "2026-11-17", "2026-11-15", "2026-11-14", "2026-11-13"].map((date) => played(date));

  it("goes back from today without a gap", () => {
    expect(streak(days, "2026-11-18")).toBe(2);
  });
  it("stands for as long as today can still be played", () => {
    expect(streak(days, "2026-11-19")).toBe(2);
    expect(streak(days, "2026-11-20")).toBe(0);
  });
  it("needs a game that was played to its end", () => {
    expect(streak([played("2026-11-18", { outcome: null })], "2026-11-18")).toBe(0);
    expect(streak([], "2026-11-18")).toBe(0);
  });
  it("counts a day once, in whatever form it was played", () => {
    expect(streak([...days, played("2026-11-18", { form: "duel" })], "2026-11-18")).toBe(2);
  });
  it("is remembered by its longest", () => {
    expect(longestStreak(days)).toBe(3);
    expect(longestStreak([])).toBe(0);
  });
});

describe("the game that counts", () => {
  it("is the first of its day and form, and goes on where it was left", async () => {
    const table = await counted(game, "Ada");
    expect(await counted(game, "Ada")).toBe(table);
    const duel = await counted({ ...game, form: "duel" }, "Ada");
    expect(duel).not.toBe(table);
    expect(tries().map((one) => one.table)).toEqual([table, duel]);
    expect(await practice(game, "Ada")).not.toBe(table);
    expect(tries()).toHaveLength(2);
  });
  it("is played without hints and nothing is taken back; practice has both", async () => {
    const settings = (id: string): unknown => tables.get(id)?.events[0];
    expect(settings(await counted(game, "Ada"))).toMatchObject({ settings: { hints: false, undo: false } });
    expect(settings(await practice(game, "Ada"))).toMatchObject({ settings: { hints: true, undo: true } });
  });
  it("is lost with its table", async () => {
    const table = await counted(game, "Ada");
    const begun = tries()[0];
    if (begun === undefined) throw new Error("no try");
    expect((await settled(begun)).outcome).toBeUndefined();
    tables.delete(table);
    expect((await settled(begun)).outcome).toBeNull();
    expect(tries()[0]?.outcome).toBeNull();
  });
  it("is told with its points once it is over", { timeout: 30_000 }, async () => {
    const id = await counted(game, "Ada");
    await playOut(id);
    const stored = tables.get(id);
    const begun = tries()[0];
    if (stored === undefined || begun === undefined) throw new Error("no table");
    const known = await outcomeOf(id, stored);
    expect(known?.gains).toHaveLength(15);
    expect(known?.gains.reduce((sum, gain) => sum + gain, 0)).toBe(known?.points);
    expect(known?.rival).toBe(0);
    expect(await settled(begun)).toMatchObject({ outcome: known, bars });
    expect(tries()[0]).toMatchObject({ outcome: known, bars });
    const turns = asked.filter(({ bot }) => bot === "quarry").slice(0, 2);
    expect(turns.map(({ seeds }) => seeds)).toEqual([botSeeds(dayKey(game.date), 1), botSeeds(dayKey(game.date), 3)]);
  });
});

/** Plays for whoever sits at this device: digs the first stack there is, and keeps the tile. */
async function playOut(id: string): Promise<void> {
  const referee = deviceTable(id);
  const message = vi.fn<Listener["message"]>();
  const line = referee.listen(0, { message, connection: () => undefined, missing: () => undefined });
  await vi.waitFor(() => expect(message).toHaveBeenCalled());
  for (let state = await stateAt(id); state.head.status !== "over"; state = await stateAt(id)) {
    if (state.head.turn?.seat === 0) await referee.commit({ seat: 0, seq: state.head.seq, moves: state.moves }, "");
    else await new Promise((resume) => setTimeout(resume));
  }
  line.close();
}

/** How a table stands, and the first turn that could be played there. */
async function stateAt(id: string): Promise<TableState & { readonly moves: readonly string[] }> {
  const stored = tables.get(id);
  if (stored === undefined) throw new Error(`no table ${id}`);
  const state = stateFrom(id, stored.events);
  const [first = ""] = legalMoves(positionOf(await kernel(), state, stored.deal)).flatMap(moveTokens);
  return { ...state, moves: first.startsWith("x") ? [first] : [first, "=d"] };
}

describe("what is kept", () => {
  it("is the newest day first, each form once", () => {
    for (const date of ["2026-11-16", "2026-11-18", "2026-11-17"]) keep(played(date));
    keep(played("2026-11-17", { outcome: null }));
    expect(tries().map(({ date }) => date)).toEqual(["2026-11-18", "2026-11-17", "2026-11-16"]);
    expect(tries()[1]?.outcome).toBeNull();
  });
  it("is nothing where it can't be read", () => {
    localStorage.setItem("babylon-days", "{broken");
    expect(tries()).toEqual([]);
  });
});

describe("what is shared", () => {
  const finished: Finished = { ...game, table: "device-1", outcome, bars };

  it("tells the points, the medal and the rounds, and names no tile", () => {
    const text = shareText(finished, 3, "https://example.org/game/day");
    expect(text).toBe(
      "Babylon · November 18, 2026 · Solo\n🥇 90 points · Gold\n▁▅▃█▁\n3 days in a row\nhttps://example.org/day",
    );
  });
  it("tells how a duel came out", () => {
    const duel: Finished = { ...finished, form: "duel", outcome: { ...outcome, points: 50, rival: 81, won: false } };
    expect(shareText(duel, 1, "https://example.org/")).toContain("lost 50 : 81 · no medal");
  });
  it("draws rounds that brought nothing low", () => {
    expect(barsText([0, 0])).toBe("▁▁");
    expect(barsText([])).toBe("");
  });
});
