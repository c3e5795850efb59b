import { describe, expect, it } from "vitest";
import type { Event, Seat, Table } from "../src/api/table";
import { hasOthers, lastOwnTurn, requestOf, unanswered, type Room } from "../src/control/requests";

const person = (seat: number, more: Partial<Seat> = {}): Seat =>
  ({ seat, kind: "human", taken_over: false, out: null, ...more }) as Seat;

/** Three people, the second one to play, seen by the first one. */
function room(more: Partial<Table> = {}, rest: Partial<Omit<Room, "table">> = {}): Room {
  const seats = [0, 1, 2].map((seat) => person(seat));
  const turn = { seat: 1, since: 1000, deadline: null };
  const table = {
    status: "playing",
    seats,
    turn,
    undo: null,
    pause_wish: null,
    paused_until: null,
    settings: { patience: 60 },
    ...more,
  } as unknown as Table;
  const you = { guest: true, host: false, seats: [0], watcher: false, removed: false };
  return { table, you, present: { seats: [0, 1, 2], watchers: 0, paused: null }, left: {}, events: [], ...rest };
}
const undo = { seq: 9, seat: 1, turns: 2, asked: [0, 2], agreed: [] };
const seatsWith = (changed: Seat): Seat[] => [0, 1, 2].map((seat) => (seat === changed.seat ? changed : person(seat)));

describe("an undo", () => {
  it("is asked of those who have a say and have not answered", () => {
    expect(requestOf(room({ undo }), 1000)).toEqual({ kind: "asked", undo, seat: 0 });
  });

  it("waits for the others once one has agreed", () => {
    const agreed = { ...undo, agreed: [0] };
    expect(requestOf(room({ undo: agreed }), 1000)).toEqual({ kind: "asking", undo: agreed, seat: null });
    expect(unanswered(agreed)).toEqual([2]);
  });

  it("can be withdrawn by who asks", () => {
    const mine = { ...undo, seat: 0, asked: [1, 2] };
    expect(requestOf(room({ undo: mine }), 1000)).toEqual({ kind: "asking", undo: mine, seat: 0 });
  });

  it("goes back to before one's own last turn, where one stands", () => {
    const turns = [0, 1, 2, 0].map((seat, seq) => ({ kind: "turn", seq, seat }) as Event);
    const back = (events: readonly Event[], ...seats: number[]): ReturnType<typeof lastOwnTurn> =>
      lastOwnTurn(room({}, { events, you: { ...room().you, seats } }));
    expect([0, 1, 2].map((seat) => back(turns, seat)?.back)).toEqual([1, 3, 2]);
    expect(back(turns, 1, 2)).toEqual({ seat: 2, back: 2 });
    expect(back([], 0)).toBeNull();
    expect(back(turns.slice(0, 1), 1)).toBeNull();
    expect(back([...turns, { kind: "undone", seq: 4, turns: 3 } as Event], 1)).toBeNull();
  });

  it("needs nobody where all others are bots or have given up", () => {
    expect(hasOthers(room())).toBe(true);
    const seats = [person(0), person(1, { kind: "bot" }), person(2, { out: "resigned" })];
    expect(hasOthers(room({ seats }))).toBe(false);
  });

  it("is told about until the next turn", () => {
    const refused = { kind: "undo-refused", seq: 7, seat: 2, withdrawn: false } as Event;
    const turn = { kind: "turn", seq: 8 } as Event;
    expect(requestOf(room({}, { events: [refused] }), 1000)).toEqual({ kind: "answered", event: refused });
    expect(requestOf(room({}, { events: [refused, turn] }), 1000)).toBeNull();
  });
});

describe("a stand-in", () => {
  it("can be sent away by the one it plays for", () => {
    const mine = person(0, { taken_over: true, bot: "mason" });
    expect(requestOf(room({ seats: seatsWith(mine) }), 1000)).toEqual({ kind: "replaced", seat: mine });
    const out = person(0, { taken_over: true, bot: "mason", out: "resigned" });
    expect(requestOf(room({ seats: seatsWith(out) }), 1000)).toBeNull();
  });

  it("is offered for someone who is away, not for someone who is slow", () => {
    expect(requestOf(room(), 99_999)).toBeNull();
    const left = room({}, { present: { seats: [0, 2], watchers: 0, paused: null }, left: { 1: 1010 } });
    expect(requestOf(left, 1030)).toMatchObject({ kind: "away", seconds: 40 });
    expect(requestOf(left, 1070)).toMatchObject({ kind: "away", seconds: 0 });
  });

  it("is not offered to a watcher, nor to who has given up", () => {
    const away = { present: { seats: [0, 2], watchers: 0, paused: null }, left: { 1: 0 } };
    const nobody = { guest: true, host: false, seats: [], watcher: true, removed: false };
    expect(requestOf(room({}, { ...away, you: nobody }), 9999)).toBeNull();
    expect(requestOf(room({ seats: seatsWith(person(0, { out: "resigned" })) }, away), 9999)).toBeNull();
    expect(requestOf(room({}, { ...away, you: { ...nobody, host: true } }), 9999)).toMatchObject({ kind: "away" });
  });
});

describe("a pause", () => {
  const wish = { seq: 9, seat: 1, days: 7, asked: [0, 2], agreed: [] };

  it("is asked of those who have a say, and may be withdrawn by who asks", () => {
    expect(requestOf(room({ pause_wish: wish }), 1000)).toEqual({ kind: "pause-asked", wish, seat: 0 });
    const mine = { ...wish, seat: 0, asked: [1, 2] };
    expect(requestOf(room({ pause_wish: mine }), 1000)).toEqual({ kind: "pause-asking", wish: mine, seat: 0 });
  });

  it("is told of while it lasts, and may be ended by who plays", () => {
    expect(requestOf(room({ paused_until: 2000 }), 1000)).toEqual({ kind: "paused", until: 2000, seat: 0 });
    expect(requestOf(room({ paused_until: 2000 }), 2001)).toBeNull();
  });

  it("lets nobody be replaced, nor does a vacation", () => {
    const present = { seats: [0, 2], watchers: 0, paused: null };
    const seats = seatsWith(person(1, { away_until: 5000 }));
    expect(requestOf(room({ seats }, { present }), 4000)).toBeNull();
    expect(requestOf(room({ seats }, { present, left: { 1: 4000 } }), 5001)).toMatchObject({
      kind: "away",
      seconds: 59,
    });
  });
});
