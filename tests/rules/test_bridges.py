"""RULES §6: bridges span one space between two tiles on one level."""

from tests.drawing.garden import draw
from tests.drawing.verdict import LEGAL, after, verdict

# Four tiles around d4, each with a bridge symbol next to it.
PINWHEEL = """
     6  . . o o . .
     5  . . o B o o
     4  . o B . B o
     3  . o o B o .
     2  . . . o o .
    L1  a b c d e f
"""
# Two tiles on level 2, and between them a space on level 1.
OVER_LEVEL_1 = """
     2  o o S o o o
     1  o o o o o o
    L1  a b c d e f
     3  o o . o o .
     2  o B . B o .
    L2  a b c d e f
"""


def test_a_bridge_spans_one_space_in_a_row_or_a_column() -> None:
    game = draw(PINWHEEL)
    assert verdict(game, "B:c4-e4") == LEGAL
    assert verdict(game, "B:d3-d5") == LEGAL


def test_a_bridge_spans_exactly_one_space() -> None:
    game = draw("""
         2  o B B B . . B o
         1  o o o o . . o o
        L1  a b c d e f g h
    """)
    assert verdict(game, "B:b2-c2") == "not-adjacent"
    assert verdict(game, "B:d2-g2") == "not-adjacent"


def test_a_bridge_does_not_reach_around_the_board() -> None:
    game = draw("""
         2  o B . . . . o o
         1  o o . . . . o B
        L1  a b c d e f g h
    """)
    assert verdict(game, "B:b2-h1") == "not-adjacent"


def test_a_bridge_joins_tiles_on_the_same_level_only() -> None:
    game = draw("""
         2  o o . B o
         1  o o . o o
        L1  a b c d e
         3  o o . . .
         2  o B . . .
        L2  a b c d e
    """)
    assert verdict(game, "B:b2-d2") == "not-same-level"


def test_the_space_under_a_bridge_lies_lower() -> None:
    assert verdict(draw(OVER_LEVEL_1), "B:b2-d2") == LEGAL
    level = draw("""
         2  o B o B
         1  o o o o
        L1  a b c d
    """)
    assert verdict(level, "B:b2-d2") == "gap-too-high"


def test_no_bridge_crosses_under_or_over_another() -> None:
    game = draw(PINWHEEL)
    assert verdict(after(game, "B:c4-e4"), "B:d3-d5") == "gap-crossed"
    assert verdict(after(game, "B:d3-d5"), "B:c4-e4") == "gap-crossed"


def test_nothing_stands_under_a_bridge_unless_the_edition_lets_it() -> None:
    game = after(draw(OVER_LEVEL_1), "S:c2")
    assert verdict(game, "B:b2-d2") == "gap-occupied"
    game = after(draw(OVER_LEVEL_1, edition="ja"), "S:c2")
    assert verdict(game, "B:b2-d2") == LEGAL
