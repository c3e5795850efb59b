"""RULES §7: what a garden scores."""

from babylon import ScoreSheet
from tests.drawing.garden import draw
from tests.drawing.towers import LEVELS, TOWER
from tests.drawing.verdict import after

EVERY_KIND = """
     2  o F F o . T o
     1  S o o B . B o
    L1  a b c d e f g
    S:a1 F:b2-c2 B:d1-f1
     4  . . . . . o o
     3  . . . . . T o
    L2  a b c d e f g
    T:f2-f3
"""
EVERY_KIND_AGAIN = """
     6  o F F o . T o
     5  S o o B . B o
    L1  a b c d e f g
    S:a5 F:b6-c6 B:d5-f5
     8  . . . . . o o
     7  . . . . . T o
    L2  a b c d e f g
    T:f6-f7
"""
FOUNTAIN = """
     2  o F F o
     1  o o o o
    L1  a b c d
    F:b2-c2
"""
HIDES_B2 = """
     3  o o . .
     2  o ^ . .
    L2  a b c d
"""
HIDES_C2 = """
     3  . . o o
     2  . . ^ o
    L2  a b c d
"""


def sheet(drawing: str, *, flowers: tuple[str, ...] = ()) -> ScoreSheet:
    return draw(drawing, flowers=flowers).scores()[0]


def test_an_empty_garden_scores_nothing() -> None:
    assert sheet("") == ScoreSheet(open_notches=64)
    assert sheet("").total == 0


def test_a_statue_scores_its_level() -> None:
    assert sheet(EVERY_KIND).statues == 1
    assert sheet(TOWER + "S:b2").statues == 3


def test_a_fountain_scores_three_times_its_level() -> None:
    on_level_2 = """
         2  o o o o
         1  o o o o
        L1  a b c d
         3  o o o o
         2  o F F o
        L2  a b c d
        F:b2-c2
    """
    assert [sheet(drawing).fountains for drawing in (FOUNTAIN, on_level_2)] == [3, 6]


def test_a_bridge_scores_three_times_its_level() -> None:
    on_level_2 = """
         2  o o o o o o
         1  o o o o o o
        L1  a b c d e f
         3  o o . o o .
         2  o B . B o .
        L2  a b c d e f
        B:b2-d2
    """
    assert [sheet(drawing).bridges for drawing in (EVERY_KIND, on_level_2)] == [3, 6]


def test_a_stairway_scores_the_sum_of_its_two_levels() -> None:
    assert sheet(EVERY_KIND).stairways == 1 + 2


def test_a_belvedere_scores_one_on_any_level() -> None:
    low = """
         2  o ^
         1  o o
        L1  a b
    """
    high = """
         4  . o o
         3  . ^ o
        L2  a b c
    """
    assert [sheet(drawing).belvederes for drawing in (low, low + high)] == [1, 2]


def test_each_set_of_the_four_decorations_scores_four() -> None:
    assert sheet(EVERY_KIND).diversity == 4
    assert sheet(EVERY_KIND + EVERY_KIND_AGAIN).diversity == 8


def test_a_set_needs_all_four_decorations() -> None:
    for missing in ("S:a1 ", "F:b2-c2 ", "B:d1-f1", "T:f2-f3"):
        assert sheet(EVERY_KIND.replace(missing, "")).diversity == 0
    assert sheet(EVERY_KIND + EVERY_KIND_AGAIN.replace("T:f6-f7", "")).diversity == 4


def test_each_set_of_four_different_flowers_scores_four() -> None:
    four = """
         2  o o o o o o o o
         1  o o o o o o o o
        L1  a b c d e f g h
    """
    eight = four + four.replace(" 2  ", " 4  ").replace(" 1  ", " 3  ")
    assert sheet(four, flowers=("white", "pink", "blue", "yellow")).flowers == 4
    assert sheet(four, flowers=("white", "pink", "blue", "blue")).flowers == 0
    assert sheet(eight, flowers=("white", "pink", "blue", "yellow") * 2).flowers == 8
    assert sheet(eight, flowers=("white", "pink", "blue", "yellow", "white", "pink", "blue", "blue")).flowers == 4


def test_the_highest_tile_scores_by_its_level() -> None:
    assert [sheet(drawing).highest for drawing in LEVELS] == [2, 4, 6]


def test_all_lines_are_added_up() -> None:
    expected = ScoreSheet(
        statues=1,
        fountains=3,
        bridges=3,
        stairways=3,
        diversity=4,
        flowers=0,
        belvederes=0,
        highest=4,
        open_notches=64 - 3 * 4 - 4,
    )
    assert sheet(EVERY_KIND) == expected
    assert expected.total == 18


def test_what_is_partly_visible_scores() -> None:
    drawings = (FOUNTAIN, FOUNTAIN + HIDES_B2, FOUNTAIN + HIDES_B2 + HIDES_C2)
    assert [sheet(drawing).fountains for drawing in drawings] == [3, 3, 0]


def test_a_hidden_belvedere_scores_nothing() -> None:
    game = draw("""
         2  o ^
         1  o o
        L1  a b
    """)
    game.play("db2/2>0-sw")
    assert [item.visible for item in game.garden(0).items] == [False, True]
    assert game.scores()[0].belvederes == 1


def test_a_hidden_item_does_not_complete_a_set() -> None:
    drawings = (EVERY_KIND + HIDES_B2, EVERY_KIND + HIDES_B2 + HIDES_C2)
    assert [sheet(drawing).diversity for drawing in drawings] == [4, 0]


def test_a_hidden_tile_brings_no_flower() -> None:
    half_hidden = """
         2  o o o o o o
         1  o o o o o o
        L1  a b c d e f
         2  . o o . . .
         1  . o o . . .
        L2  a b c d e f
    """
    hidden = """
         2  . . . o o .
         1  . . . o o .
        L2  a b c d e f
    """
    flowers = ("white", "pink", "blue", "yellow", "yellow")
    assert sheet(half_hidden, flowers=flowers).flowers == 4
    assert sheet(half_hidden + hidden, flowers=flowers).flowers == 0


def test_only_tiles_hide_things() -> None:
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
        edition="ja",
    )
    assert game.scores()[0].statues == 1
    assert after(game, "B:b2-d2").scores()[0].statues == 1


def test_a_statue_that_bears_a_tile_scores_nothing() -> None:
    statue = """
         2  o S o o
         1  o o o o
        L1  a b c d
        S:b2
    """
    tile_above = """
         2  . o o .
         1  . o o .
        L2  a b c d
    """
    assert [sheet(drawing).statues for drawing in (statue, statue + tile_above)] == [1, 0]
