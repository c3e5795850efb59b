"""From a decision to what the store is asked to append."""

from babylon.server.store.rows import Append, GameRow, StoredAnswer, StoredEvent
from babylon.server.tables.as_json import event_body
from babylon.server.tables.live_table import Decision, LiveTable
from babylon.server.wire.events import Event


def append_of(
    after: LiveTable,
    expected: int,
    events: tuple[Event, ...],
    decision: Decision,
    answer: StoredAnswer | None = None,
) -> Append:
    """All that makes `after` out of the table at `expected`."""
    state = after.state
    row = GameRow(state.id, state.seq, state.status, state.settings.access, state.rules, state.created, state.wake_at)
    stored = tuple(StoredEvent(event.seq, event.at, event.kind, event_body(event)) for event in events)
    return Append(expected, stored, row, decision.secrets, decision.holders, answer)
