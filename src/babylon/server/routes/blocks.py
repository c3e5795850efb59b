"""Whom one wants nothing to do with."""

from fastapi import APIRouter
from starlette.responses import Response

from babylon.server.process.clock import now
from babylon.server.routes.people import answered
from babylon.server.routes.visitors import Signed
from babylon.server.store import blocks
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.people import Blocked, BlockedPeople, PersonId

router = APIRouter(prefix="/me/blocks")
MOST = 500


@router.get("", response_model=BlockedPeople)
async def blocked(signed: Signed) -> Response:
    """Whom one has blocked."""
    signed.pay_for_list()
    assert signed.person is not None
    person = signed.person.id
    found = await signed.service.store.ask(lambda connection: blocks.blocked(connection, person))
    return answered(signed, BlockedPeople(people=[Blocked(id=one, name=name) for one, name in found]))


@router.put("/{person}", status_code=204)
async def block(person: PersonId, signed: Signed) -> Response:
    """Block someone: they are not told."""
    assert signed.person is not None
    signed.limit(signed.service.chat, by=signed.holder)
    own, other = signed.person.id, (await signed.service.identity.person(person)).id
    if own == other:
        raise Problem(Code.BAD_REQUEST, fields=[{"path": "person", "problem": "must be someone else"}])
    moment = now()
    if not await signed.service.store.change(lambda connection: blocks.add(connection, own, other, moment, MOST)):
        raise Problem(Code.TOO_OFTEN, most=MOST)
    return signed.signed(Response(status_code=204))


@router.delete("/{person}", status_code=204)
async def unblock(person: PersonId, signed: Signed) -> Response:
    """Block someone no longer."""
    assert signed.person is not None
    own = signed.person.id
    await signed.service.store.change(lambda connection: blocks.take_back(connection, own, person))
    return signed.signed(Response(status_code=204))
