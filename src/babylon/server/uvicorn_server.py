"""One process that answers until it is told to stop, and then leaves nothing undone."""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from socket import socket
from types import FrameType
from typing import Any, TypeAlias, cast

import uvicorn

from babylon.server.app import create_app
from babylon.server.config import Config
from babylon.server.process.connections import Connections
from babylon.server.process.file_limit import raise_file_limit, room
from babylon.server.process.garbage import look_seldom
from babylon.server.process.limits import MESSAGES_AT_ONCE, UNBOUNDED, Limits, Refusal
from babylon.server.process.logs import log
from babylon.server.process.metrics import Metrics
from babylon.server.process.ports import bound_unread
from babylon.server.process.protocols import http_protocol, socket_protocol
from babylon.server.process.rounds import Rounds
from babylon.server.process.stalled import Stalled
from babylon.server.routes.socket import SocketRoute
from babylon.server.service import Service

GRACEFUL_SECONDS = 10
MOMENT = 0.05


Registry: TypeAlias = Callable[[Limits, str, Metrics], Connections]


class Server(uvicorn.Server):
    """Says goodbye to every listener before the connections are closed."""

    service: Service
    stalled: Stalled
    rounds: Rounds
    facts: dict[str, int]  # for the log
    on_ready: Callable[[], object] | None = None
    going: tuple[asyncio.AbstractEventLoop, asyncio.Event] | None = None

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Open the port, then say so."""
        await super().startup(sockets)
        for listening in (one for server in self.servers for one in server.sockets):
            bound_unread(listening.fileno())
        asyncio.get_running_loop().call_later(MOMENT, look_seldom)
        if self.on_ready is not None and self.started:
            self.on_ready()

    async def main_loop(self) -> None:
        """Look after the connections now and then until it is time to go.

        uvicorn does so ten times a second, which is a third of what a server costs at rest.
        """
        self.going = asyncio.get_running_loop(), asyncio.Event()
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                async with asyncio.timeout(min(self.stalled.pause, self.rounds.pause)):
                    await self.going[1].wait()

    async def on_tick(self, counter: int) -> bool:
        """Look after some connections; whether it is time to go is answered."""
        self.stalled.look(one.transport for one in self.rounds.look())
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, the first time gently."""
        self.service.hub.close()
        super().handle_exit(sig, frame)
        self._go()

    def leave(self) -> None:
        """Stop gently, without a signal."""
        self.service.hub.close()
        self.should_exit = True
        self._go()

    def _go(self) -> None:
        if self.going is not None:
            loop, event = self.going
            loop.call_soon_threadsafe(event.set)

    def protocol(self, admitted: str | Refusal, head: bytes) -> asyncio.Protocol:
        """What serves a connection that came in elsewhere, where it was decided whether it may, and `head` was read."""
        kind: Any = self.config.http_protocol_class
        one = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        one.admitted, one.read_before = admitted, head
        return cast("asyncio.Protocol", one)


def serve(config: Config, on_ready: Callable[[], object] | None = None) -> None:
    """Serve until a signal comes; `on_ready` is called once the port answers."""
    server = server_of(config)
    server.on_ready = on_ready
    url = config.public_url or None
    log.info("serving", host=config.host, port=config.port, url=url, **server.facts)
    server.run()


def server_of(config: Config, registry: Registry = Connections) -> Server:
    """A server that does not run yet."""
    log.level = config.log_level
    log.collect_others()
    files = raise_file_limit()
    app = create_app(config)
    service = app.state.service
    most = room(files, config.workers, config.connections) or UNBOUNDED
    connections = registry(replace(Limits.of(config), connections=most), config.proxies, service.metrics)
    server = Server(_settings(config, SocketRoute(app, service), connections))
    server.service, server.stalled, server.rounds = service, Stalled(connections), connections.rounds
    server.facts = {"files": files, "connections": most}
    # A thread that reads the database or explains moves gives way ten times sooner than Python would have it.
    sys.setswitchinterval(0.0005)
    return server


def _settings(config: Config, app: SocketRoute, connections: Connections) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=config.host,
        port=config.port,
        fd=None if config.fd < 0 else config.fd,
        access_log=False,
        log_config=None,  # what it tells goes the way of all libraries
        log_level="error",  # of what connections send, only how much was refused is told
        loop="uvloop" if _has_uvloop() else "asyncio",
        http=http_protocol(connections),
        ws=socket_protocol(connections),
        ws_max_size=connections.limits.message_bytes * MESSAGES_AT_ONCE,
        ws_per_message_deflate=False,
        ws_ping_interval=config.ping_seconds or None,
        ws_ping_timeout=config.ping_seconds or None,
        forwarded_allow_ips=config.proxies,
        server_header=False,
        timeout_keep_alive=config.idle_seconds or UNBOUNDED,
        h11_max_incomplete_event_size=connections.limits.head_bytes,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
    )


def _has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401, PLC0415 - only asked for
    except ImportError:
        return False
    return True
