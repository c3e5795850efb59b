"""Seats: sitting down, getting ready, giving up, standing in."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from babylon.server.routes.visitors import Asking, Guest, KnowsBots, Visitor
from babylon.server.runtime.decisions import Done
from babylon.server.tables import game_end, hosting, lobby, roles, stand_ins
from babylon.server.tables import invitation as invitations
from babylon.server.tables.live_table import LiveTable
from babylon.server.wire import requests as r
from babylon.server.wire import table_view as v
from babylon.server.wire.errors import Problem
from babylon.server.wire.json_text import JsonObject, dumped

router = APIRouter(prefix="/tables/{table}/seats/{seat}")
Seat = Annotated[int, Path(ge=0, le=3)]


def _claimed(visitor: Visitor, seat: int, table: LiveTable) -> JsonObject:
    holder = visitor.holder or ""
    code = table.recovery_code(seat, holder)
    return {"seq": table.state.seq, "you": table.you(holder).model_dump(), "recovery": code}


@router.put("", response_model=v.Accepted, dependencies=[KnowsBots])
async def give_to_bot(table: str, seat: Seat, body: r.SeatRequest, asking: Asking) -> Response:
    """Give a seat to a bot, or open it again."""
    return await asking.act(table, lobby.give_to_bot, seat=seat, request=body)


@router.post("/claim", response_model=v.Claimed)
async def claim(table: str, seat: Seat, body: r.ClaimRequest, guest: Guest) -> Response:
    """Sit down."""
    guest.limit(guest.service.keys)
    await guest.require_welcome()
    await guest.require_unblocked(table)
    live = await guest.service.tables.table(table)
    others = lobby.others_at(live, guest.service.decisions.call(guest.holder))
    request = body.model_copy(update={"name": await guest.shown_as(body.name, others)})

    def answer(live: LiveTable) -> JsonObject:
        return _claimed(guest, seat, live)

    return await guest.act(table, lobby.claim, answer=answer, hidden=False, seat=seat, request=request)


@router.post("/invitation", response_model=v.Invitation)
async def invitation(table: str, seat: Seat, body: r.InvitationRequest, asking: Asking) -> Response:
    """See before sitting down who invites, and to what."""
    service, call = asking.service, asking.service.decisions.call(asking.holder)
    # Counted before anything is looked up for it.
    asking.limit(service.keys)
    try:
        told = invitations.invitation(await service.tables.table(table), call, seat, body)
        # Whoever has the right key needs their tries to sit down.
        service.keys.give_back(asking.client)
    except Problem:
        # Another process may know more than this one.
        await service.tables.refresh(table)
        told = invitations.invitation(await service.tables.table(table), call, seat, body)
    present: JsonObject = {**service.hub.present(table), "paused": None}
    return asking.reply(Done(dumped({**told, "present": present})))


@router.post("/recover", response_model=v.Claimed)
async def recover(table: str, seat: Seat, body: r.RecoverRequest, guest: Guest) -> Response:
    """Take a seat along to this device."""
    guest.limit(guest.service.keys)

    def answer(live: LiveTable) -> JsonObject:
        return _claimed(guest, seat, live)

    return await guest.act(table, lobby.recover, answer=answer, hidden=False, seat=seat, request=body)


@router.post("/leave", response_model=v.Accepted)
async def leave(table: str, seat: Seat, asking: Asking, _body: r.Nothing | None = None) -> Response:
    """Get up before the deal."""
    with asking.service.leaves.one_more(asking.client, table):
        return await asking.act(table, lobby.leave, seat=seat)


@router.post("/remove", response_model=v.Accepted)
async def remove(table: str, seat: Seat, body: r.RemoveRequest, asking: Asking) -> Response:
    """Make someone get up before the deal, as the host."""
    return await asking.act(table, hosting.remove, seat=seat, request=body)


@router.post("/ready", response_model=v.Accepted)
async def ready(table: str, seat: Seat, body: r.ReadyRequest, asking: Asking) -> Response:
    """Say that one is ready."""
    return await asking.act(table, lobby.ready, seat=seat, request=body)


@router.post("/flower", response_model=v.Accepted)
async def choose_flower(table: str, seat: Seat, body: r.FlowerRequest, asking: Asking) -> Response:
    """Choose a flower before the deal."""
    return await asking.act(table, lobby.choose_flower, seat=seat, request=body)


@router.post("/resign", response_model=v.Accepted)
async def resign(table: str, seat: Seat, asking: Asking, _body: r.Nothing | None = None) -> Response:
    """Give up."""
    return await asking.act(table, game_end.resign, seat=seat)


@router.post("/takeover", response_model=v.Accepted, dependencies=[KnowsBots])
async def takeover(table: str, seat: Seat, asking: Asking, _body: r.Nothing | None = None) -> Response:
    """Let the table's stand-in play on."""
    away = await _away(asking, table, seat)
    return await asking.act(table, stand_ins.takeover, seat=seat, away=away)


async def _away(visitor: Visitor, table: str, seat: int) -> stand_ins.Away:
    """How long someone has been away from all processes, for others who want to replace them.

    Here it is looked at once more when it is decided: they may come back in between.
    """
    service = visitor.service
    live = await service.tables.seen_by(table, visitor.holder)
    you, owner = live.you(visitor.holder), live.holders.get(roles.seat_role(seat))
    others = (you.host or bool(you.seats)) and seat not in you.seats
    anywhere = await service.roll_call.away(table, owner) if others and owner is not None else None

    def away(holder: str) -> float | None:
        here = service.hub.away(table, holder)
        return None if here is None or anywhere is None or holder != owner else min(here, anywhere)

    return away


@router.post("/return", response_model=v.Accepted)
async def come_back(table: str, seat: Seat, asking: Asking, _body: r.Nothing | None = None) -> Response:
    """Play oneself again."""
    return await asking.act(table, stand_ins.come_back, seat=seat)
