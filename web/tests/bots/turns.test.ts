import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { BOT_NAMES } from "../../src/bots/generated";
import type { Considered, Question } from "../../src/bots/messages";
import { Mind } from "../../src/bots/mind";
import { Position } from "../../src/kernel/position";
import { kernel } from "../kernel/kernel";

interface Turn {
  readonly bot: string;
  readonly seeds: readonly [string, string];
  readonly tries: number;
  readonly found: Considered;
}

interface Asked {
  readonly players: number;
  readonly state: string;
  readonly turns: readonly Turn[];
}

let asked: readonly Asked[] = [];
let mind: Mind;

beforeAll(async () => {
  asked = JSON.parse(await readFile("tests/fixtures/bot_turns.json", "utf8")) as Asked[];
  mind = new Mind(await kernel());
});

function question({ players, state }: Asked, { bot, seeds, tries }: Turn): Question {
  const limit = { tries };
  const chance = [BigInt(seeds[0]), BigInt(seeds[1])] as const;
  return { bot, players, state: Buffer.from(state, "base64"), past: null, seeds: chance, limit };
}

function never(): boolean {
  return false;
}

test.each(BOT_NAMES)("by the same chance %s plays the same turns as in Python", { timeout: 30_000 }, async (name) => {
  const tables = new Set<number>();
  for (const position of asked) {
    for (const turn of position.turns.filter(({ bot }) => bot === name)) {
      expect(await mind.think(question(position, turn), never)).toEqual({ ...turn.found, rivals: [] });
      tables.add(position.players);
    }
  }
  expect([...tables]).toEqual([2, 3, 4]);
});

test("by the clock a search ends in time, with a turn that can be played", { timeout: 60_000 }, async () => {
  for (const position of asked) {
    const [turn] = position.turns;
    if (turn === undefined) throw new Error("no turn");
    const start = performance.now();
    const thought = await mind.think({ ...question(position, turn), bot: "architect", limit: { seconds: 0.1 } }, never);
    // Nothing else would end it, and a machine that is busy may take its time.
    expect(performance.now() - start).toBeLessThan(10_000);
    const game = Position.from(await kernel(), position.players, Buffer.from(position.state, "base64"));
    for (const move of thought.moves) game.play(move);
    expect(thought.tries).toBeGreaterThan(0);
  }
});

test("whoever is told to stop answers with what it has", async () => {
  const [, position] = asked;
  const turn = position?.turns.at(-1);
  if (position === undefined || turn === undefined) throw new Error("no turn");
  let steps = 0;
  const thought = await mind.think({ ...question(position, turn), limit: { tries: 1_000_000_000 } }, async () => {
    steps += 1;
    return steps === 5;
  });
  expect(steps).toBe(5);
  expect(thought.moves.length).toBeGreaterThan(0);
});

test("a bot or a table that there is not is refused", async () => {
  const [position] = asked;
  const turn = position?.turns[0];
  if (position === undefined || turn === undefined) throw new Error("no turn");
  await expect(mind.think({ ...question(position, turn), bot: "marduk" }, never)).rejects.toThrow("marduk");
  await expect(mind.think({ ...question(position, turn), players: 5 }, never)).rejects.toThrow(/./);
});
