"""Turns: previews, questions, commits, taking back, chat."""

import asyncio
import hashlib
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from babylon.server.explanations import hints, previews
from babylon.server.routes.visitors import Asking, KnowsBots, Lang, if_seen
from babylon.server.runtime.decisions import Done, Once, Wanted
from babylon.server.service import Service
from babylon.server.tables import pauses, turns, undo
from babylon.server.tables.chat import say
from babylon.server.wire import drafts as d
from babylon.server.wire import requests as r
from babylon.server.wire import table_view as v
from babylon.server.wire.base import Language
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.json_text import JsonObject, dumped
from babylon.server.workers.accounts import Share
from babylon.server.workers.fair_queue import Lane
from babylon.server.workers.pool import BotFailed

router = APIRouter(prefix="/tables/{table}")
HINT_SECONDS = 10.0
Words = Annotated[Language | None, Query()]


async def played(service: Service, holder: str | None, table: str, key: str, turn: d.TurnRequest) -> Done:
    """What came of a whole turn, whichever way it was sent: the same turn with the same key is played once."""
    # What a request by HTTP is told by, so that the answer to a turn that was sent one way is found the other way.
    asked = f"POST/api/v1/tables/{table}/turns{turn_text(turn)}"
    once = Once(key, hashlib.sha256(asked.encode()).hexdigest())
    decide = if_seen(partial(turns.commit, request=turn))
    return await service.decisions.act(table, Wanted(holder, decide, once=once))


def turn_text(turn: d.TurnRequest) -> str:
    """The turn as JSON without what it does not say: as a model would write it, which takes three times as long."""
    told: JsonObject = {"seat": turn.seat, "seq": turn.seq, "moves": turn.moves}
    return dumped(told if turn.bot is None else {**told, "bot": turn.bot})


@router.post("/preview", response_model=d.Preview)
async def preview(table: str, body: d.Draft, asking: Asking, words: Words = None) -> Response:
    """What a draft leads to, and what may follow."""
    return await asking.ask(table, previews.preview, request=body, words=words)


@router.post("/why", response_model=d.Why)
async def why(table: str, body: d.WhyRequest, asking: Asking, lang: Lang) -> Response:
    """Why a move is refused."""
    return await asking.ask(table, previews.why, request=body, lang=lang)


@router.post("/points", response_model=d.Points)
async def points(table: str, body: d.PointsRequest, asking: Asking, lang: Lang) -> Response:
    """Where each point of a garden comes from."""
    return await asking.ask(table, previews.points, request=body, lang=lang)


@router.post("/hint", response_model=d.Hint, dependencies=[KnowsBots])
async def hint(table: str, body: d.HintRequest, asking: Asking) -> Response:
    """What a bot would play."""
    live = await asking.service.tables.seen_by(table, asking.holder)
    call = asking.service.decisions.call(asking.holder)
    pool, share = asking.service.pool, Share(asking.client, asking.holder or "")
    try:
        # Before anything is worked out: who asks for far too much is refused at little cost.
        pool.require_room(share)
        job = hints.job(live, call, body, asking.service.config.bot_seconds)
        async with asyncio.timeout(HINT_SECONDS):
            thought = await pool.turn(job, share, Lane.HINT)
    except (TimeoutError, BotFailed):
        raise Problem(Code.BOT_BUSY) from None
    if not live.state.seats[body.seat].hinted:
        await asking.service.decisions.act(table, Wanted(asking.holder, partial(hints.note, seat=body.seat)))
    return asking.reply(Done(dumped(hints.answer(live, body, job.bot, thought))))


@router.post("/turns", response_model=v.Accepted)
async def commit(table: str, body: d.TurnRequest, asking: Asking) -> Response:
    """Play the whole turn, for good."""
    key = asking.required_key()
    return asking.reply(await played(asking.service, asking.holder, table, key, body))


@router.post("/undo", response_model=v.Accepted)
async def propose_undo(table: str, body: r.UndoRequest, asking: Asking) -> Response:
    """Ask to take turns back."""
    return await asking.act(table, undo.propose, request=body)


@router.post("/undo/answer", response_model=v.Accepted)
async def answer_undo(table: str, body: r.UndoAnswer, asking: Asking) -> Response:
    """Agree to take turns back, or do not."""
    return await asking.act(table, undo.answer, request=body)


@router.post("/pause", response_model=v.Accepted)
async def propose_pause(table: str, body: r.PauseRequest, asking: Asking) -> Response:
    """Ask the others to let the clocks stand still."""
    return await asking.act(table, pauses.propose, request=body)


@router.post("/pause/answer", response_model=v.Accepted)
async def answer_pause(table: str, body: r.PauseAnswer, asking: Asking) -> Response:
    """Agree to a pause, or do not."""
    return await asking.act(table, pauses.answer, request=body)


@router.post("/resume", response_model=v.Accepted)
async def resume(table: str, body: r.SeatOnly, asking: Asking) -> Response:
    """End the pause: the clocks run again."""
    return await asking.act(table, pauses.resume, seat=body.seat)


@router.post("/chat", response_model=v.Accepted)
async def chat(table: str, body: r.ChatRequest, asking: Asking) -> Response:
    """Say something."""
    asking.limit(asking.service.chat, by=asking.holder)
    await asking.require_welcome()
    await asking.require_unblocked(table)
    return await asking.act(table, say, request=body)
