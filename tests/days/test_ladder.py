"""The day's games of the bots: the same for everybody, and what medals are measured by."""

import re
from datetime import date
from pathlib import Path

import pytest

from babylon.bots import NAMES
from babylon.days import day_key
from babylon.days.forms import PLAYER, RIVALS, bot_turn, day_game, rival, turns_of
from babylon.days.kinds import Form, Medal
from babylon.days.ladder import LADDER, bars, climbers, medal_for
from babylon.pieces.move import EndTurn, Remove
from tests.days import page_days
from tests.days.mean_bars import means

SOLO = Path(__file__).parents[2] / "docs" / "solo.md"
KEY = day_key(date(2026, 11, 18))


def test_the_days_of_the_page_are_those_of_python() -> None:
    assert page_days.FILE.read_text("utf-8") == page_days.text(), "run `python -m tests.days.page_days`"


@pytest.mark.parametrize("form", Form)
def test_the_bots_reach_the_same_whenever_they_play(form: Form) -> None:
    assert bars(KEY, form) == bars(KEY, form)


@pytest.mark.parametrize("form", Form)
def test_a_higher_medal_never_takes_fewer_points(form: Form) -> None:
    needed = [bars(KEY, form)[medal] for medal in Medal]
    assert needed == sorted(needed)


@pytest.mark.parametrize("form", Form)
def test_the_means_that_are_told_are_those_of_twenty_days(form: Form) -> None:
    """Of the two that need no time to think; `python -m tests.days.mean_bars` has them all."""
    quick = dict(list(climbers().items())[:2])
    (row,) = re.findall(rf"^\| {form} \|(.*)\|$", SOLO.read_text("utf-8"), re.MULTILINE)
    told = dict(zip(LADDER.values(), map(float, row.split("|")), strict=True))
    assert means(form, quick) == {name: told[name] for name in LADDER.values() if name in {"apprentice", "mason"}}


def test_the_ladder_is_climbed_in_the_order_of_strength() -> None:
    assert tuple(LADDER.values()) == NAMES[:4]
    assert [type(bot).__name__.lower() for bot in climbers().values()] == list(LADDER.values())
    assert RIVALS == {Form.SOLO: "quarry", Form.DUEL: "gardener"}


@pytest.mark.parametrize(
    ("points", "medal"),
    [
        (49, None),
        (50, Medal.BRONZE),
        (79, Medal.BRONZE),
        (80, Medal.SILVER),
        (94, Medal.SILVER),
        (95, Medal.LAPIS),
        (130, Medal.LAPIS),
    ],
)
def test_a_medal_takes_its_points(points: int, medal: Medal | None) -> None:
    needed = {Medal.BRONZE: 50, Medal.SILVER: 80, Medal.GOLD: 95, Medal.LAPIS: 95}
    assert medal_for(points, needed) is medal


def test_the_quarry_takes_three_clay_tiles_and_one_tile_in_each_of_fifteen_rounds() -> None:
    game, quarry, mason = day_game(KEY), rival(Form.SOLO), climbers()[Medal.SILVER]
    told = []
    while not game.is_over:
        moves = bot_turn(mason if game.seat == PLAYER else quarry, game, KEY)
        if game.seat != PLAYER:
            told.append(moves)
        for move in moves:
            game.play(move)
    assert [isinstance(turn[0], Remove) for turn in told] == [True] * 3 + [False] * 15
    assert all(isinstance(turn[-1], EndTurn) and len(turn) == 2 for turn in told[3:])
    assert game.scores()[1].total == 0
    assert turns_of(game) == 2 * (3 + 15)
