"""Letting the clocks of a game by days stand still: by agreement of all who play, or while someone is on vacation."""

from dataclasses import replace

from babylon.server.process.clock import DAY
from babylon.server.tables import roles
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.state import PauseWish, TableState
from babylon.server.tables.undo import others_with_a_say, require_say
from babylon.server.wire import events as e
from babylon.server.wire.enums import Status
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import PauseAnswer, PauseRequest
from babylon.server.wire.settings import Days


def propose(table: LiveTable, call: Call, request: PauseRequest) -> Decision:
    """Ask for a pause; with nobody else to ask it begins at once."""
    state = table.state
    _require_pausable(table, call, request.seat)
    wish = state.pause_wish
    if wish is not None and (wish.seat, wish.days) == (request.seat, request.days):
        return Decision()
    if wish is not None:
        raise Problem(Code.PAUSE_ASKED)
    asked = others_with_a_say(table, request.seat)
    proposed = e.PauseProposed(seat=request.seat, days=request.days, asked=sorted(asked))
    return Decision((proposed, *_begun(PauseWish(state.seq + 1, request.seat, request.days, asked), call)))


def answer(table: LiveTable, call: Call, request: PauseAnswer) -> Decision:
    """Agree or do not; with the last one who agrees the pause begins. Who has asked may do so no longer."""
    _require_pausable(table, call, request.seat)
    wish = table.state.pause_wish
    if wish is None or wish.seq != request.seq:
        raise Problem(Code.NO_PROPOSAL)
    if not request.agree:
        return Decision((e.PauseRefused(seat=request.seat, withdrawn=request.seat == wish.seat),))
    if request.seat not in wish.asked - wish.agreed:
        return Decision()
    agreed = replace(wish, agreed=wish.agreed | {request.seat})
    return Decision((e.PauseAgreed(seat=request.seat), *_begun(agreed, call)))


def resume(table: LiveTable, call: Call, seat: int) -> Decision:
    """End the pause: it lasts only as long as all agree. Nothing happens where there is none."""
    _require_pausable(table, call, seat)
    return Decision((e.Resumed(seat=seat),)) if is_paused(table.state, call.now) else Decision()


def away(table: LiveTable, call: Call, until: float | None) -> Decision:
    """Note until when the caller is on vacation, at all of their seats; None: they are back."""
    state = table.state
    if state.status is not Status.PLAYING or not may_pause(state):
        return Decision()
    seats = (seat for seat in table.you(call.holder).seats if state.seats[seat].out is None)
    return Decision(tuple(e.SeatAway(seat=seat, until=until) for seat in seats if _differs(state, seat, until, call)))


def may_pause(state: TableState) -> bool:
    """Whether its clock may stand still: it counts days, and nobody waits for the game but who plays it."""
    return isinstance(state.settings.clock, Days) and state.tournament is None


def is_paused(state: TableState, now: float) -> bool:
    """Whether all have agreed to a pause that still lasts."""
    return state.paused_until is not None and state.paused_until > now


def _differs(state: TableState, seat: int, until: float | None, call: Call) -> bool:
    known = state.seats[seat].away_until
    return known != until and (until is not None or (known or 0.0) > call.now)


def _require_pausable(table: LiveTable, call: Call, seat: int) -> None:
    require_say(table, call, seat)
    roles.require_free(table.state)
    if not may_pause(table.state):
        raise Problem(Code.PAUSE_OFF)
    roles.require_status(table.state, Status.PLAYING)


def _begun(wish: PauseWish, call: Call) -> tuple[e.Paused, ...]:
    return (e.Paused(until=call.now + wish.days * DAY),) if wish.is_agreed else ()
