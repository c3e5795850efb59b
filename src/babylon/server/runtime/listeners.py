"""Who listens to which table, and what is waiting to be sent to each."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property

from babylon.server.tables.as_json import event_text, table_text
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.roles import may_see
from babylon.server.wire.events import Event
from babylon.server.wire.json_text import JsonObject, dumped
from babylon.server.wire.table_view import You

QUEUE = 64
STATES = 64


@dataclass(frozen=True, slots=True)
class Message:
    """Text to be sent; `seq` is the number of an event, or 0."""

    kind: str
    text: Callable[[], str]
    seq: int = 0


class _Shared:
    """A message's text, made once for all who get it, and only if someone does."""

    def __init__(self, make: Callable[[], str]) -> None:
        self._make = make

    def __call__(self) -> str:
        return self._text

    @cached_property
    def _text(self) -> str:
        return self._make()


def message(kind: str, make: Callable[[], JsonObject], seq: int = 0) -> Message:
    """A message of that kind; `make` gives its other fields."""
    return Message(kind, _Shared(lambda: dumped({"kind": kind, **make()})), seq)


def event_message(event: Event) -> Message:
    """One event of the log."""
    return Message("event", _Shared(lambda: f'{{"kind":"event","event":{event_text(event)}}}'), event.seq)


def state_message(table: LiveTable) -> Message:
    """The table as it is."""
    return Message("state", _Shared(lambda: f'{{"kind":"state","table":{table_text(table)}}}'))


@dataclass(eq=False, slots=True)
class Listener:
    """One connection to one table, with a bounded queue. Thousands wait at a time, so it is made of little."""

    holder: str | None
    you: You
    wants_state: bool = True
    overflowed: bool = False
    closing: bool = False
    waiting: list[Message] = field(default_factory=list)
    bell: asyncio.Future[None] | None = None

    def offer(self, one: Message) -> None:
        """Queue a message; one too many and the listener is told to begin again."""
        if one.kind == "state" and not self.wants_state:
            return
        if len(self.waiting) >= QUEUE:
            self.overflowed = True
            self.waiting.clear()
        if not self.overflowed:
            self.waiting.append(one)
        self._ring()

    def become(self, you: You) -> None:
        """Tell the listener that they are something else here now."""
        if you != self.you:
            self.you = you
            self.offer(message("you", lambda: {"you": you.model_dump()}))

    def close(self) -> None:
        """Wake up for the last time."""
        self.closing = True
        self._ring()

    async def next(self, patience: float) -> list[Message]:
        """What is waiting, or nothing when it takes longer than `patience` seconds."""
        if not self.waiting and not self.overflowed and not self.closing:
            await self._rung(patience)
        messages, self.waiting = self.waiting, []
        return messages

    async def _rung(self, patience: float) -> None:
        loop = asyncio.get_running_loop()
        self.bell = loop.create_future()
        timer = loop.call_later(patience, self._ring)
        try:
            await self.bell
        finally:
            timer.cancel()
            self.bell = None

    def _ring(self) -> None:
        if self.bell is not None and not self.bell.done():
            self.bell.set_result(None)


class Hub:
    """The listeners of every table."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._states: OrderedDict[str, tuple[LiveTable, Message]] = OrderedDict()
        self.closing = False

    def state(self, table: LiveTable) -> Message:
        """The table's state as a message, one for all who ask at about the same time."""
        known = self._states.pop(table.state.id, None)
        if known is None or known[0] is not table:
            known = (table, state_message(table))
        self._states[table.state.id] = known
        if len(self._states) > STATES:
            self._states.popitem(last=False)
        return known[1]

    def join(self, table: str, listener: Listener) -> None:
        """Begin to listen."""
        self._listeners.setdefault(table, set()).add(listener)
        self._tell_presence(table)

    def leave(self, table: str, listener: Listener) -> None:
        """Listen no more."""
        listeners = self._listeners.get(table, set())
        listeners.discard(listener)
        if listeners:
            self._tell_presence(table)
        else:
            self._listeners.pop(table, None)
            self._states.pop(table, None)

    def publish(self, table: LiveTable, events: Iterable[Event]) -> None:
        """Send new events, and the state they led to, to all who listen."""
        listeners = self._listeners.get(table.state.id)
        if not listeners:
            return
        messages = [*(event_message(event) for event in events), self.state(table)]
        for listener in listeners:
            listener.become(table.you(listener.holder))
            if not may_see(table.state, listener.you):
                listener.close()
            for one in messages:
                listener.offer(one)

    def present(self, table: str) -> JsonObject:
        """Who is connected."""
        listeners = self._listeners.get(table, set())
        seats = {seat for listener in listeners for seat in listener.you.seats}
        return {"seats": sorted(seats), "watchers": sum(not listener.you.seats for listener in listeners)}

    def is_heard(self, table: str) -> bool:
        """Whether anyone listens to it."""
        return table in self._listeners

    def tables(self) -> list[str]:
        """Tables that someone listens to."""
        return list(self._listeners)

    def count(self) -> int:
        """How many listen."""
        return sum(len(listeners) for listeners in self._listeners.values())

    def close(self) -> None:
        """Tell everyone that the server is going away."""
        self.closing = True
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.close()

    def _tell_presence(self, table: str) -> None:
        present = self.present(table)
        told = message("presence", lambda: {"present": present})
        for listener in self._listeners.get(table, set()):
            listener.offer(told)
