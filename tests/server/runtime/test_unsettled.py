"""When nobody knows whether a commit happened: it is said so, and the log decides."""

from __future__ import annotations

import asyncio
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING
from unittest import mock

import pytest
from sqlalchemy import event

from babylon.server.config import Config
from babylon.server.runtime import deadline
from babylon.server.store.store import STUCK_SECONDS
from babylon.server.wire.faults import Fault, Unsettled
from tests.server.inside import frames, inside

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx
    from fastapi import FastAPI


@contextmanager
def hanging_commit(app: FastAPI) -> Iterator[None]:
    """Within, the next commit does not end, and so whatever is answered was answered without it."""
    ended = threading.Event()
    engine = app.state.service.store._writing
    event.listen(engine, "commit", lambda _connection: ended.wait(), once=True)
    try:
        with mock.patch.object(deadline, "ANSWER_SECONDS", 1.2 * STUCK_SECONDS):
            yield
    finally:
        ended.set()


async def new_table(client: httpx.AsyncClient) -> str:
    answer = await client.post("/api/v1/tables", json={"players": 2, "access": "open"})
    assert answer.status_code == 201
    return str(answer.json()["table"]["id"])


async def claim(client: httpx.AsyncClient, table: str, seat: int, key: str) -> httpx.Response:
    path, headers = f"/api/v1/tables/{table}/seats/{seat}/claim", {"Idempotency-Key": key}
    return await client.post(path, json={"name": "Ada"}, headers=headers)


async def name_at(client: httpx.AsyncClient, table: str) -> str | None:
    name: str | None = (await client.get(f"/api/v1/tables/{table}")).json()["table"]["seats"][0]["name"]
    return name


def config(tmp_path: Path) -> Config:
    return Config(database=f"sqlite:///{tmp_path}/babylon.db", bots="tests.server.plain_bots", requests_per_minute=0)


def test_a_commit_that_hangs_is_unsettled_and_the_same_key_gets_the_true_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(config(tmp_path)) as (client, app):
            await app.state.service.learn_bots()  # their start would take time from what is measured
            table = await new_table(client)
            listening = asyncio.create_task(frames(app, f"/api/v1/tables/{table}/socket?wire=2", "", 3))
            while not app.state.service.hub.count():  # noqa: ASYNC110 - nobody tells when they have come
                await asyncio.sleep(0.01)
            with hanging_commit(app):
                answer = await claim(client, table, 0, "first")
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unsettled")
                assert answer.headers["retry-after"]
                # What was known before is shown, and nobody pretends to know more.
                assert await name_at(client, table) is None
                other = await claim(client, table, 1, "second")
                assert (other.status_code, other.json()["error"]["code"]) == (503, "unavailable")
            heard = await asyncio.wait_for(listening, 60)
            assert [event["kind"] for one in heard for event in one.get("events", [])] == ["seat-claimed"]
            answer = await claim(client, table, 0, "first")
            assert (answer.status_code, answer.headers["idempotent-replay"]) == (200, "true")
            assert await name_at(client, table) == "Ada"

    asyncio.run(story())


def test_nothing_is_changed_by_what_waits_behind_a_commit_that_hangs(tmp_path: Path) -> None:
    async def story() -> None:
        async with inside(config(tmp_path)) as (client, app):
            await app.state.service.learn_bots()
            first, second, third = [await new_table(client) for _ in range(3)]
            with hanging_commit(app):
                one, other = await asyncio.gather(claim(client, first, 0, "a"), claim(client, second, 0, "b"))
            codes = sorted(answer.json()["error"]["code"] for answer in (one, other))
            assert codes in (["unavailable", "unsettled"], ["unsettled", "unsettled"])
            # Whatever still was to be written has been written before this is.
            async with asyncio.timeout(60):
                while (await claim(client, third, 0, "c")).status_code != 200:  # noqa: ASYNC110 - it tells nobody
                    await asyncio.sleep(0.05)
            for table, answer in ((first, one), (second, other)):
                assert await name_at(client, table) is None or answer.json()["error"]["code"] == "unsettled"

    asyncio.run(story())


class DoubtfulStore:
    """A database of which nobody knows, the first time, whether it did what it was asked."""

    def __init__(self) -> None:
        self.is_asked_again = asyncio.Event()
        self._asked = 0

    async def ask(self, _question: object) -> None:
        self._asked += 1
        if self._asked == 1:
            raise Unsettled(Fault.SLOW)
        self.is_asked_again.set()


@pytest.mark.parametrize("name", ["pairing", "ratings"])
def test_whatever_looks_after_the_server_goes_on_after_a_commit_of_which_nobody_knows(
    name: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with inside(config(tmp_path)) as (_client, app):
            book, doubtful = getattr(app.state.service, name), DoubtfulStore()
            with mock.patch.object(book, "_store", doubtful):
                running = asyncio.create_task(book.run(0.01))
                async with asyncio.timeout(10.0):
                    await doubtful.is_asked_again.wait()
                running.cancel()

    asyncio.run(story())
