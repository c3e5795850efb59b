import { beforeAll, describe, expect, it } from "vitest";
import type { PlaceQuestion, Points, Preview, Why } from "../src/api/table";
import type { KnownDeal } from "../src/kernel/answers/deal";
import { PublicGame } from "../src/kernel/answers/game";
import { pointsOf, previewOf, whyNot } from "../src/kernel/answers/preview";
import type { Kernel } from "../src/kernel/instance";
import { Position } from "../src/kernel/position";
import { useLanguage } from "../src/words/words.svelte";
import { kernel as testKernel } from "./kernel/kernel";
import { fromPython } from "./python";

/** A draft in a game, and what the server says of it. */
interface Asked {
  readonly deal: KnownDeal;
  readonly played: readonly string[];
  readonly seat: number;
  readonly moves: readonly string[];
  readonly preview: Preview;
  readonly points: readonly Points[];
  readonly why: readonly { readonly move: string | PlaceQuestion; readonly answer: Why }[];
}

function gameOf(kernel: Kernel, { deal, played }: Asked): PublicGame {
  return new PublicGame(deal, Position.begin(kernel, deal)).drafted(played);
}

/** What the page says of the same draft. */
function answered(kernel: Kernel, asked: Asked): Omit<Asked, "deal" | "played"> {
  const { seat, moves, why } = asked;
  const before = gameOf(kernel, asked);
  const after = before.drafted(moves);
  const preview = previewOf({ before, seat, moves, after });
  return {
    seat,
    moves,
    preview,
    points: preview.view.gardens.map((garden) => pointsOf(after, garden)),
    why: why.map(({ move }) => ({ move, answer: whyNot(after, move) })),
  };
}

describe("the page's answers about a position", () => {
  const games = fromPython("tests.web.positions", "0", "12") as readonly Asked[];
  let kernel: Kernel;

  beforeAll(async () => {
    kernel = await testKernel();
    await useLanguage("en");
  });

  it("are the server's own, in games of every sort", { timeout: 60_000 }, () => {
    expect(games.length).toBeGreaterThan(60);
    for (const game of games) {
      const { deal: _deal, played: _played, ...told } = game;
      expect(JSON.parse(JSON.stringify(answered(kernel, game)))).toEqual(told);
    }
  });
});
