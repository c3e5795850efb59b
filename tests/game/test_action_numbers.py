"""Every move has one number, and the numbers never change."""

import pytest

from babylon import Decorate, parse_move
from babylon.game.action_numbers import action_of, move_of, moves_of
from babylon.rules.actions import ACTIONS
from tests.drawing.garden import draw

# The numbers that programs, records of learners and other languages rely on.
FIXED = [
    ("xA1", 0),
    ("xD4", 15),
    ("A1", 16),
    ("D4", 31),
    ("da1/1>0", 32),
    ("da1/1>3-sw", 32 + 4 * 4 + 3),
    ("da1/2>0", 32 + 20),
    ("db1/1>0", 32 + 40),
    ("da2/1>0", 32 + 40 * 7),
    ("dg7/2>3-sw", 1991),
    ("sa1/1>0", 1992),
    ("sg7/2>3-sw", 3951),
    ("S:a1", 3952),
    ("S:h8", 4015),
    ("F:a1-b1", 4016),
    ("F:g8-h8", 4071),
    ("F:a1-a2", 4072),
    ("F:h7-h8", 4127),
    ("T:a1-b1", 4128),
    ("T:h7-h8", 4239),
    ("B:a1-c1", 4240),
    ("B:f8-h8", 4287),
    ("B:a1-a3", 4288),
    ("B:h6-h8", 4335),
    ("=d", 4336),
    ("=s", 4337),
    ("=-", 4338),
]


@pytest.mark.parametrize(("token", "number"), FIXED)
def test_a_move_keeps_its_number(token: str, number: int) -> None:
    state = draw().state
    assert action_of(state, parse_move(token)) == number
    assert str(move_of(state, number)).replace("*", "") == token


def test_there_are_4339_numbers_and_each_is_another_move() -> None:
    state = draw().state
    moves = moves_of(state, list(range(ACTIONS)))
    assert ACTIONS == 4339
    assert len(set(moves)) == ACTIONS
    assert [action_of(state, move) for move in moves] == list(range(ACTIONS))
    assert moves == [move_of(state, number) for number in range(ACTIONS)]


def test_a_number_gives_the_level_of_the_garden_it_is_played_in() -> None:
    state = draw("""
         2  o o . .
         1  o o . .
        L1  a b c d
         2  . o o .
         1  . o o .
        L2  a b c d
    """).state
    assert [str(move_of(state, number)) for number in (32, 52, 72, 192)] == ["da1/3>0", "da1/4>0", "db1/3>0", "de1/1>0"]
    assert action_of(state, parse_move("da1/3>0")) == 32


def test_the_star_follows_from_the_printed_symbols() -> None:
    state = draw("""
         2  o F B o
         1  o o o o
        L1  a b c d
    """).state
    number = action_of(state, parse_move("F:b2-c2"))
    move = move_of(state, number)
    assert isinstance(move, Decorate)
    assert str(move) == "F:b2-c2*"
