"""A server whose bots think on the players' devices: what the host's page sends, and what happens when it does not."""

from __future__ import annotations

import asyncio
import random
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from babylon.server.config import BotsOn, Config
from babylon.server.setting_sources import BadConfig, load_config
from babylon.server.tables import state
from tests.server.inside import inside
from tests.server.players import any_turn
from tests.server.runtime.test_bot_games import Bots

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

NEW = {"players": 2, "access": "link", "seats": [{"bot": "mason"}, {}], "sit": {"seats": [1], "name": "Ada"}}
API = "/api/v1/tables"


class Host:
    """Ada, who opened the table, and her page."""

    def __init__(self, client: httpx.AsyncClient, path: str) -> None:
        self.client, self.path = client, path

    async def table(self) -> dict[str, Any]:
        answer: dict[str, Any] = (await self.client.get(self.path)).json()["table"]
        return answer

    async def turn(self) -> dict[str, Any]:
        """The bot's turn as the page sends it."""
        moves = any_turn((await self.client.get(f"{self.path}/record")).text, random.Random(1))
        return {"seat": 0, "seq": (await self.table())["seq"], "moves": moves, "bot": "mason"}

    async def sends(self, turn: dict[str, Any], key: str) -> httpx.Response:
        return await self.client.post(f"{self.path}/turns", json=turn, headers={"Idempotency-Key": key})


@asynccontextmanager
async def at_a_table(tmp_path: Path, bots: Bots) -> AsyncIterator[tuple[Host, httpx.AsyncClient]]:
    """A table whose bot begins, its host, and a stranger."""
    config = Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0, bots_on=BotsOn.DEVICES)
    async with inside(config) as (client, app):
        app.state.service.tables.offers.bots = ("mason",)
        app.state.service.scheduler._pool = bots
        made = (await client.post(API, json=NEW)).json()
        host = Host(client, f"{API}/{made['table']['id']}")
        await client.post(f"{host.path}/seats/1/ready", json={})
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as stranger:
            await stranger.post(f"{host.path}/watch", json={"key": made["links"]["watch"]})
            yield host, stranger


def test_the_hosts_page_plays_the_bot_once_however_often_it_sends(tmp_path: Path) -> None:
    async def story() -> None:
        bots = Bots()
        async with at_a_table(tmp_path, bots) as (host, stranger):
            table = await host.table()
            assert (table["bots_on"], table["turn"]["seat"]) == ("devices", 0)
            turn = await host.turn()
            refused = await stranger.post(f"{host.path}/turns", json=turn, headers={"Idempotency-Key": "k"})
            assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not-host")
            illegal = await host.sends({**turn, "moves": ["A1", "=s"]}, "bad")
            assert (illegal.status_code, illegal.json()["error"]["code"]) == (422, "illegal-move")
            first, again = await host.sends(turn, "one"), await host.sends(turn, "one")
            assert first.json() == again.json()
            assert again.headers["idempotent-replay"] == "true"
            assert (await host.sends(turn, "two")).status_code == 409
            events = (await host.client.get(f"{host.path}/events")).json()["events"]
            played = [event for event in events if event["kind"] == "turn"]
            assert [(one["seat"], one["bot"], one["device"]) for one in played] == [(0, "mason", True)]
            assert '[Event "bots on devices"]' in (await host.client.get(f"{host.path}/record")).text
            assert bots.turns == 0

    asyncio.run(story())


def test_a_turn_that_does_not_come_is_played_by_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        bots = Bots()
        async with at_a_table(tmp_path, bots) as (host, _):
            before = (await host.table())["game_seq"]
            await host.client.get(f"{host.path}/events?after={before}&wait=20")
            assert (await host.table())["turn"]["seat"] == 1
            assert bots.turns == 1
            assert "[Event" not in (await host.client.get(f"{host.path}/record")).text

    monkeypatch.setattr(state, "DEVICE_SECONDS", 0.2)
    asyncio.run(story())


def test_the_setting_has_two_words() -> None:
    assert load_config({"bots_on": "devices"}).bots_on is BotsOn.DEVICES
    with pytest.raises(BadConfig, match="bots_on"):
        load_config({"bots_on": "moon"})
