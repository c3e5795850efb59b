"""Rematch: the same people meet again at another table."""

from dataclasses import replace

from babylon.server.tables import fair_deal, roles
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.tables.offers import bots_on
from babylon.server.tables.rule_versions import CURRENT
from babylon.server.wire import events as e
from babylon.server.wire.enums import Status


def new_table(table: LiveTable, call: Call, seat: int) -> Decision:
    """Open the new table: the same settings and people, the second player begins."""
    roles.require_seat(table.state, table.you(call.holder), seat)
    roles.require_status(table.state, Status.OVER)
    roles.require_free(table.state)
    old = table.state.seats
    order = [*range(1, len(old)), 0]
    secrets = {"fair": fair_deal.new_secret(), "links": fair_deal.new_secret()}
    created = e.Created(
        settings=table.state.settings,
        seats=[e.SeatStart(flower=old[number].flower, bot=old[number].bot) for number in order],
        commitment=fair_deal.commitment(secrets["fair"]),
        rules=CURRENT,
        bots_on=bots_on(table.state.settings, call.offers),
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


def announce(table: LiveTable, _call: Call, to: str) -> Decision:
    """Point from the old table to the new one, once."""
    return Decision() if table.state.rematch else Decision((e.Rematch(table=to),))
