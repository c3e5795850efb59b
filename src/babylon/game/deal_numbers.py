"""The tiles and tokens of a deal as the rules number them."""

from babylon.pieces.kinds import TOKENS, Token
from babylon.pieces.tile import IDS
from babylon.rules.state import UNKNOWN
from babylon.rules.tokens import UNKNOWN_TOKEN


def tile_number(tile: str | None) -> int:
    """A tile's number in the rules."""
    return UNKNOWN if tile is None else IDS.index(tile)


def token_number(token: Token | None) -> int:
    """A token's number in the rules."""
    return UNKNOWN_TOKEN if token is None else TOKENS.index(token)
