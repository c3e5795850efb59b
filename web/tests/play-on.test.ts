import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { exported } from "../src/games/export";
import { imported } from "../src/games/import";
import { gameHere } from "../src/games/my-games";
import { RULES, TILE_SETS } from "../src/kernel/generated";
import { type Kernel, loadPast } from "../src/kernel/instance";
import { playedRecord } from "../src/record/played";
import { readRecord } from "../src/record/reader";
import { deviceTable } from "../src/referee/device";
import type { DeviceLine, StoredTable } from "../src/referee/device/storage";
import { playOn } from "../src/replay/play-on";
import { RecordedTable } from "../src/replay/recorded";
import { Session } from "../src/store/session.svelte";
import { learnWords, useLanguage } from "../src/words/words.svelte";
import { kernel as presentKernel, pastKernel } from "./kernel/kernel";

type Kept = StoredTable & { line: DeviceLine };
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
  putAll: async (all: readonly Kept[]) => {
    for (const one of all) tables.set(one.line.id, one);
  },
}));
vi.mock("../src/kernel/loaded", async () => {
  const { kernel, pastKernel: past } = await import("./kernel/kernel");
  const { loadPast: loaded } = await import("../src/kernel/instance");
  const now = kernel();
  const then = past().then(async (one) => [one.described.RULES, await loaded(one)] as const);
  return { kernel: () => now, kernelFor: async (rules: string) => (rules === (await then)[0] ? (await then)[1] : now) };
});
vi.mock("../src/bots/thinker", () => ({ think: () => new Promise(() => {}) }));

/** Nothing of this game was played but the six removals, which are legal whatever the tiles show. */
const [SHORT = ""] = readFileSync("../tests/golden/en-2.bgn", "utf8").split(/^1\./m);
const REMOVALS = 6;
const LETTERS = { statue: "S", fountain: "F", bridge: "B", stairway: "T" } as const;

/** The tiles of the box, their corners the other way round. */
const FACES = Object.entries(TILE_SETS.standard).map(([id, { flower, face }]) => {
  const corners = face.map((symbol) => (symbol === null ? "." : LETTERS[symbol])).toReversed();
  return `${id} ${flower} ${corners.join("")}`;
});
const OWN = SHORT.replace(
  '[Tiles "standard"]',
  ['[Tiles "mirrored"]', ...FACES.map((face) => `[Face "${face}"]`)].join("\n"),
);

/** The table where a record is played on from the last of its removals. */
async function playedOn(text: string, kernel: Kernel): Promise<Session> {
  const record = readRecord(text);
  const recorded = new RecordedTable("r", playedRecord(kernel, record), [], { turn: REMOVALS, move: 0 });
  return await opened(await playOn(record.deal, recorded, "Ada", "mason"));
}

async function opened(id: string): Promise<Session> {
  const session = new Session(deviceTable(id));
  session.open();
  await vi.waitFor(() => expect(session.view).not.toBeNull());
  return session;
}

/** What the first stack pays for. */
const income = ({ draft }: Session): number | undefined =>
  draft?.preview.income.find(({ singles }) => singles > 0)?.singles;

beforeAll(async () => {
  await useLanguage("en");
  await learnWords("games", "record", "later");
});
beforeEach(() => tables.clear());

describe("a game that is played on", () => {
  it("keeps the tiles that it was played with", async () => {
    const session = await playedOn(OWN, await presentKernel());
    for (const [id, { face }] of Object.entries(TILE_SETS.standard))
      expect(session.view?.tiles[id]?.face).toEqual(face.toReversed());
    expect(session.table?.settings.tiles).toBe("mirrored");
    // The page has begun the game by what it was told, the referee by the whole deal.
    expect(session.notices).toEqual([]);
    const text = await session.referee.record();
    expect(text).toContain('[Tiles "mirrored"]');
    expect(text.match(/\[Face /g)).toHaveLength(FACES.length);
    expect(readRecord(text).deal.tiles).toEqual(FACES);
  });

  it("takes its tiles along to another device, and to the next game", async () => {
    const before = await playedOn(OWN, await presentKernel());
    const file = await exported(
      [...tables.values()].map(({ line }) => gameHere(line)),
      () => {},
    );
    tables.clear();
    expect(await imported(file, new Set())).toEqual({ added: 1, known: 0 });
    const [kept] = tables.values();
    const after = await opened(kept?.line.id ?? "");
    expect(after.view).toEqual(before.view);
    const next = await opened(await after.referee.rematch(0));
    expect(next.view?.tiles).toEqual(before.view?.tiles);
  });

  it("keeps the rules that it was begun with", async () => {
    const past = await pastKernel();
    const [then, now] = [await playedOn(SHORT, await loadPast(past)), await playedOn(SHORT, await presentKernel())];
    expect(then.table?.rules).toBe(past.described.RULES);
    expect(now.table?.rules).toBe(RULES);
    expect(income(then)).toBe((income(now) ?? 0) + 2);
    expect(then.notices).toEqual([]);
  });

  it("is told in a record that Python plays", { timeout: 60_000 }, async () => {
    const session = await playedOn(OWN, await presentKernel());
    const text = await session.referee.record();
    const babylon = join(import.meta.dirname, "../../.venv/bin/babylon");
    expect(spawnSync(babylon, ["check", "-"], { input: text }).status).toBe(0);
  });
});
