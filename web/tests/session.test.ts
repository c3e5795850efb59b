import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Event, Message, Table } from "../src/api/table";
import { Controller } from "../src/control/controller.svelte";
import { Session } from "../src/store/session.svelte";

/** The server's end of every socket the page has opened. */
class Wire extends EventTarget {
  static opened: Wire[] = [];
  readonly sent: string[] = [];

  constructor(readonly url: URL) {
    super();
    Wire.opened.push(this);
  }

  static get last(): Wire {
    const wire = Wire.opened.at(-1);
    if (wire === undefined) throw new Error("No socket was opened.");
    return wire;
  }

  bring(...messages: readonly object[]): void {
    for (const message of messages) {
      this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
    }
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {}

  shut(code: number): void {
    this.dispatchEvent(new CloseEvent("close", { code }));
  }
}

const you = { guest: true, host: false, seats: [0], watcher: false };
const hello = { kind: "hello", seq: 0, you, present: { seats: [0], watchers: 0 }, now: 0 } as unknown as Message;

/** The table after event `seq`, with seat `seat` to play. */
function state(seq: number, seat: number): Message {
  const seats = [{ taken_over: false }, { taken_over: false }];
  const table = { seq, game_seq: seq, status: "playing", seats, turn: { seat }, view: null } as unknown as Table;
  return { kind: "state", table };
}

function event(seq: number): Message {
  return { kind: "event", event: { seq, kind: "chat", seat: 1, text: "" } as unknown as Event };
}

const end = { kind: "end", token: "=-", keep: "none" };
const fetched = vi.fn<(path: string) => Promise<Response>>();
const requests = (): string[] => fetched.mock.calls.map(([path]) => path.split("/").at(-1) ?? "");
const json = (body: object): Promise<Response> => Promise.resolve(new Response(JSON.stringify(body)));

describe("the session", () => {
  let seq = 3;

  beforeEach(() => {
    seq = 3;
    Wire.opened = [];
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("fetch", fetched);
    fetched.mockImplementation((path) =>
      path.endsWith("preview") ? json({ legal: [end], income: [], gain: {}, complete: false }) : json({ seq: seq + 1 }),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  it("asks nothing that the socket brings, turn after turn", async () => {
    const session = new Session("table");
    const controller = new Controller(session);
    session.open();
    Wire.last.bring(hello, state(seq, 0));
    for (let turn = 0; turn < 3; turn += 1) {
      await vi.advanceTimersByTimeAsync(0);
      const sent = controller.confirm();
      await vi.advanceTimersByTimeAsync(0);
      expect(controller.sending, "until the socket tells of it").toBe(true);
      Wire.last.bring(event(seq + 1), state(seq + 1, 1));
      await sent;
      expect(controller.sending).toBe(false);
      expect(session.draft).toBeNull();
      seq += 2;
      Wire.last.bring(event(seq), state(seq, 0));
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(requests()).toEqual(["preview", "turns", "preview", "turns", "preview", "turns", "preview"]);
    expect(Wire.opened).toHaveLength(1);
  });

  it("knows from the socket that there is no such table", async () => {
    const session = new Session("table");
    session.open();
    Wire.last.shut(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.missing).toBe(true);
    expect(Wire.opened).toHaveLength(1);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("comes back from a broken line with all that happened meanwhile", async () => {
    const session = new Session("table");
    session.open();
    Wire.last.bring(hello, event(7), state(7, 1));
    Wire.last.shut(1006);
    expect(session.connection).toBe("connecting");
    await vi.advanceTimersByTimeAsync(1000);
    expect(Wire.opened).toHaveLength(2);
    expect(Wire.last.url.searchParams.get("after")).toBe("7");
    const waiting = session.reached(9);
    Wire.last.bring(hello, event(8), event(9), state(9, 1));
    await waiting;
    expect(session.events.map((one) => one.seq)).toEqual([7, 8, 9]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("waits for the table as it is now when a turn comes too late", async () => {
    const session = new Session("table");
    const controller = new Controller(session);
    session.open();
    Wire.last.bring(hello, state(3, 0));
    await vi.advanceTimersByTimeAsync(0);
    const stale = { error: { code: "stale", sentence: "The table has moved on.", details: { seq: 4, missed: [] } } };
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(stale), { status: 409 }));
    const sent = controller.confirm();
    await vi.advanceTimersByTimeAsync(0);
    expect(controller.sending).toBe(true);
    Wire.last.bring(event(4), state(4, 1));
    await sent;
    expect(controller.sending).toBe(false);
    expect(controller.reason).toBe("The table has moved on.");
    expect(requests()).toEqual(["preview", "turns"]);
  });
});
