"""Turns: previews, questions, commits, taking back, chat."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from babylon.server.explanations import hints, previews
from babylon.server.routes.visitors import Asking, KnowsBots, Lang
from babylon.server.runtime.decisions import Done
from babylon.server.tables import turns, undo
from babylon.server.tables.chat import say
from babylon.server.wire import drafts as d
from babylon.server.wire import requests as r
from babylon.server.wire import table_view as v
from babylon.server.wire.base import Language
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.json_text import dumped
from babylon.server.workers.fair_queue import Lane
from babylon.server.workers.pool import BotFailed

router = APIRouter(prefix="/tables/{table}")
HINT_SECONDS = 10.0
Words = Annotated[Language | None, Query()]


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
    job = hints.job(live, call, body, asking.service.config.bot_seconds)
    try:
        async with asyncio.timeout(HINT_SECONDS):
            moves = await asking.service.pool.turn(job, asking.holder or asking.client, Lane.HINT)
    except (TimeoutError, BotFailed):
        raise Problem(Code.BOT_BUSY) from None
    return asking.reply(Done(dumped(hints.answer(live, body, job.bot, moves))))


@router.post("/turns", response_model=v.Accepted)
async def commit(table: str, body: d.TurnRequest, asking: Asking) -> Response:
    """Play the whole turn, for good."""
    asking.require_key()
    return await asking.act(table, turns.commit, request=body)


@router.post("/undo", response_model=v.Accepted)
async def propose_undo(table: str, body: r.UndoRequest, asking: Asking) -> Response:
    """Ask to take turns back."""
    return await asking.act(table, undo.propose, request=body)


@router.post("/undo/answer", response_model=v.Accepted)
async def answer_undo(table: str, body: r.UndoAnswer, asking: Asking) -> Response:
    """Agree to take turns back, or do not."""
    return await asking.act(table, undo.answer, request=body)


@router.post("/chat", response_model=v.Accepted)
async def chat(table: str, body: r.ChatRequest, asking: Asking) -> Response:
    """Say something."""
    asking.limit(asking.service.chat, by=asking.holder)
    return await asking.act(table, say, request=body)
