"""The game as the public knows it, played on as the log reveals more.

The server referees on this very game: every rule can be judged by what is public, so what is hidden need not be in
memory next to what is sent.
"""

from dataclasses import dataclass, field, replace
from typing import Self

from babylon.game import Game, View
from babylon.game.setup import tile_number, token_number
from babylon.pieces.deal import Deal
from babylon.pieces.garden import Garden
from babylon.pieces.kinds import Phase, Token
from babylon.pieces.move import Move
from babylon.pieces.spaces import Stack
from babylon.rules.state import GardenState


@dataclass(slots=True)
class Look:
    """A garden as it was last looked at, and how it is told to clients once it has been."""

    own: GardenState
    garden: Garden
    text: str = ""


class PublicGame(Game):
    """A game whose deal has holes; each turn's end fills in what chance has said."""

    __slots__ = ("_looked_at",)

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        self._looked_at: dict[int, Look] = {}

    def _learn(self, stack: Stack | None, tile: str | None, token: Token | None) -> None:
        """Fill in what a turn reveals: the tile beneath the one that it takes, the next round's token."""
        state, quarry, tokens = self.state, list(self.dealing.quarry), list(self.dealing.tokens)
        if stack is not None and tile is not None:
            # A tile that was dug has left its stack by now; one that is removed has not.
            layer = state.height[stack.index] - (1 if self.phase is Phase.BUILD else 2)
            layers = list(quarry[stack.index])
            layers[layer] = tile
            quarry[stack.index] = (layers[0], layers[1], layers[2])
            state = replace(state, stack=_with(state.stack, 3 * stack.index + layer, tile_number(tile)))
        if token is not None:
            tokens[state.round] = token
            state = replace(state, tokens=_with(state.tokens, state.round, token_number(token)))
        self.dealing = replace(self.dealing, quarry=tuple(quarry), tokens=tuple(tokens))
        self._states = (*self._states[:-1], state)

    def end_turn(self, last: Move, stack: Stack | None, tile: str | None, token: Token | None) -> None:
        """Play the turn's last move, which is when the table learns what the turn has revealed."""
        self._learn(stack, tile, token)
        self.play(last)

    def copy(self) -> Self:
        """The same game, to be played on apart from this one."""
        twin = super().copy()
        twin._looked_at = dict(self._looked_at)  # noqa: SLF001 - its own class
        return twin

    def garden(self, seat: int) -> Garden:
        """A seat's garden."""
        return self.look(seat).garden

    def look(self, seat: int) -> Look:
        """A look at a seat's garden: the last one, if nobody has touched the garden since."""
        own = self.state.gardens[seat]
        if self.phase is Phase.BUILD:
            return Look(own, super().garden(seat))
        known = self._looked_at.get(seat)
        if known is None or known.own is not own:
            known = self._looked_at[seat] = Look(own, super().garden(seat))
        return known

    def view(self, seat: int | None = None) -> "PublicView":
        """What a seat, or a spectator, may know: all that is here."""
        position = self.copy()
        position._looked_at.clear()  # noqa: SLF001 - its own class
        return PublicView(self.dealing, self.moves, seat, position)


@dataclass(frozen=True, slots=True)
class PublicView(View):
    """A view with the position that its moves lead to: whoever is sent it need not play them again.

    It is made of a public game, which has never held what a seat may not see.
    """

    position: PublicGame = field(compare=False, repr=False)

    def game(self) -> Game:
        """The game as far as it is known, at the position."""
        return self.position.copy()


def _with(values: list[int], index: int, value: int) -> list[int]:
    return [*values[:index], value, *values[index + 1 :]]
