"""The worked examples of the rulebooks."""

import pytest

from tests.drawing.garden import draw
from tests.drawing.quarry import draw_quarry, earned
from tests.drawing.towers import LEVELS, TOWER
from tests.drawing.verdict import LEGAL, after, verdict

QUARRY = """
    4  3 1 1p 2
    3  3 1 3 3
    2  3 2 2 3
    1  3 0 3 3
       A B C D
"""
FIRST_STATUE = """
     6  o o . . . .
     5  S o . . . .
    L1  c d e f g h
    S:c5
    ---
"""
SECOND_STATUE = """
     5  . . . S o .
     4  . . . o o .
    L1  c d e f g h
    S:f5
    ---
"""
THIRD_SPACE = """
     3  . . . . o S
     2  . . . . o o
    L1  c d e f g h
"""


def test_linda_earns_three_pillars_for_her_granite_tile() -> None:
    # Granite beside it, basalt and the bottom: one each; the clay tile is higher.
    assert earned(draw_quarry(QUARRY, turn_of=0), "B2") == 3


def test_john_earns_three_pillars_for_his_basalt_tile() -> None:
    # The wall, basalt beside it and the pink flower: one each; granite and clay are higher.
    assert earned(draw_quarry(QUARRY, turn_of=1), "C4") == 3


def test_a_tile_rests_on_two_singles_and_two_doubles() -> None:
    game = draw(
        """
         2  o o
         1  o o
        L1  a b
        ---
        """,
        singles=6,
    )
    tile = after(game, "db1/2>0").garden(0).tiles[-1]
    assert sorted(tile.supports) == ["double", "double", "single", "single"]


def test_a_tile_on_three_pillars_gets_a_belvedere() -> None:
    game = after(draw(singles=3), "dc4/1>0-ne")
    assert [item.kind for item in game.garden(0).items] == ["belvedere"]


def test_statue_example_1_the_first_statue_stands_on_any_symbol() -> None:
    assert verdict(after(draw(dug="...S"), "dc5/1>0"), "S:c5") == LEGAL


def test_statue_example_2_the_second_is_in_line_with_the_first() -> None:
    assert verdict(after(draw(FIRST_STATUE, dug="S..."), "df4/1>0"), "S:f5") == LEGAL


def test_statue_example_3_a_space_out_of_line_takes_none() -> None:
    assert verdict(draw(FIRST_STATUE + SECOND_STATUE + THIRD_SPACE), "S:h3") == "not-in-line"


def test_statue_example_4_a_space_in_line_too_late_takes_none() -> None:
    game = draw(FIRST_STATUE + SECOND_STATUE + THIRD_SPACE + "---", dug="S...")
    game = after(game, "dc2/1>0", "S:c3")  # now h3 is in line with c3, but its tile is of an earlier turn
    assert verdict(game, "S:h3") == "not-fresh"
    assert game.scores()[0].statues == 3


def test_the_third_level_needs_a_tile_on_the_second_even_far_away() -> None:
    base = """
         2  o o . . o o o o
         1  o o . . o o o o
        L1  a b c d e f g h
    """
    second = """
         2  . o o
         1  . o o
        L2  a b c
    """
    assert verdict(draw(base), "df1/3>0") == "level-skipped"
    assert verdict(draw(base + second), "df1/3>0") == LEGAL


def test_two_tiles_that_cover_each_other_partly_are_fine_and_completely_not() -> None:
    one = """
         2  o o
         1  o o
        L1  a b
    """
    assert verdict(draw(one), "db1/2>0") == LEGAL
    assert verdict(draw(one), "da1/2>0") == "complete-overlap"


def test_a_statue_on_the_third_level_is_worth_three() -> None:
    assert draw(TOWER + "S:b2").scores()[0].statues == 3


def test_a_fountain_on_the_second_level_is_worth_six() -> None:
    game = draw("""
         2  o o o o
         1  o o o o
        L1  a b c d
         3  o o o o
         2  o F F o
        L2  a b c d
        F:b2-c2
    """)
    assert game.scores()[0].fountains == 6


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        (
            """
             2  o o T o
             1  o o o o
            L1  a b c d
             3  o o . .
             2  o T . .
            L2  a b c d
            T:b2-c2
            """,
            3,
        ),
        (
            """
             2  o o o o o o
             1  o o o o o o
            L1  a b c d e f
             2  . o T . . .
             1  . o o . . .
            L2  a b c d e f
             2  . . . T o .
             1  . . . o o .
            L3  a b c d e f
            T:c2-d2
            """,
            5,
        ),
    ],
    ids=["first and second", "second and third"],
)
def test_a_stairway_is_worth_the_levels_it_connects(drawing: str, points: int) -> None:
    assert draw(drawing).scores()[0].stairways == points


@pytest.mark.parametrize(
    ("edition", "points"),
    [("en", [1, 4, 9]), ("pl", [2, 4, 6]), ("zh-Hant", [2, 4, 6]), ("zh-Hans", [2, 4, 6]), ("ja", [2, 4, 6])],
)
def test_the_highest_point_scores_as_each_book_counts(edition: str, points: list[int]) -> None:
    assert [draw(drawing, edition=edition).scores()[0].highest for drawing in LEVELS] == points


def test_the_board_is_level_0_and_a_tile_one_pillar_above_it_level_1() -> None:
    garden = after(draw(), "da1/1>0").garden(0)
    assert garden.tiles[0].level == 1
    assert garden.surface[:3] == (1, 1, 0)
