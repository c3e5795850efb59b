"""The line between a server and PostgreSQL: it can be cut before or after a commit, or go dead."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from enum import Enum, auto
from typing import Self

CHUNK = 65536
COMMIT = b"COMMIT"


class Line(Enum):
    """What becomes of the bytes."""

    WHOLE = auto()
    DEAD = auto()  # they are swallowed in both directions, and connections stay open
    CUT = auto()  # connections are closed as soon as they are made
    CUT_BEFORE_COMMIT = auto()  # the next commit is not passed on, and the connection is closed
    CUT_AFTER_COMMIT = auto()  # the next commit is passed on, but not its answer
    DEAD_AFTER_COMMIT = auto()  # the same, and from then on the line is dead
    DEAD_BEFORE_COMMIT = auto()


class WireTap:
    """Listens on a port of its own, and passes on what `line` lets it."""

    def __init__(self, target: int) -> None:
        self._target = target
        self.line = Line.WHOLE
        self.commits = 0
        self._sockets: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *_problem: object) -> None:
        self.line = Line.CUT
        self._listener.close()
        for one in self._sockets:
            _close(one)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                if self.line is Line.CUT:
                    here.close()
                    continue
                there = socket.create_connection(("127.0.0.1", self._target))
                self._sockets += [here, there]
                threading.Thread(target=self._pump, args=(here, there, True), daemon=True).start()
                threading.Thread(target=self._pump, args=(there, here, False), daemon=True).start()

    def _pump(self, source: socket.socket, target: socket.socket, asks: bool) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if asks and COMMIT in data:
                    self.commits += 1
                    if self._breaks(target, data):
                        break
                if self.line is Line.DEAD:
                    continue
                target.sendall(data)
        _close(source)
        _close(target)

    def _breaks(self, target: socket.socket, data: bytes) -> bool:
        """Do what is due at a commit; whether the connection ends with it."""
        match self.line:
            case Line.CUT_BEFORE_COMMIT:
                self.line = Line.WHOLE
                return True
            case Line.CUT_AFTER_COMMIT:
                self.line = Line.DEAD
                target.sendall(data)
                # The answer, which is swallowed, shows that it has been done.
                threading.Event().wait(0.3)
                self.line = Line.WHOLE
                return True
            case Line.DEAD_AFTER_COMMIT:
                self.line = Line.DEAD
                target.sendall(data)
            case Line.DEAD_BEFORE_COMMIT:
                self.line = Line.DEAD
            case _:
                pass
        return False


def _close(one: socket.socket) -> None:
    with suppress(OSError):
        one.shutdown(socket.SHUT_RDWR)
    one.close()
