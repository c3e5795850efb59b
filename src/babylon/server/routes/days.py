"""The deals of days: the keys of those that have begun, and commitments to the next ones."""

from datetime import timedelta

from fastapi import APIRouter
from starlette.responses import Response

from babylon.server.process.clock import now
from babylon.server.routes.visitors import Asking
from babylon.server.runtime.decisions import Done
from babylon.server.tables.day_keys import day_of
from babylon.server.wire.days import DayDeals
from babylon.server.wire.json_text import JsonObject, dumped

router = APIRouter()


@router.get("/days", response_model=DayDeals)
async def days(asking: Asking) -> Response:
    """What everybody may know of the days' deals by now."""
    keys, moment = asking.service.day_keys, now()
    today = day_of(moment)
    body: JsonObject = {
        "date": today.isoformat(),
        "known": [
            {"date": day.isoformat(), "key": keys.revealed(day, moment).hex()} for day in (today, today - timedelta(1))
        ],
        "coming": [
            {"date": day.isoformat(), "commitment": commitment} for day, commitment in keys.commitments(moment).items()
        ],
    }
    return asking.reply(Done(dumped(body)))
