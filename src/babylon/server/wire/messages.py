"""What a WebSocket or an event stream carries, discriminated by `kind`."""

from typing import Annotated, Literal

from pydantic import Field

from babylon.server.wire.base import Instant, Seq, Wire
from babylon.server.wire.events import Event
from babylon.server.wire.table_view import Presence, Table, You


class HelloMessage(Wire):
    """The first message."""

    kind: Literal["hello"] = "hello"
    seq: Seq
    you: You
    present: Presence
    now: Instant


class EventMessage(Wire):
    """One event of the log, in order."""

    kind: Literal["event"] = "event"
    event: Event


class StateMessage(Wire):
    """The table as it is after the events before this message."""

    kind: Literal["state"] = "state"
    table: Table


class YouMessage(Wire):
    """What the caller is at this table has changed: they took a seat, or the seats were numbered anew."""

    kind: Literal["you"] = "you"
    you: You


class PresenceMessage(Wire):
    """Someone came or went."""

    kind: Literal["presence"] = "presence"
    present: Presence


class ResyncMessage(Wire):
    """The client was too slow; it must connect again."""

    kind: Literal["resync"] = "resync"
    seq: Seq


class PingMessage(Wire):
    """A sign of life, to be answered by a pong."""

    kind: Literal["ping"] = "ping"
    now: Instant


class ByeMessage(Wire):
    """The server is going away; connect again."""

    kind: Literal["bye"] = "bye"


class PongMessage(Wire):
    """All that a client may send."""

    kind: Literal["pong"] = "pong"


ServerMessage = Annotated[
    HelloMessage
    | EventMessage
    | YouMessage
    | StateMessage
    | PresenceMessage
    | ResyncMessage
    | PingMessage
    | ByeMessage,
    Field(discriminator="kind"),
]
