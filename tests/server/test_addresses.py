"""Where others reach a server: told to its own machine alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from unittest import mock

import httpx

from tests.server.inside import inside
from tests.server.tournaments.evenings import config_of

if TYPE_CHECKING:
    from pathlib import Path

LAN = "http://192.168.7.5:8000"


def told(folder: Path, client: str, url: str, **settings: object) -> list[str]:
    """The addresses that a client at an address hears of when it has come by a URL."""

    async def asked() -> list[str]:
        async with inside(config_of(folder, host="0.0.0.0", **settings)) as (_, app):
            transport = httpx.ASGITransport(app, client=(client, 5000))
            async with httpx.AsyncClient(transport=transport, base_url=url) as here:
                found: list[str] = (await here.get("/api/v1/addresses")).json()["addresses"]
                return found

    with mock.patch("babylon.server.routes.info.reachable", lambda host, port: [LAN] if port == 8000 else [host]):
        return asyncio.run(asked())


def test_the_machine_itself_hears_where_others_reach_it(tmp_path: Path) -> None:
    assert told(tmp_path, "127.0.0.1", "http://localhost:8000") == [LAN]
    assert told(tmp_path, "::1", "http://[::1]:8000") == [LAN]


def test_others_hear_nothing(tmp_path: Path) -> None:
    assert told(tmp_path, "192.168.7.9", "http://localhost:8000") == []
    assert told(tmp_path, "127.0.0.1", "http://babylon.example") == []


def test_a_public_address_is_the_only_one(tmp_path: Path) -> None:
    public = {"public_url": "http://babylon.example"}
    assert told(tmp_path, "127.0.0.1", "http://localhost:8000", **public) == ["http://babylon.example"]
