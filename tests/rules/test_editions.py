"""RULES §8: what the printed editions do differently."""

from dataclasses import astuple

import pytest

from babylon import EDITIONS, Edition, Game, Gap, Highest, Overlap, Supply, edition
from tests.drawing.garden import draw
from tests.drawing.towers import TOWER
from tests.drawing.verdict import LEGAL, after, verdict

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
        ("zh-Hans", "double", "one-level", "clear", REVISED_SUPPLY),
        ("ja", "double", "beneath", "clear", REVISED_SUPPLY),
    ],
)
def test_an_edition_makes_its_four_choices(
    name: str, highest: str, overlap: str, gap: str, supply: tuple[int, ...]
) -> None:
    choices = edition(name)
    assert (choices.highest, choices.overlap, choices.gap) == (highest, overlap, gap)
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
        (COVERED_TWO_LEVELS_BELOW, "da1/3>0", LEGAL),
    ],
)
def test_overlap_beneath_refuses_a_tile_that_is_wholly_visible(drawing: str, move: str, expected: str) -> None:
    assert verdict(draw(drawing, edition="ja"), move) == expected


def test_a_zigzag_tower_grows_where_one_level_apart_is_the_rule() -> None:
    zigzag = (
        COVERED_TWO_LEVELS_BELOW
        + """
         2  o o . .
         1  o o . .
        L3  a b c d
    """
    )
    assert verdict(draw(zigzag, edition="zh-Hans"), "db1/4>0") == LEGAL
    assert verdict(draw(zigzag, edition="ja"), "db1/4>0") == LEGAL


@pytest.mark.parametrize(("gap", "expected"), [(Gap.EMPTY, "gap-occupied"), (Gap.CLEAR, LEGAL)])
def test_an_item_may_stand_under_a_bridge_where_the_gap_need_only_be_clear(gap: Gap, expected: str) -> None:
    drawing = """
         2  o o S o o o
         1  o o o o o o
        L1  a b c d e f
        S:c2
        ---
         3  o o . o o .
         2  o B . B o .
        L2  a b c d e f
    """
    game = draw(drawing, edition=EDITIONS["revised"].mixed(gap=gap))
    assert verdict(game, "B:b2-d2") == expected


def test_an_item_under_a_bridge_keeps_its_points() -> None:
    game = draw(
        """
         2  o o S o o o
         1  o o o o o o
        L1  a b c d e f
        S:c2
         3  o o . o o .
         2  o B . B o .
        L2  a b c d e f
        """,
        edition="zh-Hans",
    )
    sheet = after(game, "B:b2-d2").scores()[0]
    assert (sheet.statues, sheet.bridges) == (1, 6)


def test_a_table_may_mix_the_choices_freely() -> None:
    mixed = edition("ja").mixed(highest=Highest.SQUARE, supply=Supply(9, 8, 7, 6, 5, 4, 3))
    assert mixed.is_mixed
    assert (mixed.highest, mixed.overlap, mixed.gap) == (Highest.SQUARE, Overlap.BENEATH, Gap.CLEAR)
    assert Game.deal(edition=mixed).supply == Supply(9, 8, 7, 6, 5, 4, 3)


def test_the_square_with_one_level_apart_is_known_to_be_broken() -> None:
    broken = [
        (highest, overlap)
        for highest in Highest
        for overlap in Overlap
        if Edition("revised", highest=highest, overlap=overlap).is_broken
    ]
    assert broken == [(Highest.SQUARE, Overlap.ONE_LEVEL)]
    assert not any(printed.is_broken for printed in EDITIONS.values())
