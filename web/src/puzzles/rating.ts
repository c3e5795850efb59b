/**
 * How strong a solver is and how hard a puzzle, by Elo's formula: who is 400 points above a puzzle solves it ten times
 * of eleven. Only the first try at a puzzle counts. A newcomer's rating moves quickly; a puzzle's, which the bots have
 * graded, slowly.
 */
export const NEWCOMER = 1200;
const SPREAD = 400;
const LEAST = 400;
const PUZZLE_STEP = 16;

/** By how much a rating moves at most, after so many puzzles. */
const stepAfter = (tried: number): number => Math.max(16, 80 - 4 * tried);

/** The chance that the puzzle is solved. */
export const chanceOf = (solver: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - solver) / SPREAD));

export interface Ratings {
  readonly solver: number;
  readonly puzzle: number;
}

/** Both ratings after a first try. */
export function rated({ solver, puzzle }: Ratings, solved: boolean, tried: number): Ratings {
  const surprise = (solved ? 1 : 0) - chanceOf(solver, puzzle);
  return {
    solver: Math.max(LEAST, Math.round(solver + stepAfter(tried) * surprise)),
    puzzle: Math.max(LEAST, Math.round(puzzle - PUZZLE_STEP * surprise)),
  };
}
