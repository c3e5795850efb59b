"""Points that a move brings, by the lines of the score pad."""

from babylon.game.action_numbers import action_of
from babylon.game.score_sheets import score_sheet
from babylon.pieces.move import Move
from babylon.pieces.score import Category, ScoreSheet
from babylon.rules.state import GameState, copied
from babylon.rules.turn import apply

Gain = dict[str, int]
LINES = tuple(line.value for line in Category)


def gain(before: ScoreSheet, after: ScoreSheet) -> Gain:
    """The lines that differ, and the total."""
    lines: Gain = {line: points for line in LINES if (points := getattr(after, line) - getattr(before, line))}
    lines["total"] = sum(lines.values())
    return lines


class Gains:
    """What each move of the seat to play would bring."""

    def __init__(self, state: GameState) -> None:
        self._state = state
        self._before = score_sheet(state, state.gardens[state.seat])

    def of(self, move: Move) -> Gain:
        """The points of one legal move."""
        state, seat = copied(self._state), self._state.seat
        apply(state, action_of(self._state, move))
        return gain(self._before, score_sheet(state, state.gardens[seat]))
