"""Leaderboards."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from babylon.server.people.rating_tables import leaderboard
from babylon.server.routes.people import answered
from babylon.server.routes.visitors import Asking
from babylon.server.wire.enums import PoolClock
from babylon.server.wire.ratings import Leaderboard

router = APIRouter(prefix="/ratings")
Players = Annotated[int, Path(ge=2, le=4)]


@router.get("/{players}/{clock}", response_model=Leaderboard)
async def leaders(players: Players, clock: PoolClock, asking: Asking) -> Response:
    """The leaderboard for so many players and one kind of clock."""
    asking.pay_for_list()
    return answered(asking, await leaderboard(asking.service.store, players, clock, asking.holder))
