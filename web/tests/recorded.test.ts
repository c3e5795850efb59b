import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { PublicGame } from "../src/kernel/answers/game";
import type { Kernel } from "../src/kernel/instance";
import { playedRecord, type PlayedRecord } from "../src/record/played";
import { readRecord } from "../src/record/reader";
import { courseOf, drawn, mostOf } from "../src/replay/course";
import { packed, unpacked } from "../src/replay/link";
import {
  after,
  before,
  endOf,
  momentAt,
  momentFrom,
  momentText,
  placeOf,
  START,
  turnsUpTo,
} from "../src/replay/moments";
import { RecordedTable, turnsOf } from "../src/replay/recorded";
import { kernel } from "./kernel/kernel";

const TEXT = readFileSync("../tests/golden/en-2.bgn", "utf8");
const RESULT = [73, 79];

let rules: Kernel;
let game: PlayedRecord;
beforeAll(async () => {
  rules = await kernel();
  game = playedRecord(rules, readRecord(TEXT));
});

describe("the moments of a game", () => {
  it("lead move by move from the start to the end, and back the same way", () => {
    const turns = turnsOf(game);
    const forth = [START];
    for (let at = START; at.turn < turns.length;) forth.push((at = after(turns, at)));
    const moves = readRecord(TEXT).moves.length;
    expect(forth).toHaveLength(moves + 1);
    expect(after(turns, endOf(turns))).toEqual(endOf(turns));
    const back = [endOf(turns)];
    for (let at = endOf(turns); at.turn > 0 || at.move > 0;) back.push((at = before(turns, at)));
    expect(back.toReversed()).toEqual(forth);
    expect(before(turns, START)).toEqual(START);
  });

  it("are all positions that the rules can play", () => {
    const turns = turnsOf(game);
    for (let at = START; at.turn < turns.length; at = after(turns, at)) {
      const { position } = PublicGame.of(rules, { deal: game.deal, turns: turnsUpTo(turns, at) });
      expect(position.isOver).toBe(false);
    }
  });

  it("have places between the turns, which a slider goes through one after the other", () => {
    const turns = turnsOf(game);
    const [all, met] = [[START], [START]];
    for (let at = START; at.turn < turns.length;) all.push((at = after(turns, at)));
    for (const at of all) expect(momentAt(turns, placeOf(turns, at))).toEqual(at);
    for (let place = 0; place <= turns.length; place += 0.01) {
      const at = momentAt(turns, place);
      if (momentText(at) !== momentText(met.at(-1) ?? START)) met.push(at);
    }
    expect(met).toEqual(all);
    expect(all.some(({ move }) => move > 2)).toBe(true);
    // Whoever means a turn need not be exact.
    for (const near of [16.8, 17, 17.2]) expect(momentAt(turns, near)).toEqual({ turn: 17, move: 0 });
    expect(momentAt(turns, turns.length + 1)).toEqual(endOf(turns));
    expect(momentAt(turns, -1)).toEqual(START);
  });

  it("stand in an address as people would write them", () => {
    const turns = turnsOf(game);
    expect(momentText({ turn: 17, move: 0 })).toBe("17");
    expect(momentFrom("17.1", turns)).toEqual({ turn: 17, move: 1 });
    expect(momentFrom("9999", turns)).toEqual(endOf(turns));
    expect(momentFrom("17.99", turns)?.turn).toBe(17);
    for (const wrong of ["", "x", "1.2.3", "-1", null]) expect(momentFrom(wrong, turns)).toBeNull();
  });
});

describe("a recorded table", () => {
  it("tells the game as it was at the moment asked for", () => {
    const table = new RecordedTable("r", game, ["Ada", "apprentice"], START);
    const told: { kind: string; turns?: number; seats?: unknown }[] = [];
    table.listen(0, {
      message: (message) =>
        told.push({
          kind: message.kind,
          ...(message.kind === "hello"
            ? {
                turns: message.record?.turns.length ?? 0,
                seats: message.table.seats.map(({ name, bot }) => name ?? bot),
              }
            : {}),
        }),
      connection: () => {},
      missing: () => {},
    });
    table.show({ turn: 8, move: 2 });
    expect(told.map(({ kind }) => kind)).toEqual(["hello", "hello"]);
    expect(told.map(({ turns }) => turns)).toEqual([0, 9]);
    expect(table.events.map(({ kind }) => kind)).toEqual(Array.from({ length: 8 }, () => "turn"));
    expect(told.at(-1)?.seats).toEqual(["Ada", "apprentice"]);
  });
});

describe("the course of a game", () => {
  it("ends with the result, line by line", () => {
    const course = courseOf(rules, { deal: game.deal, turns: turnsOf(game) });
    expect(course).toHaveLength(game.turns.length + 1);
    expect(course.at(-1)?.map(({ total }) => total)).toEqual(RESULT);
    expect(mostOf(course, "total")).toBeGreaterThanOrEqual(79);
    expect(drawn(course, 0, "total", 100).split(" ")).toHaveLength(course.length);
  });
});

describe("a record in a link", () => {
  it("comes out as it went in", async () => {
    const letters = await packed(TEXT);
    expect(letters).toMatch(/^[\w-]+$/);
    expect(letters.length).toBeLessThan(TEXT.length);
    expect(await unpacked(letters)).toBe(TEXT);
  });

  it("is refused when it is broken, or holds more than any game", async () => {
    expect(await unpacked((await packed(TEXT)).slice(0, -8))).toBeNull();
    expect(await unpacked("!!")).toBeNull();
    expect(await unpacked(await packed("x".repeat(300_000)))).toBeNull();
  });
});
