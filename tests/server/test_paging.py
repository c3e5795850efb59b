"""A long log is read and sent in pages; whoever follows them has every event once, in order."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from math import ceil
from typing import TYPE_CHECKING, Any, cast

import pytest

from babylon.client import transports
from babylon.client.table import RemoteTable
from babylon.server.config import Config
from babylon.server.routes.replays import EVENTS
from babylon.server.runtime.table_cache import PAGE
from babylon.server.store.rows import Append, GameRow, StoredEvent
from tests.server.inside import frames, inside

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    import httpx
    from fastapi import FastAPI

    from babylon.client import Client

LONG = 250
OPEN = {"players": 2, "access": "open", "sit": {"seats": [0], "name": "Ada"}}


@asynccontextmanager
async def long_log(folder: Path) -> AsyncIterator[tuple[httpx.AsyncClient, FastAPI, str, list[int]]]:
    """A table where much was said, and the sizes of the pages in which its log is read."""
    config = Config(database=f"sqlite:///{folder}/babylon.db", workers=0, requests_per_minute=0)
    async with inside(config) as (client, app):
        made = (await client.post("/api/v1/tables", json=OPEN)).json()["table"]
        name, seq, store = made["id"], made["seq"], app.state.service.store
        said = tuple(StoredEvent(n, 1.0, "chat", '{"seat":0,"text":"Hello"}') for n in range(seq + 1, LONG + 1))
        row = GameRow(name, LONG, "lobby", "open", made["rules"], made["created"], None)
        await store.append(Append(seq, said, row))
        app.state.service.tables.forget(name)
        sizes, page = [], store.page

        async def counted(game: str, after: int, most: int) -> tuple[StoredEvent, ...]:
            found: tuple[StoredEvent, ...] = await page(game, after, most)
            sizes.append(len(found))
            return found

        store.page = counted
        yield client, app, f"/api/v1/tables/{name}", sizes


def test_who_asks_for_everything_gets_a_page_and_the_sign_that_there_is_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with long_log(tmp_path) as (client, _, base, _):
            answer = (await client.get(f"{base}/events?after=0")).json()
            assert [event["seq"] for event in answer["events"]] == list(range(1, PAGE + 1))
            assert (answer["seq"], answer["more"], answer["table"]) == (PAGE, True, None)

    asyncio.run(story())


def test_following_the_pages_gives_every_event_once_and_the_state_with_the_last(tmp_path: Path) -> None:
    async def story() -> None:
        async with long_log(tmp_path) as (client, _, base, sizes):
            seen: list[int] = []
            answer: dict[str, Any] = {"seq": 0, "more": True}
            while answer["more"]:
                answer = (await client.get(f"{base}/events?after={answer['seq']}&limit=60&wait=25")).json()
                seen += [event["seq"] for event in answer["events"]]
            assert seen == list(range(1, LONG + 1))
            assert answer["table"]["seq"] == LONG
            assert max(sizes) == 61

    asyncio.run(story())


@pytest.mark.parametrize("limit", [0, -1, 501, "many"])
def test_a_page_has_a_largest_size(tmp_path: Path, limit: object) -> None:
    async def story() -> None:
        async with long_log(tmp_path) as (client, _, base, _):
            assert (await client.get(f"{base}/events?limit={limit}")).status_code == 400

    asyncio.run(story())


def test_a_socket_reads_what_was_missed_in_pages_and_sends_it_in_order(tmp_path: Path) -> None:
    async def story() -> None:
        async with long_log(tmp_path) as (client, app, base, sizes):
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            hello, *heard = await frames(app, f"{base}/socket?after=0&wire=2", cookie, 1 + ceil(LONG / PAGE))
            assert [event["seq"] for one in heard for event in one["events"]] == list(range(1, LONG + 1))
            assert (hello["kind"], hello["table"]["seq"]) == ("hello", LONG)
            assert max(sizes) == PAGE

    asyncio.run(story())


def test_what_happens_during_a_replay_comes_after_it_and_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with long_log(tmp_path) as (client, app, base, _):
            store, cookie = (
                app.state.service.store,
                "; ".join(f"{name}={value}" for name, value in client.cookies.items()),
            )
            page = store.page

            async def interrupted(game: str, after: int, most: int) -> tuple[StoredEvent, ...]:
                if after == 2 * PAGE:
                    assert (await client.delete(base)).status_code == 204
                found: tuple[StoredEvent, ...] = await page(game, after, most)
                return found

            store.page = interrupted
            heard = await frames(app, f"{base}/socket?after=0&wire=2", cookie, 3 + ceil(LONG / PAGE))
            told = [event["seq"] for one in heard for event in one.get("events", [])]
            assert told == list(range(1, LONG + 2))

    asyncio.run(story())


def test_a_caller_who_is_far_behind_is_told_no_more_of_it_than_they_pay_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with long_log(tmp_path) as (client, _, base, _):
            await client.post(f"{base}/seats/1/claim", json={"name": "Bo"})
            for seat in (0, 1):
                await client.post(f"{base}/seats/{seat}/ready", json={})
            answer = await client.post(
                f"{base}/turns", json={"seat": 0, "seq": 1, "moves": []}, headers={"Idempotency-Key": "late"}
            )
            error = answer.json()["error"]
            assert error["code"] == "stale"
            assert [event["seq"] for event in error["details"]["missed"]] == list(range(2, 2 + EVENTS))

    asyncio.run(story())


WHOLE: dict[str, object] = {"you": {}, "table": {"seq": 7}, "record": None, "digest": None}


class Paged:
    """A server that sends three events a page."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    def request(self, _method: str, path: str, _shape: object, *, params: dict[str, Any] | None = None) -> object:
        if not path.endswith("/events"):
            return {"table": {"seq": 0}, "you": {}}
        assert params is not None
        self.asked.append(params)
        after = params["after"]
        events = [{"seq": seq, "kind": "closed"} for seq in range(after + 1, min(after + 3, 7) + 1)]
        more = after + 3 < 7
        return {"seq": min(after + 3, 7), "events": events, "more": more, **({} if more else WHOLE)}


def test_the_python_client_follows_the_pages() -> None:
    server = Paged()
    answer = RemoteTable(cast("Client", server), "abcdefghijkl").events(0, wait=5.0)
    assert [event["seq"] for event in answer["events"]] == [1, 2, 3, 4, 5, 6, 7]
    assert (answer["seq"], answer["more"]) == (7, False)
    # Only the first question may have to wait.
    assert [one["wait"] for one in server.asked] == [5.0, 0.0, 0.0]


def test_a_client_that_polls_gets_all_pages_as_one_message() -> None:
    messages = transports._poll(cast("Client", Paged()), "abcdefghijkl", 0)
    hello, news = next(messages), next(messages)
    assert (hello["kind"], news["kind"]) == ("hello", "events")
    assert news["kind"] == "events"
    assert [event["seq"] for event in news["events"]] == [1, 2, 3, 4, 5, 6, 7]
