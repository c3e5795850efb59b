"""Lists are made of lines that are stored with the games: no log is read for them, and they say what the logs say."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any

from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import insert, update

from babylon.server.config import Config
from babylon.server.runtime.missing_lines import fill_lines
from babylon.server.store import schema, schema_version
from babylon.server.store.engines import open_engine
from babylon.server.store.store import Store
from babylon.server.tables.as_json import has_same_line, line_text
from babylon.server.tables.event_effects import state_from
from babylon.server.tables.live_table import event_of
from babylon.server.wire.table_view import TableList
from tests.server.inside import inside
from tests.server.tables.stories import dealt, seated

if TYPE_CHECKING:
    from pathlib import Path

    import httpx
    import pytest

OPEN = {"players": 2, "access": "open", "sit": {"seats": [0], "name": "Ada"}}
REAL_TIME = {"kind": "real-time", "seconds": 600, "increment": 5}


async def lines(client: httpx.AsyncClient, *, mine: bool = False) -> list[dict[str, Any]]:
    """The tables of a list, which has the shape that is promised."""
    answer = await client.get("/api/v1/tables", params={"mine": mine})
    assert answer.status_code == 200, answer.text
    TableList.model_validate_json(answer.text)
    listed: list[dict[str, Any]] = answer.json()["tables"]
    return listed


async def opened(client: httpx.AsyncClient, **settings: object) -> str:
    answer = await client.post("/api/v1/tables", json={**OPEN, **settings})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


def without_lines(database: str) -> None:
    """Let a database be as one that an older server has left."""
    engine = open_engine(database, writing=True)
    config = Alembic()
    config.set_main_option("script_location", str(schema_version.MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    engine.dispose()


def test_no_list_reads_a_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0, tables_in_memory=1)) as (
            client,
            app,
        ):
            names = [await opened(client) for _ in range(3)]
            monkeypatch.setattr(app.state.service.store, "game", None)
            monkeypatch.setattr(app.state.service.store, "news", None)
            assert [line["id"] for line in await lines(client)] == names[::-1]
            assert [line["id"] for line in await lines(client, mine=True)] == names[::-1]

    asyncio.run(story())


def test_a_list_is_read_once_for_all_until_something_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0)) as (client, app):
            name = await opened(client)
            store = app.state.service.store
            asked, listed = [], store.listed

            async def counted() -> list[str]:
                asked.append(1)
                found: list[str] = await listed()
                return found

            monkeypatch.setattr(store, "listed", counted)
            for _ in range(5):
                assert [line["seats"][1]["name"] for line in await lines(client)] == [None]
            assert len(asked) == 1
            await client.post(f"/api/v1/tables/{name}/seats/1/claim", json={"name": "Bo"})
            assert [line["seats"][1]["name"] for line in await lines(client)] == ["Bo"]
            assert len(asked) == 2

    asyncio.run(story())


def test_what_changes_while_a_list_is_read_is_in_the_next_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0)) as (client, app):
            store = app.state.service.store
            listed = store.listed

            async def late() -> list[str]:
                found: list[str] = await listed()
                monkeypatch.setattr(store, "listed", listed)
                await opened(client)
                return found

            monkeypatch.setattr(store, "listed", late)
            assert await lines(client) == []
            assert len(await lines(client)) == 1

    asyncio.run(story())


def test_who_waits_is_listed_before_who_plays(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0)) as (client, _):
            waiting = await opened(client)
            played = await opened(client, sit={"seats": [0, 1], "name": "Ada"})
            for seat in (0, 1):
                await client.post(f"/api/v1/tables/{played}/seats/{seat}/ready", json={})
            assert [(line["id"], line["status"]) for line in await lines(client)] == [
                (waiting, "lobby"),
                (played, "playing"),
            ]

    asyncio.run(story())


def test_a_line_says_what_the_log_says_after_every_change(database: str) -> None:
    async def story() -> None:
        async with inside(Config(database=database, workers=0)) as (client, app):
            name = await opened(client, sit={"seats": [0, 1], "name": "Ada"}, clock=REAL_TIME)
            base = f"/api/v1/tables/{name}"
            for path, body in (
                ("/seats/1/leave", {}),
                ("/seats/0/flower", {"flower": "pink"}),
                ("/seats/1/claim", {"name": "Bo"}),
                ("/chat", {"seat": 0, "text": "Hello"}),
                ("/seats/0/ready", {}),
                ("/seats/1/ready", {}),
                ("/seats/0/resign", {}),
            ):
                answer = await client.post(base + path, json=body)
                assert answer.status_code == 200, answer.text
                stored = await app.state.service.store.game(name)
                told = line_text(state_from(name, (event_of(one) for one in stored.events)))
                assert await lines(client, mine=True) == [json.loads(told)]

    asyncio.run(story())


def test_games_of_an_older_server_get_their_lines(database: str) -> None:
    async def before() -> list[dict[str, Any]]:
        async with inside(Config(database=database, workers=0)) as (client, _):
            await opened(client)
            played = await opened(client, sit={"seats": [0, 1], "name": "Ada"})
            for seat in (0, 1):
                await client.post(f"/api/v1/tables/{played}/seats/{seat}/ready", json={})
            return await lines(client)

    async def after() -> list[dict[str, Any]]:
        async with inside(Config(database=database, workers=0)) as (client, app):
            await fill_lines(app.state.service.tables)
            return await lines(client)

    old = asyncio.run(before())
    without_lines(database)
    assert len(old) == 2
    assert asyncio.run(after()) == old


def test_a_log_that_cannot_be_read_keeps_no_other_from_its_line(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/babylon.db"

    async def story(*, spoil: bool) -> list[str]:
        async with inside(Config(database=database, workers=0)) as (client, app):
            if spoil:
                return [await opened(client) for _ in range(3)]
            await fill_lines(app.state.service.tables)
            return [line["id"] for line in await lines(client)]

    names = sorted(asyncio.run(story(spoil=True)))
    engine = open_engine(database, writing=True)
    with engine.begin() as connection:
        connection.execute(update(schema.game).values(line=None))
        connection.execute(update(schema.event).where(schema.event.c.game == names[0]).values(kind="nonsense"))
    engine.dispose()
    assert sorted(asyncio.run(story(spoil=False))) == names[1:]


def test_a_turn_changes_a_line_only_by_its_clock() -> None:
    calm, hurried = dealt(), dealt(clock=REAL_TIME)
    for story, same in ((calm, True), (hurried, False)):
        before = story.table.state
        story.now += 7.0
        story.plays("ada")
        assert has_same_line(before, story.table.state) is same
    sitting = seated()
    assert not has_same_line(sitting.table.state, calm.table.state)


def test_ten_thousand_running_tables_are_listed_as_soon_as_a_hundred(database: str) -> None:
    line = line_text(dealt().table.state)
    store = Store(database)
    engine = open_engine(database, writing=True)
    row = {"seq": 1, "access": "open", "rules": "2", "wake_at": None, "line": line}

    def run(tables: range) -> None:
        rows = [{**row, "id": f"{n:012}", "status": "playing", "created": float(n)} for n in tables]
        with engine.begin() as connection:
            connection.execute(insert(schema.game), rows)

    async def quickest() -> float:
        times = []
        for _ in range(20):
            began = time.perf_counter()
            assert len(await store.listed()) == 100
            times.append(time.perf_counter() - began)
        return min(times)

    try:
        run(range(100))
        few = asyncio.run(quickest())
        run(range(100, 10_000))
        # To look at each of them would take many times as long.
        assert asyncio.run(quickest()) < 4 * few
    finally:
        engine.dispose()
        store.close()
