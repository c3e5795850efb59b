"""`babylon serve`: one process that answers until it is told to stop, and then leaves nothing undone."""

import asyncio
import sys
from collections.abc import Callable
from socket import socket
from types import FrameType

import uvicorn

from babylon.server.app import create_app
from babylon.server.config import Config
from babylon.server.process.garbage import look_seldom
from babylon.server.process.logs import log
from babylon.server.process.protocols import http_protocol, socket_protocol
from babylon.server.routes.socket import SocketRoute
from babylon.server.runtime.listeners import Hub

GRACEFUL_SECONDS = 10
MOMENT = 0.05


class _Server(uvicorn.Server):
    """Says goodbye to every listener before the connections are closed."""

    hub: Hub
    on_ready: Callable[[], object] | None = None

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Open the port, then say so."""
        await super().startup(sockets)
        asyncio.get_running_loop().call_later(MOMENT, look_seldom)
        if self.on_ready is not None and self.started:
            self.on_ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, the first time gently."""
        self.hub.close()
        super().handle_exit(sig, frame)


def serve(config: Config, on_ready: Callable[[], object] | None = None) -> None:
    """Serve until a signal comes; `on_ready` is called once the port answers."""
    log.level = config.log_level
    app = create_app(config)
    service = app.state.service
    server = _Server(
        uvicorn.Config(
            SocketRoute(app, service),
            host=config.host,
            port=config.port,
            fd=None if config.fd < 0 else config.fd,
            access_log=False,
            log_level="warning",
            loop="uvloop" if _has_uvloop() else "asyncio",
            http=http_protocol(),
            ws=socket_protocol(),
            ws_max_size=4096,
            ws_per_message_deflate=False,
            forwarded_allow_ips=config.proxies,
            server_header=False,
            timeout_keep_alive=75,
            timeout_graceful_shutdown=GRACEFUL_SECONDS,
        )
    )
    server.hub, server.on_ready = service.hub, on_ready
    # A thread that reads the database or explains moves gives way ten times sooner than Python would have it.
    sys.setswitchinterval(0.0005)
    log.info("serving", host=config.host, port=config.port, url=config.public_url or None)
    server.run()


def _has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401, PLC0415 - only asked for
    except ImportError:
        return False
    return True
