"""Tables: the list, new ones, looking, watching, closing."""

import secrets
from contextlib import nullcontext
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import PlainTextResponse, Response

from babylon.server.routes.visitors import Asking, Guest, Visitor
from babylon.server.runtime.deadline import in_time
from babylon.server.runtime.decisions import Done
from babylon.server.runtime.lobby_list import list_text
from babylon.server.store.open_tables import PLACE, place
from babylon.server.tables import hosting, lobby, roles
from babylon.server.tables import links as table_links
from babylon.server.tables import rematch as rematches
from babylon.server.tables.as_json import table_json, table_text
from babylon.server.tables.live_table import Call, LiveTable
from babylon.server.tables.public_record import game_json
from babylon.server.tables.records import record_text
from babylon.server.wire import requests as r
from babylon.server.wire import table_view as v
from babylon.server.wire.json_text import JsonObject, dumped
from babylon.server.wire.settings import ChangeTable, NewTable

router = APIRouter()


def created_json(table: LiveTable, holder: str | None) -> JsonObject:
    """A table, its links for the host, and the recovery codes of the caller's seats."""
    you = table.you(holder)
    keys = links_of(table)
    if not you.host:
        keys = {"seats": [None] * len(table.state.seats), "watch": None}
    codes = [
        table.recovery_code(seat, holder) if holder and seat in you.seats else None
        for seat in range(len(table.state.seats))
    ]
    return {"table": table_json(table), "you": you.model_dump(), "links": keys, "recovery": codes}


def links_of(table: LiveTable) -> JsonObject:
    """The keys that fit now."""
    return table_links.links(table.state, table.secrets).model_dump()


def table_answer(visitor: Visitor, table: LiveTable) -> JsonObject:
    """A table, what the caller is there, and the game as it may be played again."""
    return {"table": table_json(table), **_besides(visitor, table)}


def _besides(visitor: Visitor, table: LiveTable) -> JsonObject:
    service = visitor.service
    present = {**service.hub.present(table.state.id), "paused": service.bot_games.pause(table)}
    return {"you": table.you(visitor.holder).model_dump(), "present": present, **game_json(table)}


@router.post("/guest", status_code=204)
async def become_guest(guest: Guest, _body: r.Nothing | None = None) -> Response:
    """Become a guest: sets the cookie."""
    return guest.signed(Response(status_code=204))


@router.get("/tables", response_model=v.TableList)
async def tables(
    asking: Asking,
    mine: Annotated[bool, Query()] = False,
    after: Annotated[str | None, Query(max_length=60, pattern=f"^{PLACE}$", description="`next` of a page.")] = None,
) -> Response:
    """Open tables, or one's own: those that wait first, and the first ones of each maker before others."""
    if mine:
        asking.pay_for_list()
        return asking.reply(Done(list_text(await asking.service.store.mine(asking.holder or ""))))
    if after is not None:
        asking.pay_for_list()
        page = await asking.service.store.listed(place(after))
        return asking.reply(Done(list_text(page.lines, page.next)))
    return asking.reply(Done(await asking.service.tables.lobby.text()))


@router.post("/tables", status_code=201, response_model=v.CreatedAnswer)
async def open_table(body: NewTable, guest: Guest) -> Response:
    """Open a table."""
    guest.limit(guest.service.new_tables)
    await guest.require_welcome()
    if body.stand_in or any(seat.bot for seat in body.seats or []):
        await guest.service.learn_bots()
    if body.seats and all(seat.bot for seat in body.seats):
        guest.service.bot_games.require_room(guest.client)
    if body.sit is not None:
        sit = body.sit.model_copy(
            update={"name": await guest.shown_as(body.sit.name, guest.service.tables.offers.bots)}
        )
        body = body.model_copy(update={"sit": sit})
    service, call = guest.service, guest.service.decisions.call(guest.holder)
    key = guest.once.key if guest.once else secrets.token_hex(16)
    name = service.signer.table_id(guest.holder or "", key)
    decision = lobby.new_table(name, call, body)
    async with service.openings.room(name, guest.client, body.access) as made:
        table = await service.decisions.open(name, call, decision, guest.once, made=made)
    return guest.reply(Done(dumped(created_json(table, guest.holder))), 201)


@router.get("/tables/{table}", response_model=v.TableAnswer)
async def look(table: str, asking: Asking) -> Response:
    """A table as it is now."""
    live = await asking.service.tables.seen_by(table, asking.holder)
    besides = dumped(_besides(asking, live))
    return asking.reply(Done(f'{{"table":{table_text(live)},{besides[1:]}'))


@router.patch("/tables/{table}", response_model=v.Accepted)
async def change(table: str, body: ChangeTable, asking: Asking) -> Response:
    """Change what may be changed."""
    return await asking.act(table, lobby.change, request=body)


@router.delete("/tables/{table}", status_code=204)
async def close(table: str, asking: Asking) -> Response:
    """Close a table before its deal."""
    await asking.act(table, lobby.close)
    return asking.signed(Response(status_code=204))


@router.get("/tables/{table}/links", response_model=v.Links)
async def links(table: str, asking: Asking) -> Response:
    """The keys of the links."""

    def answer(live: LiveTable, call: Call) -> JsonObject:
        roles.require_host(live.you(call.holder))
        return links_of(live)

    return await asking.ask(table, answer)


@router.post("/tables/{table}/links", response_model=v.Links)
async def renew_links(table: str, asking: Asking, _body: r.Nothing | None = None) -> Response:
    """Make new links: the old ones fit no more."""
    return await asking.act(table, hosting.renew_links, answer=links_of)


@router.post("/tables/{table}/watch", response_model=v.TableAnswer)
async def watch(table: str, body: r.WatchRequest, guest: Guest) -> Response:
    """Come by the watch link."""
    guest.limit(guest.service.keys)

    def answer(live: LiveTable) -> JsonObject:
        return table_answer(guest, live)

    live = await guest.service.tables.table(table)
    is_known = live.you(guest.holder).watcher
    with nullcontext() if is_known else guest.service.watchers.one_more(guest.client, table):
        # Coming twice is coming once, key or not: nothing is kept of it, for an answer has the whole table.
        return await replace(guest, once=None).act(table, lobby.watch, answer=answer, hidden=False, request=body)


@router.post("/tables/{table}/rematch", status_code=201, response_model=v.CreatedAnswer)
async def rematch(table: str, body: r.SeatOnly, asking: Asking) -> Response:
    """Meet again: the first to ask opens the table, the others find it."""
    await asking.require_welcome()
    decisions, call = asking.service.decisions, asking.service.decisions.call(asking.holder)
    old = await asking.service.tables.seen_by(table, asking.holder)
    name = roles.rematch_id(old.secrets["links"])
    decision = rematches.new_table(old, call, body.seat)
    # Both together take no longer than one.
    with in_time(asking.service.store.health):
        async with asking.service.openings.room(name, asking.client, old.state.settings.access) as made:
            new = await decisions.open(name, call, decision, made=made)
        await asking.act(table, rematches.announce, to=name)
    return asking.reply(Done(dumped(created_json(new, asking.holder))), 201)


@router.get("/tables/{table}/record", response_class=PlainTextResponse)
async def record(table: str, asking: Asking) -> Response:
    """The game record, as far as the public knows it."""
    live = await asking.service.tables.seen_by(table, asking.holder)
    return asking.signed(PlainTextResponse(record_text(live), headers={"Cache-Control": "no-store"}))
