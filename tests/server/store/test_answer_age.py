"""Answers to repeated requests: kept as long as a repetition can come, then gone in small steps."""

from __future__ import annotations

import asyncio
import threading
import time
from dataclasses import replace
from typing import TYPE_CHECKING
from unittest import mock

import pytest
from sqlalchemy import func, insert, select, update

from babylon.server.config import Config
from babylon.server.runtime import housekeeping
from babylon.server.runtime.housekeeping import Ages, dropped_answers, tidy_now_and_then
from babylon.server.runtime.missing_lines import fill_lines
from babylon.server.store import pruning, schema
from babylon.server.store.engines import open_engine
from babylon.server.store.rows import Append, Appended, StoredAnswer
from babylon.server.store.store import Store
from tests.server.inside import inside
from tests.server.store.test_append import answer as reply
from tests.server.store.test_append import wish

if TYPE_CHECKING:
    import httpx

OPEN = {"players": 2, "access": "open", "sit": {"seats": [0], "name": "Ada"}}
SAID = {"seat": 0, "text": "Hello"}


def count(database: str) -> int:
    """How many answers are stored."""
    engine = open_engine(database, writing=False)
    with engine.begin() as connection:
        found = connection.execute(select(func.count()).select_from(schema.answer)).scalar_one()
    engine.dispose()
    return int(found)


def make_old(database: str) -> None:
    """Let all answers that have an age be two days older."""
    engine = open_engine(database, writing=True)
    with engine.begin() as connection:
        connection.execute(update(schema.answer).values(at=schema.answer.c.at - 2 * 86_400))
    engine.dispose()


async def post(client: httpx.AsyncClient, path: str, body: dict[str, object], key: str) -> httpx.Response:
    return await client.post(f"/api/v1{path}", json=body, headers={"Idempotency-Key": key})


def test_old_answers_go_in_steps_and_new_ones_stay(
    store: Store, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pruning, "AT_ONCE", 4)
    asyncio.run(store.append(wish(0, "one", answer=replace(reply("new"), at=100.0))))
    engine = open_engine(database, writing=True)
    row = {"game": "g1", "holder": "ada", "digest": "d", "status": 200, "body": "{}"}
    with engine.begin() as connection:
        connection.execute(insert(schema.answer), [{**row, "key": f"old-{n}", "at": float(n)} for n in range(10)])
        connection.execute(insert(schema.answer), {**row, "key": "kept", "at": None})
    engine.dispose()

    async def steps() -> tuple[int, int]:
        return await store.drop_answers(50.0), await dropped_answers(store, 50.0)

    assert asyncio.run(steps()) == (4, 6)
    assert asyncio.run(store.answer("g1", "ada", "new")) is not None
    assert asyncio.run(store.answer("g1", "ada", "kept")) is not None
    assert count(database) == 2


def test_the_end_of_a_game_leaves_the_last_answers_of_each(store: Store) -> None:
    def given(holder: str, number: int) -> StoredAnswer:
        return StoredAnswer(holder, f"{holder}-{number}", "digest", 200, "{}", 100.0 + number)

    def ended(seq: int, answer: StoredAnswer) -> Append:
        over = wish(seq, "one", answer=answer)
        return replace(over, row=replace(over.row, status="over"))

    async def story() -> dict[str, list[int]]:
        await store.append(wish(0, "one", answer=StoredAnswer("ada", "opened", "digest", 201, "")))
        for number in range(8):
            await store.append(wish(1 + number, "one", answer=given("bo" if number % 2 else "ada", number)))
        other = replace(given("ada", 0), key="elsewhere")
        await store.append(wish(0, "one", game="g2", answer=other))
        assert isinstance(await store.append(ended(9, given("ada", 8))), Appended)
        assert await store.answer("g1", "ada", "opened") is not None
        assert await store.answer("g2", "ada", "elsewhere") is not None
        return {
            holder: [number for number in range(9) if await store.answer("g1", holder, f"{holder}-{number}")]
            for holder in ("ada", "bo")
        }

    assert asyncio.run(story()) == {"ada": [6, 8], "bo": [7]}


@pytest.mark.parametrize(("days", "left"), [(1.0, 1), (0.0, 2)])
def test_a_server_drops_answers_that_are_older_than_its_setting(database: str, days: float, left: int) -> None:
    async def story() -> None:
        # Its own tidying, at its start, has the same setting: on a slow machine it comes after the ageing.
        async with inside(Config(database=database, workers=0, answer_days=days)) as (client, app):
            table = (await post(client, "/tables", OPEN, "table")).json()["table"]["id"]
            path = f"/tables/{table}/chat"
            assert (await post(client, path, SAID, "said")).status_code == 200
            assert (await post(client, path, SAID, "said")).headers["idempotent-replay"] == "true"
            make_old(database)
            with mock.patch.object(housekeeping, "fill_lines", wraps=fill_lines) as rounds:
                tidying = asyncio.create_task(
                    tidy_now_and_then(app.state.service.tables, Ages(answer=days), every=0.01)
                )
                async with asyncio.timeout(60):
                    # One may be the server's own, and the last has only begun.
                    while rounds.call_count < 4:  # noqa: ASYNC110 - who tidies up tells nobody
                        await asyncio.sleep(0.01)
            tidying.cancel()
            # What opened a table is known as long as the table.
            assert count(database) == left
            again = await post(client, "/tables", {**OPEN, "players": 3}, "table")
            assert again.json()["error"]["code"] == "key-reused"

    asyncio.run(story())


def test_who_asks_for_nothing_leaves_nothing_in_the_database(database: str) -> None:
    async def story() -> None:
        async with inside(Config(database=database, workers=0)) as (client, _):
            body = {**OPEN, "sit": {"seats": [0, 1], "name": "Ada"}}
            table = (await post(client, "/tables", body, "table")).json()["table"]["id"]
            for seat in (0, 1):
                await post(client, f"/tables/{table}/seats/{seat}/ready", {}, f"ready-{seat}")
            before = count(database)
            for number in range(20):
                answer = await post(client, f"/tables/{table}/seats/0/return", {}, f"nothing-{number}")
                assert answer.status_code == 200
            assert count(database) == before

    asyncio.run(story())


def test_a_repeated_request_that_would_do_nothing_now_gets_its_first_answer(database: str) -> None:
    async def story() -> None:
        async with inside(Config(database=database, workers=0)) as (client, app):
            app.state.service.tables.offers.bots = ("plain",)
            body = {**OPEN, "players": 3, "sit": {"seats": [0, 1, 2], "name": "Ada"}}
            table = (await post(client, "/tables", body, "table")).json()["table"]["id"]
            for seat in range(3):
                await post(client, f"/tables/{table}/seats/{seat}/ready", {}, f"ready-{seat}")
            path = f"/tables/{table}/seats/0/resign"
            first = await post(client, path, {}, "resign")
            await post(client, f"/tables/{table}/chat", SAID, "said")
            again = await post(client, path, {}, "resign")
            assert (first.status_code, first.text) == (again.status_code, again.text)
            assert again.headers["idempotent-replay"] == "true"
            other = await post(client, f"/tables/{table}/seats/1/return", {}, "resign")
            assert other.json()["error"]["code"] == "key-reused"

    asyncio.run(story())


def test_a_change_that_nobody_waits_for_any_more_ends_before_the_store_is_closed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, ended = threading.Event(), threading.Event()

    def slow(_connection: object, _before: float) -> int:
        began.set()
        time.sleep(0.2)
        ended.set()
        return 0

    monkeypatch.setattr("babylon.server.store.store.drop_answers", slow)
    store = Store(database)

    async def story() -> bool:
        dropping = asyncio.create_task(store.drop_answers(0.0))
        await asyncio.to_thread(began.wait, 10)
        dropping.cancel()
        store.close()
        return ended.is_set()

    assert asyncio.run(story())
