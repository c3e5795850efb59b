/** The moments of a game: before its first move, and after each one. */
import type { PublicRecord } from "../api/table";

export type Turns = PublicRecord["turns"];

/** After so many whole turns, and so many moves of the next. */
export interface Moment {
  readonly turn: number;
  readonly move: number;
}

export const START: Moment = { turn: 0, move: 0 };

/** Near to its end a turn is whole: this much of it, on either side, is one moment. */
const WHOLE = 0.25;

const movesOf = (turns: Turns, turn: number): readonly string[] => turns[turn]?.[0].split(" ") ?? [];

/** The last moment of a game. */
export const endOf = (turns: Turns): Moment => ({ turn: turns.length, move: 0 });

/** The next move's moment; the last move of a turn leads to the next turn. */
export function after(turns: Turns, { turn, move }: Moment): Moment {
  if (turn >= turns.length) return endOf(turns);
  return move + 1 < movesOf(turns, turn).length ? { turn, move: move + 1 } : { turn: turn + 1, move: 0 };
}

/** The moment one move earlier. */
export function before(turns: Turns, { turn, move }: Moment): Moment {
  if (move > 0) return { turn, move: move - 1 };
  if (turn === 0) return START;
  return { turn: turn - 1, move: Math.max(0, movesOf(turns, turn - 1).length - 1) };
}

/** The turns up to a moment; the one under way has the moves that it had then, and has revealed nothing yet. */
export function turnsUpTo(turns: Turns, { turn, move }: Moment): Turns {
  const whole = turns.slice(0, turn);
  return move === 0 ? whole : [...whole, [movesOf(turns, turn).slice(0, move).join(" "), null, null]];
}

/** A moment as an address tells it, `17` or `17.2`; null for none. */
export function momentFrom(text: string | null, turns: Turns): Moment | null {
  const found = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(text ?? "");
  if (found === null) return null;
  const turn = Math.min(Number(found[1]), turns.length);
  return { turn, move: Math.min(Number(found[2] ?? 0), Math.max(0, movesOf(turns, turn).length - 1)) };
}

export const momentText = ({ turn, move }: Moment): string => (move === 0 ? `${turn}` : `${turn}.${move}`);

/** Where a moment stands between the first turn and the last: at a whole number, or between two. */
export function placeOf(turns: Turns, { turn, move }: Moment): number {
  const between = movesOf(turns, turn).length - 1;
  return move === 0 || between < 1 ? turn : turn + WHOLE + ((1 - 2 * WHOLE) * (move - 0.5)) / between;
}

/** The moment nearest to a place there. */
export function momentAt(turns: Turns, place: number): Moment {
  const there = Math.min(Math.max(0, place), turns.length);
  const turn = Math.floor(there);
  const part = there - turn;
  const between = movesOf(turns, turn).length - 1;
  if (between < 1) return { turn: Math.round(there), move: 0 };
  if (part < WHOLE) return { turn, move: 0 };
  if (part >= 1 - WHOLE) return { turn: turn + 1, move: 0 };
  return { turn, move: 1 + Math.floor((between * (part - WHOLE)) / (1 - 2 * WHOLE)) };
}
