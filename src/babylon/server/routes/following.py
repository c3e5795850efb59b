"""Following people, inviting them by name, and the game that is shown to all."""

from typing import Annotated

from fastapi import APIRouter, Path
from sqlalchemy import Connection
from starlette.responses import Response

from babylon.server.people.identity import hashed_forms
from babylon.server.process.clock import now
from babylon.server.routes.people import answered
from babylon.server.routes.visitors import Asking, Signed, Visitor
from babylon.server.runtime.decisions import Done
from babylon.server.store import blocks, following, people
from babylon.server.store.following import Invited
from babylon.server.tables import roles
from babylon.server.tables.as_json import line_text
from babylon.server.tables.invitation import host_name
from babylon.server.tables.links import seat_key
from babylon.server.wire.enums import Audience, Status
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.moderation import TableId
from babylon.server.wire.pairing import Featured as FeaturedGame
from babylon.server.wire.pairing import (
    FollowedPeople,
    FollowedPerson,
    InvitedSeat,
    InvitedSeats,
    InviteRequest,
)
from babylon.server.wire.people import PersonId
from babylon.server.wire.table_view import TableLine

router = APIRouter()
MOST_FOLLOWED = 500
MOST_INVITATIONS = 50
MOST_FROM_ONE = 10  # of them to tables that were opened at one address
Seat = Annotated[int, Path(ge=0, le=3)]


@router.get("/me/following", response_model=FollowedPeople)
async def followed(signed: Signed) -> Response:
    """Whom one follows, and where they play for all to see."""
    signed.pay_for_list()
    assert signed.person is not None
    person = signed.person.id
    found = await signed.service.store.ask(lambda connection: following.followed(connection, person))
    told = [FollowedPerson(id=one.id, name=one.name, table=one.game) for one in found]
    return answered(signed, FollowedPeople(people=told))


@router.put("/me/following/{person}", status_code=204)
async def follow(person: PersonId, signed: Signed) -> Response:
    """Follow someone whose profile is for everyone: they are not told."""
    assert signed.person is not None
    signed.limit(signed.service.chat, by=signed.holder)
    own, other = signed.person.id, await signed.service.identity.person(person)
    if other.profile != Audience.EVERYONE:
        raise Problem(Code.NO_PERSON)
    if own == other.id:
        raise Problem(Code.BAD_REQUEST, fields=[{"path": "person", "problem": "must be someone else"}])
    moment = now()
    if not await signed.service.store.change(
        lambda connection: following.add(connection, own, other.id, moment, MOST_FOLLOWED)
    ):
        raise Problem(Code.TOO_OFTEN, most=MOST_FOLLOWED)
    return signed.signed(Response(status_code=204))


@router.delete("/me/following/{person}", status_code=204)
async def unfollow(person: PersonId, signed: Signed) -> Response:
    """Follow someone no longer."""
    assert signed.person is not None
    own = signed.person.id
    await signed.service.store.change(lambda connection: following.take_back(connection, own, person))
    return signed.signed(Response(status_code=204))


@router.get("/featured", response_model=FeaturedGame)
async def featured(asking: Asking) -> Response:
    """The open game that goes on between the strongest."""
    asking.pay_for_list()
    line = await asking.service.store.ask(following.featured)
    return asking.reply(Done(f'{{"table":{line or "null"}}}'))


@router.post("/tables/{table}/seats/{seat}/invite", status_code=204)
async def invite(table: str, seat: Seat, body: InviteRequest, asking: Asking) -> Response:
    """Keep a free seat for someone, as the host; whoever has blocked the caller hears nothing of it."""
    asking.limit(asking.service.keys)
    await asking.require_welcome()
    live = await asking.service.tables.seen_by(table, asking.holder)
    roles.require_host(live.you(asking.holder))
    roles.require_status(live.state, Status.LOBBY)
    roles.require_existing_seat(live.state, seat)
    if not live.state.seats[seat].is_open:
        raise Problem(Code.SEAT_TAKEN)
    host, moment = asking.holder or "", now()
    name = (host_name(live) if asking.person is None else asking.person.name) or ""
    whom = await _named(asking, body.name)
    row = Invited(whom, table, seat, host, name, moment)

    def write(connection: Connection) -> int:
        is_blocked = blocks.is_blocked_by_any(connection, host, {whom})
        return 0 if is_blocked else following.invite(connection, row, MOST_INVITATIONS, MOST_FROM_ONE)

    if bound := await asking.service.store.change(write):
        raise Problem(Code.TOO_OFTEN, most=bound)
    return asking.signed(Response(status_code=204))


async def _named(asking: Visitor, name: str) -> str:
    """Who has that name here; nobody invites themselves."""
    forms = hashed_forms(name)
    found = await asking.service.store.ask(lambda connection: people.named(connection, forms))
    if not (others := sorted(found - {asking.holder})):
        raise Problem(Code.NO_PERSON)
    return others[0]


@router.get("/me/invitations", response_model=InvitedSeats)
async def invitations(signed: Signed) -> Response:
    """The seats that are kept for one at tables that still wait."""
    signed.pay_for_list()
    assert signed.person is not None
    person, found = signed.person.id, list[InvitedSeat]()
    for one in await signed.service.store.ask(lambda connection: following.invitations(connection, person)):
        live = await signed.service.tables.table(one.game)
        if live.state.status is Status.LOBBY and live.state.seats[one.seat].is_open:
            line = TableLine.model_validate_json(line_text(live.state))
            key = seat_key(live.secrets, one.seat)
            found.append(InvitedSeat(table=line, seat=one.seat, key=key, host=one.name, at=one.at))
    return answered(signed, InvitedSeats(invitations=found))


@router.delete("/me/invitations/{table}", status_code=204)
async def decline(table: TableId, signed: Signed) -> Response:
    """Want no seat there."""
    assert signed.person is not None
    person = signed.person.id
    await signed.service.store.change(lambda connection: following.decline(connection, person, table))
    return signed.signed(Response(status_code=204))
