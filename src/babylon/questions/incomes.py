"""What digging each stack pays, part by part (RULES §4A)."""

from dataclasses import dataclass

from babylon.questions.rows import column, columns
from babylon.rules.quarry import (
    PAYS,
    QUARRY,
    SIDES,
    border,
    can_dig,
    dig_income,
    income_before_token,
    own_flower,
    token_income,
    top_tile,
)
from babylon.rules.state import GameState
from babylon.rules.turn import DIGGING


@dataclass(slots=True)
class IncomeRow:
    """A stack that may be dug, and the parts of what it pays, which add up to `singles`."""

    stack: int = column()
    tile: int = column()  # its top tile
    singles: int = column()  # what digging it pays
    borders: list[int] = columns(SIDES)  # what lies to the east, west, north and south (`rules.quarry`)
    edges: list[int] = columns(SIDES)  # what each of these edges pays
    flower: int = column()  # what one's own flower pays
    token: int = column()  # what the round's token adds or takes off
    supply: int = column()  # what the supply is short of: less than 0, or 0


def explain_income(game: GameState, stack: int, row: IncomeRow) -> None:
    """Tell what the seat to play would get for this stack, which is not empty, and for what."""
    garden = game.gardens[game.seat]
    row.stack = stack
    row.tile = top_tile(game, stack)
    for side in range(SIDES):
        row.borders[side] = border(game, stack, side)
        row.edges[side] = PAYS[border(game, stack, side)]
    income = income_before_token(game, garden, stack)
    row.flower = int(own_flower(game, garden, stack))
    row.token = token_income(game, garden, stack, income)
    row.singles = dig_income(game, garden, stack)
    row.supply = row.singles - income - row.token


def incomes(game: GameState, rows: list[IncomeRow]) -> int:
    """Tell of every stack that may be dug now; return how many."""
    found = 0
    if game.phase != DIGGING:
        return found
    for stack in range(QUARRY):
        if can_dig(game, stack):
            explain_income(game, stack, rows[found])
            found += 1
    return found
