"""RULES §6: fountains join two tiles on one level."""

from tests.drawing.garden import draw
from tests.drawing.verdict import LEGAL, verdict


def test_a_fountain_joins_neighbours_in_a_row() -> None:
    game = draw("""
         2  o F F o
         1  o o o o
        L1  a b c d
    """)
    assert verdict(game, "F:b2-c2") == LEGAL


def test_a_fountain_joins_neighbours_in_a_column() -> None:
    game = draw("""
         4  o o
         3  o F
         2  o F
         1  o o
        L1  a b
    """)
    assert verdict(game, "F:b2-b3") == LEGAL


def test_a_fountain_needs_neighbours() -> None:
    game = draw("""
         2  o F . F o
         1  o o . o o
        L1  a b c d e
    """)
    assert verdict(game, "F:b2-d2") == "not-adjacent"


def test_a_fountain_does_not_reach_around_the_board() -> None:
    game = draw("""
         2  F o . . . . o o
         1  F o . . . . o F
        L1  a b c d e f g h
    """)
    assert verdict(game, "F:a2-h1") == "not-adjacent"


def test_a_fountain_joins_tiles_on_the_same_level_only() -> None:
    game = draw("""
         2  o o F o
         1  o o o o
        L1  a b c d
         3  o o . .
         2  o F . .
        L2  a b c d
    """)
    assert verdict(game, "F:b2-c2") == "not-same-level"


def test_a_fountain_stands_on_any_one_level() -> None:
    game = draw("""
         2  o o o o
         1  o o o o
        L1  a b c d
         3  o o o o
         2  o F F o
        L2  a b c d
    """)
    assert verdict(game, "F:b2-c2") == LEGAL


def test_a_tile_and_what_half_covers_it_are_two_tiles() -> None:
    game = draw("""
         2  F F
         1  o o
        L1  a b
         2  . F o
         1  . o o
        L2  a b c
    """)
    assert verdict(game, "F:a2-b2") == "not-same-level"
    game = draw("""
         2  o o
         1  F o
        L1  a b
         3  o o
         2  F o
        L2  a b
    """)
    assert verdict(game, "F:a1-a2") == "not-same-level"
