"""What turns are worth, and whether a try solves a puzzle: by what comes of it, not by how it is written."""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import astuple, replace

from babylon.arena.intervals import Interval
from babylon.arena.turn_comparison import Comparison, Prospect
from babylon.bots.forecast import Forecaster
from babylon.bots.kernel_bots import CHOOSING
from babylon.bots.nebuchadnezzar import CAREFUL
from babylon.bots.runner import TO_THE_END
from babylon.pieces.move import Move
from babylon.rules.state import GameState

WORLDS = 100
SEED = 17  # of the worlds in which tries are judged, the same everywhere
ENOUGH = 0.5  # of a puzzle's margin: whoever loses no more than that has found its turn


def careful(worlds: int) -> Forecaster:
    """Plays on as Nebuchadnezzar's search does, by which all puzzles were judged."""
    return Forecaster(worlds, astuple(CAREFUL), CHOOSING)


def whole(worlds: int) -> Forecaster:
    """Plays on in the same way, but to the end of the game, however far that is."""
    return Forecaster(worlds, astuple(replace(CAREFUL, horizon=TO_THE_END)), CHOOSING)


class Judge:
    """Compares turns with the solution of one position, all in the same worlds."""

    def __init__(
        self,
        state: GameState,
        solution: Sequence[Move],
        seed: int = SEED,
        worlds: int = WORLDS,
        forecaster: Callable[[int], Forecaster] = careful,
    ) -> None:
        self._state = state
        self._seed = seed
        self._comparison = Comparison(worlds, forecaster)
        self.solution = self.prospect(solution)

    def of(self, solution: Sequence[Move]) -> "Judge":
        """A judge by another solution, in the same worlds."""
        judge = copy(self)
        judge.solution = self.prospect(solution)
        return judge

    def prospect(self, moves: Sequence[Move]) -> Prospect:
        """What comes of a turn."""
        return self._comparison.prospect(self._state, moves, self._seed)

    def loss(self, moves: Sequence[Move]) -> Interval:
        """By how much a turn leaves the seat less far ahead than the solution."""
        return self.solution.above(self.prospect(moves))

    def solves(self, moves: Sequence[Move], margin: float) -> bool:
        """Whether a turn is as good as the solution, by a puzzle's margin."""
        return self.loss(moves).value <= ENOUGH * margin
