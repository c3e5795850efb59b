"""RULES §6: statues stand in line."""

from babylon import Game
from tests.drawing.garden import draw
from tests.drawing.verdict import LEGAL, after, verdict

ONE_STATUE = """
     2  o o
     1  o S
    L1  a b
    S:b1
    ---
"""


def test_a_statue_stands_on_one_statue_symbol() -> None:
    (statue,) = draw(ONE_STATUE).garden(0).items
    assert [str(space) for space in statue.spaces] == ["b1"]


def test_the_first_statue_stands_anywhere() -> None:
    game = after(draw(dug="SSSS"), "de6/1>0")
    assert [verdict(game, f"S:{space}") for space in ("e6", "e7", "f6", "f7")] == [LEGAL] * 4


def test_a_later_statue_stands_in_the_row_of_another() -> None:
    game = draw(ONE_STATUE, dug="SSSS")
    placed = after(game, "dg1/1>0")
    assert [verdict(placed, f"S:{space}") for space in ("g1", "h1")] == [LEGAL] * 2
    assert [verdict(placed, f"S:{space}") for space in ("g2", "h2")] == ["not-in-line"] * 2


def test_a_later_statue_stands_in_the_column_of_another() -> None:
    placed = after(draw(ONE_STATUE, dug="SSSS"), "db7/1>0")
    assert [verdict(placed, f"S:{space}") for space in ("b7", "b8")] == [LEGAL] * 2
    assert [verdict(placed, f"S:{space}") for space in ("c7", "c8")] == ["not-in-line"] * 2


def test_a_diagonal_is_no_line() -> None:
    assert verdict(after(draw(ONE_STATUE, dug="SSSS"), "dc2/1>0"), "S:c2") == "not-in-line"


def test_a_statue_lines_up_at_any_level() -> None:
    game = draw(
        ONE_STATUE
        + """
         4  . . o o
         3  . . o o
         2  . . o o
         1  . . o o
        L1  a b c d
        ---
        """,
        dug="SSSS",
    )
    assert verdict(after(game, "dd1/2>0"), "S:d1") == LEGAL
    assert verdict(after(game, "dd2/2>0"), "S:d2") == "not-in-line"


def test_a_statue_of_another_player_does_not_count() -> None:
    game = Game.deal(players=4, seed=5)
    for move in ("A1", "sa1/1>0", "S:a2", "=-", "D1"):
        game.play(move)
    placed = after(game, "sg6/1>0")
    assert verdict(placed, "S:g7") == LEGAL  # neither in row 2 nor in column a
