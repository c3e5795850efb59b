"""Where a server's connections come in: each is counted, looked at, and handed to one of its processes.

A request's first bytes are only peeked at, so whoever gets the connection reads it from the beginning. Any process
answers any request; a table's are handed to the same one, so that only that one reads and tells its turns. So a
connection that is kept comes back here when its next request is about a table of another process.
"""

import asyncio
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from babylon.server.process.connections import Connections
from babylon.server.process.limits import Refusal, answer
from babylon.server.supervision.channel import Handed
from babylon.server.supervision.children import Child
from babylon.server.supervision.owners import owner_of, table_in
from babylon.server.supervision.slots import Slot

AT_ONCE = 64  # connections that are taken in before anyone else has a turn
PEEK_BYTES = 1024
BACKLOG = 2048
HOLD_SECONDS = 5.0  # longer than a process takes to start
REST_SECONDS = 0.5


@dataclass(eq=False, slots=True)
class Guest:
    """A connection that nobody serves yet: it has said nothing, or its process is starting."""

    connection: socket.socket
    name: str | Refusal
    table: str | None = None
    head: bytes = b""  # what a process has read of it that it is not for
    alarm: asyncio.TimerHandle | None = None

    def is_awake(self) -> bool:
        """Whether there is anything to read, be it the end; a table in it is noted."""
        try:
            self.table = table_in(self.connection.recv(PEEK_BYTES, socket.MSG_PEEK))
        except (BlockingIOError, InterruptedError):
            return False
        except OSError:
            pass
        return True


class Entrance:
    """The open ports of a server; each of its processes may have so many connections (`room`)."""

    def __init__(
        self, listening: Sequence[socket.socket], slots: Sequence[Slot], connections: Connections, room: int
    ) -> None:
        self._listening, self._slots, self._connections, self._room = listening, slots, connections, room
        self._loop = asyncio.get_running_loop()
        self._silent: set[Guest] = set()
        self._held: dict[Guest, None] = {}
        for slot in slots:
            slot.on_ready = self._look_again

    def open(self) -> None:
        """Begin to take connections in."""
        for one in self._listening:
            one.setblocking(False)
            one.listen(BACKLOG)
            self._loop.add_reader(one, self._come_in, one)

    def close(self) -> None:
        """Take none in any more."""
        for one in self._listening:
            self._loop.remove_reader(one)
            one.close()
        for guest in [*self._silent, *self._held]:
            self._send_away(guest)

    def _come_in(self, listening: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, address = listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:
                # No files are left: whoever is still outside waits there.
                self._loop.remove_reader(listening)
                self._loop.call_later(REST_SECONDS, self._go_on, listening)
                return
            connection.setblocking(False)
            self._greet(connection, address[0] if isinstance(address, tuple) else "")

    def hand_over(self, file: int, handed: Handed) -> None:
        """Take a connection back from a process: what comes next on it is about a table that another looks after."""
        connection = socket.socket(fileno=file)
        self._place(Guest(connection, handed.name, table_in(handed.head), handed.head))

    def _go_on(self, listening: socket.socket) -> None:
        if listening.fileno() >= 0:
            self._loop.add_reader(listening, self._come_in, listening)

    def _greet(self, connection: socket.socket, host: str) -> None:
        guest = Guest(connection, self._connections.enter(host))
        if isinstance(guest.name, Refusal) or guest.is_awake():
            self._place(guest)
            return
        self._silent.add(guest)
        self._loop.add_reader(connection, self._spoken, guest)
        guest.alarm = self._loop.call_later(self._connections.limits.head_seconds, self._send_away, guest)

    def _spoken(self, guest: Guest) -> None:
        if guest.is_awake():
            self._forget(guest)
            self._place(guest)

    def _place(self, guest: Guest) -> None:
        """Hand a connection on, or keep it while the process that should have it is starting."""
        if self._is_worth_waiting(guest):
            self._held[guest] = None
            guest.alarm = self._loop.call_later(HOLD_SECONDS, self._hand_on, guest)
        else:
            self._hand_on(guest)

    def _is_worth_waiting(self, guest: Guest) -> bool:
        if guest.table is not None:
            own = self._slots[owner_of(guest.table, len(self._slots))]
            return own.child is None and own.is_starting
        return not any(slot.child for slot in self._slots)

    def _hand_on(self, guest: Guest) -> None:
        self._forget(guest)
        child = self._child_for(guest)
        if child is None:
            with suppress(OSError):
                guest.connection.send(answer(Refusal.FULL))
            self._send_away(guest)
        elif isinstance(guest.name, Refusal):
            child.refuse(guest.connection.detach(), guest.name)
        else:
            child.give(guest.connection.detach(), Handed(guest.name, guest.head))

    def _child_for(self, guest: Guest) -> Child | None:
        """The process that looks after the table, or the next one that is there; else the one with least to do."""
        ready = [slot.child for slot in self._slots if slot.child is not None and slot.child.load < self._room]
        if guest.table is None or not ready:
            return min(ready, key=lambda one: one.load, default=None)
        first, number = owner_of(guest.table, len(self._slots)), len(self._slots)
        return min(ready, key=lambda one: (one.number - first) % number)

    def _look_again(self) -> None:
        """Hand on what has waited for a process."""
        for guest in [one for one in self._held if not self._is_worth_waiting(one)]:
            self._hand_on(guest)

    def _forget(self, guest: Guest) -> None:
        if guest in self._silent:
            self._loop.remove_reader(guest.connection)
            self._silent.discard(guest)
        self._held.pop(guest, None)
        if guest.alarm is not None:
            guest.alarm.cancel()
            guest.alarm = None

    def _send_away(self, guest: Guest) -> None:
        self._forget(guest)
        guest.connection.close()
        if not isinstance(guest.name, Refusal):
            self._connections.leave(guest.name)
