"""HTTP on a connection that can't cost more than the limits allow: looked at while a request comes in, not after.

It builds on what is uvicorn's own, see `protocols`.
"""

import asyncio
import os
from enum import Enum
from typing import ClassVar, Never

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from babylon.server.process.bounded_socket import BoundedSocket
from babylon.server.process.connections import Connections
from babylon.server.process.limits import Refusal, answer

AT_ONCE = 16  # requests on one connection that wait for those before them
FAREWELL_SECONDS = 1.0
FAREWELL_BYTES = 2**20
HANDED_BYTES = 2**14  # of a request that another process gets; of a longer one the connection ends with the answer


class Part(Enum):
    """Which part of a request has begun and not come to its end."""

    NONE = 0
    HEAD = 1
    BODY = 2


class BeyondLimit(Exception):
    """Ends the parsing of a request."""


class BoundedHttp(HttpToolsProtocol):
    """A connection from its first byte to its last, or until it becomes a WebSocket."""

    registry: ClassVar[Connections]

    admitted: str | Refusal | None = None  # what was decided about it before it came here
    read_before = b""  # of it, by another process
    name: str | None = None  # under which it is counted
    part = Part.NONE
    size = 0  # bytes of the part so far
    timed = Part.NONE
    deadline: asyncio.TimerHandle | None = None
    running: RequestResponseCycle | None = None
    refusal: Refusal | None = None
    is_over = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Count the connection, or refuse it."""
        super().connection_made(transport)
        counted = self.admitted
        if counted is None:
            counted = self.registry.enter(self.client[0] if self.client else "")
        if isinstance(counted, Refusal):
            self.refuse(counted)
        else:
            self.name = counted
            self._expect(Part.HEAD, self.registry.limits.head_seconds)
            self.registry.rounds.join(self, self.registry.limits.send_seconds)
            if self.read_before:
                head, self.read_before = self.read_before, b""
                self._take_in(head)

    def look(self, now: float) -> None:
        """Do nothing: what a request may take is bounded as it comes in."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection, and tell every request of it that nobody waits any more."""
        super().connection_lost(exc)
        self.registry.rounds.leave(self)
        self._expect(Part.NONE, None)
        self._give_up()
        if self.name is not None:
            self.registry.leave(self.name)
            self.name = None

    def data_received(self, data: bytes) -> None:
        """Take in what was sent, unless it is another process' to answer."""
        if self._is_between_requests() and len(data) <= HANDED_BYTES and self.registry.is_elsewhere(data):
            self._hand_over(data)
        else:
            self._take_in(data)

    def _is_between_requests(self) -> bool:
        """Whether a connection that was kept has nothing on it: its first request came by its own process' door."""
        return (
            self.running is not None
            and self.running.response_complete
            and not (self.size or self.pipeline or self.is_over)
            and self.part is Part.NONE
            and self.name is not None
            and not self.transport.is_closing()
            and not self.transport.get_write_buffer_size()
        )

    def _hand_over(self, data: bytes) -> None:
        """Leave the connection to another process. Closing our end of it does not end it: the other has one, too."""
        name, self.name = self.name or "", None
        file = os.dup(self.transport.get_extra_info("socket").fileno())
        self.transport.pause_reading()
        self.registry.hand_over(file, name, data)
        self.transport.abort()

    def _take_in(self, data: bytes) -> None:
        """Read it, as long as it stays within the limits."""
        self.size += len(data)
        if not self.is_over:
            super().data_received(data)
            if self.name is not None and not self.is_over:
                self._look()
        elif self.size > FAREWELL_BYTES:
            self.transport.abort()

    def _look(self) -> None:
        """Bound what is still to come of a request. One that came as a whole costs next to nothing here."""
        limits = self.registry.limits
        if self.part is Part.BODY:
            self._expect(Part.BODY, limits.body_seconds)
            if self.size > limits.body_bytes + limits.head_bytes:
                self.refuse(Refusal.LONG_BODY)
        elif self.part is Part.HEAD or not self._is_answering():
            # Empty lines before a request are a beginning too, else they would keep a connection for ever.
            self._expect(Part.HEAD, limits.head_seconds)
            if self.part is Part.HEAD and len(self.url) > limits.line_bytes:
                self.refuse(Refusal.LONG_LINE)
            elif self.size > limits.head_bytes:
                self.refuse(Refusal.LONG_HEAD)
        else:
            self._expect(Part.NONE, None)

    def _is_answering(self) -> bool:
        return self.running is not None and not self.running.response_complete

    def _expect(self, part: Part, seconds: float | None) -> None:
        """Give a part its time, once; bytes that trickle in win no more of it."""
        if self.timed is part:
            return
        self.timed = part
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        if self.flow.read_paused:  # it is our turn, not theirs
            self.deadline = self.loop.call_later(FAREWELL_SECONDS, self._late)
        elif self.part is Part.NONE:
            self.transport.close()
        else:
            self.refuse(Refusal.SLOW_HEAD if self.part is Part.HEAD else Refusal.SLOW_BODY)

    def on_message_begin(self) -> None:
        """Begin a request, unless too many wait already."""
        if len(self.pipeline) >= AT_ONCE:
            self._stop(Refusal.MANY_AT_ONCE)
        self.part = Part.HEAD
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Begin to answer a head that is within the limits."""
        # Looked at as a whole: a look at each header would cost more than all the rest.
        if broken := self._broken_limit():
            self._stop(broken)
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before and self.registry.is_elsewhere(b"GET " + self.url):
            # It could not be handed over. The next one may be about the same table: it gets to that table's process.
            self.cycle.keep_alive = False
        self.part = Part.BODY
        # What came beyond the longest head is body; the parser does not say where the one ends and the other begins.
        self.size = max(0, self.size - self.registry.limits.head_bytes)

    def _broken_limit(self) -> Refusal | None:
        limits = self.registry.limits
        if len(self.url) > limits.line_bytes:
            return Refusal.LONG_LINE
        if len(self.headers) > limits.headers:
            return Refusal.MANY_HEADERS
        # What came is no less than the head, unless it came together with the request before.
        is_long = self.size > limits.head_bytes or not self.size
        if is_long and sum(len(name) + len(value) for name, value in self.headers) > limits.head_bytes:
            return Refusal.LONG_HEAD
        return None

    def on_message_complete(self) -> None:
        """End a request; what came after its body are headers, too."""
        if len(self.headers) > self.registry.limits.headers:
            self._stop(Refusal.MANY_HEADERS)
        super().on_message_complete()
        self.part, self.size = Part.NONE, 0

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def _stop(self, refusal: Refusal) -> Never:
        self.refusal = refusal
        raise BeyondLimit

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - uvicorn's own words are not sent
        """Refuse what the parser did not take, or what we did not let it take."""
        self.refuse(self.refusal or Refusal.MALFORMED)

    def refuse(self, refusal: Refusal) -> None:
        """Say why, where it can be said, and end the connection once they have had time to read it.

        Closed at once, a connection on which more was sent than we have read would take the answer with it.
        """
        self.registry.refused(refusal)
        is_counted = self.name is not None
        may_stay = is_counted or self.registry.begin_farewell()
        may_answer = self._may_answer()
        self.is_over, self.size = True, 0
        self._give_up()
        if not may_stay:
            self.transport.abort()
            return
        if may_answer:
            self.transport.write(answer(refusal))
        self.transport.write_eof()
        self.flow.resume_reading()
        self._expect(Part.NONE, None)
        self.loop.call_later(FAREWELL_SECONDS, self._end, is_counted)

    def _end(self, is_counted: bool) -> None:
        if not is_counted:
            self.registry.end_farewell()
        self.transport.abort()

    def _may_answer(self) -> bool:
        """Whether what we write now would be taken for the answer to what is refused."""
        if self.part is Part.BODY:
            return self.running is self.cycle and not self.cycle.response_started
        return not self._is_answering()

    def _give_up(self) -> None:
        """Tell requests that are being answered, or wait, that nobody will hear it."""
        unanswered = [self.running, *(cycle for cycle, _ in self.pipeline)]
        self.pipeline.clear()
        for cycle in unanswered:
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def handle_websocket_upgrade(self) -> None:
        """Become a WebSocket, and leave nothing behind: the parser and this would hold on to each other."""
        self._expect(Part.NONE, None)
        self.registry.rounds.leave(self)
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        if isinstance(socket, BoundedSocket):
            socket.name, self.name = self.name, None
        self.__dict__.pop("parser", None)
