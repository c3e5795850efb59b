import { describe, expect, it } from "vitest";
import type { Seat, Table, You } from "../src/api/table";
import { isSpent, keyOf, maySit, type LinkKey } from "../src/table/waiting/link";

const seat = (number: number, more: Partial<Seat> = {}): Seat =>
  ({ seat: number, kind: "open", by_link: false, ...more }) as unknown as Seat;
const table = (settings: object, ...seats: readonly Seat[]): Table =>
  ({ status: "lobby", settings: { access: "open", seats_each: 1, ...settings }, seats }) as unknown as Table;
const guest: You = { guest: true, host: false, seats: [], watcher: false, removed: false };
const key: LinkKey = { kind: "seat", seat: 1, key: "abc" };

describe("a link", () => {
  it("carries a key for a seat or for watching", () => {
    expect(keyOf("#seat=1.abc")).toEqual(key);
    expect(keyOf("#watch=abc")).toEqual({ kind: "watch", seat: null, key: "abc" });
    expect(keyOf("#seat=9.abc")).toBeNull();
    expect(keyOf("")).toBeNull();
  });

  it("has had its use once its seat is taken, the game has begun, or a watcher is in", () => {
    const open = table({}, seat(0), seat(1));
    expect(isSpent(key, open)).toBe(false);
    expect(isSpent(key, table({}, seat(0), seat(1, { kind: "human" })))).toBe(true);
    expect(isSpent(key, { ...open, status: "playing" })).toBe(true);
    expect(isSpent({ kind: "watch", seat: null, key: "abc" }, open)).toBe(true);
  });
});

describe("sitting down", () => {
  const free = seat(1);

  it("is for anyone at an open table, as often as the table lets them", () => {
    expect(maySit(free, table({}, seat(0), free), guest, null)).toBe(true);
    expect(maySit(free, table({}, seat(0), free), { ...guest, seats: [0] }, null)).toBe(false);
    expect(maySit(free, table({ seats_each: 2 }, seat(0), free), { ...guest, seats: [0] }, null)).toBe(true);
  });

  it("needs the seat's own link elsewhere", () => {
    const closed = table({ access: "link" }, seat(0), free);
    expect(maySit(free, closed, guest, null)).toBe(false);
    expect(maySit(free, closed, guest, key)).toBe(true);
    expect(maySit(seat(0), closed, guest, key)).toBe(false);
  });

  it("needs a link where someone was removed, and for whoever was", () => {
    const kept = seat(1, { by_link: true });
    expect(maySit(kept, table({}, seat(0), kept), guest, null)).toBe(false);
    expect(maySit(kept, table({}, seat(0), kept), guest, key)).toBe(true);
    expect(maySit(free, table({}, seat(0), free), { ...guest, removed: true }, null)).toBe(false);
    expect(maySit(free, table({}, seat(0), free), { ...guest, removed: true }, key)).toBe(true);
  });

  it("is for a host who has no seat, and nowhere where someone sits", () => {
    const host = { ...guest, host: true };
    expect(maySit(free, table({ access: "private" }, seat(0), free), host, null)).toBe(true);
    expect(maySit(free, table({ access: "private" }, seat(0), free), { ...host, seats: [0] }, null)).toBe(false);
    expect(maySit(seat(1, { kind: "human" }), table({}), host, null)).toBe(false);
    expect(maySit(seat(1, { kind: "bot" }), table({}), guest, key)).toBe(false);
  });
});
