"""A server that was updated judges the games that were begun before by the rules they were begun with."""

from __future__ import annotations

import asyncio
import random
import uuid
from typing import TYPE_CHECKING, Any

import pytest

from babylon.client import Followed
from babylon.server.config import Config
from babylon.server.store.store import Store
from babylon.wasm.kernels import known, present
from babylon.wasm.past_game import PastGame
from tests.server.inside import inside
from tests.server.plain_bots import Plain
from tests.wasm.former_rules import former

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx
    from fastapi import FastAPI

TABLES = "/api/v1/tables"


@pytest.fixture
def config(tmp_path: Path) -> Iterator[Config]:
    """A server whose database has the kernel of the rules before, and a package that has not."""
    url = f"sqlite:///{tmp_path}/babylon.db"
    store = Store(url)
    store.keep_kernel(former())
    store.close()
    yield Config(database=url, bots="tests.server.plain_bots", requests_per_minute=0, tables_per_minute=0)
    known.cache_clear()


async def ask(client: httpx.AsyncClient, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
    headers = {"Idempotency-Key": uuid.uuid4().hex}
    while (answer := await client.request(method, path, json=body, headers=headers)).status_code == 503:
        continue  # the machine is busy; the same request counts only once
    assert answer.is_success, answer.text
    return answer.json()


async def begin(client: httpx.AsyncClient) -> str:
    """A table of one person with both seats."""
    body = {"players": 2, "access": "open", "seats_each": 2, "sit": {"seats": [0, 1], "name": "Ada"}}
    table = (await ask(client, "POST", TABLES, body))["table"]["id"]
    for seat in (0, 1):
        await ask(client, "POST", f"{TABLES}/{table}/seats/{seat}/ready", {"entropy": f"0{seat}"})
    return f"{TABLES}/{table}"


async def play(client: httpx.AsyncClient, app: FastAPI, base: str, turns: int) -> None:
    """Play so many turns, or to the end."""
    for _ in range(turns):
        live = await app.state.service.tables.table(base.rpartition("/")[2])
        if live.state.status != "playing":
            return
        moves = Plain().turn(live.playing.view(0), 0.0, random.Random(live.state.seq))
        body = {"seat": live.state.to_play, "seq": live.state.seq, "moves": [str(move) for move in moves]}
        await ask(client, "POST", f"{base}/turns", body)


def test_a_game_outlives_the_rules_of_its_server(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before() -> tuple[str, httpx.Cookies, Any]:
        async with inside(config) as (client, app):
            base = await begin(client)
            await play(client, app, base, 9)
            return base, client.cookies, await ask(client, "GET", base)

    async def after(base: str, cookies: httpx.Cookies, then: Any) -> None:  # noqa: ANN401 - JSON
        async with inside(config) as (client, app):
            client.cookies = cookies
            now = await ask(client, "GET", base)
            assert now["table"]["view"] == then["table"]["view"]
            live = await app.state.service.tables.table(base.rpartition("/")[2])
            assert isinstance(live.playing, PastGame)
            await knows_the_same(client, base)
            await play(client, app, base, 100)
            over = (await ask(client, "GET", base))["table"]
            assert over["status"] == "over"
            for garden, score in zip(over["view"]["gardens"], over["result"]["scores"], strict=True):
                assert garden["score"]["total"] == score
                assert garden["score"]["highest"] == 5 * max(tile["level"] for tile in garden["tiles"])
            other = await begin(client)
            assert (await ask(client, "GET", other))["table"]["rules"] == present().rules

    with monkeypatch.context() as then:
        then.setattr("babylon.server.tables.lobby.CURRENT", former().rules)
        seen = asyncio.run(before())
    known.cache_clear()
    asyncio.run(after(*seen))


async def knows_the_same(client: httpx.AsyncClient, base: str) -> None:
    """A program that follows the table has its digest, by the rules that the table names."""
    known_table = Followed()
    told = await ask(client, "GET", f"{base}/events?after=0&wait=0")
    assert told["digest"]
    hello = {"kind": "hello", "table": told["table"], "you": told["you"], "record": told["record"]}
    known_table.take({**hello, "digest": told["digest"]})  # type: ignore[arg-type]
    assert known_table.game is not None
    assert known_table.game.digest() == told["digest"]
