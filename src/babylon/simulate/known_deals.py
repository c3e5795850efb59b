"""The deal that a state was dealt by: a stack keeps the numbers of tiles that have left it."""

from dataclasses import replace
from typing import TYPE_CHECKING

from babylon.pieces.kinds import FLOWERS, TOKENS
from babylon.pieces.tile import IDS
from babylon.rules.quarry import LAYERS, QUARRY
from babylon.rules.state import UNKNOWN, GameState
from babylon.rules.tokens import UNKNOWN_TOKEN

if TYPE_CHECKING:
    from babylon.pieces.deal import Deal


def deal_of(state: GameState, kind: "Deal") -> "Deal":
    """The deal of this state, of the same edition and tile set as `kind`."""
    tiles = [None if tile == UNKNOWN else IDS[tile] for tile in state.stack]
    quarry = tuple((tiles[first], tiles[first + 1], tiles[first + 2]) for first in range(0, LAYERS * QUARRY, LAYERS))
    tokens = tuple(None if token == UNKNOWN_TOKEN else TOKENS[token] for token in state.tokens[: state.token_count])
    return replace(kind, quarry=quarry, tokens=tokens, seats=tuple(FLOWERS[garden.flower] for garden in state.gardens))
