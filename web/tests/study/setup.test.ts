import { beforeAll, describe, expect, it } from "vitest";
import type { Kernel } from "../../src/kernel/instance";
import { beginningOf, playedRecord } from "../../src/record/played";
import { readRecord, readTree } from "../../src/record/reader";
import { completed, type Draft, freshDraft, freeTiles, relaid, seated, takenUp } from "../../src/study/setup/draft";
import { builtGarden, layingMove, problem, put, textOf } from "../../src/study/setup/judged";
import { itemMove } from "../../src/study/setup/words";
import { learnWords, useLanguage } from "../../src/words/words.svelte";
import { kernel } from "../kernel/kernel";
import { fromPython } from "../python";

let rules: Kernel;
let texts: readonly string[];
beforeAll(async () => {
  rules = await kernel();
  await useLanguage("en");
  await learnWords("record");
  const { good } = fromPython("tests.record.midgames") as { readonly good: readonly { readonly text: string }[] };
  texts = good.map(({ text }) => text);
}, 120_000);

/** Lays a tile in a garden and says what the rules say. */
function laid(draft: Draft, seat: number, tile: string, space: string): Draft {
  const { position } = builtGarden(rules, draft, seat);
  const move = layingMove(position.copy(), seat, space, { turns: 0, open: null, raised: false });
  const piece = { tile, move, bare: false, line: 0, column: 0 };
  expect(put(position, seat, piece)).toBeNull();
  return withPieces(draft, seat, [...(draft.midgame.gardens[seat]?.pieces ?? []), piece]);
}

function withPieces(draft: Draft, seat: number, pieces: Draft["midgame"]["gardens"][number]["pieces"]): Draft {
  const gardens = draft.midgame.gardens.map((garden, place) =>
    place === seat ? { ...garden, stored: null, pieces } : garden,
  );
  return { ...draft, midgame: { ...draft.midgame, gardens } };
}

const at = (draft: Draft, round: number, seat = 0): Draft =>
  relaid({ ...draft, midgame: { ...draft.midgame, round, seat } });

describe("a position that is set up", () => {
  it.each([2, 3, 4])("can be at each turn of a game of %i", (players) => {
    const fresh = seated(
      freshDraft(["white", "pink"], "ja"),
      ["white", "pink", "blue", "yellow"].slice(0, players) as Draft["seats"],
    );
    for (let round = 1; round <= fresh.tokens.length + 1; round += 1) {
      const draft = completed(at(fresh, round, round % players), "drawn");
      expect(problem(rules, draft)).toBeNull();
      const position = beginningOf(rules, readTree(textOf(draft)).deal);
      expect([position.round, position.seat, position.phase]).toEqual([round, round % players, "dig"]);
    }
  });

  it("has the tiles that were laid, and what they rest on is taken from the box", () => {
    let draft = at(freshDraft(["white", "pink"], "revised"), 6);
    draft = laid(laid(laid(draft, 0, "white", "c3"), 0, "b07", "e3"), 0, "c05", "d3");
    expect(freeTiles(draft)).not.toContain("b07");
    const whole = completed(relaid(draft), "unknown");
    expect(problem(rules, whole)).toBeNull();
    const position = beginningOf(rules, readTree(textOf(whole)).deal);
    expect(position.gardenNumbers(0, "tile_level").slice(0, 3)).toEqual([1, 1, 2]);
    expect(position.numbers("supply")[0]).toBeLessThan(148 - 8);
    // The basalt was dug: a stack is empty.
    expect(position.numbers("height")).toContain(0);
  });

  it("tells why a piece can't stand, and what can't be at this turn", () => {
    const fresh = at(freshDraft(["white", "pink"], "revised"), 1);
    const early = relaid(laid(fresh, 0, "c01", "c3"));
    expect(problem(rules, completed(early, "drawn"))?.code).toBe("wrong-quarry");
    const later = laid(at(fresh, 4), 0, "c01", "c3");
    const { position } = builtGarden(rules, later, 0);
    expect(put(position, 0, itemMove("fountain", ["d3", "c3"]))?.code).toBe("wrong-symbol");
    const item = itemMove("fountain", ["c3", "d3"]);
    const wrong = relaid(withPieces(later, 0, [...(later.midgame.gardens[0]?.pieces ?? []), item]));
    expect(problem(rules, completed(wrong, "drawn"))?.reason).toContain("F:c3-d3");
    expect(builtGarden(rules, wrong, 0).refused.map((one) => one?.code ?? null)).toEqual([null, "wrong-symbol"]);
  });

  it("is the one that a game has come to", () => {
    let compared = 0;
    for (const text of texts) {
      const record = readRecord(text);
      const { turns, end } = playedRecord(rules, record);
      const whole = turns.filter(({ moves }) => moves.at(-1)?.startsWith("=") === true);
      if (whole.length < turns.length || end.phase !== "dig") continue;
      const draft = takenUp(
        rules,
        record.deal,
        whole.map(({ moves }) => moves),
      );
      const again = beginningOf(rules, readTree(textOf(draft)).deal);
      expect([...again.bytes()]).toEqual([...end.bytes()]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(20);
  });
});
