"""The deals of days: the keys of those that have begun, commitments to the next ones, and tables of results."""

from dataclasses import asdict
from datetime import date, timedelta
from typing import cast

from fastapi import APIRouter
from starlette.responses import Response

from babylon.server.process.clock import now
from babylon.server.routes.visitors import Asking, Guest, Lang, Visitor
from babylon.server.runtime.day_results import Sent
from babylon.server.runtime.decisions import Done
from babylon.server.tables.day_keys import day_of
from babylon.server.wire.base import FormWord
from babylon.server.wire.days import DayDeals, DayResults, ResultRequest
from babylon.server.wire.json_text import Json, JsonObject, dumped
from babylon.server.workers.accounts import Share

router = APIRouter()

DAY = "/days/{date}/{form}"


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


@router.get(DAY, response_model=DayResults)
async def results(date: date, form: FormWord, asking: Asking) -> Response:
    """What has been reached with a day's deal."""
    asking.service.day_results.require_begun(date)
    return await _table(date, form, asking)


@router.post(DAY, response_model=DayResults)
async def add_result(date: date, form: FormWord, body: ResultRequest, asking: Guest, lang: Lang) -> Response:
    """Send a game that was played to its end; it is played again before it counts."""
    asking.limit(asking.service.results)
    await asking.require_welcome()
    share = Share(asking.client, asking.holder or "")
    await asking.service.day_results.add(Sent(date, form, await asking.shown_as(body.name), body.record), share, lang)
    return await _table(date, form, asking)


async def _table(day: date, form: FormWord, asking: Visitor) -> Response:
    table = await asking.service.store.day_table(day.isoformat(), form, asking.holder)
    body = cast("dict[str, Json]", asdict(table))
    return asking.reply(Done(dumped({"date": day.isoformat(), "form": form, **body})))
