"""From a decision to what the store is asked to append."""

from babylon.server.store.rows import Append, GameRow, StoredAnswer, StoredEvent
from babylon.server.tables.as_json import has_same_line, line_text
from babylon.server.tables.live_table import Decision, LiveTable
from babylon.server.tables.progress import progress_text
from babylon.server.tables.state import TableState
from babylon.server.tables.stored_events import stored_body
from babylon.server.wire.events import Event


def append_of(
    after: LiveTable,
    before: TableState | None,
    events: tuple[Event, ...],
    decision: Decision,
    answer: StoredAnswer | None = None,
) -> Append:
    """All that makes `after` out of the table `before`; None: out of nothing."""
    stored = tuple([StoredEvent(event.seq, event.at, event.kind, stored_body(event)) for event in events])
    row, expected = row_of(after, before), before.seq if before else 0
    is_same = row.line is None and before is not None and _has_same_row(before, row)
    has_same_status = before is not None and before.status is row.status
    return Append(expected, stored, row, decision.secrets, decision.holders, answer, is_same, has_same_status)


def row_of(table: LiveTable, before: TableState | None = None) -> GameRow:
    """What is cached of a table; its line only when it is another one than before."""
    state = table.state
    line = None if before is not None and has_same_line(before, state) else line_text(state)
    access = state.settings.access
    wake_at = state.wake_at
    if wake_at is not None and state.needs_audience:
        # Who comes to watch bots wakes them; nobody has to look for them.
        wake_at = None
    progress = progress_text(state, table.game)
    return GameRow(state.id, state.seq, state.status, access, state.rules, state.created, wake_at, line, progress)


def _has_same_row(before: TableState, row: GameRow) -> bool:
    """Whether nothing but `seq` is new: people play without a clock, as most do."""
    return before.status is row.status and row.wake_at is None and before.wake_at is None
