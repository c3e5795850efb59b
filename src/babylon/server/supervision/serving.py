"""A server of one process or of several, as its settings have it."""

import asyncio
import sys
from collections.abc import Callable

from babylon.pieces.errors import BabylonError
from babylon.server.config import Config
from babylon.server.process.logs import log
from babylon.server.process.ports import bound
from babylon.server.setting_sources import Sources
from babylon.server.store.engines import is_sqlite


class CannotShare(BabylonError):
    """Several processes can't serve that."""

    kind = "serve"


def serve(config: Config, sources: Sources, on_ready: Callable[[], object] = lambda: None) -> None:
    """Serve until a signal comes; `on_ready` is called once the port answers."""
    log.level = config.log_level
    log.collect_others()
    if config.processes == 1:
        from babylon.server.uvicorn_server import serve as serve_alone  # noqa: PLC0415 - a parent does without it

        serve_alone(config, on_ready)
        return
    if is_sqlite(config.database):
        raise CannotShare("processes-sqlite")
    if sys.platform != "linux":
        raise CannotShare("processes-linux")
    from babylon.server.supervision.supervisor import Supervisor  # noqa: PLC0415 - one process does without it

    ports = bound(config.host, config.port, config.fd)

    async def served() -> None:
        await Supervisor(config, sources, ports).run(on_ready)

    asyncio.run(served())
