"""A deal laid out on the table: the first state of a game (RULES §3)."""

from dataclasses import astuple

from babylon.game.deal_numbers import tile_number, token_number
from babylon.game.midgame import build_midgame
from babylon.pieces.deal import Deal
from babylon.pieces.kinds import FLOWERS, TOKENS
from babylon.rules.edition_choices import number_of
from babylon.rules.setup import begin
from babylon.rules.state import GameState, GardenState
from babylon.rules.tokens import BOX


def laid_out(deal: Deal) -> GameState:
    """The state before the first move."""
    edition = deal.edition
    faces = list(deal.tiles.values())
    tokens = [token_number(token) for token in deal.tokens]
    state = GameState(
        face=[tile.bits for tile in faces] + [0],
        flower=[FLOWERS.index(tile.flower) for tile in faces] + [0],
        supply=list(astuple(edition.supply)),
        stack=[tile_number(tile) for stack in deal.quarry for tile in stack],
        box=[deal.tiles.tokens.count(token) for token in TOKENS],
        tokens=tokens + [0] * (BOX - len(tokens)),
        token_count=len(tokens),
        players=deal.players,
        highest=number_of(edition.highest),
        overlap=number_of(edition.overlap),
        gap=number_of(edition.gap),
        belvederes=number_of(edition.belvederes),
        gardens=[GardenState(flower=FLOWERS.index(flower)) for flower in deal.seats],
    )
    begin(state)
    if deal.midgame:
        build_midgame(state, deal.midgame)
    return state
