/** Tables for the tests: what a referee tells of a game of four, which begins at once. */
import type { Event, Events, Hello, PublicRecord, Table } from "../src/api/table";
import { PublicGame } from "../src/kernel/answers/game";
import { viewOf } from "../src/kernel/answers/view";
import { EDITIONS, FLOWERS, TILE_IDS, TOKENS_IN_PLAY } from "../src/kernel/generated";
import type { Kernel } from "../src/kernel/instance";
import { DraftStore } from "../src/store/draft.svelte";

type Turn = Extract<Event, { kind: "turn" }>;

const you = { guest: true, host: false, seats: [0], watcher: false, removed: false };

/** The first turns of a game in which everybody digs a stack and stores nothing new. */
const DIGS = ["A1", "B1", "C1", "D1", "A2", "B2", "C2", "D2"] as const;

export const record = (turns: number): PublicRecord => ({
  deal: {
    edition: EDITIONS.revised,
    seats: FLOWERS,
    tiles: "standard",
    box: null,
    quarry: TILE_IDS.slice(0, 16),
    tokens: TOKENS_IN_PLAY[4],
  },
  turns: DIGS.slice(0, turns).map((stack, turn) => [`${stack} =s`, uncovered(turn), tokenAfter(turn)]),
});

const uncovered = (turn: number): string => TILE_IDS[16 + turn] ?? "";
const tokenAfter = (turn: number): "none" | null => (turn % 4 === 3 ? "none" : null);

export const gameAfter = (kernel: Kernel, turns: number): PublicGame => PublicGame.of(kernel, record(turns));

export const digestAfter = (kernel: Kernel, turns: number): string => gameAfter(kernel, turns).position.digest();

/** Event number `seq` is turn number `seq`: the table's first events are left out. */
export function table(seq: number): Table {
  const seats = [0, 1, 2, 3].map((seat) => ({
    seat,
    kind: "human",
    taken_over: false,
    out: null,
    name: null,
    bot: null,
  }));
  const head = {
    id: "table",
    seq,
    game_seq: seq,
    status: "playing",
    seats,
    turn: { seat: seq % 4 },
    undo: null,
    fair: {},
  };
  return head as unknown as Table;
}

export function hello(kernel: Kernel, seq: number, digest: string | null = digestAfter(kernel, seq)): Hello {
  const present = { seats: [0], watchers: 0, paused: null };
  return {
    kind: "hello",
    wire: 2,
    seq,
    you,
    present,
    now: 0,
    page: null,
    table: { ...table(seq), rules: kernel.layout.RULES },
    record: record(seq),
    digest,
  };
}

export function turnEvent(seq: number): Turn {
  const turn = seq - 1;
  const stack = DIGS[turn] ?? "";
  const revealed = { stack, tile: uncovered(turn) };
  const moves = [stack, "=s"];
  const told = { kind: "turn", seq, at: 0, seat: turn % 4, moves, discarded: "dug", bot: null, revealed };
  return { ...told, token: tokenAfter(turn), remaining: null, hurried: false } as unknown as Turn;
}

/** The frame of one turn. */
export function frame(kernel: Kernel, seq: number, digest: string = digestAfter(kernel, seq)): Events {
  const change = { seq, game_seq: seq, turn: { seat: seq % 4, since: 0, deadline: null } };
  return { kind: "events", events: [turnEvent(seq)], table: change, digest } as unknown as Events;
}

/** The turn of seat 0 to be planned, before anything was played. */
export function openDraft(kernel: Kernel): DraftStore {
  const game = gameAfter(kernel, 0);
  return new DraftStore({ seat: 0, sequence: 0, game, view: viewOf(game) });
}
