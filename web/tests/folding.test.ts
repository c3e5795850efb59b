import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Kernel } from "../src/kernel/instance";
import { kernel as testKernel } from "./kernel/kernel";
import { Telling } from "./telling";
import { type Moment, toldGames } from "./told-games";
import { Wire } from "./wire";

const DRAWS = 70;
const LOSSES = 20;
const STEPS = 60;
/** As often as each is named: mostly the table goes on and is heard of. */
const KINDS = ["happen", "happen", "hear", "hear", "hear", "hear", "repeat", "past", "break", "greet"] as const;

describe("a page that is told of a game", () => {
  let kernel: Kernel;
  let games: readonly (readonly Moment[])[] = [];

  beforeAll(async () => {
    [kernel, games] = await Promise.all([testKernel(), toldGames()]);
  });
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  async function begun(game: readonly Moment[], seed: number): Promise<Telling> {
    Wire.opened = [];
    const telling = new Telling(game, kernel, seed);
    await vi.advanceTimersByTimeAsync(0);
    telling.greet();
    return telling;
  }

  it.each([2, 3, 4])(
    "has the server's table and digest after each message, with %i players",
    { timeout: 30_000 },
    async (players) => {
      const game = games[players - 2] ?? [];
      for (let seed = 0; seed < DRAWS; seed += 1) {
        const telling = await begun(game, seed);
        for (let step = 0; step < STEPS; step += 1) {
          const kind = KINDS[telling.below(KINDS.length)] ?? "hear";
          telling.trail.push(kind);
          telling[kind]();
        }
        telling.arrive();
        expect(telling.wrong.slice(0, 1)).toEqual([]);
        telling.session.close();
      }
    },
  );

  it.each([2, 3, 4])(
    "asks for all that it does not know when a message is missing, with %i players",
    { timeout: 30_000 },
    async (players) => {
      const game = games[players - 2] ?? [];
      for (let seed = 0; seed < LOSSES; seed += 1) {
        const telling = await begun(game, seed);
        telling.arrive();
        telling.lose();
        expect(Wire.opened.length, `seed ${seed}`).toBe(2);
        telling.greet();
        telling.arrive();
        expect(telling.wrong.slice(0, 1)).toEqual([]);
        expect(telling.session.events.at(-1)?.seq, `seed ${seed}`).toBe(telling.session.table?.seq);
        telling.session.close();
      }
    },
  );
});
