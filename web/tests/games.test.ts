import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type DayGame, FORMS } from "../src/day/forms";
import { tries } from "../src/day/history";
import { counted, practice } from "../src/day/tables";
import { exported } from "../src/games/export";
import { BadFile, fileText, gamesIn } from "../src/games/file";
import { imported } from "../src/games/import";
import { gameHere, type MyGame } from "../src/games/my-games";
import { deviceTable } from "../src/referee/device";
import { newTable } from "../src/referee/device/opening";
import { recordText } from "../src/referee/device/record-text";
import { stateFrom } from "../src/referee/device/state";
import type { DeviceLine, StoredTable } from "../src/referee/device/storage";
import { Session } from "../src/store/session.svelte";
import { useLanguage, learnWords } from "../src/words/words.svelte";

type Kept = StoredTable & { line: DeviceLine };
const AWAY = vi.hoisted(() => "rules-of-a-host-that-is-away");
const tables = vi.hoisted(() => new Map<string, Kept>());

/** What a browser keeps, in memory. */
vi.mock("../src/referee/device/storage", () => ({
  create: async (line: DeviceLine, deal: Kept["deal"], events: Kept["events"]) => {
    tables.set(line.id, { line, deal, events });
  },
  append: async (line: DeviceLine, events: Kept["events"]) => {
    const stored = tables.get(line.id);
    if (stored === undefined) return false;
    tables.set(line.id, { ...stored, line, events: [...stored.events, ...events] });
    return true;
  },
  load: async (id: string) => tables.get(id) ?? null,
  lines: async () => [...tables.values()].map(({ line }) => line),
  putAll: async (all: readonly Kept[]) => {
    for (const one of all) tables.set(one.line.id, one);
  },
}));
vi.mock("../src/kernel/loaded", async () => {
  const { kernel: testKernel } = await import("./kernel/kernel");
  const loading = testKernel();
  // Those that can't be reached never come.
  const kernelFor = (rules: string) => (rules === AWAY ? new Promise(() => {}) : loading);
  return { kernel: () => loading, kernelFor };
});
vi.mock("../src/bots/thinker", () => ({ think: () => new Promise(() => {}) }));

const GOLDEN = join(import.meta.dirname, "../../tests/golden");
const golden = (name: string): string => readFileSync(join(GOLDEN, `${name}.bgn`), "utf8");
const NOWHERE: ReadonlySet<string> = new Set();

const stored = (): Kept[] => [...tables.values()];
const turnsOf = ({ events }: StoredTable) => stateFrom("", events).turns.map(({ moves }) => moves.join(" "));

/** A game on this device after some turns of two people. */
async function played(turns: number): Promise<string> {
  const id = await newTable({
    seats: [
      { flower: "white", name: "Ada" },
      { flower: "blue", name: "Bo, of Ur" },
    ],
    edition: { name: "ja" },
    first: "seat",
    undo: false,
    hints: true,
    standIn: "mason",
  });
  await playOn(id, turns);
  return id;
}

async function playOn(id: string, turns: number): Promise<void> {
  const session = new Session(deviceTable(id));
  session.open();
  await vi.waitFor(() => expect(session.view).not.toBeNull());
  for (let turn = 0; turn < turns; turn += 1) {
    const { draft } = session;
    if (draft === null) throw new Error("Nobody here is to play.");
    while (!draft.preview.complete) {
      const { legal } = draft.preview;
      draft.play((legal.find(({ kind }) => kind === "place") ?? legal[0])?.token ?? "");
    }
    const { seq } = await session.referee.commit({ seat: draft.seat, seq: draft.sequence, moves: draft.moves }, "");
    await session.reached(seq);
  }
  session.close();
}

const listed = (): MyGame[] => stored().map(({ line }) => gameHere(line));
const saved = (): Promise<string> => exported(listed(), () => {});

beforeAll(async () => {
  await useLanguage("en");
  await learnWords("games", "record", "later");
});
beforeEach(() => {
  tables.clear();
  localStorage.clear();
});

describe("a file of games", () => {
  it("takes a running game to another device, where it is played on", async () => {
    const id = await played(7);
    const [before] = stored();
    const text = await saved();
    tables.clear();
    expect(await imported(text, NOWHERE)).toEqual({ added: 1, known: 0 });
    const after = tables.get(id);
    if (before === undefined || after === undefined) throw new Error("The game is lost.");
    expect(turnsOf(after)).toEqual(turnsOf(before));
    expect(after.deal).toEqual(before.deal);
    const { head } = stateFrom(id, after.events);
    expect(head.seats.map(({ name }) => name)).toEqual(["Ada", "Bo, of Ur"]);
    const then = stateFrom(id, before.events).head;
    expect({ ...head.settings, edition: null }).toEqual({ ...then.settings, edition: null });
    expect(head.edition).toEqual(then.edition);
    expect(head.rules).toBe(then.rules);
    expect(after.line.progress?.points).toEqual(before.line.progress?.points);
    await playOn(id, 2);
    expect(turnsOf(tables.get(id) ?? after)).toHaveLength(9);
  });

  it.each(FORMS)("takes a day's game along, which counts there: %s", async (form) => {
    const day: DayGame = { date: "2026-11-18", form, key: "6c".repeat(32) };
    const id = await counted(day, "Ada");
    const again = await practice(day, "Ada");
    await playOn(id, 1);
    const before = tables.get(id);
    const text = await saved();
    tables.clear();
    localStorage.clear();
    expect(await imported(text, NOWHERE)).toEqual({ added: 2, known: 0 });
    const after = tables.get(id);
    if (before === undefined || after === undefined) throw new Error("The game is lost.");
    expect(after.deal).toEqual(before.deal);
    expect(turnsOf(after)).toEqual(turnsOf(before));
    const [then, now] = [before, after].map(({ events }) => stateFrom(id, events).head);
    expect(now?.seats).toEqual(then?.seats);
    expect({ ...now?.settings, edition: null }).toEqual({ ...then?.settings, edition: null });
    expect(tables.has(again)).toBe(true);
    expect(tries()).toEqual([{ ...day, table: id }]);
    expect(await counted(day, "Ada")).toBe(id);
    const [game] = gamesIn(text);
    for (const change of [{ day: undefined }, { day: { key: "" } }, { id: id.replace(form, "trio") }]) {
      const file = JSON.stringify({ babylon: "games", version: 1, games: [{ ...game, ...change }] });
      expect(() => gamesIn(file)).toThrow(new BadFile("broken", 1));
    }
  });

  it.each(["1999-12-31", "+275760-09-12", "0001-01-01", "no date"])("brings back a record of %s", async (date) => {
    const text = golden("en-2").replace(/\[Seats/, `[Date "${date}"]\n[Seats`);
    expect(await imported(text, NOWHERE)).toEqual({ added: 1, known: 0 });
    const file = await saved();
    tables.clear();
    expect(await imported(file, NOWHERE)).toEqual({ added: 1, known: 0 });
  });

  it("brings nothing twice, but what was played on elsewhere", async () => {
    const id = await played(3);
    const early = await saved();
    expect(await imported(early, NOWHERE)).toEqual({ added: 0, known: 1 });
    await playOn(id, 2);
    const late = await saved();
    expect(await imported(early, NOWHERE)).toEqual({ added: 0, known: 1 });
    expect(turnsOf(tables.get(id) as Kept)).toHaveLength(5);
    tables.clear();
    await imported(early, NOWHERE);
    expect(await imported(late, NOWHERE)).toEqual({ added: 1, known: 0 });
    expect(turnsOf(tables.get(id) as Kept)).toHaveLength(5);
  });

  it.each(["../api/info?", "a/b", "", "x".repeat(41), "..\\kernel", "%2e%2e%2f"])(
    "names no rules that lead elsewhere: %s",
    async (rules) => {
      await imported(golden("en-2"), NOWHERE);
      const [game] = gamesIn(await saved());
      if (game === undefined) throw new Error("There is no game.");
      expect(() => gamesIn(fileText([{ ...game, rules }]))).toThrow(new BadFile("broken", 1));
      expect(gamesIn(fileText([{ ...game, rules: "c9dbb741cf621ff8" }]))).toHaveLength(1);
    },
  );

  it("leaves out what the server lists anyway, and keeps what it does not", async () => {
    await imported(golden("en-2"), NOWHERE);
    const [game] = gamesIn(await saved());
    if (game === undefined) throw new Error("There is no game.");
    tables.clear();
    const text = fileText([{ ...game, id: "k3v9x2m7q4ta" }]);
    expect(await imported(text, new Set(["k3v9x2m7q4ta"]))).toEqual({ added: 0, known: 1 });
    expect(await imported(text, NOWHERE)).toEqual({ added: 1, known: 0 });
    expect([...tables.keys()]).toEqual(["device-k3v9x2m7q4ta"]);
  });

  it.each(["en-2", "pl-3", "zh-Hant-4"])("holds the finished game %s, with its record and result", async (name) => {
    const text = golden(name);
    expect(await imported(text, NOWHERE)).toEqual({ added: 1, known: 0 });
    expect(await imported(text, NOWHERE)).toEqual({ added: 0, known: 1 });
    const [one] = stored();
    if (one === undefined) throw new Error("The game is lost.");
    const state = stateFrom(one.line.id, one.events);
    expect(state.head.result?.scores.join(" ")).toBe(/\[Result "([^"]*)"/.exec(text)?.[1]);
    const again = recordText(state, one.deal);
    const moves = (record: string) =>
      record
        .slice(record.indexOf("\n\n"))
        .replace(/\d+\.|\{[^}]*\}/g, "")
        .split(/\s+/);
    expect(moves(again).filter(Boolean)).toEqual(moves(text).filter(Boolean));
  });

  it("keeps marks of a table: practice, hints, who gave up", async () => {
    await played(5);
    const [game] = gamesIn(await saved());
    if (game === undefined) throw new Error("There is no game.");
    tables.clear();
    const [ada, bo] = game.seats;
    if (ada === undefined || bo === undefined) throw new Error("Nobody plays.");
    const seats = [
      { ...ada, hinted: true },
      { ...bo, out: "resigned" as const },
    ];
    await imported(fileText([{ ...game, seats, practice: true, reason: "resigned" }]), NOWHERE);
    const [one] = stored();
    const { head } = stateFrom(game.id, one?.events ?? []);
    expect(head.practice).toBe(true);
    expect(head.seats.map(({ hinted, out }) => [hinted, out])).toEqual([
      [true, null],
      [false, "resigned"],
    ]);
    expect(head.result).toMatchObject({ winners: [0], reason: "resigned" });
    expect(turnsOf(one as Kept)).toHaveLength(5);
  });
});

describe("a file that is no good", () => {
  const refused = async (text: string): Promise<BadFile> => {
    const before = JSON.stringify(stored());
    const error: unknown = await imported(text, NOWHERE).catch((one: unknown) => one);
    expect(JSON.stringify(stored())).toBe(before);
    if (!(error instanceof BadFile)) throw error;
    return error;
  };

  it.each(["", "hello", "[]", "{}", "null", "12", '{"babylon":"games"}', '{"babylon":"games","version":1,"games":3}'])(
    "says that %j holds no games",
    async (text) => expect((await refused(text)).fault).toBe("not-ours"),
  );

  it("says that a later version has made it", async () => {
    expect((await refused('{"babylon":"games","version":2,"games":[]}')).fault).toBe("newer");
  });

  it("says so when the rules of a game can't be fetched, and does not wait for ever", async () => {
    await imported(golden("en-2"), NOWHERE);
    const [game] = gamesIn(await saved());
    if (game === undefined) throw new Error("There is no game.");
    vi.useFakeTimers();
    const trying = refused(fileText([{ ...game, rules: AWAY }]));
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await trying).fault).toBe("away");
    vi.useRealTimers();
  });

  it("adds none of its games when one of them is broken", async () => {
    await played(4);
    const [game] = gamesIn(await saved());
    if (game === undefined) throw new Error("There is no game.");
    tables.clear();
    const other = { ...game, id: "device-00000000000000ff" };
    const spoilt = [
      { ...other, record: other.record.replace(/x[A-D]\d/, "xE9") },
      { ...other, record: "" },
      { ...other, seats: game.seats.slice(1) },
      { ...other, reason: "played" as const },
      { ...other, record: other.record.replace(/(?<=\[Quarry ")b\d\d/, "?") },
      { ...other, record: `${other.record} A1` },
    ];
    for (const one of spoilt) {
      const error = await refused(fileText([game, one]));
      expect([error.fault, error.game]).toEqual(["broken", 2]);
      expect(error.why).not.toBe("");
    }
    for (const change of [
      { id: "../x" },
      { created: "now" },
      { created: 1e300 },
      { seats: {} },
      { reason: "won" },
      { undo: 1 },
    ]) {
      const text = fileText([game, other]).replace(/\n$/, "");
      const file = JSON.parse(text) as { games: object[] };
      file.games[1] = { ...other, ...change };
      expect(await refused(JSON.stringify(file))).toMatchObject({ fault: "broken", game: 2 });
    }
    expect(tables.size).toBe(0);
  });
});
