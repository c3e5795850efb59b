"""The game as the public knows it, played on as the log reveals more.

The server referees on this very game: every rule can be judged by what is public, so what is hidden need not be in
memory next to what is sent.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from typing import Self, TypeAlias

from babylon.game.action_numbers import action_of
from babylon.game.deal_numbers import tile_number, token_number
from babylon.game.game import Game, View
from babylon.game.why_not import why_not
from babylon.pieces.deal import Deal
from babylon.pieces.errors import IllegalMove
from babylon.pieces.garden import Garden
from babylon.pieces.kinds import Phase, Token
from babylon.pieces.move import Move
from babylon.pieces.spaces import Stack
from babylon.questions.digest import garden_digest, table_digest
from babylon.rules.scoring import score
from babylon.rules.state import GameState, GardenState, ahead, layout
from babylon.rules.tokens import DOUBLES_GIVEN, SINGLES_GIVEN
from babylon.rules.turn import apply, reveal_tile, reveal_token, reveals_token, uncovered_layer


@dataclass(slots=True)
class Look:
    """A garden as it was last looked at, and how it is told to clients once it has been."""

    own: GardenState
    garden: Garden
    text: str = ""


# A garden, and a number that it had.
Numbered: TypeAlias = tuple[GardenState | None, int]
NEVER: Numbered = (None, 0)


class PublicGame(Game):
    """A game whose deal has holes; each turn's end fills in what chance has said."""

    __slots__ = ("_digested", "_is_own", "_looked_at", "_worth")

    def __init__(self, deal: Deal) -> None:
        super().__init__(deal)
        self._looked_at: dict[int, Look] = {}
        self._digested: list[Numbered] = [NEVER] * deal.players
        self._worth: list[Numbered] = [NEVER] * deal.players
        self._is_own = False  # whether nobody else has its state, so that it can be played on

    def on_turn(self, moves: Sequence[Move]) -> Self:
        """A copy with all moves of a turn but its last, to be ended; IllegalMove when one breaks a rule.

        Nobody goes back within it, so one state is enough for the whole turn.
        """
        twin = self.copy()
        twin._play_on(moves)  # noqa: SLF001 - its own class
        return twin

    def _play_on(self, moves: Sequence[Move]) -> None:
        state = ahead(self.state, turn_ends=False)
        for move in moves:
            _apply(state, move)
        self._moves, self._states, self._is_own = (*self._moves, *moves), (state,), True

    def end_turn(
        self, last: Move, stack: Stack | None, tile: str | None, token: Token | None, *, is_legal: bool = False
    ) -> None:
        """Play the turn's last move, which is when the table learns what the turn has revealed.

        Who knows already that the move `is_legal` need not have it judged again: what is revealed changes nothing.
        """
        assert self._is_own, "others have this state, too"
        self._learn(stack, tile, token)
        state, after = self.state, (self.state.seat + 1) % self.players
        former = state.gardens[after]
        if _may_give(state):
            state.gardens[after] = _with_same_lists(former)
        if is_legal:
            apply(state, action_of(state, last))
        else:
            _apply(state, last)
        self._moves, self._is_own = (*self._moves, last), False
        if state.gardens[after] is not former and state.gardens[after] == former:
            # The turn's end gave the next seat nothing: what is known of its garden holds.
            state.gardens[after] = former

    def _learn(self, stack: Stack | None, tile: str | None, token: Token | None) -> None:
        """Fill in what a turn reveals: the tile beneath the one that it takes, the next round's token."""
        state, quarry, tokens = self.state, self.dealing.quarry, self.dealing.tokens
        if stack is not None and tile is not None:
            layers = list(quarry[stack.index])
            layers[uncovered_layer(state, stack.index)] = tile
            quarry = (*quarry[: stack.index], (layers[0], layers[1], layers[2]), *quarry[stack.index + 1 :])
            reveal_tile(state, stack.index, tile_number(tile))
        if token is not None:
            tokens = (*tokens[: state.round], token, *tokens[state.round + 1 :])
            reveal_token(state, token_number(token))
        deal = self.dealing
        self.dealing = Deal(deal.edition, deal.tiles, deal.seats, quarry, tokens)

    def copy(self) -> Self:
        """The same game, to be played on apart from this one."""
        twin = super().copy()
        twin._looked_at = dict(self._looked_at)  # noqa: SLF001 - its own class
        twin._digested = self._digested.copy()  # noqa: SLF001
        twin._worth = self._worth.copy()  # noqa: SLF001
        self._is_own = twin._is_own = False  # noqa: SLF001
        return twin

    @property
    def reveals_token(self) -> bool:
        """Whether the end of the turn in play reveals a token."""
        return reveals_token(self.state)

    def digest(self) -> str:
        """The digest of all that is public: whoever knows the same game has the same one."""
        return f"{table_digest(self.state, self._of_gardens(self._digested, garden_digest)):08x}"

    def totals(self) -> list[int]:
        """Every seat's points, as if the game ended now; only a garden that was touched is counted anew."""
        return self._of_gardens(self._worth, partial(score, self.state))

    def _of_gardens(self, known: list[Numbered], number: Callable[[GardenState], int]) -> list[int]:
        """A number of each garden; of one that nobody has touched since it was asked for, the one it had then."""
        gardens = self.state.gardens
        if self._is_own:
            return [number(own) for own in gardens]
        for seat, own in enumerate(gardens):
            if known[seat][0] is not own:
                known[seat] = (own, number(own))
        return [one[1] for one in known]

    def garden(self, seat: int) -> Garden:
        """A seat's garden."""
        return self.look(seat).garden

    def look(self, seat: int) -> Look:
        """A look at a seat's garden: the last one, if nobody has touched the garden since."""
        own = self.state.gardens[seat]
        if self._is_own or self.phase is Phase.BUILD:
            return Look(own, super().garden(seat))
        known = self._looked_at.get(seat)
        if known is None or known.own is not own:
            known = self._looked_at[seat] = Look(own, super().garden(seat))
        return known

    def view(self, seat: int | None = None) -> "PublicView":
        """What a seat, or a spectator, may know: all that is here."""
        position = self.copy()
        position._looked_at.clear()  # noqa: SLF001 - its own class
        position._digested = [NEVER] * self.players  # noqa: SLF001
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


def _may_give(state: GameState) -> bool:
    """Whether the turn's end can give the next seat pillars: most tokens do not."""
    token = state.tokens[state.round] if reveals_token(state) else state.token
    return bool(SINGLES_GIVEN[token] or DOUBLES_GIVEN[token])


_VALUES = attrgetter(*(name for name, _, _ in layout(GardenState)))


def _with_same_lists(garden: GardenState) -> GardenState:
    """A garden that may get or lose pillars by itself; what was built is the other's, too, until somebody builds."""
    return GardenState(*_VALUES(garden))


def _apply(state: GameState, move: Move) -> None:
    """Play a move on this very state; IllegalMove when it breaks a rule."""
    if reason := why_not(state, move):
        raise IllegalMove(reason)
    apply(state, action_of(state, move))
