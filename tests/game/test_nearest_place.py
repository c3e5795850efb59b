"""Which placement is meant when someone points at a space."""

from babylon import Corner, Game, Source
from babylon.pieces.spaces import SPACES
from tests.drawing.garden import draw


def nearest(game: Game, space: str, turns: int = 0, open_corner: Corner | None = None) -> str:
    return str(game.nearest_place(Source.DUG, SPACES[space], turns, open_corner))


def test_it_is_the_lowest_above_the_surface() -> None:
    game = draw("""
         3  . . . .
         2  o o . .
         1  o o . .
        L1  a b c d
         3  . o o .
         2  . o o .
        L2  a b c d
    """)
    assert [nearest(game, space) for space in ("c4", "a1", "c1")] == ["dc4/1>0", "da1/3>0", "dc1/3>0"]


def test_it_is_turned_and_open_as_it_was_asked_for() -> None:
    assert nearest(draw(), "c4", 3, Corner.SE) == "dc4/1>3-se"


def test_the_only_corner_that_nothing_can_carry_is_open() -> None:
    game = draw("""
         2  o F F o
         1  o o o o
        L1  a b c d
        F:b2-c2
        ---
    """)
    assert [nearest(game, space) for space in ("a2", "b2")] == ["da2/2>0-se", "db2/2>0"]


def test_beyond_the_last_position_it_lies_at_the_rim() -> None:
    spaces = ("c4", "g7", "h4", "c8", "h8")
    assert [nearest(draw(), space) for space in spaces] == ["dc4/1>0", "dg7/1>0", "dg4/1>0", "dc7/1>0", "dg7/1>0"]
