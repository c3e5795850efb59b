"""Turns compared in the same possible worlds: luck is the same for all of them, and only their difference remains."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from babylon.arena.intervals import Interval, average
from babylon.bots.forecast import Forecast, Forecaster
from babylon.bots.game_review import actions_of
from babylon.pieces.move import Move
from babylon.rules.state import GameState

BATCHES = 20  # of worlds; how far they differ says how certain their mean is


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a turn leads to, batch by batch; two prospects of the same seed share their worlds."""

    batches: tuple[Forecast, ...]

    @property
    def points(self) -> tuple[float, ...]:
        """The points that each seat can expect."""
        seats = zip(*(batch.points for batch in self.batches), strict=True)
        return tuple(sum(points) / len(points) for points in seats)

    @property
    def margin(self) -> Interval:
        """How far the seat to move will be ahead of the best other one."""
        return average([batch.margin for batch in self.batches])

    def above(self, other: "Prospect") -> Interval:
        """By how much the margin is better than another one's in the same worlds."""
        pairs = zip(self.batches, other.batches, strict=True)
        return average([mine.margin - theirs.margin for mine, theirs in pairs])


class Comparison:
    """Looks ahead in so many worlds; the same seed means the same worlds."""

    def __init__(self, worlds: int, forecaster: Callable[[int], Forecaster] = Forecaster) -> None:
        self._batches = min(worlds, BATCHES)
        self._forecaster = forecaster(worlds // self._batches)

    def prospect(self, state: GameState, moves: Sequence[Move], seed: int) -> Prospect:
        """What these moves of the seat to move lead to."""
        actions = actions_of(state, moves)
        seeds = (seed + batch * 1_000_003 for batch in range(self._batches))
        return Prospect(tuple(self._forecaster.forecast(state, actions, one) for one in seeds))
