"""A WebSocket that can't cost more than the limits allow, and that forgets its beginning: thousands wait for hours.

It builds on what is uvicorn's own, see `protocols`.
"""

import time
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from babylon.server.process.connections import Connections
from babylon.server.process.limits import MESSAGES_AT_ONCE, UNBOUNDED, Refusal, answer
from babylon.server.process.text_frames import (
    EXTENSION,
    PING,
    PONG,
    WHOLE_TEXT,
    is_sign,
    is_whole,
    sign_frame,
    unmasked,
)

MINUTE = 60.0
ASK = sign_frame(PING, b"")
END_OF_HANDSHAKE = b"\r\n\r\n"
NOT_TEXT, TOO_BIG, TOO_MANY = 1007, 1009, 4429


class BoundedSocket(WebSocketsSansIOProtocol):
    """A connection from the handshake on."""

    registry: ClassVar[Connections]

    name: str | None = None  # under which it is counted
    minute = 0.0  # when it began
    heard = 0  # packets and frames in this minute
    heard_at = 0.0  # when anything came in
    asked_at = 0.0  # when it was asked for a sign of life
    is_plain = False  # whether each packet since the handshake was a whole frame, so that the next begins one

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        if self.name is not None:
            self.registry.leave(self.name)
            self.name = None

    def data_received(self, data: bytes) -> None:
        """Take in frames, as long as they stay within the limits; the first data are the handshake.

        A text that comes as one packet, as turns do, is read here, and so is a sign of life, of which thousands of
        sockets give a hundred a second: a parser of all kinds of frames takes far longer.
        """
        if not self.handshake_initiated:
            self._shake_hands(data)
        elif len(data) > MESSAGES_AT_ONCE * self.registry.limits.message_bytes:
            # Not even parsed: a frame takes six bytes to send and far more to look at.
            self._end(TOO_BIG, Refusal.LONG_BODY)
        else:
            self.is_plain = self.is_plain and is_whole(data)
            is_simple = self.is_plain and not self.close_sent and (data[0] == WHOLE_TEXT or is_sign(data))
            # A packet is counted, and each frame in it.
            if not self._may_say_more(1 + is_simple):
                return
            if is_simple:
                self._heard(data)
            else:
                super().data_received(data)

    def _shake_hands(self, data: bytes) -> None:
        super().data_received(data)
        self.is_plain = data.find(END_OF_HANDSHAKE) == len(data) - len(END_OF_HANDSHAKE)
        if not self.handshake_initiated:
            self._refuse_handshake()

    def _heard(self, frame: bytes) -> None:
        """Act on a whole frame; a sign of life has done all it can by coming."""
        if frame[0] == WHOLE_TEXT:
            self._pass_on(unmasked(frame))
        elif frame[0] == PING:
            self.transport.write(sign_frame(PONG, unmasked(frame)))

    def handle_events(self) -> None:
        """Count frames before anyone acts on them."""
        if not self.handshake_initiated or self._may_say_more(len(self.conn.events)):
            super().handle_events()

    def _may_say_more(self, things: int) -> bool:
        self.heard_at = now = time.monotonic()
        if now - self.minute > MINUTE:
            self.minute, self.heard = now, 0
        self.heard += things
        if self.heard <= self.registry.limits.messages_per_minute:
            return True
        self._end(TOO_MANY, Refusal.MANY_MESSAGES)
        return False

    def send_receive_event_to_app(self) -> None:
        """Pass on a text, if it is one: uvicorn would log where it noticed."""
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self._pass_on(data)

    def _pass_on(self, said: bytes) -> None:
        """Let the application have a text. Reading stops behind one that nobody has taken.

        Uvicorn stops behind each, and begins again: two calls of the system for every message.
        """
        try:
            text = said.decode()
        except UnicodeDecodeError:
            self._end(NOT_TEXT, Refusal.MALFORMED)
            return
        is_behind = not self.queue.empty()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if is_behind and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        """Begin to serve, and offer to take whole frames."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"take": self.take}

    def start_keepalive(self) -> None:
        """Be looked at from now on, in turns with all others and not by timers of one's own."""
        self.heard_at = time.monotonic()
        self.registry.rounds.join(self, min(self.ping_interval or UNBOUNDED, self.registry.limits.send_seconds))

    def stop_keepalive(self) -> None:
        """Be looked at no more."""
        super().stop_keepalive()
        self.registry.rounds.leave(self)

    def look(self, now: float) -> None:
        """Ask for a sign of life, and go when there is none. Whoever says anything, a turn say, is not asked."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.asked_at > self.heard_at:
            if self.ping_timeout and now - self.asked_at >= self.ping_timeout:
                # Whatever goes wrong with it goes wrong for this one alone.
                self.loop.call_soon(self.keepalive_timeout)
        elif self.ping_interval and now - self.heard_at >= self.ping_interval:
            self.asked_at = now
            self.transport.write(ASK)

    def take(self, frame: bytes) -> bool:
        """Send a frame now; not when the reader is slow or leaves, of which only `send` waits for the end."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    def _end(self, code: int, refusal: Refusal) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.registry.refused(refusal)
        try:
            self.conn.send_close(code)
        except InvalidState:
            self.transport.abort()
        else:
            self.handle_parser_exception()

    def _refuse_handshake(self) -> None:
        """Answer a handshake that could not be read, of which uvicorn does not hear."""
        self.registry.refused(Refusal.MALFORMED)
        self.transport.write(b"".join(self.conn.data_to_send()) or answer(Refusal.MALFORMED))
        self.handshake_initiated = self.handshake_complete = self.close_sent = True
        self.transport.close()

    async def send(self, message: Any) -> None:  # noqa: ANN401 - uvicorn's type for it is private
        """Send, and drop the handshake once it has met its answer: it is a fifth of what a connection takes."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self.__dict__.pop("request", None)
            self.__dict__.pop("response", None)
