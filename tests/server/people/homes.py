"""A server for stories about people, and browsers that come to it."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from unittest import mock

import httpx

from babylon.server.app import create_app
from babylon.server.config import Config
from babylon.server.store.engines import UNHURRIED
from tests.server.people.authenticator import Authenticator

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from fastapi import FastAPI

API = "/api/v1"
PATIENCE = 240.0


@dataclass
class Browser:
    """Someone's browser: its cookies are kept, its passkey is its own unless it is given another."""

    http: httpx.AsyncClient
    passkey: Authenticator = field(default_factory=Authenticator)

    async def ask(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:  # noqa: ANN401 - any JSON
        """The JSON of an answer, which has the status that is expected."""
        answer = await self.http.request(method, API + path, json=body)
        expected = status or (201 if method == "POST" and path in {"/people", "/tables", "/me/passkeys"} else 200)
        assert answer.status_code == expected, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: object = None) -> str:
        """The code of a refusal."""
        answer = await self.http.request(method, API + path, json=body)
        assert answer.is_error, answer.text
        return str(answer.json()["error"]["code"])

    async def become(self, name: str, label: str = "Test") -> Any:  # noqa: ANN401 - any JSON
        """A new person; the answer tells the codes."""
        options = await self.ask("POST", "/people/options", {"name": name})
        return await self.ask("POST", "/people", self.passkey.made(options, label, name=name))

    async def sign_in(self, passkey: Authenticator, label: str = "Test", **more: object) -> Any:  # noqa: ANN401 - any JSON
        """Someone who was here before."""
        options = await self.ask("POST", "/sign-in/options", {})
        return await self.ask("POST", "/sign-in", passkey.used(options, label, **more))

    async def person(self) -> Any:  # noqa: ANN401 - any JSON
        """Who is signed in here."""
        return (await self.ask("GET", "/me"))["person"]

    async def open_table(self, *seats: int, **settings: object) -> str:
        """A table where the browser's owner sits."""
        sit = {"seats": [*seats], "name": "Someone"}
        body = {"players": 2, "access": "open", "sit": sit, **settings}
        return str((await self.ask("POST", "/tables", body))["table"]["id"])

    async def game(self) -> str:
        """A game that has begun, in which they have both seats."""
        table = await self.open_table(0, 1)
        for seat in (0, 1):
            await self.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
        return table


@dataclass
class Home:
    """A running server."""

    app: FastAPI

    def browser(self, address: str = "127.0.0.1") -> Browser:
        """A browser that has never been here."""
        transport = httpx.ASGITransport(self.app, client=(address, 1))
        return Browser(httpx.AsyncClient(transport=transport, base_url="http://localhost"))


@asynccontextmanager
async def home(database: str, **settings: Any) -> AsyncIterator[Home]:  # noqa: ANN401 - settings of any kind
    """A server on that database."""
    settings = {
        "workers": 0,
        "keys_per_minute": 0,
        "tables_per_minute": 0,
        "open_tables_per_client": 0,
        "people_per_hour": 0,
        "requests_per_minute": 0,
        **settings,
    }
    # However busy the machine is, a story is not about that.
    with (
        mock.patch("babylon.server.store.opening.SERVING", UNHURRIED),
        mock.patch("babylon.server.runtime.deadline.ANSWER_SECONDS", PATIENCE),
    ):
        app = create_app(Config(database=database, **settings))
        # Nobody has to wait for a worker to say which bots there are.
        app.state.service.tables.offers.bots = ("plain",)
        async with app.router.lifespan_context(app):
            yield Home(app)
