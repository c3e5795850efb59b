import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Controller } from "../../src/control/controller.svelte";
import type { Kernel } from "../../src/kernel/instance";
import { Progress } from "../../src/puzzles/progress.svelte";
import type { Puzzle } from "../../src/puzzles/set";
import { Solving } from "../../src/puzzles/solving.svelte";
import type { PuzzleTable } from "../../src/puzzles/table";
import type { DraftStore } from "../../src/store/draft.svelte";
import { confirmWords } from "../../src/words/status";
import { useLanguage } from "../../src/words/words.svelte";
import { kernel as testKernel } from "../kernel/kernel";
import { openDraft } from "../tables";

let kernel: Kernel;
beforeAll(async () => {
  kernel = await testKernel();
  await useLanguage("en");
});
beforeEach(() => localStorage.clear());

const SOLUTION = ["A1", "=s"];
const PUZZLE = { id: 1, solution: SOLUTION, rival: ["B1", "=s"], margin: 3, rating: 1200, themes: [] };

/** A puzzle whose one good turn is the solution, before anything is played. */
function begun(): { solving: Solving; draft: DraftStore; confirm: () => Promise<void> } {
  const draft = openDraft(kernel);
  const point = (): void => {};
  const controller = { session: { draft, game: draft.turn.game }, keep: null, point } as unknown as Controller;
  const table = {} as PuzzleTable;
  const solving = new Solving(controller, table, new Progress(), PUZZLE as unknown as Puzzle, ({ turns }) =>
    Promise.resolve([{ points: [0], margin: turns[0]?.[0] === "A1" ? 5 : 0 }]),
  );
  return { solving, draft, confirm: () => table.judge([...draft.moves, "=s"]) };
}

describe("the turn on the board", () => {
  it("is settled once it has solved the puzzle", async () => {
    const { solving, draft, confirm } = begun();
    draft.play("A1");
    expect(solving.settled).toBe(false);
    await confirm();
    expect([solving.phase, solving.settled]).toEqual(["solved", true]);
  });

  it("is settled after a wrong try, until something else is planned", async () => {
    const { solving, draft, confirm } = begun();
    draft.play("B1");
    await confirm();
    expect([solving.phase, solving.settled]).toEqual(["failed", true]);
    draft.undo();
    expect(solving.settled).toBe(false);
    draft.play("A1");
    await confirm();
    expect(solving.phase).toBe("solved");
    solving.again();
    expect(solving.settled).toBe(false);
  });

  it("leaves nothing to confirm while it is settled", () => {
    const { draft } = begun();
    draft.play("A1");
    const controller = { session: { draft, front: 0 }, view: null, end: { keep: "nothing", discarded: "none" } };
    const words = (settled: boolean): string | null =>
      confirmWords({ ...controller, settled } as unknown as Controller);
    expect(words(false)).not.toBeNull();
    expect(words(true)).toBeNull();
  });
});
