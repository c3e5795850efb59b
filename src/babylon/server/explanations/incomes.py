"""What digging each stack pays, edge by edge (RULES §4A)."""

from typing import cast

from babylon.game.gardens import tile_of
from babylon.pieces.move import Dig, Move
from babylon.pieces.spaces import Stack
from babylon.rules import quarry
from babylon.rules.state import GameState
from babylon.server.tables.public_game import PublicGame
from babylon.server.wire.enums import Border, IncomeKind, Side
from babylon.server.wire.json_text import JsonObject

_BORDERS = {
    quarry.EDGE: Border.EDGE,
    quarry.BOTTOM: Border.BOTTOM,
    quarry.SAME_LAYER: Border.SAME,
    quarry.LOWER: Border.LOWER,
}


def incomes(game: PublicGame, legal: list[Move]) -> list[JsonObject]:
    """One entry for each stack that may be dug by these legal moves."""
    return [income(game, move.stack) for move in legal if isinstance(move, Dig)]


def income(game: PublicGame, stack: Stack) -> JsonObject:
    """What one stack pays, and why."""
    state = game.state
    tile = tile_of(game.dealing.tiles, quarry.top_tile(state, stack.index))
    singles = quarry.dig_income(state, state.gardens[state.seat], stack.index)
    reasons = _reasons(state, stack.index)
    short = singles - sum(cast("int", reason["singles"]) for reason in reasons)
    if short:
        reasons.append({"kind": IncomeKind.SUPPLY, "singles": short})
    return {"stack": str(stack), "tile": tile.id if tile else None, "singles": singles, "reasons": reasons}


def _reasons(state: GameState, stack: int) -> list[JsonObject]:
    """What the edges, the flower and the token add or take off."""
    garden = state.gardens[state.seat]
    borders = [quarry.border(state, stack, side) for side in range(quarry.SIDES)]
    reasons: list[JsonObject] = [
        {"kind": IncomeKind.EDGE, "side": side, "because": _BORDERS[border], "singles": 1}
        for side, border in zip(Side, borders, strict=True)
        if border != quarry.HIGHER
    ]
    if quarry.own_flower(state, garden, stack):
        reasons.append({"kind": IncomeKind.FLOWER, "singles": 1})
    if token := quarry.token_income(state, garden, stack, len(reasons)):
        reasons.append({"kind": IncomeKind.TOKEN, "singles": token})
    return reasons
