"""Looking for a game: open tables that fit, and being brought together with others."""

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from babylon.server.people.open_tables import Filter
from babylon.server.process.clock import now
from babylon.server.routes.people import answered
from babylon.server.routes.visitors import Asking, Guest, Visitor
from babylon.server.store import ratings
from babylon.server.store.seeks import Seek
from babylon.server.tables.paired_tables import settings_for
from babylon.server.tables.rated_games import pool_of
from babylon.server.wire.enums import PoolClock
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.pairing import OpenTables, Seeking, SeekRequest

router = APIRouter()
Players = Annotated[int | None, Query(ge=2, le=4)]


@router.get("/open-tables", response_model=OpenTables)
async def open_tables(
    asking: Asking,
    *,
    players: Players = None,
    edition: Annotated[str | None, Query(max_length=20)] = None,
    clock: PoolClock | None = None,
    rated: bool | None = None,
    near: Annotated[bool, Query()] = False,
) -> Response:
    """Tables that wait for anyone, the newest first: those that fit."""
    asking.pay_for_list()
    service, person = asking.service, asking.person
    wanted = Filter(players, edition, clock, rated, near)
    known = await service.store.ask(lambda c: ratings.standings(c, [person.id])) if person else {}
    strengths = [(pool, mu) for (_, pool), (mu, *_) in known.items()]
    return answered(asking, await service.open_tables.fitting(wanted, strengths))


@router.post("/pairing", response_model=Seeking)
async def look(body: SeekRequest, guest: Guest) -> Response:
    """Look for people to play with; a table is made as soon as there are enough."""
    guest.limit(guest.service.new_tables)
    await guest.require_welcome()
    if body.rated and guest.person is None:
        raise Problem(Code.NOT_SIGNED_IN)
    service, moment = guest.service, now()
    pool = pool_of(settings_for(body.players, body.clock, rated=body.rated, offers=service.tables.offers))
    wish = Seek(
        holder=guest.holder or "",
        name=await guest.shown_as(body.name),
        players=body.players,
        clock=body.clock,
        rated=body.rated,
        near=body.near,
        mu=await service.pairing.strength(None if guest.person is None else guest.person.id, pool),
        asked=moment,
        seen=moment,
    )
    await service.pairing.look(wish)
    return await _told(guest)


@router.get("/pairing", response_model=Seeking)
async def hear(asking: Asking) -> Response:
    """What has come of looking; who does not ask for a while looks no more."""
    return await _told(asking)


@router.delete("/pairing", status_code=204)
async def stop(asking: Asking) -> Response:
    """Look no more."""
    if asking.holder is not None:
        await asking.service.pairing.leave(asking.holder)
    return asking.signed(Response(status_code=204))


async def _told(visitor: Visitor) -> Response:
    found, people = await visitor.service.pairing.heard(visitor.holder or "")
    seat = None
    if found is not None and found.game is not None:
        # While the table is being made, it is not there yet.
        with suppress(Problem):
            seats = (await visitor.service.tables.table(found.game)).you(visitor.holder).seats
            seat = seats[0] if seats else None
    table = found.game if found is not None and seat is not None else None
    is_waiting = found is not None and table is None
    return answered(visitor, Seeking(waiting=is_waiting, people=people, table=table, seat=seat))
