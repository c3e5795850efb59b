"""A garden of the printed game, put together again from the bottom up: what can't lie or stand so, and why.

Nobody knows any more what it cost, in which turn a piece was put up, nor which token helped.
"""

from babylon.questions.refusals import RefusalRow, explain_decorate, explain_place
from babylon.rules.actions import decorate_action_of
from babylon.rules.board import STATUE
from babylon.rules.decorating import NO_STAR, decorate
from babylon.rules.placing import highest_below, place
from babylon.rules.refusal_codes import (
    ALLOWED,
    COMPLETE_OVERLAP,
    GAP_OCCUPIED,
    NO_BELVEDERE,
    UNDER_BRIDGE,
)
from babylon.rules.setup import FLOWER_KINDS, STARTING_TILES, begin_garden
from babylon.rules.state import ITEMS, TILES, GameState, GardenState
from babylon.rules.supply import BELVEDERES, PIECE_KINDS
from babylon.rules.turn import BUILDING, NOTHING
from babylon.rules.why_not import why_not_held, why_not_lie_there
from babylon.rules.why_not_decorate import why_not_kind, why_not_stand_there

# Rules on which the books differ: what one book forbids may stand in another's garden, and is scored.
BOOKS_DIFFER = (COMPLETE_OVERLAP, NO_BELVEDERE, GAP_OCCUPIED, UNDER_BRIDGE)
FULL = -1  # no rule is broken, but no garden has so many pieces
PLENTY = 99


def begin_gardens(game: GameState) -> None:
    """Lay out empty gardens. The state must have the number of players and the edition's choices; all else 0."""
    for flower in range(FLOWER_KINDS):
        game.flower[STARTING_TILES + flower] = flower
    game.phase = BUILDING
    game.dug = NOTHING
    for seat in range(game.players):
        begin_garden(game.gardens[seat])
        game.gardens[seat].stored = NOTHING


def lowest_level(garden: GardenState, position: int) -> int:
    """The lowest level that a tile can lie on there."""
    return highest_below(garden, position) + 1


def hand_out(game: GameState, garden: GardenState) -> None:
    """Give the builder all the pieces there are."""
    garden.singles = PLENTY
    for piece in range(PIECE_KINDS):
        game.supply[piece] = PLENTY


def why_not_tile_here(
    game: GameState, garden: GardenState, position: int, level: int, open_corner: int, bare: int
) -> int:
    """Why a tile can't lie so; `bare` says that no belvedere stands on its open corner.

    A rule on which the books differ is named only when the tile breaks no other one.
    """
    hand_out(game, garden)
    if bare != 0:
        game.supply[BELVEDERES] = 0
    code = why_not_lie_there(game, garden, position, level, open_corner)
    if code in BOOKS_DIFFER:
        hand_out(game, garden)
        held = why_not_held(game, garden, position, level, open_corner)
        code = code if held == ALLOWED else held
    if bare != 0:
        game.supply[BELVEDERES] = 0
    return code


def why_not_item_here(game: GameState, garden: GardenState, kind: int, a: int, b: int) -> int:
    """Why a decoration can't stand so; a rule on which the books differ only when it breaks no other one."""
    hand_out(game, garden)
    code = why_not_stand_there(game, garden, kind, a, b)
    if code == UNDER_BRIDGE and kind != STATUE:
        other = why_not_kind(game, garden, kind, a, b)
        code = code if other == ALLOWED or other in BOOKS_DIFFER else other
    return code


def put_tile(
    game: GameState, seat: int, flower: int, position: int, level: int, open_corner: int, bare: int, row: RefusalRow
) -> int:
    """Lay a tile with this flower, unless it can't lie so; return the rule it breaks, explained in the row.

    All that a tile scores by is its flower, so the starting tile of that flower stands for it.
    """
    game.seat = seat
    garden = game.gardens[seat]
    if garden.tiles == TILES:
        return FULL
    code = why_not_tile_here(game, garden, position, level, open_corner, bare)
    if code != ALLOWED:
        explain_place(game, code, position, level, open_corner, row)
    if code == ALLOWED or code in BOOKS_DIFFER:
        place(game, garden, STARTING_TILES + flower, position, level, open_corner, 0)
    return code


def put_item(game: GameState, seat: int, kind: int, a: int, b: int, row: RefusalRow) -> int:
    """Put up a decoration, unless it can't stand so; return the rule it breaks, explained in the row."""
    game.seat = seat
    garden = game.gardens[seat]
    if garden.items == ITEMS:
        return FULL
    code = why_not_item_here(game, garden, kind, a, b)
    if code != ALLOWED:
        explain_decorate(game, code, kind, a, b, NO_STAR, row)
    if code == ALLOWED or code in BOOKS_DIFFER:
        decorate(game, garden, decorate_action_of(kind, a, b))
    return code
