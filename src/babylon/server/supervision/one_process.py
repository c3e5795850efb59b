"""One of a server's processes as it sees itself: connections and orders come from its parent."""

import asyncio
import os
import sys
from functools import partial
from socket import socket

from babylon.pieces.errors import BabylonError
from babylon.server.process.connections import Admitted
from babylon.server.process.limits import Limits, Refusal
from babylon.server.process.logs import log
from babylon.server.process.metrics import Metrics
from babylon.server.setting_sources import BadConfig, Sources
from babylon.server.supervision.channel import PACKET_BYTES, Channel, Handed, Packet, Word, in_a_file, text_of
from babylon.server.supervision.owners import groups_of, is_of_another, owner_of
from babylon.server.uvicorn_server import server_of
from babylon.words import language


def serve(parent: socket, number: int) -> None:
    """Serve until the parent says that it is enough, or has gone."""
    log.process = number
    said = parent.recv(PACKET_BYTES).decode().partition(" ")[2]
    try:
        OneProcess(parent, number, Sources.from_json(said)).run()
    except BabylonError as error:
        sys.exit(error.sentence(language(None, os.environ)))
    except BadConfig as error:
        sys.exit(str(error))


class OneProcess:
    """Does what the parent says."""

    def __init__(self, parent: socket, number: int, sources: Sources) -> None:
        self._parent = parent
        config = sources.load()
        self._number, self._processes = number, config.processes
        self._server = server_of(config, self._registry)
        self._service = self._server.service
        self._service.scheduler.is_own = lambda table: owner_of(table, config.processes) == number
        self._service.tables.told.keep(groups_of(number, config.processes))
        self._service.metrics.of_all = self._figures_of_all
        self._server.on_ready = self._begin
        self._arriving: set[asyncio.Task[None]] = set()
        self._asked: asyncio.Future[bytes] | None = None

    def run(self) -> None:
        """Serve."""
        self._server.run(sockets=[])

    def _registry(self, limits: Limits, proxies: str, metrics: Metrics) -> Admitted:
        # The parent counts them all.
        self._connections = Admitted(limits, proxies, metrics, self._left)
        self._connections.others = partial(is_of_another, number=self._number, processes=self._processes)
        self._connections.on_elsewhere = self._hand_over
        return self._connections

    def _begin(self) -> None:
        self._channel = Channel(self._parent, self._heard, self._server.leave)
        self._channel.tell(Packet(Word.READY))

    def _left(self, name: str) -> None:
        self._channel.tell(Packet(Word.LEFT, name))

    def _hand_over(self, file: int, name: str, head: bytes) -> None:
        self._channel.tell(Packet(Word.ELSEWHERE, str(Handed(name, head)), file))

    def _heard(self, packet: Packet) -> None:
        match packet:
            case Packet(Word.CONNECTION, told, int() as file):
                handed = Handed.of(told)
                self._take(file, handed.name, handed.head)
            case Packet(Word.REFUSED, limit, int() as file):
                self._take(file, Refusal(limit))
            case Packet(Word.LEAVE):
                self._server.leave()
            case Packet(Word.ALONE):
                self._service.scheduler.take_over()
            case Packet(Word.ASK):
                self._channel.tell(Packet(Word.FIGURES, file=in_a_file(self._service.figures())))
            case Packet(Word.FIGURES, _, int() as file):
                text = text_of(file)
                if self._asked is not None and not self._asked.done():
                    self._asked.set_result(text)
                self._asked = None
            case _:
                raise AssertionError(packet)

    def _take(self, file: int, admitted: str | Refusal, head: bytes = b"") -> None:
        task = asyncio.create_task(self._arrive(socket(fileno=file), admitted, head))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _arrive(self, connection: socket, admitted: str | Refusal, head: bytes) -> None:
        """Serve a connection as if it had come in here."""
        if not isinstance(admitted, Refusal):
            self._connections.admit()
        made = partial(self._server.protocol, admitted, head)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(made, connection)
        except OSError:
            # It has ended before it began.
            connection.close()
            if not isinstance(admitted, Refusal):
                self._connections.leave(admitted)

    async def _figures_of_all(self) -> bytes:
        """What the parent has asked of every process; several may wait for one answer."""
        if self._asked is None:
            self._asked = asyncio.get_running_loop().create_future()
            self._channel.tell(Packet(Word.ASK))
        return await asyncio.shield(self._asked)
