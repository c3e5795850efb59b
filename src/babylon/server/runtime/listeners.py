"""Who listens to which table, and what is waiting to be sent to each."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from babylon.server.process.text_frames import Take
from babylon.server.runtime.absences import Absences
from babylon.server.runtime.alarms import Alarm, alarms_of
from babylon.server.runtime.messages import Latest, Message, events_message, message, whole_text
from babylon.server.tables.live_table import LiveTable
from babylon.server.tables.roles import may_see
from babylon.server.wire.enums import Pause, Status
from babylon.server.wire.events import Event
from babylon.server.wire.json_text import JsonObject
from babylon.server.wire.table_view import You

QUEUE = 64
FEW = 12  # listeners of one table
CROWD_SECONDS = 0.5


@dataclass(eq=False, slots=True)
class Listener:
    """One connection to one table, with a bounded queue. Thousands wait at a time, so it is made of little.

    A connection that can `take` whole frames gets them without waking up whoever empties the queue, while it is empty.
    """

    holder: str | None
    you: You
    take: Take | None = None
    overflowed: bool = False
    closing: bool = False
    hidden: bool = False  # whether its page is out of sight
    waiting: list[Message] = field(default_factory=list)
    bell: asyncio.Future[None] | None = None
    patience: float = 0.0
    until: float = 0.0
    alarm: Alarm | None = None
    is_asking: bool = False  # whether an answer to them is being made
    held: tuple[Message, ...] = ()  # what goes in one packet with it

    def offer(self, one: Message, at: float | None = None) -> None:
        """Send a message or queue it; one too many and the listener is told to begin again.

        What comes of a turn is told in the same step in which its sender is answered: they get both in one packet.
        Who tells many at once says when.
        """
        if self.is_asking:
            if not self.held:
                asyncio.get_running_loop().call_soon(self._let_out)
            self.held += (one,)
        elif self.take is not None and self.bell is not None and self.take(one.frame()):
            # While the next message is waited for, all that was queued has been sent.
            self.until = (time.monotonic() if at is None else at) + self.patience
        else:
            self._queue(one)

    def answer(self, one: Message) -> None:
        """Send the answer, and in the same go what was held back for it."""
        self.is_asking = False
        held, self.held = self.held, ()
        self._send((*held, one))

    def _let_out(self) -> None:
        """Send what was held back, if the answer is not made yet."""
        held, self.held = self.held, ()
        if held:
            self._send(held)

    def _send(self, messages: tuple[Message, ...]) -> None:
        if self.take is None or self.bell is None or not self.take(b"".join([one.frame() for one in messages])):
            for one in messages:
                self._queue(one)
        else:
            self.until = time.monotonic() + self.patience

    def _queue(self, one: Message) -> None:
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
        self.bell, self.patience, self.until = loop.create_future(), patience, loop.time() + patience
        if self.alarm is None:
            self.alarm = alarms_of(loop).set(self.until, self._look)
        try:
            await self.bell
        finally:
            self.bell = None

    def _look(self, now: float) -> float | None:
        """Ring if it is time; else until when there is time: one alarm outlives many waits."""
        if self.bell is not None and self.until > now:
            return self.until
        self.alarm = None
        if self.bell is not None:
            self._ring()
        return None

    def let_go(self) -> None:
        """Nobody waits any more."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def _ring(self) -> None:
        bell, self.bell = self.bell, None
        if bell is not None and not bell.done():
            bell.set_result(None)


def _frames(messages: list[Message]) -> bytes:
    return messages[0].frame() if len(messages) == 1 else b"".join([one.frame() for one in messages])


def _shows_itself_alike(before: LiveTable, table: LiveTable) -> bool:
    """Whether everybody is what they were before, and sees what they saw, as after nearly every turn."""
    is_sealed = table.state.tournament is not None
    return before.known is table.known and before.state.settings is table.state.settings and not is_sealed


class Hub:
    """The listeners of every table."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._untold: set[str] = set()
        self.whole = Latest(whole_text)
        self._absences = Absences()
        self.closing = False
        self.page: str | None = None  # the entry script of the page that this server ships
        self.paused: dict[str, Pause] = {}
        self.on_watched: Callable[[LiveTable], None] = lambda _table: None
        self.on_silent: Callable[[str], None] = lambda _table: None

    def join(self, table: str, listener: Listener) -> None:
        """Begin to listen."""
        self._listeners.setdefault(table, set()).add(listener)
        self._tell_presence(table)

    def leave(self, table: str, listener: Listener, *, is_played: bool = True) -> None:
        """Listen no more; where nobody plays, it does not matter when."""
        listeners = self._listeners.get(table, set())
        listeners.discard(listener)
        listener.let_go()
        if listener.holder is not None and listener.you.seats and is_played:
            self._absences.seen(table, listener.holder)
        if listeners:
            self._tell_presence(table)
        else:
            self._listeners.pop(table, None)
            self.whole.forget(table)
            self.on_silent(table)

    def pause(self, table: str, why: Pause | None) -> None:
        """Tell those who listen that bots wait, and why, or that they play on."""
        if self.paused.get(table) is why:
            return
        if why is None:
            del self.paused[table]
        else:
            self.paused[table] = why
        self._tell_presence(table)

    def publish(self, before: LiveTable, table: LiveTable, events: Sequence[Event]) -> None:
        """Send new events, and what they led to, to all who listen."""
        self._look_for_the_end(table)
        listeners = self._listeners.get(table.state.id)
        if not listeners:
            return
        told = events_message(before, table, events) if events else None
        at = time.monotonic()
        if told is not None and _shows_itself_alike(before, table):
            for listener in tuple(listeners):
                listener.offer(told, at)
            return
        for listener in tuple(listeners):
            you = table.you(listener.holder)
            if you is not listener.you:
                listener.become(you)
            if told is not None:
                listener.offer(told, at)
            if not may_see(table.state, you):
                listener.close()
                # Who does not read what they are sent stays connected for a while; they hear of nothing more.
                listeners.discard(listener)

    def present(self, table: str) -> JsonObject:
        """Who is connected."""
        listeners = self._listeners.get(table, set())
        seats = {seat for listener in listeners for seat in listener.you.seats}
        watchers = sum(not listener.you.seats for listener in listeners)
        return {"seats": sorted(seats), "watchers": watchers, "paused": self.paused.get(table)}

    def seen(self, table: LiveTable, holder: str | None) -> None:
        """Note that someone has asked something; only those who sit there and play matter."""
        if holder is not None and table.state.status is Status.PLAYING and table.you(holder).seats:
            self._absences.seen(table.state.id, holder)

    def _look_for_the_end(self, table: LiveTable) -> None:
        if table.state.status is not Status.PLAYING:
            self.forget(table.state.id)

    def forget(self, table: str) -> None:
        """Nobody can be away from a table any more."""
        self._absences.forget(table)

    def away(self, table: str, holder: str) -> float | None:
        """For how many seconds a holder has been away from a table; None: they are connected, by whatever tab."""
        if any(listener.holder == holder for listener in self._listeners.get(table, set())):
            return None
        return self._absences.seconds(table, holder)

    def looking(self, table: str, holder: str) -> bool:
        """Whether a holder has a table before their eyes: connected, and not by a page that is out of sight."""
        listeners = self._listeners.get(table, set())
        return any(listener.holder == holder and not listener.hidden for listener in listeners)

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
        """Tell who is there, at once among few; a crowd hears it now and then, else all would hear of each."""
        if len(self._listeners.get(table, ())) <= FEW:
            self._tell_now(table)
        elif table not in self._untold:
            self._untold.add(table)
            asyncio.get_running_loop().call_later(CROWD_SECONDS, self._tell_now, table)

    def _tell_now(self, table: str) -> None:
        self._untold.discard(table)
        present = self.present(table)
        told = message("presence", lambda: {"present": present})
        for listener in self._listeners.get(table, set()):
            listener.offer(told)
