"""Puzzles proved again by other seeds, and asked of the bots once more."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from babylon.arena.puzzles.finders import KING, MASON, Grader
from babylon.arena.puzzles.mine import is_early
from babylon.arena.puzzles.proof import RIVALS, WHOLE_WORLDS, LastTurns, Prover
from babylon.arena.puzzles.puzzle import Puzzle, PuzzleGame
from babylon.arena.puzzles.worth import ENOUGH, WORLDS, Judge, whole
from babylon.bots.suggestions import outline
from babylon.game import Game


@dataclass(frozen=True, slots=True)
class Rechecked:
    """Whether a puzzle's turn is still the best one, and how often the mason and the king have found it now."""

    game: PuzzleGame
    puzzle: Puzzle
    holds: bool
    mason: float
    king: float


class Checker:
    """Looks at puzzles again, by a seed that the miner did not use."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._prover = Prover()
        self._grader = Grader()
        self._last_turns = LastTurns()

    def rechecked(self, games: Iterable[PuzzleGame]) -> Iterator[Rechecked]:
        """Every puzzle once more."""
        for game in games:
            for puzzle in game.puzzles:
                yield self.again(game, puzzle)

    def again(self, game: PuzzleGame, puzzle: Puzzle) -> Rechecked:
        """One puzzle once more."""
        position = game.position(puzzle)
        chance = Random(f"{self._seed} {game.number} {puzzle.turn}")
        judge = Judge(position.state, puzzle.solution, chance.getrandbits(60), WORLDS)
        grading = chance.getrandbits(60)
        mason, king = (
            self._grader.share(self._grader.finders[which], position.state, judge, puzzle.margin, grading)
            for which in (MASON, KING)
        )
        judges = [judge]
        if is_early(game.number):
            judges.append(Judge(position.state, puzzle.solution, chance.getrandbits(60), WHOLE_WORLDS, whole))
        holds = self.holds(position, puzzle, judges, chance.getrandbits(60))
        return Rechecked(game, puzzle, holds, mason, king)

    def holds(self, position: Game, puzzle: Puzzle, judges: Sequence[Judge], seed: int) -> bool:
        """Whether every rival is surely worse and would not pass for it: the known one and those of a new search.

        Of a last turn also the best ones there are, stack by stack, and none may be better than the solution.
        """
        found = self._prover.ideas(position.state, seed)[: RIVALS + 1]
        last = self._last_turns.of(position.state)
        if any(judge.loss(turn).value < 0 for judge in judges for turn in last):
            return False
        others = {outline(turn): turn for turn in (puzzle.rival, *(turn for turn, _ in found), *last)}
        others.pop(outline(puzzle.solution), None)
        losses = [judge.loss(turn) for judge in judges for turn in others.values()]
        return all(loss.low > 0 and loss.value > ENOUGH * puzzle.margin for loss in losses)


def holding(games: Iterable[PuzzleGame], checked: Iterable[Rechecked]) -> list[PuzzleGame]:
    """The games with those puzzles that hold."""
    kept = {(one.game.number, one.puzzle.turn) for one in checked if one.holds}
    left = (
        PuzzleGame(game.number, game.record, tuple(p for p in game.puzzles if (game.number, p.turn) in kept))
        for game in games
    )
    return [game for game in left if game.puzzles]
