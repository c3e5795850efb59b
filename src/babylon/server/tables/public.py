"""The game as the public knows it, played on as the log reveals more.

The server referees on this very game: every rule can be judged by what is public, so what is hidden need not be in
memory next to what is sent. Thousands of them are kept, so plies share all that a move did not change.
"""

from dataclasses import fields, replace
from typing import Self, TypeVar

from babylon.game import Game, View
from babylon.pieces.deal import Deal
from babylon.pieces.garden import Garden
from babylon.pieces.kinds import Phase, Token
from babylon.pieces.move import Move
from babylon.pieces.spaces import Stack
from babylon.rules.state import GameState, GardenState

State = TypeVar("State", GameState, GardenState)


class PublicGame(Game):
    """A game whose deal has holes; `learn` fills them in as chance speaks."""

    __slots__ = ("_looked_at",)

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        self._looked_at: dict[int, tuple[GardenState, Garden]] = {}

    def learn(self, stack: Stack | None, tile: str | None, token: Token | None) -> None:
        """Fill in what a turn is about to reveal: the tile beneath a stack's top, the next round's token."""
        quarry, tokens = list(self.dealing.quarry), list(self.dealing.tokens)
        if stack is not None and tile is not None:
            layers = list(quarry[stack.index])
            layers[self.state.height[stack.index] - 2] = tile
            quarry[stack.index] = (layers[0], layers[1], layers[2])
        if token is not None:
            tokens[self.state.round] = token
        self._know(replace(self.dealing, quarry=tuple(quarry), tokens=tuple(tokens)))

    def play(self, move: Move | str) -> None:
        """Play a move; the new state shares with the old one what the move left alone."""
        before = self.state
        super().play(move)
        self._last = replace(self._last, state=_sharing(self.state, before))

    def undo(self, plies: int = 1) -> None:
        """Go back so many moves; what was revealed stays known."""
        super().undo(plies)
        self._know(self.dealing)

    def copy(self) -> Self:
        """The same game, to be played on apart from this one."""
        twin = super().copy()
        twin._looked_at = dict(self._looked_at)  # noqa: SLF001 - its own class
        return twin

    def garden(self, seat: int) -> Garden:
        """A seat's garden; one that nobody has touched since it was last asked for is not looked at again."""
        own = self.state.gardens[seat]
        if self.phase is Phase.BUILD:
            return super().garden(seat)
        known = self._looked_at.get(seat)
        if known is None or known[0] is not own:
            known = self._looked_at[seat] = (own, super().garden(seat))
        return known[1]

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may know: all that is here."""
        return View(self.dealing, self.moves, seat)

    def _know(self, deal: Deal) -> None:
        """Go on with a deal that has fewer holes."""
        fresh = Game(deal).state
        self.dealing = deal
        self._last = replace(self._last, state=replace(self.state, stack=fresh.stack, tokens=fresh.tokens))


def _sharing(state: GameState, before: GameState) -> GameState:
    """`state`, made of `before`'s parts wherever they are equal."""
    pairs = zip(state.gardens, before.gardens, strict=True)
    state.gardens = [old if old == new else _shared(new, old) for new, old in pairs]
    return _shared(state, before)


def _shared(new: State, old: State) -> State:
    for name in _LISTS[type(new)]:
        mine, theirs = getattr(new, name), getattr(old, name)
        if mine == theirs:
            setattr(new, name, theirs)
    return new


_LISTS: dict[type, tuple[str, ...]] = {
    kind: tuple(one.name for one in fields(kind) if one.metadata["length"]) for kind in (GameState, GardenState)
}
