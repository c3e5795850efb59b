"""The parts of an answer add up to what the rules say."""

from random import Random

import pytest
from hypothesis import given, settings

from babylon import Game
from babylon.game.incomes import income_rows
from babylon.game.score_sheets import score_sheet
from babylon.pieces.score import Category
from babylon.questions.score_sheet import LINES, PointRow, SheetRow, most_points, points, write_sheet
from babylon.rules.quarry import dig_income
from babylon.rules.scoring import score
from babylon.rules.state import ITEMS, TILES, GameState, GardenState
from tests.game.test_golden import GAMES, text_of
from tests.properties.tables import chances, games, playing

ASKED = 0.1


def test_the_lines_are_those_of_the_pad() -> None:
    assert len(Category) == LINES
    game = Game.deal().state
    row = SheetRow()
    write_sheet(game, game.gardens[0], row)
    assert len(row.lines) == LINES
    assert row.open_notches == score_sheet(game, game.gardens[0]).open_notches == 64


@pytest.mark.unmeasured
@settings(max_examples=20)
@given(games(), chances())
def test_a_sheet_adds_up_to_the_score_and_its_points_to_each_line(game: Game, rng: Random) -> None:
    for now in playing(game, rng):
        for garden in now.state.gardens if rng.random() < ASKED or now.is_over else []:
            check_sheet(now.state, garden)


@pytest.mark.parametrize("name", GAMES)
def test_the_sheets_of_the_stored_games_add_up(name: str) -> None:
    state = Game.from_record(text_of(name)).state
    for garden in state.gardens:
        check_sheet(state, garden)


def check_sheet(state: GameState, garden: GardenState) -> None:
    sheet = SheetRow()
    write_sheet(state, garden, sheet)
    assert sum(sheet.lines) == score(state, garden)
    rows = [PointRow() for _ in range(most_points(ITEMS, TILES))]
    found = rows[: points(state, garden, rows)]
    assert len(found) <= most_points(garden.items, garden.tiles)
    assert [sum(row.points for row in found if row.line == line) for line in range(LINES)] == sheet.lines


@pytest.mark.unmeasured
@settings(max_examples=20)
@given(games(), chances())
def test_the_parts_of_an_income_add_up(game: Game, rng: Random) -> None:
    for now in playing(game, rng):
        for row in income_rows(now.state):
            assert row.singles == dig_income(now.state, now.state.gardens[now.seat], row.stack)
            assert row.singles == sum(row.edges) + row.flower + row.token + row.supply
            assert row.supply <= 0
