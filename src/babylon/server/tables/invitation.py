"""What one is told before one sits down: whose table it is, who is there, and what is played."""

from babylon.server.tables import lobby, roles
from babylon.server.tables.as_json import head_json
from babylon.server.tables.live_table import Call, LiveTable
from babylon.server.wire.json_text import JsonObject
from babylon.server.wire.requests import InvitationRequest


def invitation(table: LiveTable, call: Call, seat: int, request: InvitationRequest) -> JsonObject:
    """The table and its host, for someone who may take `seat`; it tells no more than they would see sitting there."""
    lobby.require_invited(table, call, seat, request.key)
    return {"host": host_name(table), "table": head_json(table.state)}


def host_name(table: LiveTable) -> str | None:
    """What the host is called at their own table; a host without a seat has no name there."""
    host = table.holders.get(roles.HOST)
    seats = enumerate(table.state.seats)
    return next((one.name for seat, one in seats if table.holders.get(roles.seat_role(seat)) == host), None)
