"""Events over HTTP: server-sent events, and long poll where nothing else gets through."""

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Annotated

from fastapi import APIRouter, Header, Query
from starlette.responses import Response, StreamingResponse

from babylon.server.routes.visitors import Asking, Visitor
from babylon.server.runtime.decisions import Done
from babylon.server.runtime.listeners import Hub, Message
from babylon.server.runtime.subscription import Subscription, follow
from babylon.server.tables.as_json import event_json, table_json
from babylon.server.wire.json_text import dumped
from babylon.server.wire.table_view import EventList

router = APIRouter(prefix="/tables/{table}")
MOST_WAIT = 25.0
PING_SECONDS = 20.0
LARGEST = 2**31 - 1

After = Annotated[int | None, Query(ge=0, le=LARGEST)]


def followed(
    visitor: Visitor, table: str, after: int | None, *, wants_state: bool
) -> AbstractAsyncContextManager[Subscription]:
    """The events of a table for one visitor."""
    return follow(visitor.service.tables, table, visitor.holder, after, wants_state=wants_state)


@router.get("/events", response_model=EventList)
async def poll(
    table: str,
    asking: Asking,
    after: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    wait: Annotated[float, Query(ge=0, le=MOST_WAIT)] = 0.0,
    state: Annotated[bool, Query()] = True,
) -> Response:
    """What follows the cursor, waiting for it if need be."""
    tables = asking.service.tables
    with asking.service.connections.one_more(asking.client, table):
        async with followed(asking, table, after, wants_state=False) as subscription:
            if wait and not subscription.has_missed:
                await subscription.wait_for_event(wait)
    live = await tables.seen_by(table, asking.holder)
    events = await tables.events_after(table, after)
    if events and live.state.seq < events[-1].seq:
        # The store knows them already, this process does not: a state without them would hide whose turn it is.
        await tables.refresh(table)
        live = await tables.seen_by(table, asking.holder)
    shown = table_json(live) if events and state else None
    # Never beyond what is sent: what comes in between is for the next question.
    seq = events[-1].seq if events else min(after, live.state.seq)
    return asking.reply(Done(dumped({"seq": seq, "events": [event_json(one) for one in events], "state": shown})))


@router.get("/stream")
async def stream(
    table: str,
    asking: Asking,
    after: After = None,
    last_event_id: Annotated[int | None, Header(ge=0, le=LARGEST)] = None,
    state: Annotated[bool, Query()] = True,
) -> Response:
    """Server-sent events: the messages of the WebSocket."""
    cursor = after if last_event_id is None else last_event_id
    async with AsyncExitStack() as stack:
        stack.enter_context(asking.service.connections.one_more(asking.client, table))
        subscription = await stack.enter_async_context(followed(asking, table, cursor, wants_state=state))
        body = _sent(subscription, asking.service.hub, stack.pop_all())
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return StreamingResponse(body, media_type="text/event-stream", headers=headers)


async def _sent(subscription: Subscription, hub: Hub, stack: AsyncExitStack) -> AsyncIterator[str]:
    async with stack:
        async for one in subscription.messages(hub, PING_SECONDS):
            yield _lines(one)


def _lines(one: Message) -> str:
    number = f"id: {one.seq}\n" if one.seq else ""
    return f"event: {one.kind}\n{number}data: {one.text()}\n\n"
