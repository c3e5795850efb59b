"""Games kept aside, to go on from them later."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from babylon.compiled import COMPILES, Pool, as_bytes, from_bytes, machine_code, pool, save
from babylon.compiled.memory import record, stride
from babylon.rules.setup import REMOVALS, TOKENS_IN_PLAY
from babylon.rules.state import ITEMS, TILES
from babylon.simulate import row_copies

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from babylon.rules.state import GameState


def most_plies(players: int) -> int:
    """Room enough for all moves of a game: a dig and an end each turn, every tile and every item of a garden."""
    return REMOVALS[players] + players * (2 * (TOKENS_IN_PLAY[players] + 1) + TILES + ITEMS)


@dataclass(slots=True)
class Rows:
    """States side by side, each with the actions that led to it."""

    players: int
    states: Pool
    played: "NDArray[np.int16]"
    plies: "NDArray[np.int64]"

    @classmethod
    def blank(cls, players: int, size: int, spare: int = 0) -> "Rows":
        """Room for so many games, and for some states besides."""
        played = np.empty((size, most_plies(players)), np.int16)
        return cls(players, pool(players, size + spare), played, np.zeros(size, np.int64))

    @classmethod
    def to_fill(cls, players: int, size: int) -> "Rows":
        """The same where every row is written at once, in three quarters of the time: its memory is not cleared."""
        if not COMPILES:
            return cls.blank(players, size)
        room, step = max(size, 2), stride(players)
        memory = np.empty(room * step + record().itemsize, np.uint8)
        states = cast("Pool", np.ndarray((room,), record(), memory, strides=(step,)))
        return cls(players, states, np.empty((size, most_plies(players)), np.int16), np.empty(size, np.int64))

    def take(self, targets: "NDArray[np.int64]", other: "Rows", sources: "NDArray[np.int64]") -> None:
        """Make each target row equal its source row of the other; none of them is in both."""
        machine_code(row_copies.copy_games)(
            self.states,
            cast("list[list[int]]", self.played),
            cast("list[int]", self.plies),
            cast("list[int]", targets),
            other.states,
            cast("list[list[int]]", other.played),
            cast("list[int]", other.plies),
            cast("list[int]", sources),
        )

    def history(self, row: int) -> list[int]:
        """The actions that led to this row's state."""
        return cast("list[int]", self.played[row, : self.plies[row]].tolist())

    def __getstate__(self) -> dict[str, Any]:
        kept = {"players": self.players, "states": as_bytes(self.states)}
        return kept | {"played": self.played.copy(), "plies": self.plies.copy()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.players, self.played, self.plies = kept["players"], kept["played"], kept["plies"]
        self.states = from_bytes(self.players, kept["states"])


@dataclass(frozen=True, slots=True)
class Snapshot:
    """Games as they were when a batch saved them: a value of its own, which no batch changes.

    `rows` are the rows that the games had. `streams` are their random numbers, if those were saved too.
    """

    rows: "NDArray[np.int64]"
    games: Rows
    streams: "NDArray[np.int64] | None"

    @classmethod
    def of(cls, state: "GameState") -> "Snapshot":
        """A position by itself, without the actions that led to it."""
        games = Rows.blank(state.players, 1)
        save(games.states, 0, state)
        return cls(np.zeros(1, np.int64), games, None)

    def __len__(self) -> int:
        return len(self.rows)
