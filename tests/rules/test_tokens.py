"""RULES §7: what the round tokens do."""

import pytest

from babylon import Flower, Game, Token
from tests.drawing.garden import draw
from tests.drawing.quarry import draw_quarry, earned
from tests.drawing.table import idle_round, idle_turn, table
from tests.drawing.verdict import LEGAL, after, verdict

QUARRY = """
    4  2 2 2 2
    3  2 2 2 2
    2  2 2w 2 2
    1  3 2 2 2
       A B C D
"""


def pillars(game: Game) -> tuple[int, int]:
    garden = game.garden(game.seat)
    return garden.singles, garden.doubles


def in_second_round(token: str) -> Game:
    """Every seat has as many singles as the supply gave it, and the token is revealed."""
    game = table([token])
    idle_round(game)
    return game


def test_extra_single_gives_a_single_pillar_from_the_supply() -> None:
    without, given = in_second_round("none"), in_second_round("extra-single")
    assert pillars(given) == (pillars(without)[0] + 1, 0)
    assert given.supply.singles == without.supply.singles - 1


def test_extra_double_gives_a_double_pillar_that_cannot_be_stored() -> None:
    game = in_second_round("extra-double")
    assert pillars(game)[1] == 1
    assert game.supply.doubles == 60 - 1
    idle_turn(game)
    assert game.garden(0).doubles == 0
    assert pillars(game)[1] == 1  # the next seat's


def test_a_bonus_double_pays_for_a_corner() -> None:
    one_tile = """
         2  o o
         1  o o
        L1  a b
    """
    assert verdict(draw(one_tile, singles=4, doubles=1), "db1/2>0") == LEGAL
    assert verdict(draw(one_tile, singles=4), "db1/2>0") == "too-few-pillars"


def test_change_symbol_lets_a_printed_symbol_stand_for_another() -> None:
    game = after(draw(dug="F...", token="change-symbol"), "dc4/1>0")
    assert verdict(game, "S:c5*") == LEGAL
    assert verdict(game, "S:c5") == "wrong-symbol"


def test_change_symbol_does_not_fill_a_blank_corner() -> None:
    game = after(draw(dug="F...", token="change-symbol"), "dc4/1>0")
    assert verdict(game, "S:c4*") == "token-not-here"


@pytest.mark.parametrize(
    ("symbol", "place", "decoration"),
    [
        ("S", "dc1/1>0", "S:c2*"),
        ("F", "dc1/1>0", "F:b2-c2*"),
        ("B", "dd1/1>0", "B:b2-d2*"),
        ("T", "dc1/2>0", "T:b2-c2*"),
    ],
)
def test_fill_blank_lets_a_blank_corner_stand_for_any_symbol(symbol: str, place: str, decoration: str) -> None:
    drawing = f"""
         2  o {symbol}
         1  o o
        L1  a b
        ---
    """
    game = after(draw(drawing, token="fill-blank"), place)
    assert verdict(game, decoration) == LEGAL
    assert verdict(game, decoration.replace("*", "")) == "wrong-symbol"


def test_fill_blank_does_not_change_a_printed_symbol() -> None:
    game = after(draw(dug="F...", token="fill-blank"), "dc4/1>0")
    assert verdict(game, "S:c5*") == "token-not-here"


def test_without_such_a_token_nothing_stands_in_for_a_symbol() -> None:
    game = after(draw(dug="F...", token="double-flower"), "dc4/1>0")
    assert verdict(game, "S:c5*") == "no-such-token"
    assert verdict(game, "S:c4*") == "no-such-token"


def test_a_symbol_that_fits_needs_no_token() -> None:
    game = after(draw(dug="S...", token="change-symbol"), "dc4/1>0")
    assert verdict(game, "S:c5*") == "token-not-needed"
    assert verdict(game, "S:c5") == LEGAL


def test_double_flower_pays_two_singles_for_the_flower() -> None:
    assert earned(draw_quarry(QUARRY), "B2") == 5
    assert earned(draw_quarry(QUARRY, token="double-flower"), "B2") == 6
    assert earned(draw_quarry(QUARRY, token="double-flower"), "C2") == 4
    assert earned(draw_quarry(QUARRY, token="double-flower", seats=(Flower.PINK, Flower.WHITE)), "B2") == 4


def test_fewer_pillars_takes_one_single_off_the_whole() -> None:
    assert earned(draw_quarry(QUARRY, token="fewer-pillars"), "B2") == 4
    assert earned(draw_quarry(QUARRY, token="fewer-pillars"), "C2") == 3


def test_fewer_pillars_never_goes_below_nothing() -> None:
    pit = QUARRY.replace("2  2 2w 2 2", "2  2 1 2 2")
    assert earned(draw_quarry(pit), "B2") == 0
    assert earned(draw_quarry(pit, token="fewer-pillars"), "B2") == 0


def test_the_token_none_does_nothing() -> None:
    game = in_second_round("none")
    assert game.token is Token.NONE
    first = table()
    idle_round(first)
    assert pillars(game) == pillars(first)
    assert earned(draw_quarry(QUARRY, token="none"), "B2") == 5
