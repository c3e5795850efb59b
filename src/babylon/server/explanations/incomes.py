"""What digging each stack pays, edge by edge (RULES §4A)."""

from typing import cast

from babylon.game.gardens import tile_of
from babylon.pieces.kinds import Token
from babylon.pieces.move import Dig
from babylon.pieces.spaces import Stack
from babylon.rules.quarry import NEIGHBOUR, WALL, dig_income, edge_pays, flower_income, top_tile
from babylon.rules.state import GameState
from babylon.server.tables.public_game import PublicGame
from babylon.server.wire.json_text import JsonObject

# The order in which the rules keep a stack's neighbours.
_SIDES = ("east", "west", "north", "south")


def incomes(game: PublicGame) -> list[JsonObject]:
    """One entry for each stack the seat to play may dig."""
    diggable = [move.stack for move in game.legal_moves() if isinstance(move, Dig)]
    return [income(game, stack) for stack in diggable]


def income(game: PublicGame, stack: Stack) -> JsonObject:
    """What one stack pays, and why."""
    state = game.state
    tile = tile_of(game.dealing.tiles, top_tile(state, stack.index))
    singles = dig_income(state, state.gardens[state.seat], stack.index)
    reasons = [*_edges(state, stack.index), *_flower(state, stack.index), *_token(game, stack.index)]
    short = singles - sum(cast("int", reason["singles"]) for reason in reasons)
    if short:
        reasons.append({"kind": "supply", "singles": short})
    return {"stack": str(stack), "tile": tile.id if tile else None, "singles": singles, "reasons": reasons}


def _edges(state: GameState, stack: int) -> list[JsonObject]:
    return [
        {"kind": "edge", "side": _SIDES[side], "because": _because(state, stack, side), "singles": 1}
        for side in range(4)
        if edge_pays(state, stack, side)
    ]


def _because(state: GameState, stack: int, side: int) -> str:
    other = NEIGHBOUR[stack][side]
    if other == WALL:
        return "wall"
    if state.height[other] == 0:
        return "empty"
    return "same" if state.height[other] == state.height[stack] else "lower"


def _flower(state: GameState, stack: int) -> list[JsonObject]:
    own = state.gardens[state.seat].flower
    return [{"kind": "flower", "singles": 1}] if state.flower[top_tile(state, stack)] == own else []


def _token(game: PublicGame, stack: int) -> list[JsonObject]:
    """The token's part; the reward of a doubled flower beyond the first, or the pillar that is taken off."""
    state = game.state
    extra = flower_income(state, state.gardens[state.seat], stack) - len(_flower(state, stack))
    if extra:
        return [{"kind": "token", "singles": extra}]
    pays = len(_edges(state, stack)) + len(_flower(state, stack)) > 0
    return [{"kind": "token", "singles": -1}] if game.token is Token.FEWER_PILLARS and pays else []
