/** How many turns have been played in the middle of a game, and what they have left of the quarry. */
import { LAYERS, REMOVALS } from "../kernel/generated";
import { type Midgame, turnsBefore } from "../kernel/midgame";

const STACKS = 16;
type Moment = Pick<Midgame, "round" | "seat">;

/** How many turns this seat has played. */
export const turnsOf = (seat: number, midgame: Moment): number => midgame.round - 1 + Number(seat < midgame.seat);

/** The clay tiles that the setup takes out. */
export const removedBy = (players: number): number => (REMOVALS as Readonly<Record<number, number>>)[players] ?? 0;

/** The tiles that are left in the quarry. */
export const tilesLeft = (players: number, midgame: Moment): number =>
  LAYERS * STACKS - removedBy(players) - turnsBefore(players, midgame);

/** How many stacks have lost the tile of a layer. */
export const gone = (heights: readonly number[], layer: number): number =>
  heights.filter((height) => height <= layer).length;
