/** A turn of one's own game as a puzzle, found in the review of the game. */
import { spell } from "../control/notation";
import type { Kernel } from "../kernel/instance";
import { BadNotation, IllegalMove } from "../kernel/position";
import { BadRecord } from "../record/bad-record";
import { playedRecord } from "../record/played";
import { readRecord } from "../record/reader";
import { turnsIn } from "../review/turns";
import { canBeSolved, type OwnTurn } from "./own-link";
import { type Puzzle, type Theme, TURNS } from "./set";

/** No game of the package has as many turns. */
const ID = TURNS - 1;
/** What a turn is about, the rarest first. */
const THEMES: readonly Theme[] = ["storage", "belvedere", "bridge", "stairway", "fountain", "statue"];

/** The puzzle; null when the game has no such turn, or the better one can't be played there. */
export function ownPuzzle(kernel: Kernel, own: OwnTurn): Puzzle | null {
  try {
    const record = readRecord(own.record);
    const turn = turnsIn(kernel, record, playedRecord(kernel, record)).turns[own.turn];
    if (turn === undefined || !canBeSolved(own.better)) return null;
    const position = turn.before.copy();
    for (const move of own.better) position.play(move);
    return {
      id: ID,
      record: own.record,
      turn: own.turn,
      solution: own.better,
      rival: turn.moves,
      margin: null,
      error: 0,
      rating: 0,
      themes: themesOf(own.better),
      own,
    };
  } catch (error) {
    if (error instanceof BadRecord || error instanceof IllegalMove || error instanceof BadNotation) return null;
    throw error;
  }
}

/** What can be read off the moves of a turn. */
function themesOf(moves: readonly string[]): Theme[] {
  const found = new Set(moves.flatMap(themesIn));
  return THEMES.filter((theme) => found.has(theme));
}

function themesIn(move: string): Theme[] {
  const spelled = spell(move);
  if (spelled?.kind === "decorate") return [spelled.symbol];
  if (spelled?.kind !== "place") return [];
  return [
    ...(spelled.source === "stored" ? (["storage"] as const) : []),
    ...(spelled.open === null ? [] : (["belvedere"] as const)),
  ];
}
