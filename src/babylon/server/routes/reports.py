"""Telling the hosts of a server about somebody."""

from fastapi import APIRouter
from starlette.responses import Response

from babylon.server.people.moderation import About, said_at
from babylon.server.routes.visitors import Guest, Visitor
from babylon.server.tables.roles import require_existing_seat, seat_role
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.moderation import NewReport
from babylon.server.workers.accounts import UNSEEN

router = APIRouter(prefix="/reports")


@router.post("", status_code=204)
async def report(body: NewReport, guest: Guest) -> Response:
    """Report who sits at a table, or a person: the hosts see it, and nobody else."""
    guest.limit(guest.service.new_channels)
    about = await (_person(guest, body.person) if body.person is not None else _sitter(guest, body))
    if about.holder == guest.holder:
        raise Problem(Code.BAD_REQUEST, fields=[{"path": "seat", "problem": "must be someone else's"}])
    await guest.service.moderation.report(guest.holder or "", about, body)
    return guest.signed(Response(status_code=204))


async def _person(visitor: Visitor, name: str) -> About:
    found = await visitor.service.identity.person(name)
    return About(found.id, found.name, client=_client(visitor, found.id))


async def _sitter(visitor: Visitor, body: NewReport) -> About:
    """Who sits there, with what they have said: the table may be gone when somebody reads it."""
    if body.table is None or body.seat is None:
        raise Problem(Code.BAD_REQUEST, fields=[{"path": "person", "problem": "or a table and a seat are needed"}])
    live = await visitor.service.tables.seen_by(body.table, visitor.holder)
    require_existing_seat(live.state, body.seat)
    seat, holder = live.state.seats[body.seat], live.holders.get(seat_role(body.seat))
    if holder is None or seat.name is None:
        raise Problem(Code.NOBODY_SITS)
    events = await visitor.service.tables.events_after(body.table, seat.claimed, most=1000)
    return About(holder, seat.name, said_at(live, events, body.seat), _client(visitor, holder))


def _client(visitor: Visitor, holder: str) -> str | None:
    """Where somebody was seen last, as far as this process knows."""
    client = visitor.service.whereabouts.share(holder).client
    return None if client == UNSEEN else client
