"""Tables: the list, new ones, looking, watching, closing."""

import secrets
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import PlainTextResponse, Response

from babylon.server.routes.visitors import Asking, Guest, Visitor
from babylon.server.runtime.decisions import Done
from babylon.server.tables import lobby, roles
from babylon.server.tables import rematch as rematches
from babylon.server.tables.as_json import line_json, table_json
from babylon.server.tables.live_table import Call, LiveTable
from babylon.server.tables.records import record_text
from babylon.server.wire import requests as r
from babylon.server.wire import table_view as v
from babylon.server.wire.json_text import JsonObject, dumped
from babylon.server.wire.settings import ChangeTable, NewTable

router = APIRouter()


def created_json(table: LiveTable, holder: str | None) -> JsonObject:
    """A table, its links for the host, and the recovery codes of the caller's seats."""
    you, secret = table.you(holder), table.secrets["links"]
    links = roles.links(table.state, secret).model_dump()
    if not you.host:
        links = {"seats": [None] * len(table.state.seats), "watch": None}
    codes = [
        table.recovery_code(seat, holder) if holder and seat in you.seats else None
        for seat in range(len(table.state.seats))
    ]
    return {"table": table_json(table), "you": you.model_dump(), "links": links, "recovery": codes}


def table_answer(visitor: Visitor, table: LiveTable) -> JsonObject:
    """A table, and what the caller is there."""
    present = visitor.service.hub.present(table.state.id)
    return {"table": table_json(table), "you": table.you(visitor.holder).model_dump(), "present": present}


@router.post("/guest", status_code=204)
async def become_guest(guest: Guest, _body: r.Nothing | None = None) -> Response:
    """Become a guest: sets the cookie."""
    response = Response(status_code=204)
    guest.sign(response)
    return response


@router.get("/tables", response_model=v.TableList)
async def tables(asking: Asking, mine: Annotated[bool, Query()] = False) -> Response:
    """Open tables, or one's own."""
    store = asking.service.store
    names = await (store.mine(asking.holder or "") if mine else store.listed())
    lines = [line_json(await asking.service.tables.state(name)) for name in names]
    return asking.reply(Done(dumped({"tables": lines})))


@router.post("/tables", status_code=201, response_model=v.CreatedAnswer)
async def open_table(body: NewTable, guest: Guest) -> Response:
    """Open a table."""
    guest.limit(guest.service.new_tables)
    if any(seat.bot for seat in body.seats or []):
        await guest.service.learn_bots()
    service, call = guest.service, guest.service.decisions.call(guest.holder)
    key = guest.once.key if guest.once else secrets.token_hex(16)
    name = service.signer.table_id(guest.holder or "", key)
    table = await service.decisions.open(name, call, lobby.new_table(name, call, body), guest.once)
    return guest.reply(Done(dumped(created_json(table, guest.holder))), 201)


@router.get("/tables/{table}", response_model=v.TableAnswer)
async def look(table: str, asking: Asking) -> Response:
    """A table as it is now."""
    live = await asking.service.tables.seen_by(table, asking.holder)
    return asking.reply(Done(dumped(table_answer(asking, live))))


@router.patch("/tables/{table}", response_model=v.Accepted)
async def change(table: str, body: ChangeTable, asking: Asking) -> Response:
    """Change what may be changed."""
    return await asking.act(table, lobby.change, request=body)


@router.delete("/tables/{table}", status_code=204)
async def close(table: str, asking: Asking) -> Response:
    """Close a table before its deal."""
    await asking.act(table, lobby.close)
    return Response(status_code=204)


@router.get("/tables/{table}/links", response_model=v.Links)
async def links(table: str, asking: Asking) -> Response:
    """The keys of the links."""

    def answer(live: LiveTable, call: Call) -> JsonObject:
        roles.require_host(live.you(call.holder))
        return roles.links(live.state, live.secrets["links"]).model_dump()

    return await asking.ask(table, answer)


@router.post("/tables/{table}/watch", response_model=v.TableAnswer)
async def watch(table: str, body: r.WatchRequest, guest: Guest) -> Response:
    """Come by the watch link."""
    guest.limit(guest.service.keys)
    return await guest.act(
        table, lobby.watch, answer=lambda live: table_answer(guest, live), hidden=False, request=body
    )


@router.post("/tables/{table}/rematch", status_code=201, response_model=v.CreatedAnswer)
async def rematch(table: str, body: r.SeatOnly, asking: Asking) -> Response:
    """Meet again: the first to ask opens the table, the others find it."""
    decisions, call = asking.service.decisions, asking.service.decisions.call(asking.holder)
    old = await asking.service.tables.seen_by(table, asking.holder)
    name = roles.rematch_id(old.secrets["links"])
    new = await decisions.open(name, call, rematches.new_table(old, call, body.seat))
    await asking.act(table, rematches.announce, to=name)
    return asking.reply(Done(dumped(created_json(new, asking.holder))), 201)


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: str, asking: Asking) -> Response:
    """The game record, as far as the public knows it."""
    live = await asking.service.tables.seen_by(table, asking.holder)
    return PlainTextResponse(record_text(live), headers={"Cache-Control": "no-store"})
