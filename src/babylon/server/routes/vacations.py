"""Being on vacation: one's clocks in games by days stand still."""

from fastapi import APIRouter
from starlette.responses import Response

from babylon.server.routes.people import answered
from babylon.server.routes.visitors import Signed
from babylon.server.wire.people import NewVacation, VacationInfo

router = APIRouter(prefix="/me/vacation")


@router.get("", response_model=VacationInfo)
async def vacation(signed: Signed) -> Response:
    """Until when one is on vacation, and how much of it is left this year."""
    return await _told(signed)


@router.put("", response_model=VacationInfo)
async def begin(body: NewVacation, signed: Signed) -> Response:
    """Go on vacation now, or stay for so many days from now on."""
    assert signed.person is not None
    signed.limit(signed.service.chat, by=signed.holder)
    await signed.service.vacations.begin(signed.person.id, body.days)
    return await _told(signed)


@router.delete("", response_model=VacationInfo)
async def end(signed: Signed) -> Response:
    """Be back."""
    assert signed.person is not None
    signed.limit(signed.service.chat, by=signed.holder)
    await signed.service.vacations.end(signed.person.id)
    return await _told(signed)


async def _told(signed: Signed) -> Response:
    assert signed.person is not None
    return answered(signed, await signed.service.vacations.told(signed.person.id))
