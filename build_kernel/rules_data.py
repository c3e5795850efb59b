"""What the page must know of the rules as data: names, numbers that stand for something, pieces, editions."""

from babylon.game.as_json import edition_json, tiles_json
from babylon.pieces.edition import EDITIONS
from babylon.pieces.kinds import (
    DISCARDS,
    FLOWERS,
    ITEM_KINDS,
    KEEPS,
    PHASES,
    SUPPORTS,
    SYMBOLS,
    TOKENS,
    Material,
    Source,
)
from babylon.pieces.score import CATEGORIES
from babylon.pieces.spaces import CORNERS, SPACES, STACKS
from babylon.pieces.tile import IDS, tiles
from babylon.questions import legal_moves
from babylon.questions.rows import NONE
from babylon.questions.score_sheet import most_points
from babylon.rules.board import NO_CORNER, NO_SYMBOL
from babylon.rules.columns import NO_TILE
from babylon.rules.decorating import NO_STAR
from babylon.rules.edition_choices import Belvederes, Gap, Highest, Overlap
from babylon.rules.quarry import LAYERS
from babylon.rules.refusal_codes import REFUSALS, section
from babylon.rules.setup import REMOVALS, TOKENS_IN_PLAY
from babylon.rules.state import ITEMS, TILES, UNKNOWN
from babylon.rules.supply import PIECES
from babylon.rules.tokens import COPIES, UNKNOWN_TOKEN
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, NOTHING, STORED_SINGLES
from babylon.server.tables.offers import broken_mixes
from babylon.server.wire.enums import Border, Side

TILE_SETS = ("standard",)
# The kinds of legal moves, in the order of `questions.legal_moves`.
_MOVES = ("remove", "dig", "place", "decorate", "end")
assert len(_MOVES) == legal_moves.ENDING + 1


def words() -> dict[str, tuple[str, ...]]:
    """Closed sets in the order of the rules: what has the number n is the n-th word."""
    return {
        "FLOWERS": FLOWERS,
        "SYMBOLS": SYMBOLS,
        "ITEM_KINDS": ITEM_KINDS,
        "MATERIALS": tuple(Material),
        "TOKENS": TOKENS,
        "PHASES": PHASES,
        "SOURCES": tuple(Source),
        "KEEPS": KEEPS,
        "DISCARDS": DISCARDS,
        "SUPPORTS": SUPPORTS,
        "CORNERS": CORNERS,
        "CATEGORIES": CATEGORIES,
        "MOVE_KINDS": _MOVES,
        "SIDES": tuple(Side),
        "BORDERS": ("higher", *Border),
        "HIGHEST": tuple(Highest),
        "OVERLAPS": tuple(Overlap),
        "GAPS": tuple(Gap),
        "BELVEDERES": tuple(Belvederes),
        "PIECES": PIECES,
        "REFUSALS": REFUSALS,
        "SPACES": tuple(SPACES),
        "STACKS": tuple(STACKS),
        "TILE_IDS": IDS,
    }


def values() -> dict[str, object]:
    """Single numbers and tables."""
    return {
        "NONE": NONE,
        "NOTHING": NOTHING,
        "NO_CORNER": NO_CORNER,
        "NO_STAR": NO_STAR,
        "NO_SYMBOL": NO_SYMBOL,
        "NO_TILE": NO_TILE,
        "UNKNOWN": UNKNOWN,
        "UNKNOWN_TOKEN": UNKNOWN_TOKEN,
        "LAYERS": LAYERS,
        "COPIES": COPIES,
        "STORED_SINGLES": STORED_SINGLES,
        "MOST_MOVES": MOST_MOVES,
        "MOST_PLACES": MOST_PLACES,
        "MOST_POINTS": most_points(ITEMS, TILES),
        "MOST_PLAYERS": max(TOKENS_IN_PLAY),
        "TOKENS_IN_PLAY": TOKENS_IN_PLAY,
        "REMOVALS": REMOVALS,
        "SECTIONS": {one: section(one) for one in REFUSALS},
        "EDITIONS": {one.name: {**edition_json(one), "lots": one.draws_lots} for one in EDITIONS.values()},
        "BROKEN_MIXES": broken_mixes(),
        "TILE_SETS": {name: tiles_json(tiles(name)) for name in TILE_SETS},
        "BOXES": {name: list(tiles(name).tokens) for name in TILE_SETS},
    }
