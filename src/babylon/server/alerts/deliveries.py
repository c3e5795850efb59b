"""How an alert gets to someone: still wanted, they are not looking, sent the channel's way."""

import asyncio
import json
import smtplib
import time
from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal, TypeAlias, assert_never

from babylon.server.alerts import web_push, webhooks
from babylon.server.alerts.addresses import Away, Refused, post
from babylon.server.alerts.channels import Channels
from babylon.server.alerts.mail import Envelope, told_of_turns
from babylon.server.alerts.notice import Notice, notice_of, turn_of
from babylon.server.alerts.threads import MAILS, aside
from babylon.server.process.clock import now
from babylon.server.process.logs import log
from babylon.server.runtime.roll_call import RollCall
from babylon.server.store import alerts
from babylon.server.store.alert_rows import ChannelRow, TurnAlert
from babylon.server.store.store import Store
from babylon.server.wire.enums import Channel, HookForm

LEASE_SECONDS = 120.0
RETRY_SECONDS = 30.0
LONGEST_PAUSE = 3600.0
MOST_TRIES = 10
MOST_AT_ONCE = 50  # alerts of one channel; others have their turn before the rest

# What is told by a request over HTTP, and the answers that say that nobody lives there any more.
ByRequest: TypeAlias = Literal[Channel.PUSH, Channel.WEBHOOK]
GONE: dict[ByRequest, set[int]] = {Channel.PUSH: {404, 410}, Channel.WEBHOOK: {410}}


class Sent(Enum):
    """What became of an alert that was sent: it is there, nobody lives there any more, or it has to be tried again."""

    THERE = auto()
    GONE = auto()
    LATER = auto()


@dataclass(frozen=True, slots=True)
class Told:
    """An alert, and what it says."""

    alert: TurnAlert
    notice: Notice


class Deliveries:
    """Sends what is due by one channel, and writes down what became of it."""

    def __init__(self, store: Store, channels: Channels, roll_call: RollCall, *, private: bool) -> None:
        self._store, self._channels, self._roll_call, self._private = store, channels, roll_call, private

    async def deliver(self, name: str) -> bool:
        """Tell all that is due by a channel; whether the channel is gone."""
        moment = now()
        claimed = await self._store.change(
            lambda connection: alerts.claim(connection, name, moment, moment + LEASE_SECONDS, MOST_AT_ONCE)
        )
        channel = await self._store.ask(lambda connection: alerts.channel(connection, name))
        if channel is None or not claimed:
            return False
        told = await self._still_wanted(channel, claimed)
        together = [told] if channel.kind == Channel.MAIL else [[one] for one in told]
        began, sent = time.monotonic(), Sent.THERE
        for some in filter(None, together):
            # After one that did not arrive, and when the lease may soon end, the rest waits.
            if sent is Sent.THERE and time.monotonic() - began < LEASE_SECONDS / 2:
                sent = await self._sent(channel, some)
            await self._note(channel, some, sent)
            if sent is Sent.GONE:
                return True
        return False

    async def _still_wanted(self, channel: ChannelRow, claimed: list[TurnAlert]) -> list[Told]:
        """Those of which it is worth telling: the turn still waits, and they are not looking at it already."""
        found: list[Told] = []
        for one in claimed:
            notice = await self._notice(channel, one)
            if notice is None or await self._roll_call.looking(one.game, channel.holder):
                await self._settle(channel, one)
            else:
                found.append(Told(one, notice))
        return found

    async def _notice(self, channel: ChannelRow, one: TurnAlert) -> Notice | None:
        rows = await self._store.ask(lambda connection: alerts.waiting(connection, channel.id, one.game))
        waiting = next((row for row in rows if turn_of(row) == one.turn), None)
        return None if waiting is None else notice_of(waiting, self._channels.base, channel.lang)

    async def _sent(self, channel: ChannelRow, some: list[Told]) -> Sent:
        kind = Channel(channel.kind)
        try:
            if kind is Channel.MAIL:
                return await self._mailed(channel, [one.notice for one in some])
            headers, body = await self._request(kind, channel, some[0].notice)
            status = await post(channel.address, headers, body, private=self._private)
        except (Away, Refused, OSError, smtplib.SMTPException) as error:
            log.info("alert-failed", kind=channel.kind, channel=channel.id, error=type(error).__name__)
            return Sent.LATER
        log.info("alert", kind=channel.kind, channel=channel.id, status=status)
        if status in GONE[kind]:
            return Sent.GONE
        return Sent.THERE if 200 <= status < 300 else Sent.LATER

    async def _request(self, kind: ByRequest, channel: ChannelRow, notice: Notice) -> tuple[dict[str, str], bytes]:
        moment = int(now())
        match kind:
            case Channel.PUSH:
                key, payload = await self._channels.push_key(), web_push.payload_of(notice, channel.lang)
                body = await asyncio.to_thread(web_push.encrypted, payload, channel.keys)
                headers = await asyncio.to_thread(
                    web_push.headers_of, key, channel.address, notice, self._channels.contact, moment
                )
                return headers, body
            case Channel.WEBHOOK:
                keys = json.loads(channel.keys)
                return webhooks.request_of(channel, notice, HookForm(keys["form"]), keys["secret"], moment)
        assert_never(kind)

    async def _mailed(self, channel: ChannelRow, notices: list[Notice]) -> Sent:
        mailbox = self._channels.post
        if mailbox is None:
            return Sent.LATER
        key, base = self._channels.stop_key(channel.id), self._channels.base
        links = (f"{base}/alerts#stop={key}", f"{base}/api/v1/alerts/stop?key={key}")
        envelope = Envelope(mailbox.sender, channel.address, channel.lang, *links)
        await aside(MAILS, mailbox.send, told_of_turns(envelope, notices))
        log.info("alert", kind=channel.kind, channel=channel.id, count=len(notices))
        return Sent.THERE

    async def _note(self, channel: ChannelRow, some: list[Told], sent: Sent) -> None:
        match sent:
            case Sent.GONE:
                await self._store.change(lambda connection: alerts.drop_channel(connection, channel.id))
            case Sent.THERE:
                await self._mark(channel, failing=False)
                for one in some:
                    await self._settle(channel, one.alert)
            case Sent.LATER:
                await self._mark(channel, failing=True)
                for one in some:
                    await self._put_off(channel, one.alert)

    async def _mark(self, channel: ChannelRow, *, failing: bool) -> None:
        """Note since when nothing arrives."""
        if failing != (channel.failing is not None):
            since = now() if failing else None
            await self._store.change(
                lambda connection: alerts.change_channel(connection, channel.id, {"failing": since})
            )

    async def _settle(self, channel: ChannelRow, one: TurnAlert) -> None:
        moment = now()
        await self._store.change(lambda connection: alerts.settle(connection, channel.id, one, moment))

    async def _put_off(self, channel: ChannelRow, one: TurnAlert) -> None:
        if one.tries >= MOST_TRIES:
            await self._settle(channel, one)
            return
        due = now() + min(LONGEST_PAUSE, RETRY_SECONDS * 2 ** (one.tries - 1))
        await self._store.change(lambda connection: alerts.put_off(connection, channel.id, one, due))
