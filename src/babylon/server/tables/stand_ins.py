"""Bots that stand in for people, and people who come back."""

from collections.abc import Callable
from typing import TypeAlias

from babylon.server.tables import roles
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.state import TableState
from babylon.server.wire import events as e
from babylon.server.wire.enums import Status, TakeoverReason
from babylon.server.wire.errors import Code, Problem

# How many seconds a holder has been away; None: they are connected.
Away: TypeAlias = Callable[[str], float | None]


def takeover(table: LiveTable, call: Call, seat: int, away: Away) -> Decision:
    """Let the table's stand-in play on for a person.

    Who holds the seat may ask at any time, the others once it is that person's turn and they have been away for long.
    """
    state, you = table.state, table.you(call.holder)
    roles.require_existing_seat(state, seat)
    if not you.guest:
        raise Problem(Code.NO_GUEST)
    if not (you.seats or you.host):
        raise Problem(Code.NOT_YOUR_SEAT)
    roles.require_status(state, Status.PLAYING)
    if state.settings.rated:
        raise Problem(Code.RATED)
    if not you.host and all(state.seats[own].out for own in you.seats):
        raise Problem(Code.SEAT_OUT)
    if state.seats[seat].player is not None:
        raise Problem(Code.SEAT_TAKEN)
    reason = TakeoverReason.ASKED if seat in you.seats else TakeoverReason.ABSENT
    if reason is TakeoverReason.ABSENT:
        _require_absent(table, call, seat, away)
    return Decision((taken_over(table, call, seat, reason),))


def taken_over(table: LiveTable, call: Call, seat: int, reason: TakeoverReason) -> e.TakenOver:
    """The table's stand-in begins to play for a seat."""
    return e.TakenOver(seat=seat, bot=call.offers.stand_in(table.state.settings), reason=reason)


def _require_absent(table: LiveTable, call: Call, seat: int, away: Away) -> None:
    """Refuse while the seat need not play, is connected, or has not been away for as long as the table is patient.

    While the game is paused, or they are on vacation, nobody waits for them.
    """
    state, gone = table.state, away(table.holders.get(roles.seat_role(seat), ""))
    if state.to_play != seat or gone is None:
        raise Problem(Code.NOT_ABSENT, at=None)
    rested = max(state.paused_until or 0.0, state.seats[seat].away_until or 0.0)
    if rested and rested + state.settings.patience > call.now:
        raise Problem(Code.NOT_ABSENT, at=rested + state.settings.patience)
    # A turn that began in the future was begun before the clock was set back: only what passed since is known.
    waited = min(gone, call.now - table.state.since) if table.state.since <= call.now else gone
    if waited < table.state.settings.patience:
        raise Problem(Code.NOT_ABSENT, at=call.now + table.state.settings.patience - waited)


def come_back(table: LiveTable, call: Call, seat: int) -> Decision:
    """Play oneself again; nothing happens when no bot stands in, or when the seat is out."""
    roles.require_seat(table.state, table.you(call.holder), seat)
    roles.require_status(table.state, Status.PLAYING)
    return Decision(handed_back(table.state, seat))


def handed_back(state: TableState, seat: int) -> tuple[e.HandedBack, ...]:
    """The end of a stand-in, if there is one to end."""
    place = state.seats[seat]
    return () if place.stand_in is None or place.out else (e.HandedBack(seat=seat),)


def back_by_acting(state: TableState, seat: int) -> tuple[e.HandedBack, ...]:
    """The same, for a holder who does something else than play: a bot that they asked for themselves plays on."""
    return () if state.seats[seat].stand_in_reason is TakeoverReason.ASKED else handed_back(state, seat)
