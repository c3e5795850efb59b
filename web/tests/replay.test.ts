import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Controller } from "../src/control/controller.svelte";
import { Replay } from "../src/control/replay.svelte";
import type { Kernel } from "../src/kernel/instance";
import { serverTable } from "../src/referee/server";
import { preferences } from "../src/store/preferences.svelte";
import { Session } from "../src/store/session.svelte";
import { statusWords } from "../src/words/status";
import { summaryWords } from "../src/words/turns";
import { useLanguage } from "../src/words/words.svelte";
import { kernel as testKernel } from "./kernel/kernel";
import { frame, hello } from "./tables";
import { Wire } from "./wire";

describe("the turns of others", () => {
  let kernel: Kernel;
  let session: Session;

  beforeAll(async () => {
    kernel = await testKernel();
    await useLanguage("en");
  });
  beforeEach(() => {
    localStorage.clear();
    preferences.pace = "normal";
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    session = new Session(serverTable("table"), () => Promise.resolve(kernel));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function opened(): Promise<Controller> {
    const controller = new Controller(session);
    session.open();
    Wire.last.bring(hello(kernel, 1));
    await vi.advanceTimersByTimeAsync(0);
    return controller;
  }
  const bring = (seq: number): void => Wire.last.bring(frame(kernel, seq));
  const dug = ({ view }: Controller): string | null => view?.gardens[1]?.dug ?? null;

  it("are shown step by step before the table as it is, and summed up", async () => {
    const controller = await opened();
    session.connection = "online";
    bring(2);
    expect(session.view?.seat).toBe(2);
    expect(controller.view?.seat).toBe(1);
    expect(dug(controller)).not.toBeNull();
    expect(controller.marks.last?.stack).toBe("B1");
    expect(statusWords(controller)).toMatch(/dug B1 and gained \d pillars/);
    vi.advanceTimersByTime(1000);
    expect(controller.replay.step).toBeNull();
    expect(controller.view).toBe(session.view);
    const [told] = controller.replay.turns;
    expect(told && summaryWords(told, [])).toMatch(/B1 \(\+\d pillars\)/);
  });

  it("follow one another, and are skipped at once", async () => {
    const controller = await opened();
    for (const seq of [2, 3, 4]) bring(seq);
    expect(controller.replay.step?.told.seat).toBe(1);
    expect(controller.replay.seen.map(({ seat }) => seat)).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(controller.replay.step?.told.seat).toBe(2);
    controller.replay.skip();
    expect(controller.view).toBe(session.draft?.preview.view);
    vi.advanceTimersByTime(10_000);
    expect(controller.replay.turns.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  });

  it("come all at once for who wants that", async () => {
    const controller = await opened();
    preferences.pace = "off";
    bring(2);
    expect(controller.replay.step).toBeNull();
    expect(controller.replay.turns).toHaveLength(1);
  });

  it("end with one's own, which needs no repeating", async () => {
    const controller = await opened();
    for (const seq of [2, 3, 4]) bring(seq);
    controller.replay.skip();
    bring(5);
    expect(controller.replay.step).toBeNull();
    expect(controller.replay.turns).toEqual([]);
  });

  it("are shown at the pace of the table's own page", async () => {
    const replay = new Replay(session, () => 10);
    session.open();
    Wire.last.bring(hello(kernel, 1));
    await vi.advanceTimersByTimeAsync(0);
    bring(2);
    expect(replay.step).not.toBeNull();
    vi.advanceTimersByTime(10);
    expect(replay.step).toBeNull();
  });
});
