"""All routes of the API as one application."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI

from babylon.server.routes import days, events, games, health, info, lobby, me, people, reviews, seats, sign_in, turns

API = "/api/v1"


def api(lifespan: Callable[[FastAPI], AsyncIterator[None]] | None = None) -> FastAPI:
    """The routes alone: enough to describe them."""
    app = FastAPI(
        title="Babylon",
        version="1",
        openapi_url=None,  # served by what describes it
        docs_url=None,
        redoc_url=None,
        lifespan=None if lifespan is None else asynccontextmanager(lifespan),
    )
    for part in (turns, events, lobby, games, days, reviews, seats, info, people, sign_in, me):
        app.include_router(part.router, prefix=API)
    app.include_router(health.router)
    return app
