/** Reviews a game in workers of the page, or brings back a review that was made before on this device. */
import { REVIEWS } from "../bots/generated";
import type { Kernel } from "../kernel/instance";
import { beginningOf, type PlayedRecord } from "../record/played";
import type { GameRecord } from "../record/reader";
import type { Settings, Task } from "./judged";
import { actionsOf, type Review, reviewOf } from "./review";
import { keep, kept, nameOf } from "./stored";
import { turnsIn } from "./turns";
import { allJudged, type Watch } from "./workers";

/** How thoroughly one may look; `analyse` of the command line is as thorough as the last one. */
export const DEPTHS = ["quick", "deep"] as const;
export type Depth = (typeof DEPTHS)[number];

/** Everybody's review of a game is the same one. */
const SEED = 0;

export interface Game {
  readonly kernel: Kernel;
  readonly record: GameRecord;
  readonly game: PlayedRecord;
}

export function settingsOf(depth: Depth): Settings {
  const { tries = 0, worlds = 0 } = REVIEWS[depth] ?? {};
  return { tries, worlds, seed: SEED };
}

/** What there is to look at: the position before the first turn, and every turn. */
export function tasksOf({ kernel, record, game }: Game, settings: Settings): Task[] {
  const { turns } = turnsIn(kernel, record, game);
  const start = beginningOf(kernel, record.deal);
  return [{ before: start, moves: [] }, ...turns].map((turn, index): Task => {
    const { players } = start;
    return { players, state: turn.before.bytes(), number: index + 1, actions: actionsOf(turn), settings };
  });
}

/** The review that this device has, or null. */
export async function storedReview(game: Game, depth: Depth): Promise<Review | null> {
  return await kept(nameOf(game.record, settingsOf(depth)));
}

export async function reviewed(game: Game, depth: Depth, watch: Watch): Promise<Review> {
  const settings = settingsOf(depth);
  const found = await allJudged(tasksOf(game, settings), watch);
  const { turns, end } = turnsIn(game.kernel, game.record, game.game);
  const review = reviewOf(turns, end, found);
  await keep(nameOf(game.record, settings), review);
  return review;
}
