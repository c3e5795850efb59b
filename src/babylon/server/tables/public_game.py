"""The game as the public knows it, played on as the log reveals more.

The server referees on this very game: every rule can be judged by what is public, so what is hidden need not be in
memory next to what is sent. Thousands of them are kept, so turns that are over are thinned out.
"""

from dataclasses import dataclass, fields, replace
from itertools import pairwise
from typing import Any, Self, TypeVar

from babylon.game import Game, View
from babylon.game.history import Ply, plies
from babylon.game.setup import laid_out, tile_number, token_number
from babylon.pieces.deal import Deal
from babylon.pieces.garden import Garden
from babylon.pieces.kinds import Phase, Token
from babylon.pieces.move import Decorate, Move, Place
from babylon.pieces.spaces import Stack
from babylon.rules.state import GameState, GardenState

State = TypeVar("State", GameState, GardenState)


@dataclass(slots=True)
class Look:
    """A garden as it was last looked at, and how it is told to clients once it has been."""

    own: GardenState
    garden: Garden
    text: str = ""


class PublicGame(Game):
    """A game whose deal has holes; each turn's end fills in what chance has said."""

    __slots__ = ("_looked_at", "_settled")

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        for garden in self.state.gardens:
            _shared(garden, _BLANK)
        self._settled: tuple[Move, ...] = ()
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
        self._last = replace(self._last, state=state)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves so far."""
        drafted = (ply.move for ply in plies(self._last) if ply.number > len(self._settled))
        return (*self._settled, *(move for move in drafted if move))

    def settle(self) -> None:
        """Keep of the turn only what gardens are drawn from: states are most of a table's memory.

        The last one shares with the state before the turn what the turn left alone.
        """
        recent = _recent(self._last)
        self._settled = self.moves
        self._last = replace(self._last, state=_sharing(self.state, recent[-1].state), before=_thinned(recent))

    def end_turn(self, last: Move, stack: Stack | None, tile: str | None, token: Token | None) -> None:
        """Play the turn's last move, which is when the table learns what the turn has revealed."""
        self._learn(stack, tile, token)
        self.play(last)
        self.settle()

    def undo(self, plies: int = 1) -> None:
        """Go back so many moves, beyond the turn by playing the others again; what was revealed stays known."""
        if plies <= self.ply - len(self._settled):
            super().undo(plies)
            return
        kept = self.moves[: self.ply - plies]
        self._last, self._settled = Ply(laid_out(self.dealing)), ()
        for move in kept:
            self.play(move)
            self.settle()

    def copy(self) -> Self:
        """The same game, to be played on apart from this one."""
        twin = super().copy()
        twin._looked_at, twin._settled = dict(self._looked_at), self._settled  # noqa: SLF001 - its own class
        return twin

    def garden(self, seat: int) -> Garden:
        """A seat's garden."""
        return self.look(seat).garden

    def look(self, seat: int) -> "Look":
        """A look at a seat's garden: the last one, if nobody has touched the garden since."""
        own = self.state.gardens[seat]
        if self.phase is Phase.BUILD:
            return Look(own, super().garden(seat))
        known = self._looked_at.get(seat)
        if known is None or known.own is not own:
            known = self._looked_at[seat] = Look(own, super().garden(seat))
        return known

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may know: all that is here."""
        return View(self.dealing, self.moves, seat)


def _with(values: list[int], index: int, value: int) -> list[int]:
    return [*values[:index], value, *values[index + 1 :]]


_NONE: list[int] = []
_BLANK = GardenState()


def _recent(last: Ply) -> list[Ply]:
    """The plies whose states are still whole, the last one first: a turn's, and the one it began from."""
    recent = [last]
    while (ply := recent[-1].before) is not None and ply.state.face is not _NONE:
        recent.append(ply)
    return recent


def _thinned(recent: list[Ply]) -> Ply | None:
    """What led to the last ply: of each turn the building, and the ply it began from."""
    ply = recent[-1].before
    for after, one in reversed(list(pairwise(recent))):
        if isinstance(one.move, Place | Decorate) or isinstance(after.move, Place | Decorate):
            ply = replace(one, state=_outline(one.state), before=ply)
    return ply


def _outline(state: GameState) -> GameState:
    """What later looks at a garden need of the state it was built in."""
    gardens = [_BLANK] * len(state.gardens)
    gardens[state.seat] = replace(state.gardens[state.seat], **_NO_LISTS)
    return GameState(**_NO_STATE, seat=state.seat, round=state.round, dug=state.dug, gardens=gardens)


def _sharing(state: GameState, before: GameState) -> GameState:
    """`state`, made of `before`'s parts wherever they are equal."""
    pairs = zip(state.gardens, before.gardens, strict=True)
    state.gardens = [old if new is old or new == old else _shared(new, old) for new, old in pairs]
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
_NO_LISTS: dict[str, Any] = {name: _NONE for name in _LISTS[GardenState] if name != "surface"}
_NO_STATE: dict[str, Any] = dict.fromkeys(_LISTS[GameState], _NONE)
