import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Controller } from "../src/control/controller.svelte";
import { type Kernel, loadPast } from "../src/kernel/instance";
import { serverTable } from "../src/referee/server";
import { Session } from "../src/store/session.svelte";
import { kernel as testKernel, pastKernel } from "./kernel/kernel";
import { frame, gameAfter, hello, turnEvent } from "./tables";
import { Wire } from "./wire";

const fetched = vi.fn<(path: string) => Promise<Response>>();
const requests = (): string[] => fetched.mock.calls.map(([path]) => path.split("/").at(-1) ?? "");
const json = (body: object): Promise<Response> => Promise.resolve(new Response(JSON.stringify(body)));

describe("the session", () => {
  let kernel: Kernel;
  let seq = 0;

  beforeAll(async () => {
    kernel = await testKernel();
  });
  beforeEach(() => {
    seq = 0;
    Wire.opened = [];
    localStorage.clear();
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("fetch", fetched);
    fetched.mockImplementation(() => json({ seq: seq + 1 }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  /** A session whose table stands after so many turns. */
  async function opened(turns: number): Promise<Session> {
    const session = new Session(serverTable("table"), () => Promise.resolve(kernel));
    session.open();
    Wire.last.bring(hello(kernel, turns));
    await vi.advanceTimersByTimeAsync(0);
    return session;
  }

  const bring = (...seqs: readonly number[]): void => Wire.last.bring(...seqs.map((one) => frame(kernel, one)));

  /** The last turn that was sent over the socket. */
  const sentTurn = (): { kind: string; key: string } =>
    JSON.parse(Wire.last.sent.at(-1) ?? "{}") as { kind: string; key: string };
  const answerTurn = (body: object, status = 200): void =>
    Wire.last.bring({ kind: "answer", key: sentTurn().key, status, body });

  it("is played by the kernel that the table names", async () => {
    const former = await loadPast(await pastKernel());
    const asked: string[] = [];
    const session = new Session(serverTable("table"), (rules) => {
      asked.push(rules);
      return Promise.resolve(rules === former.layout.RULES ? former : kernel);
    });
    session.open();
    await vi.advanceTimersByTimeAsync(0);
    Wire.last.bring(hello(former, 1), frame(former, 2));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([kernel.layout.RULES, former.layout.RULES]);
    expect(session.game?.position.digest()).toBe(gameAfter(former, 2).position.digest());
    expect(session.notices).toEqual([]);
    Wire.last.bring(frame(former, 3));
    const [then, now] = [session, await opened(3)].map(({ view }) => view?.gardens[2]?.singles ?? 0);
    expect(then).toBeGreaterThan(now ?? 0);
  });

  it("sends nothing but the turns between two confirmations, and plays the game on by events", async () => {
    const session = await opened(0);
    const controller = new Controller(session);
    for (const stack of ["A1", "A2"]) {
      expect(controller.take(stack)).toBe(true);
      session.draft?.undo();
      session.draft?.redo();
      controller.explainSpace("h8");
      session.points(0);
      controller.keep = "stored";
      const sent = controller.confirm();
      await vi.advanceTimersByTimeAsync(0);
      answerTurn({ seq: seq + 1 });
      await vi.advanceTimersByTimeAsync(0);
      expect(controller.sending, "until the line tells of it").toBe(true);
      bring(seq + 1);
      await sent;
      expect(controller.sending).toBe(false);
      expect(session.draft).toBeNull();
      bring(seq + 2, seq + 3, seq + 4);
      seq += 4;
      expect(session.draft?.seat).toBe(0);
      expect(session.view?.round).toBe(1 + seq / 4);
    }
    expect(requests()).toEqual([]);
    expect(Wire.last.sent).toHaveLength(2);
    expect(Wire.opened).toHaveLength(1);
  });

  it("sends a turn by a request with the same key when the socket breaks before it has answered", async () => {
    const controller = new Controller(await opened(0));
    controller.take("A1");
    const sent = controller.confirm();
    await vi.advanceTimersByTimeAsync(0);
    const { key } = sentTurn();
    Wire.last.shut(1006);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests()).toEqual(["turns"]);
    const [, request] = fetched.mock.lastCall as unknown as [string, RequestInit];
    expect(new Headers(request.headers).get("Idempotency-Key")).toBe(key);
    await vi.advanceTimersByTimeAsync(1000);
    Wire.last.bring(hello(kernel, 1));
    await sent;
    expect(controller.sending).toBe(false);
  });

  it("lays out the next turn while others play, and keeps it as a plan", async () => {
    const session = await opened(1);
    const controller = new Controller(session);
    expect([session.draft, session.planner]).toEqual([null, 0]);
    session.planAhead();
    expect(session.draft?.seat).toBe(0);
    expect(controller.take("D4")).toBe(true);
    bring(2);
    expect(session.draft?.moves, "what was laid out stays while others play").toEqual(["D4"]);
    expect(session.game?.position.seat, "the game itself is as it was").toBe(2);
    fetched.mockImplementation(() =>
      json({ plan: { moves: ["D4", "=s"], turn: 4, made: 1, dropped: null, others: [] } }),
    );
    controller.keep = "stored";
    await controller.confirm();
    const [path, request] = fetched.mock.lastCall as unknown as [string, RequestInit];
    expect([path.split("/").at(-1), request.method]).toEqual(["plan", "PUT"]);
    expect(request.body).toBe(JSON.stringify({ seq: 2, moves: ["D4", "=s"], others: [] }));
    expect(session.draft).toBeNull();
    expect(controller.ahead.turns).toEqual([{ moves: ["D4", "=s"], why: null }]);
    bring(3, 4);
    expect([session.planning, session.draft?.moves], "now it is played, not planned").toEqual([false, []]);
    expect(Wire.last.sent).toEqual([]);
  });

  it("knows only what has been shown", async () => {
    const session = await opened(3);
    const hidden = gameAfter(kernel, 3)
      .position.numbers("stack")
      .filter((tile) => tile === 52);
    expect(hidden).toHaveLength(2 * 16 - 3);
    expect(session.view?.tokens_seen).toEqual([]);
  });

  it("takes the record anew when its game is not the referee's, and says so", async () => {
    const session = await opened(0);
    session.draft?.play("A1");
    Wire.last.bring(frame(kernel, 1, "00000000"));
    expect(session.notices).toEqual([{ after: 1, kind: "astray" }]);
    expect(Wire.opened).toHaveLength(2);
    expect(Wire.last.url.searchParams.get("after")).toBe("1");
    Wire.last.bring(hello(kernel, 1));
    expect(session.table?.seq).toBe(1);
    expect(session.view?.seat).toBe(1);
    bring(2);
    expect(session.view?.seat).toBe(2);
    expect(session.notices).toHaveLength(1);
  });

  it("takes the record anew when a turn is none that its rules allow", async () => {
    const session = await opened(0);
    const wrong = { ...turnEvent(1), moves: ["A1", "S:a1", "=s"] };
    Wire.last.bring({ ...frame(kernel, 1), events: [wrong] });
    expect(session.notices).toHaveLength(1);
    expect(Wire.opened).toHaveLength(2);
  });

  it("asks no second time when the record itself leads elsewhere, and plays on", async () => {
    const session = await opened(0);
    Wire.last.bring(hello(kernel, 1, "00000000"));
    expect(session.notices).toHaveLength(1);
    bring(2, 3, 4);
    expect(Wire.opened).toHaveLength(1);
    expect(session.draft?.seat).toBe(0);
  });

  it("keeps the turn being planned over a new record and over a new page", async () => {
    const session = await opened(0);
    session.draft?.play("A1");
    session.draft?.play("=s");
    session.draft?.undo();
    await vi.advanceTimersByTimeAsync(0);
    Wire.last.bring(hello(kernel, 0));
    expect(session.draft?.moves).toEqual(["A1"]);
    const reloaded = await opened(0);
    expect(reloaded.draft?.moves).toEqual(["A1"]);
    expect(reloaded.draft?.undone).toEqual(["=s"]);
    expect(reloaded.draft?.preview.phase).toBe("build");
    bring(1, 2, 3, 4);
    expect(reloaded.draft?.moves, "of the turn before").toEqual([]);
  });

  it("holds a record back until the kernel is there", async () => {
    let arrive: (loaded: Kernel) => void = () => {};
    const session = new Session(serverTable("table"), () => new Promise((resolve) => (arrive = resolve)));
    session.open();
    Wire.last.bring(hello(kernel, 0), frame(kernel, 1));
    expect(session.table).toBeNull();
    arrive(kernel);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.table?.seq).toBe(1);
    expect(session.view?.seat).toBe(1);
  });

  it("knows from the socket that there is no such table", async () => {
    const session = new Session(serverTable("table"), () => Promise.resolve(kernel));
    session.open();
    Wire.last.shut(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.missing).toBe(true);
    expect(Wire.opened).toHaveLength(1);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("knows from the socket that the host has removed us, and stays away", async () => {
    const session = await opened(3);
    Wire.last.shut(4410);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.missing).toBe(true);
    expect(session.you).toMatchObject({ removed: true, seats: [] });
    expect(session.table).toBeNull();
    expect(Wire.opened).toHaveLength(1);
  });

  it("loads the page anew when it is too old for the server, and comes back when that did not help", async () => {
    const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
    vi.stubEnv("PROD", true);
    const session = await opened(3);
    Wire.last.shut(4426);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([reload.mock.calls.length, Wire.opened.length]).toEqual([1, 1]);
    session.close();
    const same = await opened(3);
    Wire.last.shut(4426);
    await vi.advanceTimersByTimeAsync(1000);
    expect([reload.mock.calls.length, Wire.opened.length]).toEqual([1, 3]);
    same.close();
    sessionStorage.clear();
    vi.unstubAllEnvs();
  });

  it("comes back from a broken line with all that happened meanwhile", async () => {
    const session = await opened(2);
    bring(3);
    Wire.last.shut(1006);
    expect(session.connection).toBe("connecting");
    await vi.advanceTimersByTimeAsync(1000);
    expect(Wire.opened).toHaveLength(2);
    expect(Wire.last.url.searchParams.get("after")).toBe("3");
    const waiting = session.reached(5);
    Wire.last.bring(hello(kernel, 5), { kind: "events", events: [turnEvent(4), turnEvent(5)] });
    await waiting;
    expect(session.events.map((one) => one.seq)).toEqual([3, 4, 5]);
    bring(6);
    expect(session.view?.seat).toBe(2);
    expect(session.notices).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("waits for the table as it is now when a turn comes too late", async () => {
    const session = await opened(0);
    const controller = new Controller(session);
    controller.take("A1");
    const stale = { error: { code: "stale", sentence: "The table has moved on.", details: { seq: 1, missed: [] } } };
    const sent = controller.confirm();
    await vi.advanceTimersByTimeAsync(0);
    answerTurn(stale, 409);
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.sending).toBe(true);
    bring(1);
    await sent;
    expect(controller.sending).toBe(false);
    expect(controller.reason).toBe("The table has moved on.");
    expect(requests()).toEqual([]);
  });
});
