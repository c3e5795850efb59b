import { describe, expect, it } from "vitest";
import type { Event } from "../src/api/table";
import { lastMove, standingTurns, type Turn } from "../src/control/history";
import { spell } from "../src/control/notation";
import { keyOf } from "../src/table/waiting/link";

describe("tokens of the record", () => {
  it.each([
    ["xB3", { kind: "remove", stack: "B3" }],
    ["B3", { kind: "dig", stack: "B3" }],
    ["dc4/1>2-ne", { kind: "place", source: "dug", position: "c4", level: 1, turns: 2, open: "ne" }],
    ["sc4/12>0", { kind: "place", source: "stored", position: "c4", level: 12, turns: 0, open: null }],
    ["S:c4*", { kind: "decorate", symbol: "statue", spaces: ["c4"], star: "c4" }],
    ["F:c4-d4*", { kind: "decorate", symbol: "fountain", spaces: ["c4", "d4"], star: "d4" }],
    ["B:c4-e4", { kind: "decorate", symbol: "bridge", spaces: ["c4", "e4"], star: null }],
    ["=d", { kind: "end", keep: "dug" }],
    ["=-", { kind: "end", keep: "none" }],
  ])("reads %s", (token, move) => {
    expect(spell(token)).toEqual(move);
  });

  it("reads nothing into what is no token", () => {
    const texts = [
      "",
      "E9",
      "dc9/1>0",
      "=x",
      "hello",
      "=dd",
      "dc4/01>0",
      "dc4/0>0",
      "dc4/100>0",
      "toString",
      "S:c4-d4",
    ];
    const pairs = ["F:c4", "F:d4-c4", "F:c4-c3", "F:c4-c4", "F:c4*-d4*", "F:c4-d4-e4", "S:c4**", "B:c4-e4\n"];
    for (const text of [...texts, ...pairs]) expect(spell(text), text).toBeNull();
  });
});

const turn = (seq: number, seat: number, ...moves: string[]): Turn => ({
  kind: "turn",
  seq,
  at: 0,
  seat,
  moves,
  discarded: "none",
  bot: null,
  token: null,
  revealed: null,
  remaining: null,
  hurried: false,
  device: false,
});

describe("the log", () => {
  it("shows the last turn's tiles and stack", () => {
    expect(lastMove([turn(1, 0, "A1", "=d"), turn(2, 1, "B2", "dc4/1>0", "S:c4", "=s")])).toEqual({
      seat: 1,
      tiles: ["c4/1"],
      stack: "B2",
    });
    expect(lastMove([])).toBeNull();
  });

  it("forgets a turn that was taken back", () => {
    const events: Event[] = [
      turn(1, 0, "A1", "=d"),
      turn(2, 1, "B2", "=d"),
      { kind: "undone", seq: 3, at: 0, turns: 1, to: 1, practice: false },
    ];
    expect(standingTurns(events).map((event) => event.seq)).toEqual([1]);
  });
});

describe("links", () => {
  it("carry the key of a seat or of a spectator", () => {
    expect(keyOf("#seat=2.AbC-9_x")).toEqual({ kind: "seat", seat: 2, key: "AbC-9_x" });
    expect(keyOf("#watch=k")).toEqual({ kind: "watch", seat: null, key: "k" });
    expect(keyOf("#seat=AbC")).toBeNull();
    expect(keyOf("#else=k")).toBeNull();
    expect(keyOf("")).toBeNull();
  });
});
