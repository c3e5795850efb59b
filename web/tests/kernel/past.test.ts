import { beforeAll, expect, test } from "vitest";
import { Mind } from "../../src/bots/mind";
import { EDITIONS } from "../../src/kernel/generated";
import { type Kernel, loadPast } from "../../src/kernel/instance";
import { judges, type PastKernel, PRESENT } from "../../src/kernel/layout";
import { Position } from "../../src/kernel/position";
import { incomes, legalMoves, sheet } from "../../src/kernel/rows";
import { editionOf } from "../../src/referee/device/edition";
import { deal, kernel, pastKernel } from "./kernel";

let past: PastKernel;
let former: Kernel;
let present: Kernel;

beforeAll(async () => {
  past = await pastKernel();
  former = await loadPast(past);
  present = await kernel();
});

/** The game when the setup is over. */
function begun(by: Kernel): Position {
  const position = Position.begin(by, deal());
  for (const stack of ["A1", "B1", "C1", "D1", "A2", "B2"]) position.play(`x${stack}`);
  return position;
}

test("a kernel of former rules answers by its own layout", () => {
  const [now, then] = [begun(present), begun(former)];
  expect(incomes(then).map(({ singles }) => singles)).toEqual(incomes(now).map(({ singles }) => singles + 2));
  for (const position of [now, then]) position.play("C3");
  expect(then.gardenNumber(0, "singles")).toBe(now.gardenNumber(0, "singles") + 2);
  expect(legalMoves(then).map(({ position, level }) => [position, level])).toEqual(
    legalMoves(now).map(({ position, level }) => [position, level]),
  );
  for (const position of [now, then]) position.play("da1/1>0");
  expect(sheet(now, 0).lines.at(-1)).toBe(2);
  expect(sheet(then, 0).lines.at(-1)).toBe(5);
  expect(then.refusal("da1/1>0")?.code).toBe("no-dug-tile");
});

test("a bot thinks by the kernel of its table", async () => {
  const mind = new Mind(former, past.described);
  const position = begun(former);
  const question = { players: 2, state: position.bytes(), past, seeds: [1n, 2n], limit: { tries: 20 } } as const;
  for (const bot of [...past.described.BOT_NAMES, "a later one"]) {
    const { moves } = await mind.think({ ...question, bot }, () => false);
    const twin = position.copy();
    for (const move of moves) twin.play(move);
    expect(twin.seat).toBe(1);
  }
});

test("games name the rules of a kernel by their hash, or as they did before there was one", () => {
  expect(judges(PRESENT, PRESENT.RULES)).toBe(true);
  expect(judges(PRESENT, "2")).toBe(true);
  expect(judges(PRESENT, past.described.RULES)).toBe(false);
  expect(judges(past.described, past.described.RULES)).toBe(true);
});

test("a book that was mended since says what it said then", () => {
  const books = { ...EDITIONS, pl: { ...EDITIONS.pl, highest: "square" } } as unknown as typeof EDITIONS;
  expect(editionOf({ name: "pl" }, books)).toMatchObject({ name: "pl", highest: "square", mixed: false });
  expect(editionOf({ name: "pl" })).toMatchObject({ name: "pl", highest: "double", mixed: false });
});
