"""The application: routes, guards, and the built page when it is there."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

from fastapi import FastAPI

from babylon.server.config import Config
from babylon.server.description.openapi import describe
from babylon.server.guard.middleware import Guard
from babylon.server.guard.rate_limits import Buckets
from babylon.server.responses import problems
from babylon.server.routes.api import api
from babylon.server.routes.web_page import mount
from babylon.server.service import Service, build

BURST = 5
STATIC = Path(__file__).parent / "static"


def create_app(config: Config) -> FastAPI:
    """A server's application; its service lives as long as it does."""
    service = build(config)
    app = describe(api(partial(_lifespan, service)))
    app.state.service = service
    problems.install(app)
    mount(app, STATIC)
    per_minute = config.requests_per_minute
    app.add_middleware(
        Guard,
        public_url=config.public_url,
        secure=config.is_secure,
        buckets=Buckets(per_minute, per_minute // BURST),
        metrics=service.metrics,
    )
    return app


async def _lifespan(service: Service, _app: FastAPI) -> AsyncIterator[None]:
    ready = asyncio.Event()
    running = asyncio.create_task(service.run(ready))
    await ready.wait()
    yield
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    service.close()
