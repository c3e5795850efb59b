"""A move that is told of alone is the one of the list."""

import pytest

from babylon.compiled import buffers
from babylon.game.action_numbers import move_of
from babylon.game.move_rows import move_rows
from babylon.pieces.move import Place
from babylon.questions.legal_moves import MoveRow
from babylon.questions.over_pools import move_row, place_action
from babylon.questions.score_sheet import LINES
from babylon.rules.turn import legal
from tests.questions.agreement import positions


@pytest.mark.parametrize("number", range(0, 60, 9))
def test_it_is_the_row_of_the_list_but_for_what_it_brings(number: int) -> None:
    for game, _ in positions(number):
        listed = {row.action: row for row in move_rows(game.state)}
        out, scratch = buffers()
        for action in out[: legal(game.state, out, scratch)]:
            row = MoveRow()
            turns = move_row([game.state], 0, action, [row])
            move = move_of(game.state, action)
            assert turns == (move.turns if isinstance(move, Place) else 0)
            if isinstance(move, Place):
                where = (row.stored, row.position, row.level, row.open_corner)
                assert place_action([game.state], 0, *where, turns) == action
            told = listed[action - turns]
            told.gain = [0] * LINES
            assert row == told
