/** The whole turns of a record, each with the position it was played in. */
import { isWhole } from "../kernel/answers/preview";
import type { Kernel } from "../kernel/instance";
import type { Position } from "../kernel/position";
import { beginningOf, type PlayedRecord } from "../record/played";
import type { GameRecord } from "../record/reader";
import type { Turn } from "./review";

export interface Turns {
  readonly turns: readonly Turn[];
  /** The position after the last whole turn. */
  readonly end: Position;
}

export function turnsIn(kernel: Kernel, record: GameRecord, game: Pick<PlayedRecord, "turns">): Turns {
  const end = beginningOf(kernel, record.deal);
  const turns = game.turns
    .filter(({ moves }) => isWhole(moves))
    .map(({ moves }): Turn => {
      const before = end.copy();
      for (const move of moves) end.play(move);
      return { before, moves };
    });
  return { turns, end };
}
