"""All routes of the API as one application."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI

from babylon.server.routes import (
    alerts,
    blocks,
    days,
    events,
    following,
    games,
    health,
    host,
    info,
    lobby,
    me,
    pairing,
    people,
    plans,
    ratings,
    reports,
    reviews,
    seats,
    sign_in,
    tournaments,
    turns,
    vacations,
)

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
    # First: a route is made ready when one behind it is looked for, and whoever waits for the start asks for this one.
    app.include_router(health.router)
    for part in (
        turns,
        events,
        lobby,
        games,
        days,
        reviews,
        seats,
        info,
        people,
        sign_in,
        me,
        alerts,
        tournaments,
        ratings,
        pairing,
        blocks,
        plans,
        vacations,
        reports,
        host,
        following,
    ):
        app.include_router(part.router, prefix=API)
    return app
