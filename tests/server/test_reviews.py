"""Reviews that the server makes: for those who may see the game, in their turn, kept, and by nobody waited for."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import httpx
import pytest

from babylon.bots.turn_review import DEPTHS
from babylon.server.config import Config
from babylon.server.maintenance.backup import copy
from babylon.server.runtime import reviews
from babylon.server.runtime.review_studies import TurnStudy, WholeStudy
from babylon.server.store import reviews as stored
from babylon.server.store.rows import StoredReview
from babylon.server.store.store import Store
from babylon.server.wire.enums import Status
from babylon.server.workers.pool import BotFailed, Pool
from tests.cli.command_line import call
from tests.server.inside import inside

if TYPE_CHECKING:
    from pathlib import Path

    from fastapi import FastAPI

QUICK = {"depth": "quick"}


async def played(client: httpx.AsyncClient, access: str = "open", turns: int = 1) -> str:
    """A table whose game was given up after so many turns of the setup."""
    sit = {"seats": [0, 1], "name": "Ada"}
    made = (await client.post("/api/v1/tables", json={"players": 2, "access": access, "sit": sit})).json()
    path = f"/api/v1/tables/{made['table']['id']}"
    for seat in (0, 1):
        await client.post(f"{path}/seats/{seat}/ready", json={})
    for number in range(turns):
        table = (await client.get(path)).json()["table"]
        turn = {"seat": number % 2, "seq": table["seq"], "moves": [f"x{'ABCD'[number]}1"]}
        answer = await client.post(f"{path}/turns", json=turn, headers={"Idempotency-Key": f"{number}"})
        assert answer.status_code == 200, answer.text
    return path


async def given_up(client: httpx.AsyncClient, access: str = "open", turns: int = 1) -> str:
    """The same, and it is over."""
    path = await played(client, access, turns)
    await client.post(f"{path}/seats/1/resign", json={})
    assert (await client.get(path)).json()["table"]["status"] == "over"
    return path


async def asked(client: httpx.AsyncClient, path: str, depth: str = "quick") -> httpx.Response:
    return await client.post(f"{path}/review", json={"depth": depth})


async def finished(client: httpx.AsyncClient, path: str) -> dict[str, Any]:
    """The review once it is there."""
    async with asyncio.timeout(600):
        while True:
            answer: dict[str, Any] = (await client.get(f"{path}/review")).json()
            if answer["state"] != "working":
                return answer
            await asyncio.sleep(0.05)


def code(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]["code"])


def guest(app: FastAPI) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app, raise_app_exceptions=False), base_url="http://x")


def test_a_review_is_the_one_of_the_command_line(tmp_path: Path) -> None:
    async def made() -> tuple[dict[str, Any], str]:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db")) as (client, _):
            path = await given_up(client)
            answer = await asked(client, path)
            assert answer.json() == {**QUICK, "state": "working", "done": 0, "turns": 2, "ahead": 0, "review": None}
            found = await finished(client, path)
            assert (await asked(client, path)).json() == found
            return found, (await client.get(f"{path}/record")).text

    found, record = asyncio.run(made())
    assert (found["state"], found["done"], found["turns"]) == ("done", 2, 2)
    file = tmp_path / "game.bgn"
    file.write_text(record, encoding="utf-8")
    depth = DEPTHS["quick"]
    told = call("analyse", str(file), "--tries", str(depth.tries), "--worlds", str(depth.worlds), "--json")
    assert json.loads(told.out) == found["review"]


def test_a_review_goes_on_after_a_restart_where_it_was(database: str) -> None:
    studied: list[object] = []

    async def canned(_pool: Pool, study: object, _share: object) -> str:
        """What is found at once; but the second turn takes the first server longer than it lives."""
        if isinstance(study, TurnStudy):
            studied.append(study.number)
            if studied == [1, 2]:
                await asyncio.Event().wait()
            return f"turn {study.number}"
        assert isinstance(study, WholeStudy)
        return json.dumps({"found": study.found})

    async def begun() -> str:
        async with inside(Config(database=database, workers=0)) as (client, _):
            path = await given_up(client)
            await asked(client, path)
            async with asyncio.timeout(60):
                while (await client.get(f"{path}/review")).json()["done"] == 0:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.01)
            return path

    async def ended(path: str) -> dict[str, Any]:
        async with inside(Config(database=database, workers=0)) as (client, _):
            return await finished(client, path)

    with patch.object(Pool, "studied", canned), patch.object(reviews, "SWEEP_SECONDS", 0.05):
        # With SQLite nobody else has the database; with PostgreSQL a lease has to end first.
        with patch.object(reviews, "LEASE_SECONDS", 0.0 if database.startswith("postgresql") else 120.0):
            path = asyncio.run(begun())
        found = asyncio.run(ended(path))
    assert studied[-1] == 2
    assert studied.count(1) == 1
    assert found["review"] == {"found": ["turn 1", "turn 2"]}


def test_only_those_who_may_see_a_game_that_is_over_have_it_reviewed(tmp_path: Path) -> None:
    async def tried() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0)) as (ada, app):
            hidden, running, empty = await given_up(ada, "link"), await played(ada), await given_up(ada, turns=0)
            async with guest(app) as bo:
                assert code(await asked(bo, hidden)) == "no-table"
                assert code(await bo.get(f"{hidden}/review")) == "no-table"
            assert code(await asked(ada, running)) == "wrong-status"
            assert code(await asked(ada, empty)) == "wrong-status"
            assert code(await asked(ada, hidden, "endless")) == "bad-request"
            assert (await asked(ada, hidden)).json()["state"] == "working"

    asyncio.run(tried())


def test_there_are_so_many_at_a_time_for_a_guest_and_in_all(tmp_path: Path) -> None:
    async def tried() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0, reviews=3)) as (ada, app):
            paths = [await given_up(ada) for _ in range(3)]
            assert [(await asked(ada, path)).json()["ahead"] for path in paths[:2]] == [0, 1]
            assert code(await asked(ada, paths[2])) == "reviews-enough"
            assert (await asked(ada, paths[0])).json()["state"] == "working"
            async with guest(app) as bo:
                await bo.post("/api/v1/guest", json={})
                assert (await asked(bo, paths[2])).json()["ahead"] == 2
                assert code(await asked(bo, paths[2], "deep")) == "reviews-full"

    asyncio.run(tried())


@pytest.mark.parametrize("crowd", ["127.0.0.1", "2001:db8:0:{:x}00::1"])
def test_one_address_or_site_does_not_take_all_the_places(tmp_path: Path, crowd: str) -> None:
    async def tried() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0, reviews=20)) as (ada, app):
            paths = [await given_up(ada) for _ in range(3)]
            said = []
            for number, path in enumerate(paths):
                near = httpx.ASGITransport(app, client=(crowd.format(number), 1))
                async with httpx.AsyncClient(transport=near, base_url="http://x") as one:
                    await one.post("/api/v1/guest", json={})
                    said += [(await asked(one, path, depth)).status_code for depth in ("quick", "deep")]
            assert said == [200] * 5 + [503]
            transport = httpx.ASGITransport(app, client=("192.0.2.1", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://x") as stranger:
                await stranger.post("/api/v1/guest", json={})
                assert (await asked(stranger, paths[2], "deep")).status_code == 200

    asyncio.run(tried())


@pytest.mark.parametrize(("setting", "refusal"), [("reviews", "reviews-off"), ("reviews_per_hour", "too-many")])
def test_a_host_chooses_how_many_there_are(tmp_path: Path, setting: str, refusal: str) -> None:
    async def tried() -> None:
        most = 0 if setting == "reviews" else 1
        config = {"database": f"sqlite:///{tmp_path}/babylon.db", "workers": 0, setting: most}
        async with inside(Config.model_validate(config)) as (ada, _):
            path = await given_up(ada)
            answers = [await asked(ada, path, depth) for depth in ("quick", "deep")]
            assert code(answers[-1]) == refusal

    asyncio.run(tried())


def test_what_nobody_gets_to_in_an_hour_is_given_up(tmp_path: Path) -> None:
    async def tried() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0)) as (ada, app):
            path = await given_up(ada)
            assert (await asked(ada, path)).json()["state"] == "working"
            with patch.object(reviews, "LATE_SECONDS", -1.0):
                await app.state.service.reviews._sweep()
            assert (await ada.get(f"{path}/review")).json()["state"] == "none"

    asyncio.run(tried())


def test_a_game_that_no_worker_can_look_at_is_given_up_after_some_tries(tmp_path: Path) -> None:
    tries: list[object] = []

    async def failing(_pool: Pool, study: object, _share: object) -> str:
        tries.append(study)
        raise BotFailed("dead")

    async def tried() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0)) as (ada, _):
            path = await given_up(ada)
            with patch.object(Pool, "studied", failing):
                await asked(ada, path)
                assert (await finished(ada, path))["state"] == "none"

    asyncio.run(tried())
    assert len(tries) == reviews.TRIES
    assert all(isinstance(study, TurnStudy) for study in tries)


def wanted(game: str = "aaaaaaaaaaaa", asked: float = 1.0, engine: str = "one") -> StoredReview:
    return StoredReview(game, "quick", engine, "ada", asked=asked, lease=0.0, turns=2)


def test_one_process_at_a_time_works_at_a_review_and_another_goes_on_with_it(store: Store) -> None:
    async def worked() -> None:
        await store.change(lambda connection: stored.ask_review(connection, wanted()))
        found = [
            await store.change(partial(stored.claim_review, game="aaaaaaaaaaaa", depth="quick", now=now, lease=now + 9))
            for now in (5.0, 6.0, 15.0)
        ]
        assert [one is not None for one in found] == [True, False, True]
        first, _, second = found
        assert first is not None
        assert second is not None
        more = replace(first, done=1, found="x")
        assert await store.change(lambda connection: stored.note_review(connection, more))
        # Who has come less far does not write over it.
        assert not await store.change(lambda connection: stored.note_review(connection, second))
        done = replace(first, done=2, found="", body="{}")
        assert await store.change(lambda connection: stored.note_review(connection, done))
        assert await store.ask(lambda connection: stored.open_reviews(connection, 99.0)) == []
        assert await store.ask(stored.count_open) == 0

    asyncio.run(worked())


def test_another_engine_takes_the_place_of_the_former_one(store: Store) -> None:
    async def worked() -> None:
        for one in (wanted(), wanted(), wanted(engine="two"), wanted("bbbbbbbbbbbb")):
            await store.change(partial(stored.ask_review, one=one))
        assert await store.ask(stored.count_open) == 2
        await store.change(lambda connection: stored.drop_late(connection, 0.0, "two"))
        left = await store.ask(lambda connection: stored.stored_review(connection, "aaaaaaaaaaaa", "quick"))
        assert left == wanted(engine="two")
        assert await store.ask(stored.count_open) == 1

    asyncio.run(worked())


def test_a_backup_has_the_reviews_and_a_game_that_goes_takes_its_own_along(database: str, tmp_path: Path) -> None:
    copied = f"sqlite:///{tmp_path}/copy.db"

    async def begun() -> str:
        async with inside(Config(database=database, workers=0)) as (client, _):
            path = await given_up(client)
            await asked(client, path)
            return path.rsplit("/", 1)[-1]

    game = asyncio.run(begun())
    copy(database, copied)
    store = Store(copied)
    try:
        assert asyncio.run(store.ask(stored.count_open)) == 1
        assert asyncio.run(store.prune([Status.OVER], 1e12, [game])) == [game]
        assert asyncio.run(store.ask(stored.count_open)) == 0
    finally:
        store.close()
