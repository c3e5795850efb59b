"""The application: routes, guards, and the built web client when it is there."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from fastapi import FastAPI

from babylon.server import errors
from babylon.server.config import Config
from babylon.server.guard.limits import Buckets
from babylon.server.guard.middleware import Guard
from babylon.server.openapi import described
from babylon.server.routes import events, info, lobby, operation, seats, turns
from babylon.server.routes.express import Express
from babylon.server.service import Service, build
from babylon.server.webclient import mount

API = "/api/v1"
BURST = 5
STATIC = Path(__file__).parent / "static"


def bare_app(lifespan: Callable[[FastAPI], AsyncIterator[None]] | None = None) -> FastAPI:
    """The routes alone: enough to describe them."""
    app = FastAPI(
        title="Babylon",
        version="1",
        openapi_url=f"{API}/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=None if lifespan is None else asynccontextmanager(lifespan),
    )
    for part in (turns, events, lobby, seats, info):
        app.include_router(part.router, prefix=API)
    app.include_router(operation.router)
    app.openapi = partial(described, app)  # type: ignore[method-assign]  # FastAPI's documented way to change it
    return app


def create_app(config: Config) -> FastAPI:
    """A server's application; its service lives as long as it does."""
    service = build(config)
    app = bare_app(partial(_lifespan, service))
    app.state.service = service
    errors.install(app)
    mount(app, STATIC)
    app.add_middleware(Express, prefix=API)
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
