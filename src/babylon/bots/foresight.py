"""How a game will end: played on in many possible worlds, from a position or from what a turn makes of it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from babylon.bots.engine import prepare, table_for
from babylon.bots.learned import weights_for
from babylon.bots.table import Table, quick_settings
from babylon.rules.state import GameState

_SETTINGS = quick_settings(digs=4, width=2, pairs=1)


@dataclass(frozen=True, slots=True)
class Outlook:
    """The points that each seat will have, and how far the seat to move is ahead, with the standard error of that."""

    points: tuple[float, ...]
    margin: float
    error: float

    def lead(self, seat: int) -> float:
        """How far a seat is ahead of the best other one, by the points."""
        return self.points[seat] - max(points for other, points in enumerate(self.points) if other != seat)


class Foresight:
    """Looks ahead in so many worlds; the same seed means the same worlds."""

    def __init__(self, worlds: int) -> None:
        prepare()
        self.worlds = worlds
        self._table: Table | None = None

    def outlook(self, state: GameState, actions: Sequence[int], seed: int) -> Outlook:
        """How a game ends when the seat to move does this first. What nobody has seen of the state is not looked at."""
        table = self._table = table_for(state.players, self._table)
        table.write("settings", _SETTINGS)
        table.write("weights", weights_for("quick", state))
        table.write("world_stream", [seed % (1 << 61) + 1])
        table.write("seat_total", [0.0] * 4)
        table.write("total", [0.0])
        table.write("squares", [0.0])
        table.lay(state)
        table.foresee(actions, self.worlds)
        mean = table.row("total")[0] / self.worlds
        variance = max(table.row("squares")[0] / self.worlds - mean * mean, 0.0)
        points = tuple(float(total) / self.worlds for total in table.row("seat_total")[: state.players])
        return Outlook(points, float(mean), math.sqrt(variance / self.worlds))
