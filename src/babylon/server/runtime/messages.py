"""What is sent to those who listen: a text is made once for all who get it, and only if someone does."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from babylon.server.process.text_frames import text_frame
from babylon.server.tables.as_json import event_text, head_json
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.public_record import begin_anew, digest_of, game_json
from babylon.server.tables.table_change import change_json
from babylon.server.wire.events import Event, Turn
from babylon.server.wire.json_text import JsonObject, dumped
from babylon.server.wire.messages import WIRE

TABLES = 64  # of which what one has made for one listener is kept for the next

T = TypeVar("T")


@dataclass(slots=True)
class Message:
    """Text to be sent; `seq` is the number of the last event in it, or 0."""

    kind: str
    text: Callable[[], str]
    seq: int = 0
    _frame: bytes = b""

    def frame(self) -> bytes:
        """The same as a WebSocket carries it, one for all who get it."""
        if not self._frame:
            self._frame = text_frame(self.text())
        return self._frame


class _Shared:
    """A text that is made when it is first asked for."""

    __slots__ = ("_make", "_text")

    def __init__(self, make: Callable[[], str]) -> None:
        self._make: Callable[[], str] | None = make
        self._text = ""

    def __call__(self) -> str:
        if self._make is not None:
            self._text, self._make = self._make(), None
        return self._text


class Latest(Generic[T]):
    """Something made of a table, one for all who ask while the table stays as it is; of the tables asked for last."""

    def __init__(self, make: Callable[[LiveTable], T]) -> None:
        self._make = make
        self._known: OrderedDict[str, tuple[LiveTable, T]] = OrderedDict()

    def of(self, table: LiveTable) -> T:
        """What is made of the table as it is."""
        known = self._known.pop(table.state.id, None)
        if known is None or known[0] is not table:
            known = (table, self._make(table))
        self._known[table.state.id] = known
        if len(self._known) > TABLES:
            self._known.popitem(last=False)
        return known[1]

    def forget(self, table: str) -> None:
        """Let go of what was made of a table."""
        self._known.pop(table, None)


def message(kind: str, make: Callable[[], JsonObject], seq: int = 0) -> Message:
    """A message of that kind; `make` gives its other fields."""
    return Message(kind, _Shared(lambda: dumped({"kind": kind, **make()})), seq)


def whole_text(table: LiveTable) -> Callable[[], str]:
    """The fields of a greeting that all get alike: the table, and its game as the public may tell it."""
    return _Shared(lambda: dumped({"table": head_json(table.state), **game_json(table)})[1:])


def hello_message(own: JsonObject, whole: Callable[[], str]) -> Message:
    """The greeting: what is meant for one listener, and what all get alike."""
    return Message("hello", lambda: f"{dumped({'kind': 'hello', 'wire': WIRE, **own})[:-1]},{whole()}")


def past_message(events: Sequence[Event]) -> Message:
    """Events that a listener has missed, for whoever tells what has happened."""
    return Message("events", _Shared(lambda: f"{_events_text(events)}}}"), events[-1].seq)


def events_message(before: LiveTable, after: LiveTable, events: Sequence[Event]) -> Message:
    """New events, what they changed about the table, and what shows whether a listener's game is the same."""
    return Message("events", _Shared(lambda: _news_text(before, after, events)), after.state.seq)


def _news_text(before: LiveTable, after: LiveTable, events: Sequence[Event]) -> str:
    news: JsonObject = {"table": change_json(before.state, after.state)}
    if begin_anew(events):
        news |= game_json(after)
    elif Turn in map(type, events):
        news["digest"] = digest_of(after)
    return f"{_events_text(events)},{dumped(news)[1:]}"


def _events_text(events: Sequence[Event]) -> str:
    """The beginning of a message with events: the object is still open."""
    return f'{{"kind":"events","events":[{",".join(map(event_text, events))}]'
