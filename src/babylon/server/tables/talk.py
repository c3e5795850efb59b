"""Chat and rematch: what people do besides playing."""

from dataclasses import replace

from babylon.server import fair
from babylon.server.offers import PHRASES
from babylon.server.tables import roles
from babylon.server.tables.live import Call, Decision, LiveTable
from babylon.server.tables.referees import CURRENT
from babylon.server.wire import events as e
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.tables import ChatRequest


def chat(table: LiveTable, call: Call, request: ChatRequest) -> Decision:
    """A seat or the host says something."""
    you = table.you(call.holder)
    if request.seat is None:
        roles.require_host(you)
    else:
        roles.require_seat(table.state, you, request.seat)
    allowed = table.state.settings.chat
    if allowed == "off" or (allowed == "phrases" and request.text is not None):
        raise Problem(Code.CHAT_OFF)
    if request.phrase is not None and request.phrase not in PHRASES:
        raise Problem(Code.BAD_REQUEST, fields=[{"path": "phrase", "problem": "is none of the phrases"}])
    return Decision((e.Chat(seat=request.seat, text=request.text, phrase=request.phrase),))


def rematch_table(table: LiveTable, call: Call, seat: int) -> Decision:
    """The new table: the same settings and people, the second player begins."""
    roles.require_seat(table.state, table.you(call.holder), seat)
    roles.require_status(table.state, "over")
    old = table.state.seats
    order = [*range(1, len(old)), 0]
    secrets = {"fair": fair.new_secret(), "links": fair.new_secret()}
    created = e.Created(
        settings=table.state.settings,
        seats=[e.SeatStart(flower=old[number].flower, bot=old[number].bot) for number in order],
        commitment=fair.commitment(secrets["fair"]),
        rules=CURRENT,
    )
    decision = Decision((created,), secrets, {roles.HOST: table.holders[roles.HOST]})
    for place, number in enumerate(order):
        decision = _carried(table, decision, place, number)
    return decision


def _carried(table: LiveTable, decision: Decision, place: int, number: int) -> Decision:
    seat, holder = table.state.seats[number], table.holders.get(roles.seat_role(number))
    if seat.name is None or holder is None:
        return decision
    claimed = e.SeatClaimed(seat=place, name=seat.name, program=seat.program)
    bound = {**decision.holders, roles.seat_role(place): holder}
    return replace(decision, events=(*decision.events, claimed), holders=bound)


def rematch_said(table: LiveTable, _call: Call, to: str) -> Decision:
    """The old table points to the new one, once."""
    return Decision() if table.state.rematch else Decision((e.Rematch(table=to),))
