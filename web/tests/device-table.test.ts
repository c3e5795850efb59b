import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { think } from "../src/bots/thinker";
import { UNKNOWN, UNKNOWN_TOKEN } from "../src/kernel/generated";
import { kernel } from "../src/kernel/loaded";
import { Position } from "../src/kernel/position";
import { deviceTable } from "../src/referee/device";
import { newTable } from "../src/referee/device/opening";
import type { DevicePlan } from "../src/referee/device/plan";
import type { StoredTable } from "../src/referee/device/storage";
import { Session } from "../src/store/session.svelte";
import { say, useLanguage } from "../src/words/words.svelte";

const tables = vi.hoisted(() => new Map<string, StoredTable>());
const disk = vi.hoisted(() => ({ full: false }));

/** What a browser keeps, in memory. */
vi.mock("../src/referee/device/storage", () => ({
  create: async (line: { id: string }, deal: StoredTable["deal"], events: StoredTable["events"]) => {
    tables.set(line.id, { deal, events });
  },
  append: async (line: { id: string }, events: StoredTable["events"]) => {
    if (disk.full) throw new DOMException("", "QuotaExceededError");
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
vi.mock("../src/bots/thinker", () => ({ think: vi.fn<typeof think>() }));

const ada = { flower: "white", name: "Ada" } as const;
const plan: DevicePlan = {
  seats: [ada, { flower: "blue", name: "Bo" }],
  edition: { name: "revised" },
  first: "seat",
  undo: true,
  hints: true,
  standIn: "mason",
};

async function opened(id: string): Promise<Session> {
  const session = new Session(deviceTable(id));
  session.open();
  await vi.waitFor(() => expect(session.view).not.toBeNull());
  return session;
}

/** A legal turn for whoever is to play: the first tile, placed and decorated while that goes. */
async function playTurn(session: Session): Promise<void> {
  const { draft } = session;
  if (draft === null) throw new Error("Nobody here is to play.");
  while (!draft.preview.complete) {
    const { legal } = draft.preview;
    const move = legal.find(({ kind }) => kind === "decorate" || kind === "place") ?? legal[0];
    draft.play(move?.token ?? "");
  }
  const { seq } = await session.referee.commit({ seat: draft.seat, seq: draft.sequence, moves: draft.moves }, "");
  await session.reached(seq);
}

/** Python takes its time to start, the more so when all tests run at once. */
const LONG_MS = 60_000;

/** How the command line judges a record: 0 when all is right. */
const babylon = (record: string): number | null =>
  spawnSync(join(import.meta.dirname, "../../.venv/bin/babylon"), ["check", "-"], { input: record }).status;

beforeAll(() => useLanguage("en"));
beforeEach(() => {
  tables.clear();
  disk.full = false;
});

describe("a table on this device", () => {
  it("is played to its end by people at one screen", async () => {
    const session = await opened(await newTable(plan));
    const seats: number[] = [];
    while (session.table?.status === "playing") {
      seats.push(session.front);
      await playTurn(session);
    }
    expect(seats.slice(0, 4)).toEqual([0, 1, 0, 1]);
    expect(session.table?.result?.scores).toEqual(session.view?.gardens.map(({ score }) => score.total));
    expect(session.table?.result?.reason).toBe("played");
    // The referee's digest, of all that is dealt, is that of the page, which has seen only what lay open.
    expect(session.notices).toEqual([]);
    expect(session.events.at(-1)?.kind).toBe("over");
  });

  it.each([
    { name: "revised" },
    { name: "en" },
    { name: "zh-Hans", belvederes: "while-they-last" },
    { name: "ja", supply: [90, 30, 12, 5, 5, 5, 12] },
  ] as const)(
    "is told in a record that Python replays to the same scores: $name",
    { timeout: LONG_MS },
    async (edition) => {
      const third = { flower: "yellow", name: 'Cy "the \\mason", jr' } as const;
      const session = await opened(await newTable({ ...plan, edition, seats: [...plan.seats, third] }));
      while (session.table?.status === "playing") await playTurn(session);
      expect(babylon(await session.referee.record())).toBe(0);
    },
  );

  it("is told in a record while it lasts, and with the result that it had", { timeout: LONG_MS }, async () => {
    const session = await opened(await newTable(plan));
    for (let turn = 0; turn < 20; turn += 1) await playTurn(session);
    const text = await session.referee.record();
    expect(text).toContain("?");
    expect(babylon(text)).toBe(0);
    while (session.table?.status === "playing") await playTurn(session);
    const whole = await session.referee.record();
    // The command line compares the result that is written there with the one that it replays.
    expect(babylon(whole.replace(/\[Result "\d+/, '[Result "999'))).not.toBe(0);
  });

  it("tells nothing of what is hidden", async () => {
    const id = await newTable(plan);
    const told: string[] = [];
    const line = deviceTable(id).listen(0, {
      message: (message) => told.push(JSON.stringify(message)),
      connection: () => {},
      missing: () => {},
    });
    await vi.waitFor(() => expect(told).toHaveLength(2));
    line.close();
    expect(told.join()).not.toMatch(/"[bg]\d\d"/);
  });

  it("is the same after it was closed and opened again", async () => {
    const id = await newTable(plan);
    const session = await opened(id);
    for (let turn = 0; turn < 8; turn += 1) await playTurn(session);
    session.close();
    const again = await opened(id);
    expect(again.view).toEqual(session.view);
    expect(again.table).toEqual(session.table);
    expect(again.events).toEqual(session.events);
  });

  it("takes a turn back for whoever wants it, and is practice then", async () => {
    const session = await opened(await newTable(plan));
    await playTurn(session);
    const view = session.view;
    await playTurn(session);
    const { seq } = await session.referee.proposeUndo(1, 1);
    await session.reached(seq);
    expect(session.view).toEqual(view);
    expect(session.table?.practice).toBe(true);
    expect(session.front).toBe(1);
    await playTurn(session);
    expect(session.notices).toEqual([]);
  });

  it("refuses what is not a whole turn, not legal, or too late", async () => {
    const session = await opened(await newTable(plan));
    const commit = (moves: string[], seat = 0, seq = session.table?.game_seq ?? 0) =>
      session.referee.commit({ seat, seq, moves }, "");
    await expect(commit([])).rejects.toMatchObject({ code: "turn-unfinished" });
    await expect(commit(["A1", "=d"])).rejects.toMatchObject({ code: "illegal-move" });
    await expect(commit(["x9"])).rejects.toMatchObject({ code: "bad-notation" });
    await expect(commit(["xA1"], 1)).rejects.toMatchObject({ code: "not-your-turn" });
    await expect(commit(["xA1"], 0, 1)).rejects.toMatchObject({ code: "stale" });
    await commit(["xA1"]);
  });

  it("says so when another page was faster", async () => {
    const id = await newTable(plan);
    const [one, other] = [await opened(id), await opened(id)];
    await playTurn(one);
    await expect(playTurn(other)).rejects.toMatchObject({ code: "stale" });
    await vi.waitFor(() => expect(other.table?.seq).toBe(one.table?.seq));
    expect(other.front).toBe(1);
  });

  it("says so when the browser stores no more, and takes the turn once it does", async () => {
    const session = await opened(await newTable(plan));
    disk.full = true;
    await expect(playTurn(session)).rejects.toMatchObject({ code: "not-stored", message: say("web-device-refused") });
    disk.full = false;
    await playTurn(session);
    expect(session.front).toBe(1);
  });

  it("lets bots play by what everybody sees", async () => {
    const asked = vi.mocked(think);
    asked.mockImplementation(async () => ({ moves: ["xB1"], tries: 0, margin: 0, error: 0, rivals: [] }));
    const session = await opened(await newTable({ ...plan, seats: [ada, { flower: "pink", bot: "mason" }] }));
    await playTurn(session);
    await vi.waitFor(() => expect(session.active).toBe(0));
    expect(asked).toHaveBeenCalledTimes(1);
    const [bot, shown] = asked.mock.calls[0] ?? [];
    expect([bot, shown?.players]).toEqual(["mason", 2]);
    expect(session.events.at(-1)).toMatchObject({ kind: "turn", bot: "mason", moves: ["xB1"] });
    const seen = Position.from(await kernel(), 2, shown?.bytes() ?? new Uint8Array());
    // Sixteen clay tiles, and what lay beneath the one that was removed.
    expect(seen.numbers("stack").filter((tile) => tile !== UNKNOWN)).toHaveLength(16 + 1);
    expect(seen.numbers("tokens").every((token) => token === UNKNOWN_TOKEN)).toBe(true);
    session.close();
  });

  it("ends when one of two gives up, and goes on with a bot among three", async () => {
    const two = await opened(await newTable(plan));
    await two.reached((await two.referee.resign(0)).seq);
    expect(two.table?.result).toMatchObject({ winners: [1], reason: "resigned" });
    vi.mocked(think).mockImplementation(() => new Promise(() => {}));
    const third = { flower: "pink", name: "Cy" } as const;
    const three = await opened(await newTable({ ...plan, seats: [...plan.seats, third] }));
    await three.reached((await three.referee.resign(0)).seq);
    expect(three.table?.seats[0]).toMatchObject({ out: "resigned", bot: "mason", taken_over: true });
    expect(three.table?.status).toBe("playing");
    three.close();
  });

  it("leads to another table with the same players", async () => {
    const session = await opened(await newTable(plan));
    await session.reached((await session.referee.resign(0)).seq);
    const next = await session.referee.rematch(0);
    const again = await opened(next);
    expect(again.table?.seats.map(({ name }) => name)).toEqual(["Bo", "Ada"]);
    expect(session.table?.rematch).toBe(next);
  });

  it("is missing where it was never made", async () => {
    const session = new Session(deviceTable("device-none"));
    session.open();
    await vi.waitFor(() => expect(session.missing).toBe(true));
  });
});
