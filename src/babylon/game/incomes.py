"""What digging pays."""

from babylon.questions.incomes import IncomeRow, incomes
from babylon.rules.quarry import QUARRY
from babylon.rules.state import GameState


def income_rows(state: GameState) -> list[IncomeRow]:
    """Every stack that may be dug now, with what it pays and for what."""
    rows = [IncomeRow() for _ in range(QUARRY)]
    return rows[: incomes(state, rows)]
