"""The score pad of a garden, filled in by the rules."""

from babylon.pieces.score import ScoreSheet
from babylon.questions.score_sheet import SheetRow, write_sheet
from babylon.questions.standings import StandingRow, standings
from babylon.rules.state import GameState, GardenState


def score_sheet(game: GameState, garden: GardenState) -> ScoreSheet:
    """Every line of the pad."""
    row = SheetRow()
    write_sheet(game, garden, row)
    return sheet_of(row)


def sheet_of(row: SheetRow) -> ScoreSheet:
    """The pad that a row tells of."""
    return ScoreSheet(*[*row.lines, row.open_notches])


def standings_of(game: GameState) -> list[StandingRow]:
    """Every seat as if the game ended now."""
    rows = [StandingRow() for _ in range(game.players)]
    standings(game, rows)
    return rows


def winners_in(rows: list[StandingRow]) -> tuple[int, ...]:
    """The seats that are first."""
    return tuple(seat for seat, row in enumerate(rows) if row.rank == 1)
