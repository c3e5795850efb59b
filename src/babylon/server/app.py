"""The application: routes, guards, and the built page when it is there."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial

from fastapi import FastAPI

from babylon.server import page
from babylon.server.config import Config
from babylon.server.description.openapi import describe
from babylon.server.guard.middleware import Guard
from babylon.server.process.limits import UNBOUNDED
from babylon.server.responses import problems
from babylon.server.routes.api import api
from babylon.server.routes.web_page import build_of, mount
from babylon.server.service import Service, build


def create_app(config: Config) -> FastAPI:
    """A server's application; its service lives as long as it does."""
    service = build(config)
    app = describe(api(partial(_lifespan, service)))
    app.state.service = service
    problems.install(app)
    mount(app, page.FOLDER)
    service.hub.page = build_of(page.FOLDER)
    app.add_middleware(
        Guard,
        public_url=config.public_url,
        secure=config.is_secure,
        buckets=service.requests,
        pages=service.pages,
        metrics=service.metrics,
        body_bytes=config.body_bytes or UNBOUNDED,
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
