"""A deal laid out on the table: the first state of a game (RULES §3)."""

from dataclasses import astuple

from babylon.pieces.deal import REMOVALS, Deal
from babylon.pieces.edition import Gap, Highest, Overlap
from babylon.pieces.kinds import FLOWERS, TOKENS, Flower, Token
from babylon.pieces.tile import IDS
from babylon.rules.board import ALL
from babylon.rules.quarry import UNKNOWN_TOKEN
from babylon.rules.state import UNKNOWN, GameState, GardenState
from babylon.rules.turn import DIGGING, NOTHING, REMOVING

_OVERLAPS = tuple(Overlap)
NO_FLOWER = len(FLOWERS)


def tile_number(tile: str | None) -> int:
    """A tile's number in the rules."""
    return UNKNOWN if tile is None else IDS.index(tile)


def token_number(token: Token | None) -> int:
    """A token's number in the rules."""
    return UNKNOWN_TOKEN if token is None else TOKENS.index(token)


def laid_out(deal: Deal) -> GameState:
    """The state before the first move."""
    edition = deal.edition
    faces = list(deal.tiles.values())
    tokens = [token_number(token) for token in deal.tokens]
    return GameState(
        face=[tile.bits for tile in faces] + [0],
        flower=[FLOWERS.index(tile.flower) for tile in faces] + [NO_FLOWER],
        supply=list(astuple(edition.supply)),
        stack=[tile_number(tile) for stack in deal.quarry for tile in stack],
        height=[len(stack) for stack in deal.quarry],
        tokens=tokens + [0] * (14 - len(tokens)),
        token_count=len(tokens),
        players=deal.players,
        removals=REMOVALS[deal.players],
        phase=REMOVING if REMOVALS[deal.players] else DIGGING,
        dug=NOTHING,
        squared=int(edition.highest is Highest.SQUARE),
        overlap=_OVERLAPS.index(edition.overlap),
        gap_clear=int(edition.gap is Gap.CLEAR),
        gardens=[_garden(flower) for flower in deal.seats],
    )


def _garden(flower: Flower) -> GardenState:
    garden = GardenState(stored=IDS.index(flower), flower=FLOWERS.index(flower))
    garden.surface[0] = ALL
    return garden
