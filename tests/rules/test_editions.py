"""RULES §8: what the printed editions do differently."""

from dataclasses import astuple

import pytest

from babylon import EDITIONS, Game, Gap, Highest, Overlap, Supply, edition
from tests.drawing.garden import draw
from tests.drawing.towers import TOWER
from tests.drawing.verdict import LEGAL, verdict

REVISED_SUPPLY = (148, 60, 38, 15, 15, 15, 38)
FIRST_SUPPLY = (152, 64, 40, 16, 16, 16, 40)

# A tile at a1 to be placed above another there.
UNCOVERED_TWO_LEVELS_BELOW = """
     2  o o . . o o
     1  o o . . o o
    L1  a b c d e f
     2  . . . o o .
     1  . . . o o .
    L2  a b c d e f
"""
COVERED_TWO_LEVELS_BELOW = """
     2  o o . .
     1  o o . .
    L1  a b c d
     2  . o o .
     1  . o o .
    L2  a b c d
"""
# The tile at b1 on level 1 has lost all its spaces to two tiles on level 2.
WHOLLY_COVERED = """
     2  . o o .
     1  . o o .
    L1  a b c d
     2  o o o o
     1  o o o o
    L2  a b c d
"""
ONE_LEVEL_BELOW = """
     2  o o
     1  o o
    L1  a b
"""


@pytest.mark.parametrize(
    ("name", "highest", "overlap", "gap", "supply"),
    [
        ("revised", "double", "never", "empty", REVISED_SUPPLY),
        ("en", "square", "never", "empty", FIRST_SUPPLY),
        ("pl", "double", "never", "empty", REVISED_SUPPLY),
        ("zh-Hant", "double", "never", "empty", REVISED_SUPPLY),
        ("zh-Hans", "double", "one-level", "covered", REVISED_SUPPLY),
        ("ja", "double", "beneath", "open", REVISED_SUPPLY),
    ],
)
def test_an_edition_makes_its_choices(name: str, highest: str, overlap: str, gap: str, supply: tuple[int, ...]) -> None:
    choices = edition(name)
    assert (choices.highest, choices.overlap, choices.gap) == (highest, overlap, gap)
    assert choices.belvederes == "required"
    assert astuple(choices.supply) == supply
    assert not choices.is_mixed


def test_there_are_six_editions_and_revised_is_the_default() -> None:
    assert list(EDITIONS) == ["revised", "en", "pl", "zh-Hant", "zh-Hans", "ja"]
    assert Game.deal().edition == EDITIONS["revised"]


@pytest.mark.parametrize("name", EDITIONS)
def test_the_supply_is_the_editions(name: str) -> None:
    assert Game.deal(edition=name).supply == EDITIONS[name].supply


@pytest.mark.parametrize(("highest", "points"), [(Highest.DOUBLE, 6), (Highest.SQUARE, 9)])
def test_the_highest_tile_scores_twice_its_level_or_its_square(highest: Highest, points: int) -> None:
    game = draw(TOWER, edition=EDITIONS["revised"].mixed(highest=highest))
    assert game.scores()[0].highest == points


@pytest.mark.parametrize(
    ("drawing", "move"),
    [
        (ONE_LEVEL_BELOW, "da1/2>0"),
        (UNCOVERED_TWO_LEVELS_BELOW, "da1/3>0"),
        (COVERED_TWO_LEVELS_BELOW, "da1/3>0"),
    ],
)
def test_overlap_never_refuses_every_position_that_has_a_tile(drawing: str, move: str) -> None:
    assert verdict(draw(drawing), move) == "complete-overlap"


@pytest.mark.parametrize(
    ("drawing", "move", "expected"),
    [
        (ONE_LEVEL_BELOW, "da1/2>0", "complete-overlap"),
        (UNCOVERED_TWO_LEVELS_BELOW, "da1/3>0", LEGAL),
        (COVERED_TWO_LEVELS_BELOW, "da1/3>0", LEGAL),
    ],
)
def test_overlap_one_level_refuses_the_level_right_below_only(drawing: str, move: str, expected: str) -> None:
    assert verdict(draw(drawing, edition="zh-Hans"), move) == expected


@pytest.mark.parametrize(
    ("drawing", "move", "expected"),
    [
        (ONE_LEVEL_BELOW, "da1/2>0", "complete-overlap"),
        (UNCOVERED_TWO_LEVELS_BELOW, "da1/3>0", "complete-overlap"),
        (COVERED_TWO_LEVELS_BELOW, "da1/3>0", "complete-overlap"),
        (WHOLLY_COVERED, "db1/3>0", LEGAL),
    ],
)
def test_overlap_beneath_refuses_a_position_while_its_tile_is_seen(drawing: str, move: str, expected: str) -> None:
    assert verdict(draw(drawing, edition="ja"), move) == expected


def test_a_table_may_mix_the_choices_freely() -> None:
    mixed = edition("ja").mixed(highest=Highest.SQUARE, supply=Supply(9, 8, 7, 6, 5, 4, 3))
    assert mixed.is_mixed
    assert (mixed.highest, mixed.overlap, mixed.gap) == (Highest.SQUARE, Overlap.BENEATH, Gap.OPEN)
    assert Game.deal(edition=mixed).supply == Supply(9, 8, 7, 6, 5, 4, 3)
