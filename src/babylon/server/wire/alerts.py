"""Alerts: where someone wants to be told that it is their turn."""

from typing import Annotated

from pydantic import Field

from babylon.server.wire.base import ChannelWord, HookFormWord, Instant, Language, PaceWord, Wire
from babylon.server.wire.people import Label

URL_LENGTH = 1000
KEY_LENGTH = 120

Url = Annotated[
    str, Field(min_length=1, max_length=URL_LENGTH, pattern=r"^https?://[!-~]+$", description="A web address.")
]
MailAddress = Annotated[
    str,
    Field(
        description="An e-mail address.",
        max_length=200,
        pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$",
    ),
]
AlertKey = Annotated[
    str, Field(min_length=1, max_length=KEY_LENGTH, pattern=r"^[A-Za-z0-9._-]+$", description="From the link.")
]


class NewDevice(Wire):
    """A browser's push subscription, as the browser itself tells it."""

    endpoint: Url
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{87}$", description="A point of the curve P-256.")]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}$", description="16 bytes.")]
    label: Label
    lang: Language


class NewMail(Wire):
    """An e-mail address; its owner is asked whether it is theirs."""

    address: MailAddress
    pace: PaceWord
    lang: Language


class NewWebhook(Wire):
    """An address that is told of every turn, in a form that it understands."""

    url: Url
    form: HookFormWord
    label: Label
    lang: Language


class ChangeChannel(Wire):
    """How often something is told."""

    pace: PaceWord


class Confirmation(Wire):
    """The key of a link in an e-mail."""

    key: AlertKey


class ChannelInfo(Wire):
    """A way to be told; of web addresses only the host is shown, for the rest lets others speak there."""

    id: str
    kind: ChannelWord
    label: str
    address: str
    form: HookFormWord | None
    pace: PaceWord
    created: Instant
    confirmed: bool
    failing: Annotated[Instant | None, Field(description="Since when nothing arrives there.")]


class Alerts(Wire):
    """How someone is told that it is their turn, and what this server can do."""

    channels: list[ChannelInfo]
    push_key: Annotated[str, Field(description="The key that browsers subscribe with.")]
    mail: Annotated[bool, Field(description="Whether this server sends e-mail.")]


class NewHookAnswer(Wire):
    """All ways to be told, and what the new webhook's messages are signed with, told this once."""

    alerts: Alerts
    secret: str
