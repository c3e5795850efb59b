"""Moves and their tokens: one spelling each."""

import pytest

from babylon import (
    BadNotation,
    Corner,
    Decorate,
    Dig,
    EndTurn,
    Keep,
    Move,
    Place,
    Remove,
    Source,
    Space,
    Stack,
    Symbol,
    parse_move,
)

C4, D4, E4 = Space(2, 3), Space(3, 3), Space(4, 3)
MOVES = [
    ("xB3", Remove(Stack(1, 2))),
    ("B3", Dig(Stack(1, 2))),
    ("dc4/1>2-ne", Place(Source.DUG, C4, 1, 2, Corner.NE)),
    ("sc4/2>0", Place(Source.STORED, C4, 2, 0)),
    ("sc4/12>3-sw", Place(Source.STORED, C4, 12, 3, Corner.SW)),
    ("S:c4", Decorate(Symbol.STATUE, (C4,))),
    ("F:c4-d4", Decorate(Symbol.FOUNTAIN, (C4, D4))),
    ("B:c4-e4", Decorate(Symbol.BRIDGE, (C4, E4))),
    ("T:c4-d4", Decorate(Symbol.STAIRWAY, (C4, D4))),
    ("S:c4*", Decorate(Symbol.STATUE, (C4,), C4)),
    ("F:c4*-d4", Decorate(Symbol.FOUNTAIN, (C4, D4), C4)),
    ("F:c4-d4*", Decorate(Symbol.FOUNTAIN, (C4, D4), D4)),
    ("=d", EndTurn(Keep.DUG)),
    ("=s", EndTurn(Keep.STORED)),
    ("=-", EndTurn(Keep.NONE)),
]


@pytest.mark.parametrize(("token", "move"), MOVES)
def test_a_move_is_written_as_its_token(token: str, move: Move) -> None:
    assert str(move) == token


@pytest.mark.parametrize(("token", "move"), MOVES)
def test_a_token_is_read_as_its_move(token: str, move: Move) -> None:
    assert parse_move(token) == move


NO_STACK = ["", " ", "b3", "E1", "A5", "xa1", "Ｂ3", "B3 ", " B3", "B3\n", "=x", "="]
NO_PLACE = ["dc4", "dc4/1", "dc4/1>4", "dc4/1>0-n", "zc4/1>0", "di4/1>0", "dc4/-1>0", "dc4/100>0", "DC4/1>0"]
NO_NUMBER = ["dc4/١>0", "dc4/1>٢", "dc4/1>0\n"]
NO_DECORATION = ["S", "S:", "S:c9", "X:c4", "S:c4**", "S:c4\n"]


@pytest.mark.parametrize("text", [*NO_STACK, *NO_PLACE, *NO_NUMBER, *NO_DECORATION])
def test_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_move(text)
    assert caught.value.code == "bad-move"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("dc4/0>0", "bad-level"),
        ("dc4/01>0", "bad-level"),
        ("S:c4-d4", "bad-space-count"),
        ("F:c4", "bad-space-count"),
        ("F:c4*-d4*", "two-stars"),
        ("F:d4-c4", "bad-space-order"),
        ("F:c5-c4", "bad-space-order"),
        ("B:c4-c4", "bad-space-order"),
    ],
)
def test_a_second_spelling_of_a_move_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadNotation) as caught:
        parse_move(text)
    assert caught.value.code == code
    assert caught.value.details["text"] == text
