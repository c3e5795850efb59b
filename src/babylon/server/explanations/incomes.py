"""What digging each stack pays, edge by edge (RULES §4A)."""

from babylon.game.gardens import tile_of
from babylon.game.public_game import PublicGame
from babylon.pieces.spaces import Stack
from babylon.questions.incomes import IncomeRow
from babylon.rules import quarry
from babylon.server.wire.enums import Border, IncomeKind, Side
from babylon.server.wire.json_text import JsonObject

_BORDERS = {
    quarry.EDGE: Border.EDGE,
    quarry.BOTTOM: Border.BOTTOM,
    quarry.SAME_LAYER: Border.SAME,
    quarry.LOWER: Border.LOWER,
}


def incomes(game: PublicGame) -> list[JsonObject]:
    """One entry for each stack that may be dug now."""
    return [_income(game, row) for row in game.income_rows()]


def _income(game: PublicGame, row: IncomeRow) -> JsonObject:
    """What one stack pays, and why."""
    tile = tile_of(game.dealing.tiles, row.tile)
    return {
        "stack": str(Stack.at(row.stack)),
        "tile": tile.id if tile else None,
        "singles": row.singles,
        "reasons": _reasons(row),
    }


def _reasons(row: IncomeRow) -> list[JsonObject]:
    """What the edges, the flower, the token and the supply add or take off."""
    reasons: list[JsonObject] = [
        {"kind": IncomeKind.EDGE, "side": side, "because": _BORDERS[border], "singles": singles}
        for side, border, singles in zip(Side, row.borders, row.edges, strict=True)
        if singles
    ]
    others = {IncomeKind.FLOWER: row.flower, IncomeKind.TOKEN: row.token, IncomeKind.SUPPLY: row.supply}
    return reasons + [{"kind": kind, "singles": singles} for kind, singles in others.items() if singles]
