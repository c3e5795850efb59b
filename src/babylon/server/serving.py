"""`babylon serve`: one process that answers until it is told to stop, and then leaves nothing undone."""

from types import FrameType

import uvicorn

from babylon.server.app import create_app
from babylon.server.config import Config
from babylon.server.live.hub import Hub
from babylon.server.logs import log

GRACEFUL_SECONDS = 10


class _Server(uvicorn.Server):
    """Says goodbye to every listener before the connections are closed."""

    hub: Hub

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, the first time gently."""
        self.hub.close()
        super().handle_exit(sig, frame)


def serve(config: Config) -> None:
    """Serve until a signal comes."""
    log.level = config.log_level
    app = create_app(config)
    server = _Server(
        uvicorn.Config(
            app,
            host=config.host,
            port=config.port,
            fd=None if config.fd < 0 else config.fd,
            access_log=False,
            log_level="warning",
            loop="uvloop" if _has_uvloop() else "asyncio",
            ws="websockets-sansio",
            ws_max_size=4096,
            ws_per_message_deflate=False,
            forwarded_allow_ips=config.proxies,
            server_header=False,
            timeout_keep_alive=75,
            timeout_graceful_shutdown=GRACEFUL_SECONDS,
        )
    )
    server.hub = app.state.service.hub
    log.info("serving", host=config.host, port=config.port, url=config.public_url or None)
    server.run()


def _has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401, PLC0415 - only asked for
    except ImportError:
        return False
    return True
