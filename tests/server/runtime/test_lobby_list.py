"""Lists are made of lines that are stored with the games: no log is read for them, and they say what the logs say."""

from __future__ import annotations

import asyncio
import json
import time
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import httpx
import pytest
from alembic import command
from alembic.config import Config as Alembic
from sqlalchemy import insert, update

from babylon.server.config import Config
from babylon.server.process.pseudonyms import Pseudonyms
from babylon.server.runtime.missing_lines import fill_lines
from babylon.server.store import open_tables, schema, schema_version
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

    from babylon.server.store.rows import Listed

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
            assert [line["id"] for line in await lines(client)] == names
            assert [line["id"] for line in await lines(client, mine=True)] == names[::-1]

    asyncio.run(story())


def test_a_list_is_read_once_for_all_until_something_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0)) as (client, app):
            name = await opened(client)
            store = app.state.service.store
            asked, listed = [], store.listed

            async def counted() -> Listed:
                asked.append(1)
                found: Listed = await listed()
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

            async def late() -> Listed:
                found: Listed = await listed()
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
            assert len((await store.listed()).lines) == 100
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


async def told(client: httpx.AsyncClient, after: str | None = None) -> dict[str, Any]:
    answer = await client.get("/api/v1/tables", params={} if after is None else {"after": after})
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.json()
    return page


def test_who_opens_many_tables_pushes_nobody_off_the_first_page(database: str) -> None:
    async def story() -> None:
        async with inside(Config(database=database, workers=0, open_tables_per_client=0)) as (client, _):
            others = [await opened(client)]
            with patch.object(Pseudonyms, "of", return_value="eve"):
                many = [await opened(client) for _ in range(4)]
            others.append(await opened(client))
            with patch.object(open_tables, "MOST_LISTED", 2):
                seen: list[str] = []
                following = None
                while not seen or following:
                    page = await told(client, following)
                    TableList.model_validate(page)
                    seen += [line["id"] for line in page["tables"]]
                    following = page["next"]
            # The first of each maker, the newest first; then the second ones.
            assert seen[:2] == [many[0], others[0]]
            assert seen[2] == others[1] or seen[2] == many[1]
            assert sorted(seen) == sorted([*others, *many])

    asyncio.run(story())


def test_an_address_has_so_many_open_tables_that_wait(database: str) -> None:
    async def story() -> None:
        async with inside(Config(database=database, workers=0, open_tables_per_client=2)) as (client, _):
            once = {"Idempotency-Key": "second"}
            first = await opened(client)
            made = await client.post("/api/v1/tables", json=OPEN, headers=once)
            client.cookies.update(made.cookies)
            refused = await asyncio.gather(*(client.post("/api/v1/tables", json=OPEN) for _ in range(5)))
            assert {(one.status_code, one.json()["error"]["code"]) for one in refused} == {(429, "too-many-tables")}
            # Nobody else's business: the same request again, and tables that no list has.
            assert (await client.post("/api/v1/tables", json=OPEN, headers=once)).json()["table"] == made.json()[
                "table"
            ]
            assert (await client.post("/api/v1/tables", json={**OPEN, "access": "link"})).status_code == 201
            assert (await client.delete(f"/api/v1/tables/{first}")).status_code == 204
            await opened(client)
            cookies = dict(client.cookies)
            client.cookies.clear()
            assert (await client.post("/api/v1/tables", json=OPEN)).status_code == 429
            client.cookies.update(cookies)

    asyncio.run(story())


@pytest.mark.parametrize("access", ["private", "link", "open"])
def test_an_address_has_so_many_tables_that_are_not_over(database: str, access: str) -> None:
    async def story() -> None:
        settings = {"database": database, "workers": 0, "unfinished_tables_per_client": 3}
        async with inside(Config.model_validate(settings)) as (client, app):
            body, once = {**OPEN, "access": access}, {"Idempotency-Key": "first"}
            made = await client.post("/api/v1/tables", json=body, headers=once)
            client.cookies.update(made.cookies)
            # Tables of bots alone count like all others, and so do those that are asked for at once.
            app.state.service.tables.offers.bots = ("plain",)
            bots = {"players": 2, "seats": [{"bot": "plain"}] * 2}
            assert (await client.post("/api/v1/tables", json=bots)).status_code == 201
            asked = await asyncio.gather(*(client.post("/api/v1/tables", json=body) for _ in range(5)))
            refused = [one.json()["error"] for one in asked if one.is_error]
            assert [(one["code"], one["details"]) for one in refused] == [("too-many-unfinished", {"most": 3})] * 4
            assert (await client.post("/api/v1/tables", json=bots)).status_code == 429
            again = await client.post("/api/v1/tables", json=body, headers=once)
            assert again.json()["table"] == made.json()["table"]
            assert (await client.delete(f"/api/v1/tables/{made.json()['table']['id']}")).status_code == 204
            assert (await client.post("/api/v1/tables", json=body)).status_code == 201

    asyncio.run(story())


def test_all_networks_of_a_site_have_the_tables_of_one_client(tmp_path: Path) -> None:
    async def story() -> list[int]:
        config = Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0, unfinished_tables_per_client=2)
        async with inside(config) as (_, app):
            answers = []
            for address in ("2001:db8:0:100::1", "2001:db8:0:200::1", "2001:db8:0:300::1", "2001:db8:1::1"):
                transport = httpx.ASGITransport(app, client=(address, 1))
                async with httpx.AsyncClient(transport=transport, base_url="http://x") as one:
                    made = await one.post("/api/v1/tables", json={**OPEN, "access": "private"})
                    answers.append(made.status_code)
            return answers

    assert asyncio.run(story()) == [201, 201, 429, 201]


def test_a_place_in_the_list_that_means_nothing_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0)) as (client, _):
            for after in ("x", "lobby", "lobby~-1~1~a", "lobby~1~1e9~a", "over~1~1~a", "lobby~1~1~" + "a" * 99, "%00"):
                assert (await client.get("/api/v1/tables", params={"after": after})).status_code == 400
            assert await told(client, "playing~999999999~1.5~a") == {"tables": [], "next": None}

    asyncio.run(story())
