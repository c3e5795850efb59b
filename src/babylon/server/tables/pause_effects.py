"""What the events of pauses and absences change about a table."""

from dataclasses import replace
from typing import TypeAlias

from babylon.server.tables.state import PauseWish, TableState
from babylon.server.tables.stopped_clocks import cut, with_span
from babylon.server.wire import events as e

PauseEvent: TypeAlias = e.PauseProposed | e.PauseAgreed | e.PauseRefused | e.Paused | e.Resumed | e.SeatAway


def paused(state: TableState, event: PauseEvent) -> TableState:
    """The state after one of these."""
    match event:
        case e.PauseProposed():
            return replace(state, pause_wish=PauseWish(event.seq, event.seat, event.days, frozenset(event.asked)))
        case e.PauseAgreed():
            wish = state.pause_wish
            assert wish is not None
            return replace(state, pause_wish=replace(wish, agreed=wish.agreed | {event.seat}))
        case e.PauseRefused():
            return replace(state, pause_wish=None)
        case e.Paused():
            spans = with_span(state.pauses, event.at, event.until, state.since)
            return replace(state, pause_wish=None, pauses=spans)
        case e.Resumed():
            return replace(state, pauses=cut(state.pauses, event.at))
        case e.SeatAway():
            return _away(state, event)


def _away(state: TableState, event: e.SeatAway) -> TableState:
    seat = state.seats[event.seat]
    spans = cut(seat.away, event.at)
    if event.until is not None:
        spans = with_span(spans, event.at, event.until, state.since)
    changed = replace(seat, away=spans)
    return replace(state, seats=(*state.seats[: event.seat], changed, *state.seats[event.seat + 1 :]))
