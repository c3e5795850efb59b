"""Tournaments for tests: a server inside the test's own process, people with cookies of their own, quick bots."""

from __future__ import annotations

import asyncio
import random
import secrets
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any
from unittest import mock

import httpx

from babylon.server.config import Config
from babylon.server.runtime import tournament_rounds
from babylon.server.store.engines import UNHURRIED
from babylon.server.wire.tournaments import TournamentAnswer
from tests.server.inside import inside
from tests.server.people.homes import Browser
from tests.server.players import any_turn

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import pytest
    from fastapi import FastAPI

BASE = "/api/v1"
PATIENCE = 240.0
QUICK = {"clock": {"kind": "real-time", "seconds": 600, "increment": 0}}


def config_of(folder: Path, **settings: object) -> Config:
    """A server with quick bots, which refuses nobody for coming often."""
    many = (
        "requests_per_minute",
        "tables_per_minute",
        "keys_per_minute",
        "tournaments_per_client",
        "entrants_per_client",
    )
    free = dict.fromkeys(many, 100_000)
    database = f"sqlite:///{folder}/babylon.db"
    return Config(**{"database": database, "bots": "tests.server.plain_bots", **free, **settings})  # type: ignore[arg-type]


@asynccontextmanager
async def evening(folder: Path, **settings: object) -> AsyncIterator[tuple[FastAPI, Guest]]:
    """A running server, and the guest who calls tournaments there."""
    # However busy the machine is, a tournament is not about that.
    with (
        mock.patch("babylon.server.store.opening.SERVING", UNHURRIED),
        mock.patch("babylon.server.runtime.deadline.ANSWER_SECONDS", PATIENCE),
    ):
        async with inside(config_of(folder, **settings)) as (_client, app), Guest.of(app) as host:
            yield app, host


def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look after tournaments without a pause."""
    monkeypatch.setattr(tournament_rounds, "SWEEP_SECONDS", 0.02)


class Guest:
    """Someone with a cookie."""

    def __init__(self, app: FastAPI, client: httpx.AsyncClient) -> None:
        self.app, self.client = app, client

    @classmethod
    @asynccontextmanager
    async def of(cls, app: FastAPI, cookies: httpx.Cookies | None = None) -> AsyncIterator[Guest]:
        """A new guest, or the one who has these cookies."""
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", cookies=cookies) as client:
            if cookies is None:
                await client.post(f"{BASE}/guest", json={})
            yield cls(app, client)

    async def becomes(self, name: str) -> str:
        """Have a passkey from now on; who they are."""
        return str((await Browser(self.client).become(name))["me"]["person"]["id"])

    async def get(self, path: str) -> httpx.Response:
        return await self.client.get(BASE + path)

    async def post(self, path: str, body: object = None, key: str | None = None) -> httpx.Response:
        headers = {"Idempotency-Key": key or secrets.token_hex(8)}
        return await self.client.post(BASE + path, json=body or {}, headers=headers)

    async def calls(self, **settings: object) -> str:
        """The name of a new tournament."""
        answer = await self.post("/tournaments", {"name": "Evening", **QUICK, **settings})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["tournament"]["id"])

    async def does(self, name: str, what: str, body: object = None) -> None:
        answer = await self.post(f"/tournaments/{name}/{what}", body)
        assert answer.status_code == 200, answer.text

    async def sees(self, name: str) -> dict[str, Any]:
        """The tournament, which has the shape that is promised."""
        answer = await self.get(f"/tournaments/{name}")
        assert answer.status_code == 200, answer.text
        TournamentAnswer.model_validate_json(answer.text)
        seen: dict[str, Any] = answer.json()
        return seen

    async def waits(self, name: str, status: str = "over", seconds: float = 240.0) -> dict[str, Any]:
        """The tournament once it has come so far."""
        async with asyncio.timeout(seconds):
            while True:
                seen: dict[str, Any] = (await self.sees(name))["tournament"]
                if seen["status"] == status:
                    return seen
                await asyncio.sleep(0.05)

    async def sits_down(self, table: str) -> int | None:
        """The guest's seat, ready; None when the game has ended, of which the tournament is yet to hear."""
        found = await self.get(f"/tables/{table}")
        if found.status_code != 200 or found.json()["table"]["status"] in {"over", "closed"}:
            return None
        seat: int = found.json()["you"]["seats"][0]
        if found.json()["table"]["status"] == "playing":
            return seat
        answer = await self.post(f"/tables/{table}/seats/{seat}/ready", {"entropy": "aa"})
        assert answer.status_code == 200, answer.text
        return seat

    async def plays(self, table: str, turns: int = 100, seed: int = 0) -> None:
        """Play so many turns at a table, or until the game has ended."""
        seat, rng = await self.sits_down(table), random.Random(f"{table} {seed}")
        while turns and seat is not None:
            answer = await self.get(f"/tables/{table}")
            if answer.status_code != 200 or answer.json()["table"]["status"] == "over":
                return
            now = answer.json()["table"]
            if now["turn"] is None or now["turn"]["seat"] != seat:
                await asyncio.sleep(0.01)
                continue
            record = await self.get(f"/tables/{table}/record")
            if record.status_code != 200 or not (moves := any_turn(record.text, rng)):
                continue
            sent = await self.post(f"/tables/{table}/turns", {"seat": seat, "seq": now["seq"], "moves": moves})
            turns -= sent.status_code == 200

    async def plays_all(self, name: str) -> None:
        """Go to one's table whenever there is one, until the tournament is over."""
        while (seen := await self.sees(name))["tournament"]["status"] in ("open", "running"):
            if (table := seen["you"]["table"]) is not None:
                await self.plays(table)
            await asyncio.sleep(0.02)
