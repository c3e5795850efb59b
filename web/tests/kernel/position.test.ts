import { expect, test } from "vitest";
import { moveTokens } from "../../src/kernel/names";
import { IllegalMove, Position } from "../../src/kernel/position";
import { garden, incomes, legalMoves, nearestPlace, points, sheet, standings } from "../../src/kernel/rows";
import { deal, kernel } from "./kernel";

const REMOVALS = ["xA1", "xB1", "xC1", "xD1", "xA2", "xB2"];

async function begun(): Promise<Position> {
  return Position.begin(await kernel(), deal());
}

async function digging(): Promise<Position> {
  const position = await begun();
  REMOVALS.forEach((move, place) => position.endTurn(move, `g0${place + 1}`, null));
  return position;
}

test("a game for two begins with the removals", async () => {
  const position = await begun();
  expect([position.phase, position.seat, position.round, position.token]).toEqual(["remove", 0, 1, "none"]);
  expect(position.numbers("height")).toEqual(Array.from({ length: 16 }, () => 3));
  expect(legalMoves(position).flatMap(moveTokens)).toContain("xD4");
});

test("a starting tile lies in every storage slot", async () => {
  const position = await begun();
  expect(garden(position, 1).garden).toMatchObject({ flower: 1, stored: 49, tiles: 0, items: 0 });
});

test("a removal reveals what lies beneath", async () => {
  const position = await digging();
  expect([position.phase, position.seat]).toEqual(["dig", 0]);
  expect(incomes(position).map((row) => row.stack)).toHaveLength(16);
});

test("after digging nobody knows the next tile until the turn ends", async () => {
  const position = await digging();
  position.play("C2");
  expect(position.phase).toBe("build");
  position.endTurn("=d", "g08", null);
  expect(position.refusal("C2")).toBeNull();
  expect(position.seat).toBe(1);
});

test("the last turn of a round reveals its token", async () => {
  const position = await digging();
  for (const [dug, token] of [
    ["C2", null],
    ["D2", "extra-single"],
  ] as const) {
    position.play(dug);
    position.endTurn("=-", dug === "C2" ? "g08" : "g09", token);
  }
  expect([position.round, position.token]).toEqual([2, "extra-single"]);
});

test("what is not legal is thrown and changes nothing", async () => {
  const position = await digging();
  const before = position.digest();
  expect(() => position.play("xA1")).toThrow(IllegalMove);
  expect(() => position.endTurn("=d", "g10", "none")).toThrow("dig-first");
  expect(position.digest()).toBe(before);
  expect(position.refusal("xA1")?.code).toBe("setup-done");
});

test("every legal move has a name that is legal too", async () => {
  const position = await digging();
  position.play("C2");
  const moves = legalMoves(position).flatMap(moveTokens);
  expect(moves.filter((move) => position.refusal(move) !== null)).toEqual([]);
  for (const move of moves) position.copy().play(move);
  expect(moves.length).toBeGreaterThan(100);
});

test("a placed tile is seen in the garden and in the scores", async () => {
  const position = await digging();
  position.play("C2");
  position.play("sd4/1>2");
  const { tiles } = garden(position, 0);
  expect(tiles).toMatchObject([{ tile: 48, position: 27, level: 1, turns: 2, visible: 1, fresh: 1 }]);
  expect(points(position, 0)).toHaveLength(1);
  expect(sheet(position, 0).lines.at(-1)).toBe(2);
  expect(standings(position).map((row) => row.rank)).toEqual([1, 2]);
  expect(nearestPlace(position, "h8", null)).toMatchObject({ position: 54, level: 1 });
});

test("a position can be kept as bytes", async () => {
  const position = await digging();
  const other = Position.from(await kernel(), position.players, position.bytes());
  position.play("C2");
  expect(other.phase).toBe("dig");
  expect(other.digest()).toMatch(/^[0-9a-f]{8}$/);
  expect(other.digest()).not.toBe(position.digest());
  other.load(position.bytes());
  expect(other.digest()).toBe(position.digest());
});
