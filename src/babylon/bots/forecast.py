"""How a game will end: played on in many possible worlds, from a position or from what a turn makes of it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from babylon.bots.runner import KernelRunner, quick_settings, runner_for
from babylon.bots.weight_files import weights_for
from babylon.rules.state import GameState

_SETTINGS = quick_settings(digs=4, width=2, pairs=1)


@dataclass(frozen=True, slots=True)
class Forecast:
    """The points that each seat will have, and how far the seat to move is ahead, with the standard error of that."""

    points: tuple[float, ...]
    margin: float
    error: float

    def lead(self, seat: int) -> float:
        """How far a seat is ahead of the best other one, by the points."""
        return self.points[seat] - max(points for other, points in enumerate(self.points) if other != seat)


class Forecaster:
    """Looks ahead in so many worlds; the same seed means the same worlds.

    Without other settings and weights it plays on lightly.
    """

    def __init__(self, worlds: int, settings: Sequence[int] = _SETTINGS, weights: str = "quick") -> None:
        self.worlds = worlds
        self._settings = settings
        self._weights = weights
        self._runner: KernelRunner | None = None

    def forecast(self, state: GameState, actions: Sequence[int], seed: int) -> Forecast:
        """How a game ends when the seat to move does this first. What nobody has seen of the state is not looked at."""
        runner = self._runner = runner_for(state.players, self._runner)
        runner.write("settings", self._settings)
        runner.write("weights", weights_for(self._weights, state))
        runner.write("world_stream", [seed % (1 << 61) + 1])
        runner.write("seat_total", [0.0] * 4)
        runner.write("total", [0.0])
        runner.write("squares", [0.0])
        runner.lay(state)
        runner.forecast(actions, self.worlds)
        mean = runner.row("total")[0] / self.worlds
        variance = max(runner.row("squares")[0] / self.worlds - mean * mean, 0.0)
        points = tuple(float(total) / self.worlds for total in runner.row("seat_total")[: state.players])
        return Forecast(points, float(mean), math.sqrt(variance / self.worlds))
