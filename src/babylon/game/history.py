"""What happened in a game: each ply keeps its state, so that going back and copying cost nothing."""

from collections.abc import Iterator
from dataclasses import dataclass

from babylon.game.numbers import action_of
from babylon.pieces.kinds import SUPPORTS, Support
from babylon.pieces.move import Move, Place
from babylon.pieces.spaces import CORNERS
from babylon.rules.placing import support
from babylon.rules.state import GameState, ahead
from babylon.rules.turn import apply


@dataclass(frozen=True, slots=True)
class Ply:
    """A move that was played, the state it led to, and the ply before it."""

    state: GameState
    number: int = 0
    before: "Ply | None" = None
    move: Move | None = None

    @property
    def seat(self) -> int:
        """Who played the move."""
        assert self.before is not None
        return self.before.state.seat

    def then(self, move: Move) -> "Ply":
        """The ply after a legal move; this one stays as it is."""
        state = ahead(self.state)
        apply(state, action_of(self.state, move))
        return Ply(state, self.number + 1, self, move)


def plies(last: Ply) -> list[Ply]:
    """Every ply with a move, the first one first."""

    def back() -> Iterator[Ply]:
        ply = last
        while ply.before is not None:
            yield ply
            ply = ply.before

    return list(back())[::-1]


def supports_of(ply: Ply) -> tuple[Support, Support, Support, Support]:
    """What carried each corner of the tile when it was placed: nw, ne, se, sw."""
    assert isinstance(ply.move, Place)
    assert ply.before is not None
    garden = ply.before.state.gardens[ply.seat]
    nw, ne, se, sw = (
        Support.OPEN
        if corner is ply.move.open_corner
        else SUPPORTS[support(garden, ply.move.position.corner(corner).index, ply.move.level)]
        for corner in CORNERS
    )
    return nw, ne, se, sw
