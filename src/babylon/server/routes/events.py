"""Events over HTTP: server-sent events, and long poll where nothing else gets through."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Annotated

from fastapi import APIRouter, Header, Query
from starlette.responses import Response, StreamingResponse

from babylon.server.routes.replays import count_replay
from babylon.server.routes.visitors import Asking, Visitor
from babylon.server.runtime.decisions import Done
from babylon.server.runtime.listeners import Hub
from babylon.server.runtime.messages import Message
from babylon.server.runtime.subscription import Subscription, follow
from babylon.server.runtime.table_cache import PAGE
from babylon.server.tables.as_json import event_json, head_json
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.public_record import begin_anew, digest_of, record_json
from babylon.server.wire.events import Event
from babylon.server.wire.json_text import JsonObject, dumped
from babylon.server.wire.table_view import EventList

router = APIRouter(prefix="/tables/{table}")
MOST_WAIT = 25.0
PING_SECONDS = 20.0
LARGEST = 2**31 - 1
MOST_EVENTS = 500
WHOLE = ("you", "table", "record", "digest")

After = Annotated[int | None, Query(ge=0, le=LARGEST)]


def followed(visitor: Visitor, table: str, after: int | None) -> AbstractAsyncContextManager[Subscription]:
    """The events of a table for one visitor."""
    return follow(visitor.service.tables, table, visitor.holder, after)


@router.get("/events", response_model=EventList)
async def poll(
    table: str,
    asking: Asking,
    *,
    after: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    wait: Annotated[float, Query(ge=0, le=MOST_WAIT)] = 0.0,
    limit: Annotated[int, Query(ge=1, le=MOST_EVENTS)] = PAGE,
) -> Response:
    """What follows the cursor, page by page, waiting for it if need be."""
    tables = asking.service.tables
    await count_replay(asking.service, asking.client, asking.holder, table, after, most=limit)
    with asking.service.connections.one_more(asking.client, table):
        async with followed(asking, table, after) as subscription:
            if wait and subscription.missed is None:
                await subscription.wait_for_event(wait)
    live = await tables.seen_by(table, asking.holder)
    found = await tables.events_after(table, after, limit + 1)
    events, more = found[:limit], len(found) > limit
    if events and live.state.seq < events[-1].seq:
        # The store knows them already, this process does not: a state without them would hide whose turn it is.
        await tables.refresh(table)
        live = await tables.seen_by(table, asking.holder)
    # Never beyond what is sent: what comes in between is for the next question.
    seq = events[-1].seq if events else min(after, live.state.seq)
    told = [event_json(one) for one in events]
    # A table that has seen more than what comes with it would be ahead of the reader.
    more = more or (bool(events) and live.state.seq > seq)
    whole = _whole(live, asking.holder, events) if events and not more else dict.fromkeys(WHOLE)
    body: JsonObject = {"seq": seq, "events": told, **whole, "more": more}
    return asking.reply(Done(dumped(body)))


def _whole(live: LiveTable, holder: str | None, events: list[Event]) -> JsonObject:
    """The table that events led to, and what the caller is there."""
    record = record_json(live) if begin_anew(events) else None
    you = live.you(holder).model_dump()
    return {"you": you, "table": head_json(live.state), "record": record, "digest": digest_of(live)}


@router.get("/stream")
async def stream(
    table: str,
    asking: Asking,
    after: After = None,
    last_event_id: Annotated[int | None, Header(ge=0, le=LARGEST)] = None,
) -> Response:
    """Server-sent events: the messages of the WebSocket."""
    cursor = after if last_event_id is None else last_event_id
    await count_replay(asking.service, asking.client, asking.holder, table, cursor)
    async with AsyncExitStack() as stack:
        stack.enter_context(asking.service.connections.one_more(asking.client, table))
        subscription = await stack.enter_async_context(followed(asking, table, cursor))
        stack.enter_context(asking.service.sessions.open(asking.session, subscription.listener.close))
        body = _sent(subscription, asking.service.hub, stack.pop_all())
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return asking.signed(StreamingResponse(body, media_type="text/event-stream", headers=headers))


async def _sent(subscription: Subscription, hub: Hub, stack: AsyncExitStack) -> AsyncIterator[str]:
    async with stack:
        async for one in subscription.messages(hub, PING_SECONDS):
            yield _lines(one)


def _lines(one: Message) -> str:
    number = f"id: {one.seq}\n" if one.seq else ""
    return f"event: {one.kind}\n{number}data: {one.text()}\n\n"
