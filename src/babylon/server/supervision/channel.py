"""What a parent and its processes tell each other: packets on a socket that keeps them whole, and files with them."""

import asyncio
import os
import socket
import sys
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from struct import Struct

PACKET_BYTES = 65536
_FILE = Struct("i")
FILE_BYTES = socket.CMSG_SPACE(_FILE.size) if sys.platform == "linux" else 0
AT_ONCE = 64  # packets that are taken in before anyone else has a turn


class Word(StrEnum):
    """What a packet is about."""

    SETTINGS = "settings"  # to a process: what it serves
    READY = "ready"  # from a process: it serves
    CONNECTION = "connection"  # to a process, with its file: a connection, its name, and what was read of it already
    ELSEWHERE = "elsewhere"  # from a process, likewise: what comes next on it is another's
    REFUSED = "refused"  # to a process, with its file: a connection that is over a limit, and which
    LEFT = "left"  # from a process: a connection of that name has ended
    LEAVE = "leave"  # to a process: send everyone back to the door, and go
    ALONE = "alone"  # to a process: nobody else looks after its tables any more
    ASK = "ask"  # either way: for figures
    FIGURES = "figures"  # either way: they are in the file


@dataclass(frozen=True, slots=True)
class Packet:
    """One thing said; a file in it belongs to whoever has the packet."""

    word: Word
    text: str = ""
    file: int | None = None


@dataclass(frozen=True, slots=True)
class Handed:
    """A connection as packets tell of it: under which name it is counted, and what was read of it already."""

    name: str
    head: bytes = b""

    @classmethod
    def of(cls, text: str) -> "Handed":
        """What a packet's text says."""
        name, _, head = text.partition(" ")
        return cls(name, b64decode(head))

    def __str__(self) -> str:
        return f"{self.name} {b64encode(self.head).decode()}"


class Channel:
    """One end. `heard` gets each packet, `lost` is called once when the other end has gone."""

    def __init__(self, end: socket.socket, heard: Callable[[Packet], None], lost: Callable[[], None]) -> None:
        self._end, self._heard, self._lost = end, heard, lost
        self._waiting: deque[Packet] = deque()
        self._loop = asyncio.get_running_loop()
        end.setblocking(False)
        self._loop.add_reader(end, self._read)

    def tell(self, packet: Packet) -> None:
        """Send a packet, now or as soon as the other end has room; what nobody hears any more is dropped."""
        if self._end.fileno() < 0:
            _drop(packet)
        elif self._waiting or not self._sent(packet):
            self._waiting.append(packet)
            self._loop.add_writer(self._end, self._send)

    def close(self) -> None:
        """Say and hear no more."""
        if self._end.fileno() >= 0:
            self._loop.remove_reader(self._end)
            self._loop.remove_writer(self._end)
            self._end.close()
        for packet in self._waiting:
            _drop(packet)
        self._waiting.clear()

    def _send(self) -> None:
        while self._waiting and self._sent(self._waiting[0]):
            self._waiting.popleft()
        if not self._waiting and self._end.fileno() >= 0:
            self._loop.remove_writer(self._end)

    def _sent(self, packet: Packet) -> bool:
        """Whether it has gone; one that nobody takes any more has, too."""
        said = f"{packet.word} {packet.text}".encode()
        try:
            if packet.file is None:
                self._end.send(said)
            else:
                socket.send_fds(self._end, [said], [packet.file])
        except BlockingIOError:
            return False
        except OSError:
            # The other end has gone, which the reader will notice.
            pass
        _drop(packet)
        return True

    def _read(self) -> None:
        for _ in range(AT_ONCE):
            try:
                said, beside, _, _ = self._end.recvmsg(PACKET_BYTES, FILE_BYTES, socket.MSG_CMSG_CLOEXEC)
            except BlockingIOError:
                return
            except OSError:
                said, beside = b"", []
            if not said:
                self.close()
                self._lost()
                return
            word, _, text = said.decode().partition(" ")
            self._heard(Packet(Word(word), text, _FILE.unpack(beside[0][2])[0] if beside else None))
            if self._end.fileno() < 0:
                return


def pair() -> tuple[socket.socket, socket.socket]:
    """Both ends."""
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)


def in_a_file(text: bytes) -> int:
    """A file in memory with that text: one of any length can be handed over so."""
    file = os.memfd_create("babylon", os.MFD_CLOEXEC)
    with open(file, "wb", closefd=False) as writing:
        writing.write(text)
    return file


def text_of(file: int) -> bytes:
    """What such a file says; it is closed."""
    with open(file, "rb") as reading:
        reading.seek(0)
        return reading.read()


def _drop(packet: Packet) -> None:
    if packet.file is not None:
        with suppress(OSError):
            os.close(packet.file)
