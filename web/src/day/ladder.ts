/** What the ladder's bots reach on a day's deal: they play it in the worker, by the day's chance. */
import type { Seeds, Thought } from "../bots/messages";
import { bytesOf } from "../chance/keys";
import { BOXES, EDITIONS, TILE_SETS } from "../kernel/generated";
import type { Kernel } from "../kernel/instance";
import { Position } from "../kernel/position";
import { standings } from "../kernel/rows";
import { TILES } from "../referee/device/deal";
import { dayDeal } from "./deal";
import { type Bars, type DayGame, LADDER, MEDALS, type Medal, RIVALS, TRIES } from "./forms";
import { botSeeds } from "./keys";

const PLAYER = 0;

/** Thinks of a bot's turn by this chance; only a search needs tries. */
export type Think = (
  bot: string,
  position: Position,
  how: { readonly seeds: Seeds; readonly tries: number },
) => Promise<Pick<Thought, "moves">>;

/** A day's game before its first move, with all that lies hidden. */
export const dayPosition = (kernel: Kernel, key: Uint8Array): Position =>
  Position.begin(kernel, {
    ...dayDeal(key),
    edition: EDITIONS.revised,
    tiles: TILE_SETS[TILES],
    box: BOXES[TILES],
  });

/** The points of a bot that plays a day's deal. */
async function reached(bot: string, start: Position, { form, key }: DayGame, think: Think): Promise<number> {
  const position = start.copy();
  for (let turn = 0; !position.isOver; turn += 1) {
    const player = position.seat === PLAYER ? bot : RIVALS[form];
    const { moves } = await think(player, position, { seeds: botSeeds(bytesOf(key), turn), tries: TRIES });
    for (const move of moves) position.play(move);
  }
  return standings(position)[PLAYER]?.points ?? 0;
}

/** The points that each medal takes: as many as its bot has reached, and never fewer than a lower medal. */
export async function barsOf(kernel: Kernel, game: DayGame, think: Think): Promise<Bars> {
  const start = dayPosition(kernel, bytesOf(game.key));
  const bars: Record<Medal, number> = { bronze: 0, silver: 0, gold: 0, lapis: 0 };
  let highest = 0;
  for (const medal of MEDALS) {
    highest = Math.max(highest, await reached(LADDER[medal], start, game, think));
    bars[medal] = highest;
  }
  return bars;
}
