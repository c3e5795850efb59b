"""Plans: the turn that a seat will play if it still can."""

from fastapi import APIRouter
from starlette.responses import Response

from babylon.server.routes.people import answered
from babylon.server.routes.seats import Seat
from babylon.server.routes.visitors import Asking
from babylon.server.wire.plans import NewPlan, PlanAnswer

router = APIRouter(prefix="/tables/{table}/seats/{seat}/plan")


@router.get("", response_model=PlanAnswer)
async def plan(table: str, seat: Seat, asking: Asking) -> Response:
    """What one has planned at a seat of one's own."""
    return answered(asking, await asking.service.plans.told(table, seat, asking.holder))


@router.put("", response_model=PlanAnswer)
async def keep(table: str, seat: Seat, body: NewPlan, asking: Asking) -> Response:
    """Plan the next turn of a seat, in place of what was planned."""
    return answered(asking, await asking.service.plans.keep(table, seat, asking.holder, body))


@router.delete("", response_model=PlanAnswer)
async def drop(table: str, seat: Seat, asking: Asking) -> Response:
    """Plan nothing."""
    return answered(asking, await asking.service.plans.drop(table, seat, asking.holder))
