import { expect, test } from "vitest";
import { isPlace } from "../../src/control/choice";
import { movesOf } from "../../src/kernel/answers/moves";
import { moveTokens } from "../../src/kernel/names";
import { legalMoves } from "../../src/kernel/rows";
import { openDraft } from "../tables";
import { kernel } from "./kernel";

test("each way to turn a tile is a move by itself, and all share what they have in common", async () => {
  const draft = openDraft(await kernel());
  draft.play("A1");
  const rows = legalMoves(draft.game.position);
  const moves = rows.flatMap(movesOf);
  expect(moves.map((move) => move.token)).toEqual(rows.flatMap(moveTokens));
  const places = moves.filter(isPlace);
  expect(new Set(places.map((move) => move.turns))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set(places.map((move) => move.gain)).size * 3).toBeLessThan(places.length);
  // So many are made at a click that each keeps only how it is turned, and what it shares.
  for (const place of places) expect(Object.keys(place)).toEqual(["shared", "turns"]);
});
