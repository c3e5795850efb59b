from babylon.bots.kernel.decorating import (
    NONE,
    best_decoration,
    decorate_all,
    decoration_worth,
    write_decorations,
)
from babylon.game.action_numbers import action_of, move_of
from babylon.pieces.move import parse_move
from babylon.rules.actions import DECORATE, END
from babylon.rules.scoring import score
from babylon.rules.state import copied
from babylon.rules.turn import MOST_MOVES
from tests.bots.kernel.positions import after, legal_actions
from tests.drawing.garden import draw

# A bridge and a stairway that are listed after a fountain, and score less: that one stands on the second level.
MANY = """
     5  o o . . . .
     4  B o . . . .
     2  B o o o o T
     1  o o o o o o
    L1  a b c d e f
     2  . o F F T .
     1  . o o o o .
    L2  a b c d e f
"""
PAIR = """
     2  o F F S
     1  o o o o
    L1  a b c d
"""


def test_a_decoration_is_worth_what_the_rules_score_for_it() -> None:
    for drawing, token in ((PAIR, "F:b2-c2"), (PAIR, "S:d2"), (MANY, "F:c2-d2"), (MANY, "T:e2-f2"), (MANY, "B:a2-a4")):
        state = draw(drawing).state
        action = action_of(state, parse_move(token))
        gained = score(after(state, action), after(state, action).gardens[0]) - score(state, state.gardens[0])
        assert decoration_worth(state.gardens[0], action) == gained


def test_the_one_worth_most_comes_first() -> None:
    for drawing, token in ((PAIR, "F:b2-c2"), (MANY, "F:c2-d2")):
        state = draw(drawing).state
        best = best_decoration(state, state.gardens[0], [0] * MOST_MOVES)
        assert str(move_of(state, best)) == token


def test_without_symbols_there_is_none() -> None:
    state = draw("2 o o\n1 o o\nL1 a b").state
    assert best_decoration(state, state.gardens[0], [0] * MOST_MOVES) == NONE


def test_all_are_put_up() -> None:
    state = copied(draw(PAIR).state)
    decorate_all(state, state.gardens[0], [0] * MOST_MOVES)
    assert not [action for action in legal_actions(state) if DECORATE <= action < END]
    assert score(state, state.gardens[0]) == score(draw(PAIR).state, draw(PAIR).state.gardens[0]) + 3 + 1


def test_they_are_written_behind_what_was_written_before() -> None:
    state, out = copied(draw(PAIR).state), [0] * 10
    before = copied(state)
    found = write_decorations(state, state.gardens[0], out, 3, [0] * MOST_MOVES)
    assert found == 5
    assert out[:3] == [0, 0, 0]
    assert after(before, *out[3:found]) == state
