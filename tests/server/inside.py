"""A server inside the test's own process, asked through its ASGI interface."""

from __future__ import annotations

import asyncio
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx

from babylon.server.app import create_app
from babylon.server.routes.socket import SocketRoute

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fastapi import FastAPI

    from babylon.server.config import Config


def socket_scope(path: str, cookie: str) -> dict[str, Any]:
    """What is known of a WebSocket that is asked for."""
    path, _, query = path.partition("?")
    return {
        "type": "websocket",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(b"cookie", cookie.encode()), (b"host", b"x")],
        "client": ("127.0.0.1", 1),
        "server": ("x", 80),
        "scheme": "ws",
        "subprotocols": [],
        "root_path": "",
        "http_version": "1.1",
        "asgi": {"version": "3.0"},
    }


@asynccontextmanager
async def inside(config: Config) -> AsyncIterator[tuple[httpx.AsyncClient, FastAPI]]:
    """A running application, and a client of it."""
    app = create_app(config)
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://x") as client:
        yield client, app


async def frames(
    app: FastAPI, path: str, cookie: str, enough: int, leave: asyncio.Event | None = None
) -> list[dict[str, Any]]:
    """The first messages of a WebSocket, until there are enough or it is time to leave."""
    heard: list[dict[str, Any]] = []
    full = leave or asyncio.Event()
    asked = 0

    async def receive() -> dict[str, Any]:
        nonlocal asked
        asked += 1
        if asked > 1:
            await full.wait()
            return {"type": "websocket.disconnect", "code": 1000}
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:  # noqa: ANN401 - as ASGI has it
        if message["type"] == "websocket.send" and not full.is_set():
            heard.append(json.loads(message["text"]))
        if len(heard) >= enough or message["type"] == "websocket.close":
            full.set()

    await SocketRoute(app, app.state.service)(socket_scope(path, cookie), receive, send)
    return heard
