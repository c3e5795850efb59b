"""The append that a turn makes, by statements of the driver: nothing is written as often.

It takes only what goes on as everyone expects. What opens, begins or ends a game, binds someone, hides something, comes
too late or twice is left to `transaction`, which knows all cases.
"""

from collections.abc import Sequence
from typing import Any

from babylon.server.store.rows import Append, GameRow

_SEQ = "UPDATE game SET seq = ?, progress = ? WHERE id = ? AND seq = ?"
_ROW = "UPDATE game SET seq = ?, progress = ?, status = ?, wake_at = ? WHERE id = ? AND seq = ?"
_ROW_AND_LINE = "UPDATE game SET seq = ?, progress = ?, status = ?, wake_at = ?, line = ? WHERE id = ? AND seq = ?"
_EVENT = "INSERT INTO event (game, seq, at, kind, body) VALUES (?, ?, ?, ?, ?)"
_ANSWER = "INSERT INTO answer (game, holder, key, digest, status, body, at) VALUES (?, ?, ?, ?, ?, ?, ?)"


class NotPlain(Exception):
    """A game does not stand where an append expects it; nothing may be committed."""


def is_plain(one: Append) -> bool:
    """Whether an append has nothing but events, the game's row and an answer, and no game begins or ends by it."""
    is_game = isinstance(one.row, GameRow)
    return one.expected > 0 and is_game and one.is_status_same and not one.secrets and not one.holders


class TurnAppend:
    """The statements as one driver marks its parameters."""

    def __init__(self, mark: str) -> None:
        marked = [one.replace("?", mark) for one in (_SEQ, _ROW, _ROW_AND_LINE, _EVENT, _ANSWER)]
        self._seq, self._row, self._row_and_line, self._event, self._answer = marked

    def write(self, driver: Any, appends: Sequence[Append]) -> None:  # noqa: ANN401 - drivers have no common type
        """Write plain appends; NotPlain when one of them comes too late."""
        cursor = driver.cursor()
        for one in appends:
            cursor.execute(*self._advance(one))
            if cursor.rowcount != 1:
                raise NotPlain
        for one in appends:
            for event in one.events:
                cursor.execute(self._event, (one.row.id, event.seq, event.at, event.kind, event.body))
            if (given := one.answer) is not None:
                answer = (given.holder, given.key, given.digest, given.status, given.body, given.at)
                cursor.execute(self._answer, (one.row.id, *answer))

    def _advance(self, one: Append) -> tuple[str, tuple[object, ...]]:
        """The update of a game's row. A column that is not named leaves the indexes on it alone."""
        row = one.row
        assert isinstance(row, GameRow)
        if row.line is not None:
            return self._row_and_line, (row.seq, row.progress, row.status, row.wake_at, row.line, row.id, one.expected)
        if one.is_row_same:
            return self._seq, (row.seq, row.progress, row.id, one.expected)
        return self._row, (row.seq, row.progress, row.status, row.wake_at, row.id, one.expected)
