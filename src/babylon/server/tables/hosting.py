"""What a host does about guests: make someone get up, and make the links anew."""

from babylon.server.tables import links, lobby, roles
from babylon.server.tables.live_table import Call, Decision, LiveTable
from babylon.server.wire import events as e
from babylon.server.wire.enums import Status
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.requests import RemoveRequest


def remove(table: LiveTable, call: Call, seat: int, request: RemoveRequest) -> Decision:
    """Make a person get up before the deal, from all of their seats; the links that led there fit no more.

    The request names what the host has seen: who sat down since is not the one they mean.
    """
    roles.require_existing_seat(table.state, seat)
    roles.require_host(table.you(call.holder))
    roles.require_status(table.state, Status.LOBBY)
    holder = table.holders.get(roles.seat_role(seat))
    if holder is None:
        raise Problem(Code.NOBODY_SITS)
    if table.state.seats[seat].claimed > request.seq:
        raise Problem(Code.STALE, seq=table.state.seq, after=request.seq)
    if holder == call.holder:
        return lobby.leave(table, call, seat)
    return _removed(table, holder)


def _removed(table: LiveTable, holder: str) -> Decision:
    seats = table.you(holder).seats
    events = tuple(e.SeatRemoved(seat=seat, name=table.state.seats[seat].name or "") for seat in seats)
    freed: dict[str, str | None] = {roles.seat_role(seat): None for seat in seats}
    known = {roles.watch_role(holder): None, roles.removed_role(holder): holder}
    return Decision(events, links.new_secrets(*seats), {**freed, **known})


def renew_links(table: LiveTable, call: Call) -> Decision:
    """Make all links anew: whoever holds an old one that they have not used can't use it any more."""
    roles.require_host(table.you(call.holder))
    return Decision((e.LinksRenewed(),), links.all_new_secrets(table.state))
