import { beforeEach, expect, test, vi } from "vitest";
import type { Draft, Table, You } from "../../src/api/table";
import { botToPlay, HostBots, isOnDevice } from "../../src/bots/host";
import type { Thought } from "../../src/bots/messages";
import type { Asked } from "../../src/bots/thinker";
import { Refused } from "../../src/referee/refused";
import type { Session } from "../../src/store/session.svelte";

const HOST: You = { guest: true, host: true, seats: [0], watcher: false, removed: false };
const POSITION: Asked = { players: 2, kernel: { past: null }, bytes: () => new Uint8Array() };
const THOUGHT: Thought = { moves: ["A1", "=-"], tries: 1, margin: 0, error: 0, rivals: [] };

type Watched = ConstructorParameters<typeof HostBots>[0];

function table(changes: Partial<Table> = {}): Table {
  const seats = [
    { seat: 0, kind: "human", bot: null },
    { seat: 1, kind: "bot", bot: "mason" },
  ];
  const turn = { seat: 1, since: 0, deadline: null };
  return { bots_on: "devices", status: "playing", game_seq: 7, seats, turn, ...changes } as unknown as Table;
}

let sent: Draft[] = [];
let session: { table: Table; you: You; game: Session["game"]; referee: Session["referee"] };
let thoughts: { resolve: (thought: Thought) => void; signal: AbortSignal }[] = [];
let bots: HostBots;

beforeEach(() => {
  sent = [];
  thoughts = [];
  const commit = vi.fn<Session["referee"]["commit"]>().mockImplementation(async (turn) => {
    sent.push(turn);
    return { seq: 8 };
  });
  session = {
    table: table(),
    you: HOST,
    game: { position: POSITION } as unknown as Session["game"],
    referee: { commit } as unknown as Session["referee"],
  };
  bots = new HostBots(session satisfies Watched, async (_bot, _position, signal) => {
    return await new Promise((resolve) => thoughts.push({ resolve, signal }));
  });
});

test("the host plays a bot whose turn it is, and nobody else does", () => {
  expect(botToPlay(table(), HOST)).toEqual({ seat: 1, bot: "mason" });
  expect(botToPlay(table(), { ...HOST, host: false })).toBeNull();
  expect(botToPlay(table({ bots_on: "server" }), HOST)).toBeNull();
  expect(botToPlay(table({ turn: null }), HOST)).toBeNull();
  expect(botToPlay(table({ turn: { seat: 0, since: 0, deadline: null } }), HOST)).toBeNull();
  expect(botToPlay(null, HOST)).toBeNull();
});

test("a person for whom a bot stands in, and a bot of the server's own, are the server's", () => {
  const person = { seat: 1, kind: "human", bot: "mason", taken_over: true };
  const stranger = { seat: 1, kind: "bot", bot: "marduk" };
  for (const seat of [person, stranger]) {
    const seats = [seat, seat] as unknown as Table["seats"];
    expect(botToPlay(table({ seats }), HOST)).toBeNull();
  }
});

test("only where bots play on devices they are said to", () => {
  expect(isOnDevice(table())).toBe(true);
  expect(isOnDevice(table({ bots_on: "server" }))).toBe(false);
  expect(isOnDevice(table({ seats: table().seats.slice(0, 1) }))).toBe(false);
  expect(isOnDevice(null)).toBe(false);
});

test("a turn is thought out once and sent as the bot's", async () => {
  bots.consider();
  bots.consider();
  expect(thoughts).toHaveLength(1);
  thoughts[0]?.resolve(THOUGHT);
  await vi.waitFor(() => expect(sent).toEqual([{ seat: 1, seq: 7, moves: ["A1", "=-"], bot: "mason" }]));
});

test("when the game moves on without it, it thinks no longer", () => {
  bots.consider();
  session.table = table({ game_seq: 8 });
  bots.consider();
  expect(thoughts.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  session.table = table({ game_seq: 9, turn: { seat: 0, since: 0, deadline: null } });
  bots.consider();
  expect(thoughts.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  bots.stop();
});

test("a turn that another window was faster with is no matter", async () => {
  const commit = vi.fn<Session["referee"]["commit"]>().mockRejectedValue(new Refused("stale", ""));
  session.referee = { commit } as unknown as Session["referee"];
  bots.consider();
  thoughts[0]?.resolve(THOUGHT);
  await vi.waitFor(() => expect(commit).toHaveBeenCalledOnce());
});
