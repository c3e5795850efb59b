"""Alerts: how someone is told that it is their turn while they are away."""

from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import Response

from babylon.server.routes.people import answered
from babylon.server.routes.visitors import Asking, Signed, Visitor
from babylon.server.wire import alerts as a
from babylon.server.wire.errors import Code, Problem

router = APIRouter(prefix="/alerts")
ChannelId = Annotated[str, Path(min_length=1, max_length=16, pattern=r"^[a-z2-7]+$")]


def _holder(visitor: Visitor) -> str:
    if visitor.holder is None:
        raise Problem(Code.NO_GUEST)
    return visitor.holder


async def _told(visitor: Visitor, status: int = 200) -> Response:
    return answered(visitor, await visitor.service.channels.told(visitor.holder), status)


def _limit(visitor: Visitor) -> None:
    """Refuse whoever has the server look up or write to too many addresses."""
    visitor.limit(visitor.service.new_channels)
    visitor.limit(visitor.service.new_channels, by=visitor.holder)


@router.get("", response_model=a.Alerts)
async def alerts(asking: Asking) -> Response:
    """How one is told."""
    return await _told(asking)


@router.post("/push", status_code=201, response_model=a.Alerts)
async def add_device(body: a.NewDevice, asking: Asking) -> Response:
    """Be told on this device; guests may, too."""
    holder, session = _holder(asking), asking.session
    _limit(asking)
    await asking.service.channels.add_device(holder, session.id if session else "", body)
    return await _told(asking, 201)


@router.post("/mail", status_code=201, response_model=a.Alerts)
async def add_mail(body: a.NewMail, signed: Signed) -> Response:
    """Be told by e-mail, once the address is confirmed."""
    _limit(signed)
    signed.limit(signed.service.new_channels, by=body.address.lower())
    await signed.service.channels.add_mail(_holder(signed), body)
    return await _told(signed, 201)


@router.post("/webhooks", status_code=201, response_model=a.NewHookAnswer)
async def add_webhook(body: a.NewWebhook, signed: Signed) -> Response:
    """Have an address told."""
    _limit(signed)
    secret = await signed.service.channels.add_webhook(_holder(signed), body)
    told = await signed.service.channels.told(signed.holder)
    return answered(signed, a.NewHookAnswer(alerts=told, secret=secret), 201)


@router.post("/confirm", status_code=204)
async def confirm(body: a.Confirmation, asking: Asking) -> Response:
    """Say that an e-mail address is one's own, by the key that was sent there."""
    asking.limit(asking.service.keys)
    await asking.service.channels.confirm(body.key)
    return asking.signed(Response(status_code=204))


@router.post("/stop", status_code=204)
async def stop(
    asking: Asking, key: Annotated[a.AlertKey, Query(description="That of a link in an e-mail.")]
) -> Response:
    """Get no more e-mails, without signing in; mail programs ask for it, too."""
    asking.limit(asking.service.keys)
    await asking.service.channels.stop(key)
    return asking.signed(Response(status_code=204))


@router.patch("/{channel}", response_model=a.Alerts)
async def change(channel: ChannelId, body: a.ChangeChannel, asking: Asking) -> Response:
    """Change how often one is told."""
    _limit(asking)
    await asking.service.channels.pace(_holder(asking), channel, body.pace)
    return await _told(asking)


@router.delete("/{channel}", response_model=a.Alerts)
async def drop(channel: ChannelId, asking: Asking) -> Response:
    """Be told there no more."""
    asking.limit(asking.service.keys)
    await asking.service.channels.drop(_holder(asking), channel)
    return await _told(asking)
