"""The puzzles of last turns against the exact best turn of every stack: `python -m tests.arena.puzzles.last_turns`.

With `--mend FILE` those that have a better turn, or one that is nearly as good, are proved anew: the file gets all
puzzles, and of these the ones that are clear again.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from babylon.arena.puzzles.mine import Miner
from babylon.arena.puzzles.proof import LastTurns, Turn
from babylon.arena.puzzles.puzzle import Puzzle, PuzzleGame, package_games
from babylon.arena.puzzles.worth import ENOUGH, Judge
from babylon.bots.kernel.last_turn import is_last_turn
from babylon.bots.suggestions import outline


@dataclass(frozen=True, slots=True)
class Better:
    """A turn that the puzzle knows nothing of, and by how much the solution is better, as it looks."""

    puzzle: Puzzle
    game: PuzzleGame
    turn: Turn
    by: float

    @property
    def is_solution(self) -> bool:
        """Whether only its order or decorations are other than the solution's."""
        return outline(self.turn) == outline(self.puzzle.solution)


def last_puzzles(games: list[PuzzleGame]) -> list[tuple[PuzzleGame, Puzzle]]:
    """Those in which no other turn of the seat to move is to come."""
    return [(game, one) for game in games for one in game.puzzles if is_last_turn(game.position(one).state)]


def better_turns(game: PuzzleGame, puzzle: Puzzle, exact: LastTurns) -> Iterator[Better]:
    """The best turns of stacks that are better than the solution, or of another idea and would pass for it."""
    state = game.position(puzzle).state
    judge = Judge(state, puzzle.solution)
    for turn in exact.of(state):
        found = Better(puzzle, game, turn, judge.loss(turn).value)
        if found.by < 0 or (not found.is_solution and found.by <= ENOUGH * puzzle.margin):
            yield found


def mended(games: list[PuzzleGame], wrong: set[tuple[int, int]]) -> Iterator[PuzzleGame]:
    """The games with what is left of their puzzles."""
    miner = Miner()
    for game in games:
        puzzles = [
            miner.puzzle(game.position(one), one.turn, game.number) if (game.number, one.turn) in wrong else one
            for one in game.puzzles
        ]
        kept = tuple(one for one in puzzles if one is not None)
        if kept:
            # Nothing is told of a game beyond its last puzzle.
            until = game.position(kept[-1])
            yield PuzzleGame(game.number, str(until.view().record()), kept)


def main(file: Path | None) -> int:
    """Look at all; return whether any has a better turn."""
    exact, start, wrong = LastTurns(), perf_counter(), set()
    games = package_games()
    puzzles = last_puzzles(games)
    for game, puzzle in puzzles:
        for one in better_turns(game, puzzle, exact):
            wrong.add((game.number, puzzle.turn))
            what = "the same idea" if one.is_solution else "another idea"
            moves = " ".join(str(move) for move in one.turn)
            sys.stdout.write(f"{game.number}/{puzzle.turn}: {what}, {one.by:+.2f} of {puzzle.margin}: {moves}\n")
    took = perf_counter() - start
    sys.stdout.write(f"{len(puzzles)} last turns in {took:.0f} s: {len(wrong)} with a turn that is as good or better\n")
    if file is not None:
        left = list(mended(games, wrong))
        file.write_text("".join(f"{game.line()}\n" for game in left), "utf-8")
        sys.stdout.write(f"{sum(len(game.puzzles) for game in left)} puzzles are left\n")
    return min(len(wrong), 1)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[2]) if sys.argv[1:2] == ["--mend"] else None))
