"""One's own games: a list of what is stored with each, so that no log is read for it."""

from collections.abc import Iterable
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from babylon.server.routes.visitors import Asking
from babylon.server.runtime.decisions import Done
from babylon.server.store.queries import PAGE
from babylon.server.store.rows import OwnGame
from babylon.server.wire import table_view as v
from babylon.server.wire.enums import Status

router = APIRouter()

RUNNING, ENDED = (Status.LOBBY, Status.PLAYING), (Status.OVER,)


@router.get("/games", response_model=v.OwnGames)
async def games(
    asking: Asking,
    over: Annotated[bool, Query(description="Those that have ended, instead of those that have not.")] = False,
    before: Annotated[
        str | None, Query(max_length=16, pattern=r"^[a-z0-9-]*$", description="The last game of the page before.")
    ] = None,
) -> Response:
    """Games where one sits, the newest first."""
    asking.pay_for_list()
    statuses = ENDED if over else RUNNING
    found = await asking.service.store.own_games(asking.holder or "", statuses, before)
    return asking.reply(Done(page_text(found[:PAGE], more=len(found) > PAGE)))


def page_text(found: Iterable[OwnGame], *, more: bool) -> str:
    """The answer as JSON, put together from stored texts."""
    own = (
        f'{{"table":{one.line},"rules":"{one.rules}","seats":{list(one.seats)},"progress":{one.progress or "null"}}}'
        for one in found
    )
    return f'{{"games":[{",".join(own)}],"more":{"true" if more else "false"}}}'
