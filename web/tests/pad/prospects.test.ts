/** A hint asks the late kernel about a game of the page's own: their states lie alike. */
import { expect, it } from "vitest";
import { moveTokens } from "../../src/kernel/names";
import { legalMoves } from "../../src/kernel/rows";
import { prospectsOf } from "../../src/pad/prospects";
import { kernel } from "../kernel/kernel";
import { gameAfter } from "../tables";
import { padKernel } from "./gardens";

it("tells what a first tile prepares, and leaves the game as it is", async () => {
  const [rules, pad] = [await kernel(), await padKernel()];
  const game = gameAfter(rules, 0).drafted(["A1"]);
  const placed = legalMoves(game.position).find((move) => move.level === 1 && move.stored === 1);
  expect(placed).toBeDefined();
  const token = placed === undefined ? "" : (moveTokens(placed)[0] ?? "");
  const before = game.position.digest();
  const after = gameAfter(rules, 0).drafted(["A1", token]);
  const row = prospectsOf(after, 0, pad);
  expect(row?.opened).toBe(2);
  // The starting tile has every symbol.
  expect(row?.space.slice(1).every((space) => space >= 0)).toBe(true);
  expect(row?.space[0]).toBe(-1);
  expect(prospectsOf(game, 0, pad)?.opened).toBe(-1);
  expect(game.position.digest()).toBe(before);
});
