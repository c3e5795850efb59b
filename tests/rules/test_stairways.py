"""RULES §6: stairways join two tiles one level apart."""

from tests.drawing.garden import draw
from tests.drawing.verdict import LEGAL, verdict

STEPS = """
     2  o o o o o T
     1  o o o o o o
    L1  a b c d e f
     2  . o T . . .
     1  . o o . . .
    L2  a b c d e f
"""


def test_a_stairway_joins_neighbours_one_level_apart() -> None:
    game = draw("""
         2  o o T o
         1  o o o o
        L1  a b c d
         3  o o . .
         2  o T . .
        L2  a b c d
    """)
    assert verdict(game, "T:b2-c2") == LEGAL


def test_a_stairway_may_rise_either_way_and_in_a_column() -> None:
    upwards = draw("""
         4  o o
         3  o T
         2  o o
         1  o o
        L1  a b
         2  . T o
         1  . o o
        L2  a b c
    """)
    assert verdict(upwards, "T:b2-b3") == LEGAL


def test_a_stairway_needs_a_difference_of_one_level() -> None:
    flat = draw("""
         2  o T T o
         1  o o o o
        L1  a b c d
    """)
    assert verdict(flat, "T:b2-c2") == "not-one-step"
    steep = draw(
        STEPS
        + """
         2  . . . o T .
         1  . . . o o .
        L3  a b c d e f
        """
    )
    assert verdict(steep, "T:e2-f2") == "not-one-step"


def test_a_stairway_climbs_from_any_level() -> None:
    game = draw(
        STEPS
        + """
         2  . . . T o .
         1  . . . o o .
        L3  a b c d e f
        """
    )
    assert verdict(game, "T:c2-d2") == LEGAL


def test_a_stairway_needs_neighbours() -> None:
    game = draw("""
         3  . . . . .
         2  o o . T o
         1  o o . o o
        L1  a b c d e
         3  o o . . .
         2  o T . . .
        L2  a b c d e
    """)
    assert verdict(game, "T:b2-d2") == "not-adjacent"
