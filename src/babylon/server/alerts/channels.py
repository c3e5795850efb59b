"""Where someone wants to be told: added, confirmed, changed, ended."""

import base64
import json
import secrets
import smtplib
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from babylon.server.alerts import web_push
from babylon.server.alerts.addresses import Away, Refused, require_public
from babylon.server.alerts.mail import Envelope, Post, asked_to_confirm
from babylon.server.alerts.threads import MAILS, aside
from babylon.server.config import Config
from babylon.server.guard.cookies import Signer
from babylon.server.process.clock import now
from babylon.server.process.logs import log
from babylon.server.store import alerts
from babylon.server.store.alert_rows import ChannelRow
from babylon.server.store.people_rows import hidden
from babylon.server.store.server_secrets import own_secret
from babylon.server.store.store import Store
from babylon.server.tables.rated_games import is_person
from babylon.server.wire import alerts as a
from babylon.server.wire.enums import Channel, HookForm, Pace
from babylon.server.wire.errors import Code, Problem
from babylon.server.wire.people import LABEL_LENGTH

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_CHANNELS = 20
MOST_OF_GUESTS = 3  # whose cookie is in one browser; a turn of theirs costs one request, and each channel another
PUSH_KEY = "push-key"
NOTICE = "&"  # to other processes: who wants to be told has changed


class Channels:
    """All ways to be told, and who may change them."""

    def __init__(self, store: Store, signer: Signer, config: Config) -> None:
        self._store, self._signer, self._config = store, signer, config
        self.post = Post.of(config)
        self.on_change: Callable[[], None] = lambda: None
        self._push_key = ""

    @property
    def base(self) -> str:
        """The address that links begin with."""
        return self._config.public_url.rstrip("/") or f"http://{self._config.host}:{self._config.port}"

    @property
    def contact(self) -> str:
        """Whom push services may turn to."""
        contact = self._config.contact
        return f"mailto:{contact}" if contact else self.base if self._config.is_secure else "mailto:host@localhost"

    async def push_key(self) -> str:
        """The key that push messages are signed with, drawn once for all processes."""
        if not self._push_key:
            self._push_key = await own_secret(self._store, PUSH_KEY, web_push.new_key)
        return self._push_key

    async def told(self, holder: str | None) -> a.Alerts:
        """How someone is told."""
        mine = [] if holder is None else await self._store.ask(lambda connection: alerts.channels(connection, holder))
        key = web_push.public_key(await self.push_key())
        return a.Alerts(channels=[_info(one) for one in mine], push_key=key, mail=self.post is not None)

    async def add_device(self, holder: str, session: str, given: a.NewDevice) -> None:
        """Tell a browser from now on, whoever was told there before."""
        if not web_push.is_point(given.p256dh):
            raise Problem(Code.BAD_REQUEST, fields=[{"path": "p256dh", "problem": "must be a point of P-256"}])
        await self._require_public(given.endpoint)
        keys = json.dumps({"p256dh": given.p256dh, "auth": given.auth})
        await self._add(holder, Given(Channel.PUSH, given.endpoint, keys, given.label, given.lang, session=session))

    async def add_webhook(self, person: str, given: a.NewWebhook) -> str:
        """Tell an address from now on; the secret that its messages are signed with."""
        await self._require_public(given.url)
        secret = web_push.text_of(secrets.token_bytes(32))
        keys = json.dumps({"form": given.form, "secret": secret})
        await self._add(person, Given(Channel.WEBHOOK, given.url, keys, given.label, given.lang))
        return secret

    async def add_mail(self, person: str, given: a.NewMail) -> None:
        """Ask the owner of an address whether it is theirs."""
        if self.post is None:
            raise Problem(Code.MAIL_OFF)
        wanted = Given(Channel.MAIL, given.address, "{}", given.address[:LABEL_LENGTH], given.lang, given.pace)
        channel = await self._add(person, wanted)
        link = f"{self.base}/alerts#confirm={self._key('confirm', channel)}"
        envelope = Envelope(self.post.sender, channel.address, channel.lang)
        try:
            await aside(MAILS, self.post.send, asked_to_confirm(envelope, f"confirm-{channel.id}", link))
        except (OSError, smtplib.SMTPException) as error:
            log.warning("mail-failed", error=type(error).__name__)
            await self._store.change(lambda connection: alerts.drop_channel(connection, channel.id))
            raise Problem(Code.MAIL_FAILED) from None

    async def confirm(self, key: str) -> None:
        """Tell the address that the key was sent to from now on."""
        channel = await self._named(key, "confirm")
        if channel.confirmed is None:
            await self._store.change(
                lambda connection: alerts.change_channel(connection, channel.id, {"confirmed": now()})
            )
            await self.changed()

    async def stop(self, key: str) -> None:
        """Tell the address no more whose mails have that key; done again, nothing is left to do."""
        name, _, signature = key.partition(".")
        if not self._signer.fits(f"stop:{name}", signature):
            raise Problem(Code.LINK_REFUSED)
        await self._store.change(lambda connection: alerts.drop_channel(connection, name))
        await self.changed()

    def stop_key(self, channel: str) -> str:
        """What ends a channel, for whoever gets its mails."""
        return f"{channel}.{self._signer.signature(f'stop:{channel}')}"

    async def pace(self, holder: str, name: str, pace: Pace) -> None:
        """Change how often something is told."""
        channel = await self._own(holder, name)
        if channel.kind != Channel.MAIL:
            raise Problem(Code.BAD_REQUEST, fields=[{"path": "pace", "problem": "is chosen for e-mail alone"}])
        await self._store.change(lambda connection: alerts.change_channel(connection, name, {"pace": str(pace)}))
        await self.changed()

    async def drop(self, holder: str, name: str) -> None:
        """Tell nothing more by a channel."""
        await self._own(holder, name)
        await self._store.change(lambda connection: alerts.drop_channel(connection, name))
        await self.changed()

    async def changed(self) -> None:
        """Let all processes know that somebody is told otherwise now."""
        self.on_change()
        if self._store.has_notifications:
            await self._store.notify(NOTICE)

    async def _require_public(self, url: str) -> None:
        try:
            await require_public(url, private=self._config.alerts_to_private)
        except (Refused, Away, TimeoutError):
            raise Problem(Code.ADDRESS_REFUSED) from None

    async def _add(self, holder: str, given: "Given") -> ChannelRow:
        mine = await self._store.ask(lambda connection: alerts.channels(connection, holder))
        row = given.row(holder, now())
        most = MOST_CHANNELS if is_person(holder) else MOST_OF_GUESTS
        if len([one for one in mine if one.digest != row.digest]) >= most:
            raise Problem(Code.ALERTS_ENOUGH, most=most)
        await self._store.change(lambda connection: alerts.add_channel(connection, row))
        await self.changed()
        return row

    async def _own(self, holder: str, name: str) -> ChannelRow:
        found = await self._store.ask(lambda connection: alerts.channel(connection, name))
        if found is None or found.holder != holder:
            raise Problem(Code.NO_CHANNEL)
        return found

    async def _named(self, key: str, purpose: str) -> ChannelRow:
        name = key.partition(".")[0]
        found = await self._store.ask(lambda connection: alerts.channel(connection, name))
        if found is None or not secrets.compare_digest(self._key(purpose, found), key):
            raise Problem(Code.LINK_REFUSED)
        return found

    def _key(self, purpose: str, channel: ChannelRow) -> str:
        return f"{channel.id}.{self._signer.signature(f'{purpose}:{channel.id}:{channel.address}')}"


@dataclass(frozen=True, slots=True)
class Given:
    """A channel as someone has asked for it."""

    kind: Channel
    address: str
    keys: str
    label: str
    lang: str
    pace: Pace = Pace.TURN
    session: str = ""

    def row(self, holder: str, moment: float) -> ChannelRow:
        """As it is stored. A browser has one subscription, whoever uses it; other addresses may tell several people."""
        whose = "" if self.kind is Channel.PUSH else holder
        return ChannelRow(
            id=_new_id(),
            holder=holder,
            kind=self.kind,
            digest=hidden(f"{self.kind} {whose} {self.address}"),
            address=self.address,
            keys=self.keys,
            label=self.label,
            lang=self.lang,
            pace=self.pace,
            session=self.session,
            created=moment,
            confirmed=None if self.kind is Channel.MAIL else moment,
        )


def _new_id() -> str:
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


def _info(channel: ChannelRow) -> a.ChannelInfo:
    kind, form = Channel(channel.kind), json.loads(channel.keys).get("form")
    address = channel.address if kind is Channel.MAIL else urlsplit(channel.address).netloc
    return a.ChannelInfo(
        id=channel.id,
        kind=kind,
        label=channel.label,
        address=address,
        form=None if form is None else HookForm(form),
        pace=Pace(channel.pace),
        created=channel.created,
        confirmed=channel.confirmed is not None,
        failing=channel.failing,
    )
