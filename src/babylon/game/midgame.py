"""A table in the middle of a game, built by the rules from what a record says of it; and taken from a game.

Every piece is put down as a move of one long turn would put it: the rules say whether it can stand so, take what it
costs from the box, and end the turn before the one that is to be played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from babylon.game.action_numbers import action_of
from babylon.game.deal_numbers import tile_number
from babylon.game.why_not import why_not
from babylon.pieces.errors import BadRecord, IllegalMove, Reason
from babylon.pieces.kinds import TOKENS, Keep
from babylon.pieces.midgame import BuiltGarden, LaidTile, Midgame
from babylon.pieces.move import Decorate, EndTurn
from babylon.pieces.tile import IDS
from babylon.rules.board import NW, SW
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.rules.state import UNKNOWN, GameState
from babylon.rules.supply import BELVEDERES, DOUBLES, SINGLES
from babylon.rules.tokens import CHANGES_SYMBOL, FILLS_BLANK, Token
from babylon.rules.turn import BUILDING, DIGGING, NOTHING, apply

if TYPE_CHECKING:
    from collections.abc import Iterator

CORNERS = SW - NW + 1  # pillars that one tile can need
NO_TOKEN = TOKENS.index(Token.NONE)
HELPFUL = tuple(number for number in range(len(TOKENS)) if CHANGES_SYMBOL[number] or FILLS_BLANK[number])


def build_midgame(state: GameState, midgame: Midgame) -> None:
    """Turn the state before the first move into the beginning of a turn; BadRecord tells what can't be so."""
    _lay_quarry(state, midgame)
    state.removals = 0
    for garden in state.gardens:
        garden.stored = NOTHING
    *others, last = ((midgame.seat + step) % state.players for step in range(state.players))
    for seat in others:
        _build(state, seat, midgame.gardens[seat])
        _end_turn(state, seat, state.token_count, NO_TOKEN)
    _build(state, last, midgame.gardens[last])
    if midgame.turns:
        rounds = midgame.round - 1 - (midgame.seat == 0)
        _end_turn(state, last, rounds, state.tokens[rounds - 1] if rounds else NO_TOKEN)
    else:
        _end_turn(state, last, state.token_count, NO_TOKEN)
        state.round, state.phase = 0, DIGGING


def _lay_quarry(state: GameState, midgame: Midgame) -> None:
    """Take away what was dug. Where a record does not tell the tiles, those that lie in gardens came from there."""
    state.height[:] = midgame.heights
    gone = [LAYERS * stack + layer for stack in range(QUARRY) for layer in range(midgame.heights[stack], LAYERS)]
    known = {state.stack[slot] for slot in gone}
    for tile in (tile_number(tile) for garden in midgame.gardens for tile in garden.tiles):
        if tile not in known and tile < QUARRY * LAYERS:
            layer = LAYERS - 1 - tile // QUARRY
            slot = next(slot for slot in gone if slot % LAYERS == layer and state.stack[slot] == UNKNOWN)
            state.stack[slot] = tile


def _end_turn(state: GameState, seat: int, rounds: int, token: int) -> None:
    """End the turn of a seat after so many tokens have been revealed. Behind the last one nothing more is."""
    state.round, state.token = rounds, token
    keep = Keep.NONE if state.gardens[seat].stored == NOTHING else Keep.STORED
    apply(state, action_of(state, EndTurn(keep)))


def _build(state: GameState, seat: int, built: BuiltGarden) -> None:
    """Build a garden from the bottom up, and lay what is stored beside it."""
    state.seat, state.phase = seat, BUILDING
    garden = state.gardens[seat]
    for number, piece in enumerate(built.pieces):
        reason = _put_tile(state, piece) if isinstance(piece, LaidTile) else _put_item(state, piece)
        if reason:
            raise BadRecord("cannot-stand", *built.place_of(number), piece=str(piece), reason=IllegalMove(reason))
    if built.singles > state.supply[SINGLES]:
        left = state.supply[SINGLES]
        raise BadRecord("too-many-singles", *built.place, count=built.singles, left=left)
    state.supply[SINGLES] -= built.singles
    garden.singles = built.singles
    garden.stored = NOTHING if built.stored is None else tile_number(built.stored)


def _put_tile(state: GameState, piece: LaidTile) -> Reason | None:
    """Lay a tile on pillars of the box, or say why it can't lie so."""
    garden, supply, belvederes = state.gardens[state.seat], state.supply, state.supply[BELVEDERES]
    # No tile has more corners, so none is paid for by swapping.
    garden.singles, garden.doubles = min(CORNERS, supply[SINGLES]), min(CORNERS, supply[DOUBLES])
    supply[SINGLES] -= garden.singles
    supply[DOUBLES] -= garden.doubles
    supply[BELVEDERES] = 0 if piece.bare else belvederes
    state.dug = IDS.index(piece.tile)
    reason = why_not(state, piece.place)
    if reason is None:
        apply(state, action_of(state, piece.place))
    supply[SINGLES] += garden.singles
    supply[DOUBLES] += garden.doubles
    garden.singles = garden.doubles = 0
    if piece.bare:
        supply[BELVEDERES] = belvederes
    state.dug = NOTHING
    return reason


def _put_item(state: GameState, piece: Decorate) -> Reason | None:
    """Put up a decoration of the box, or say why it can't stand so. Which token helped is not known any more."""
    reason = why_not(state, piece)
    for state.token, move in _helped(piece) if reason else ():
        if why_not(state, move) is None:
            reason = None
            break
    state.token = NO_TOKEN
    if reason is None:
        apply(state, action_of(state, piece))
        state.star_used = 0
    return reason


def _helped(piece: Decorate) -> Iterator[tuple[int, Decorate]]:
    return ((token, Decorate(piece.symbol, piece.spaces, star)) for token in HELPFUL for star in piece.spaces)
