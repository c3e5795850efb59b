"""One's own games: whose turn it is, points and results, told to nobody else and read from no log."""

from __future__ import annotations

import asyncio
import random
import secrets
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import httpx
from sqlalchemy import update

from babylon.game import Game
from babylon.server.config import Config
from babylon.server.runtime.missing_lines import fill_lines
from babylon.server.store import queries, schema
from babylon.server.store.engines import open_engine
from babylon.server.tables.rule_versions import CURRENT
from babylon.server.wire.table_view import OwnGames
from tests.server.inside import inside
from tests.server.players import any_turn

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import pytest
    from fastapi import FastAPI

BOTH = {"players": 2, "access": "open", "sit": {"seats": [0, 1], "name": "Ada"}}


async def own(client: httpx.AsyncClient, **asked: object) -> dict[str, Any]:
    """A page of the list, which has the shape that is promised."""
    answer = await client.get("/api/v1/games", params=asked)  # type: ignore[arg-type]
    assert answer.status_code == 200, answer.text
    OwnGames.model_validate_json(answer.text)
    page: dict[str, Any] = answer.json()
    return page


def names(page: dict[str, Any]) -> list[str]:
    return [game["table"]["id"] for game in page["games"]]


async def opened(client: httpx.AsyncClient, **settings: object) -> str:
    answer = await client.post("/api/v1/tables", json={**BOTH, **settings})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


async def begun(client: httpx.AsyncClient) -> str:
    """A game whose seats are both the caller's."""
    name = await opened(client)
    for seat in (0, 1):
        await client.post(f"/api/v1/tables/{name}/seats/{seat}/ready", json={})
    return name


async def played(client: httpx.AsyncClient, name: str, turns: int) -> Game:
    """The game once some turns were played; Plain plays the same in both seats."""
    for number in range(turns):
        record = (await client.get(f"/api/v1/tables/{name}/record")).text
        moves = any_turn(record, random.Random(number))
        table = (await client.get(f"/api/v1/tables/{name}")).json()["table"]
        draft = {"seat": table["turn"]["seat"], "seq": table["seq"], "moves": moves}
        answer = await client.post(
            f"/api/v1/tables/{name}/turns", json=draft, headers={"Idempotency-Key": secrets.token_hex(8)}
        )
        assert answer.status_code == 200, answer.text
    return Game.from_record((await client.get(f"/api/v1/tables/{name}/record")).text)


@asynccontextmanager
async def another(app: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """Someone else at the same server."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
        yield client


def test_a_game_tells_whose_turn_it_is_and_the_points(database: str) -> None:
    async def story() -> None:
        async with inside(Config(database=database, workers=0)) as (client, _):
            name = await begun(client)
            game = await played(client, name, 15)
            (told,) = (await own(client))["games"]
            assert (told["seats"], told["rules"]) == ([0, 1], CURRENT)
            progress = told["progress"]
            assert progress["turn"]["seat"] == game.seat == 1
            assert progress["turns"] == 15
            assert (progress["round"], progress["rounds"]) == (game.round, game.rounds)
            assert progress["points"] == [row.points for row in game.standings()]
            assert any(progress["points"])
            assert progress["result"] is None
            await client.post(f"/api/v1/tables/{name}/seats/0/resign", json={})
            assert (await own(client))["games"] == []
            (over,) = (await own(client, over=True))["games"]
            assert over["progress"]["result"]["winners"] == [1]
            assert over["progress"]["points"] == over["progress"]["result"]["scores"] == progress["points"]
            assert over["progress"]["turn"] is None

    asyncio.run(story())


def test_no_log_is_read_and_no_table_is_held_for_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        config = Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0, tables_in_memory=1)
        async with inside(config) as (client, app):
            made = [await begun(client) for _ in range(3)]
            for part in ("game", "news", "page"):
                monkeypatch.setattr(app.state.service.store, part, None)
            assert names(await own(client)) == made[::-1]

    asyncio.run(story())


def test_only_who_has_a_seat_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0)) as (client, app):
            name = await opened(client, sit={"seats": [0], "name": "Ada"})
            hosted = await opened(client, sit=None)
            async with another(app) as bo, another(app) as stranger:
                assert names(await own(stranger)) == []
                assert names(await own(bo)) == []
                await bo.post(f"/api/v1/tables/{name}/seats/1/claim", json={"name": "Bo"})
                assert [game["seats"] for game in (await own(bo))["games"]] == [[1]]
                assert names(await own(client)) == [name]
                assert hosted in [
                    line["id"] for line in (await client.get("/api/v1/tables?mine=true")).json()["tables"]
                ]
                seq = (await client.get(f"/api/v1/tables/{name}")).json()["table"]["seq"]
                await client.post(f"/api/v1/tables/{name}/seats/1/remove", json={"seq": seq})
                assert names(await own(bo)) == []

    asyncio.run(story())


def test_pages_follow_each_other_and_no_foreign_game_opens_one(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("babylon.server.routes.games.PAGE", 2)

    async def story() -> None:
        async with inside(Config(database=database, workers=0)) as (client, app):
            made = [await opened(client) for _ in range(5)][::-1]
            assert len(made) <= queries.PAGE
            first = await own(client)
            assert (names(first), first["more"]) == (made[:2], True)
            second = await own(client, before=made[1])
            assert (names(second), second["more"]) == (made[2:4], True)
            last = await own(client, before=made[3])
            assert (names(last), last["more"]) == (made[4:], False)
            async with another(app) as bo:
                await opened(bo)
                assert names(await own(bo, before=made[0])) == []

    asyncio.run(story())


def test_games_of_an_older_server_tell_what_their_logs_do(database: str) -> None:
    async def before() -> str:
        async with inside(Config(database=database, workers=0)) as (client, _):
            name = await begun(client)
            await played(client, name, 3)
            cookies.update(client.cookies)
            return name

    async def after(name: str) -> None:
        async with inside(Config(database=database, workers=0)) as (client, app):
            client.cookies.update(cookies)
            await fill_lines(app.state.service.tables)
            (told,) = (await own(client))["games"]
            assert told["progress"]["turn"]["seat"] == 1
            assert told["progress"]["points"] is None
            await played(client, name, 1)
            (told,) = (await own(client))["games"]
            assert len(told["progress"]["points"]) == 2

    cookies = httpx.Cookies()
    name = asyncio.run(before())
    engine = open_engine(database, writing=True)
    with engine.begin() as connection:
        connection.execute(update(schema.game).values(line=None, progress=None))
    engine.dispose()
    asyncio.run(after(name))
