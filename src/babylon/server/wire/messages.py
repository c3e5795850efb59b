"""What a WebSocket or an event stream carries, discriminated by `kind`."""

from typing import Annotated, Final, Literal

from pydantic import Field

from babylon.server.wire.base import IdempotencyKey, Instant, Seq, Wire
from babylon.server.wire.drafts import TurnRequest
from babylon.server.wire.errors import ErrorAnswer
from babylon.server.wire.events import Event
from babylon.server.wire.public_record import Digest, PublicRecord
from babylon.server.wire.table_change import TableChange
from babylon.server.wire.table_view import Accepted, Presence, TableHead, You

WIRE: Final = 2


class HelloMessage(Wire):
    """The first message, whole: whoever gets it forgets what they had put together before."""

    kind: Literal["hello"] = "hello"
    wire: Literal[2] = WIRE
    seq: Seq
    you: You
    present: Presence
    now: Instant
    page: Annotated[str | None, Field(description="The entry script of the page that this server ships.")]
    table: TableHead
    record: PublicRecord | None
    digest: Digest | None


class EventsMessage(Wire):
    """Events of the log, in order, and what they changed about the table; of the past: without what they changed.

    A game is played on by its turns. After a deal and after turns were taken back the record comes anew. The digest is
    there when the game has changed.
    """

    kind: Literal["events"] = "events"
    events: list[Event]
    table: TableChange | None = None
    record: PublicRecord | None = None
    digest: Digest | None = None


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


class AnswerMessage(Wire):
    """The answer to a turn: status and body are those that HTTP would have given."""

    kind: Literal["answer"] = "answer"
    key: IdempotencyKey
    status: int
    body: Accepted | ErrorAnswer


class PongMessage(Wire):
    """The answer to a ping."""

    kind: Literal["pong"] = "pong"


class SightMessage(Wire):
    """Whether the page with this socket can be seen: who sees a table needs no other alert of their turn there."""

    kind: Literal["sight"] = "sight"
    visible: bool


class TurnMessage(TurnRequest):
    """A whole turn to be committed, with its idempotency key."""

    kind: Literal["turn"] = "turn"
    key: IdempotencyKey


ClientMessage = Annotated[PongMessage | SightMessage | TurnMessage, Field(discriminator="kind")]


ServerMessage = Annotated[
    HelloMessage
    | EventsMessage
    | YouMessage
    | PresenceMessage
    | AnswerMessage
    | ResyncMessage
    | PingMessage
    | ByeMessage,
    Field(discriminator="kind"),
]
