"""Bots that stand in for people, and people who come back."""

from babylon.server.tables import roles
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.wire import events as e
from babylon.server.wire.enums import Status, TakeoverReason
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import TakeoverRequest


def takeover(table: LiveTable, call: Call, seat: int, request: TakeoverRequest) -> Decision:
    """Let a bot play on for a person: who holds the seat may ask at any time, the others when they have waited."""
    roles.require_existing_seat(table.state, seat)
    you = table.you(call.holder)
    if not you.guest:
        raise Problem(Code.NO_GUEST)
    if not (you.seats or you.host):
        raise Problem(Code.NOT_YOUR_SEAT)
    roles.require_status(table.state, Status.PLAYING)
    bot = call.offers.bot(request.bot)
    if table.state.seats[seat].player is not None:
        raise Problem(Code.SEAT_TAKEN)
    if seat in you.seats:
        return Decision((e.TakenOver(seat=seat, bot=bot, reason=TakeoverReason.ASKED),))
    patient_until = table.state.since + table.state.settings.patience
    if table.state.to_play != seat or call.now < patient_until:
        raise Problem(Code.NOT_ABSENT, at=patient_until if table.state.to_play == seat else None)
    return Decision((e.TakenOver(seat=seat, bot=bot, reason=TakeoverReason.ABSENT),))


def come_back(table: LiveTable, call: Call, seat: int) -> Decision:
    """Play oneself again; nothing happens when no bot stands in, or when the seat is out."""
    roles.require_seat(table.state, table.you(call.holder), seat)
    roles.require_status(table.state, Status.PLAYING)
    place = table.state.seats[seat]
    return Decision() if place.stand_in is None or place.out else Decision((e.HandedBack(seat=seat),))
