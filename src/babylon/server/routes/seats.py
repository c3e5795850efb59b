"""Seats: sitting down, getting ready, giving up, standing in."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from babylon.server.routes.asking import Asking, Guest, KnowsBots, Visitor
from babylon.server.tables import ending, lobby, roles, standins
from babylon.server.tables.live import LiveTable
from babylon.server.tables.showing import Json
from babylon.server.wire import tables as w

router = APIRouter(prefix="/tables/{table}/seats/{seat}")
Seat = Annotated[int, Path(ge=0, le=3)]


def _claimed(visitor: Visitor, seat: int, table: LiveTable) -> Json:
    holder = visitor.holder or ""
    code = roles.recovery_code(table.secrets["links"], seat, holder)
    return {"seq": table.state.seq, "you": table.you(holder).model_dump(), "recovery": code}


@router.put("", response_model=w.Accepted, dependencies=[KnowsBots])
async def give_to_bot(table: str, seat: Seat, body: w.SeatRequest, asking: Asking) -> Response:
    """Give a seat to a bot, or open it again."""
    return await asking.act(table, lobby.give_to_bot, seat=seat, request=body)


@router.post("/claim", response_model=w.Claimed)
async def claim(table: str, seat: Seat, body: w.ClaimRequest, guest: Guest) -> Response:
    """Sit down."""
    guest.limit(guest.service.keys)

    def answer(live: LiveTable) -> Json:
        return _claimed(guest, seat, live)

    return await guest.act(table, lobby.claim, answer=answer, hidden=False, seat=seat, request=body)


@router.post("/recover", response_model=w.Claimed)
async def recover(table: str, seat: Seat, body: w.RecoverRequest, guest: Guest) -> Response:
    """Take a seat along to this device."""
    guest.limit(guest.service.keys)

    def answer(live: LiveTable) -> Json:
        return _claimed(guest, seat, live)

    return await guest.act(table, lobby.recover, answer=answer, hidden=False, seat=seat, request=body)


@router.post("/leave", response_model=w.Accepted)
async def leave(table: str, seat: Seat, asking: Asking, _body: w.Nothing | None = None) -> Response:
    """Get up before the deal."""
    return await asking.act(table, lobby.leave, seat=seat)


@router.post("/ready", response_model=w.Accepted)
async def ready(table: str, seat: Seat, body: w.ReadyRequest, asking: Asking) -> Response:
    """Say that one is ready."""
    return await asking.act(table, lobby.ready, seat=seat, request=body)


@router.post("/resign", response_model=w.Accepted)
async def resign(table: str, seat: Seat, asking: Asking, _body: w.Nothing | None = None) -> Response:
    """Give up."""
    return await asking.act(table, ending.resign, seat=seat)


@router.post("/takeover", response_model=w.Accepted, dependencies=[KnowsBots])
async def takeover(table: str, seat: Seat, body: w.TakeoverRequest, asking: Asking) -> Response:
    """Let a bot play on."""
    return await asking.act(table, standins.takeover, seat=seat, request=body)


@router.post("/return", response_model=w.Accepted)
async def come_back(table: str, seat: Seat, asking: Asking, _body: w.Nothing | None = None) -> Response:
    """Play oneself again."""
    return await asking.act(table, standins.come_back, seat=seat)
