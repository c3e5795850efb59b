"""The numbers that explain why a move is refused: which space, which level, how many pillars.

Which rule it breaks is for `rules.why_not` and `rules.why_not_decorate` to say; what is told here is about that rule.
"""

from dataclasses import dataclass

from babylon.questions.rows import NONE, column
from babylon.rules.board import BIT, NO_CORNER, POSITIONS, SW, count, first
from babylon.rules.decorating import NO_STAR, surface
from babylon.rules.placing import highest_below, price, supported_corners
from babylon.rules.refusal_codes import NO_TILE_BELOW, SPACE_OCCUPIED, UNDER_BRIDGE, WRONG_SYMBOL
from babylon.rules.state import GameState, GardenState
from babylon.rules.why_not import bare_corners

CORNERS = SW  # they are numbered from 1


@dataclass(slots=True)
class RefusalRow:
    """A broken rule, and what its sentence may speak of; NONE where a move has no such thing."""

    code: int = column()  # `rules.refusal_codes`
    removals: int = column()  # clay tiles still to be removed in the setup
    overlap: int = column()  # the edition's choice
    token: int = column()  # of this round
    top: int = column()  # the highest level built
    singles: int = column()  # pillars in hand
    lowest: int = column()  # the lowest level that a tile could lie on there
    missing: int = column()  # the first corner that nothing can carry, or NO_CORNER
    supported: int = column()  # how many corners something can carry
    needed: int = column()  # single pillars that the place would cost
    space: int = column()  # the space of a decoration that the rule is about
    gap: int = column()  # the space halfway between its two
    first_level: int = column()  # the surfaces under its two spaces
    second_level: int = column()


def explain(game: GameState, code: int, row: RefusalRow) -> None:
    """Tell what can be told of any move."""
    row.code = code
    row.removals = game.removals
    row.overlap = game.overlap
    row.token = game.token
    row.top = game.gardens[game.seat].top
    row.singles = game.gardens[game.seat].singles
    row.lowest = row.missing = row.supported = row.needed = NONE
    row.space = row.gap = row.first_level = row.second_level = NONE


def explain_place(game: GameState, code: int, position: int, level: int, open_corner: int, row: RefusalRow) -> None:
    """Tell how a tile would stand there, as far as it is in the garden."""
    garden = game.gardens[game.seat]
    explain(game, code, row)
    if (POSITIONS & BIT[position]) == 0:
        return
    row.lowest = highest_below(garden, position) + 1
    if 0 < level <= garden.top + 1:
        bare = bare_corners(garden, position, level)
        row.missing = first(bare) if bare != 0 else NO_CORNER
        row.supported = CORNERS - count(bare)
        row.needed = price(garden, supported_corners(position, open_corner), level)


def explain_decorate(game: GameState, code: int, kind: int, a: int, b: int, star: int, row: RefusalRow) -> None:
    """Tell of the spaces of a decoration."""
    garden = game.gardens[game.seat]
    explain(game, code, row)
    row.space = troubled_space(garden, code, kind, a, b, star)
    row.gap = (a + b) >> 1
    row.first_level = surface(garden, a)
    row.second_level = surface(garden, b)


def troubled_space(garden: GardenState, code: int, kind: int, a: int, b: int, star: int) -> int:
    """The space of a decoration that the rule is about."""
    if code == SPACE_OCCUPIED:
        trouble = garden.occupied
    elif code == UNDER_BRIDGE:
        trouble = garden.decks
    elif code == NO_TILE_BELOW:
        trouble = garden.surface[0]
    elif code == WRONG_SYMBOL:
        trouble = ~garden.symbols[kind]
        if star != NO_STAR:
            trouble &= ~BIT[star]
    else:
        return a if star == NO_STAR else star
    return a if (trouble & BIT[a]) != 0 else b
