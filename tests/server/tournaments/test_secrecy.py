"""Nobody learns a duplicate deal from a table that is ahead; once all have ended it can be checked by everyone."""

from __future__ import annotations

import asyncio
import re
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from babylon.record import read
from babylon.server.maintenance.deal_check import checked
from babylon.server.people import export
from babylon.server.tables import fair_deal
from babylon.server.tables.links import watch_key
from babylon.server.tournaments import pairing
from tests.server.inside import frames
from tests.server.people.homes import Browser
from tests.server.tournaments.evenings import BASE, Guest, evening, hurried

if TYPE_CHECKING:
    from pathlib import Path

    from fastapi import FastAPI

READS = ("", "/record", "/events", "/review", "/links")
QUESTIONS = (("/preview", {"seat": 0}), ("/points", {"seat": 0}), ("/hint", {"seat": 0}), ("/watch", {"key": "wrong"}))


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    hurried(monkeypatch)


async def asked(guest: Guest, table: str) -> set[int]:
    """The statuses of everything that could tell something of a table."""
    read_all = [(await guest.get(f"/tables/{table}{path}")).status_code for path in READS]
    questions = [(await guest.post(f"/tables/{table}{path}", body)).status_code for path, body in QUESTIONS]
    cookie = "; ".join(f"{name}={value}" for name, value in guest.client.cookies.items())
    heard = await frames(guest.app, f"{BASE}/tables/{table}/socket?after=0&wire=2", cookie, 1)
    assert heard == []
    return {*read_all, *questions}


def tables_of(told: dict[str, Any]) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = told["tournament"]["rounds"][0]["tables"]
    return tables


async def dealt_again(guest: Guest, table: str, commitment: str) -> object:
    """The deal of a table whose record everyone may see, take along and check."""
    record = read((await guest.get(f"/tables/{table}/record")).text)
    assert checked(record, commitment).is_fair
    assert await taken_along(guest.app, table) == str(record)
    return record.deal.quarry, record.deal.tokens


async def taken_along(app: FastAPI, table: str) -> object:
    """The record of a game in the file of all that somebody has here."""
    service = app.state.service
    stored = await service.store.game(table)
    return export._game(stored, stored.holders["seat:0"], service.tables.offers)["record"]


def test_a_deal_is_known_at_its_tables_alone_until_all_have_ended(tmp_path: Path) -> None:
    async def course() -> None:
        async with evening(tmp_path) as (app, host), AsyncExitStack() as stack:
            name = await host.calls(duplicate=True, rounds=1)
            guests = [await stack.enter_async_context(Guest.of(app)) for _ in range(4)]
            for number, guest in enumerate(guests):
                await guest.does(name, "join", {"name": f"Guest {number}", "entropy": "0a"})
            await host.does(name, "course", {"act": "start"})
            while not all([(await guest.sees(name))["you"]["table"] for guest in guests]):  # noqa: ASYNC110 - no news
                await asyncio.sleep(0.02)
            first, second = tables_of(await host.sees(name))
            ahead = [guests[number] for number in first["seats"]]
            behind = [guests[number] for number in second["seats"]]
            # A table that is being played tells nothing to the host, nor to who has the same deal elsewhere.
            await asyncio.gather(*(guest.plays(first["table"], turns=2) for guest in ahead))
            for guest in (host, *behind):
                assert await asked(guest, first["table"]) == {404, 403}
            await asyncio.gather(*(guest.plays(first["table"]) for guest in ahead))
            # Nor does one that has ended, not even to who sat there; of the result nothing is listed either.
            for guest in ahead:
                assert 200 not in await asked(guest, first["table"])
                assert (await guest.get(f"/tables/{first['table']}")).json()["error"]["code"] == "round-running"
                listed = (await guest.get("/games?over=true")).json()["games"]
                assert [game["table"]["id"] for game in listed] == [first["table"]]
                assert await taken_along(app, first["table"]) is None
            told = await host.sees(name)
            assert [table["outcome"] for table in tables_of(told)] == [None, None]
            assert all(line["games"] == 0 for line in told["tournament"]["standings"])
            assert told["tournament"]["deals"][0]["secret"] is None
            await asyncio.gather(*(guest.plays(second["table"]) for guest in behind))
            over = await host.waits(name)
            # Now everyone may look, and deal again.
            commitment = over["deals"][0]["commitment"]
            assert len({await dealt_again(host, table["table"], commitment) for table in (first, second)}) == 1

    asyncio.run(course())


MOMENT = re.compile(r"\d{10}(\.\d+)?")


async def two_tables(
    app: FastAPI, host: Guest, stack: AsyncExitStack, **settings: object
) -> tuple[str, list[Guest], list[Guest], list[str], tuple[str, str]]:
    """A tournament of four people: who is ahead, who is behind, the ids of the first, and both tables."""
    name = await host.calls(duplicate=True, rounds=1, **settings)
    guests = [await stack.enter_async_context(Guest.of(app)) for _ in range(4)]
    ids = [await guest.becomes(f"Person {number}") for number, guest in enumerate(guests)]
    for guest in guests:
        await Browser(guest.client).ask("PATCH", "/me", {"profile": "everyone", "games": "everyone"})
    for number, guest in enumerate(guests):
        await guest.does(name, "join", {"name": f"Person {number}", "entropy": "0a"})
    await host.does(name, "course", {"act": "start"})
    while not all([(await guest.sees(name))["you"]["table"] for guest in guests]):  # noqa: ASYNC110 - no news
        await asyncio.sleep(0.02)
    tables = [table for one in (await host.sees(name))["tournament"]["rounds"] for table in one["tables"]]
    first, second = tables[0], tables[1]
    ahead, behind = ([guests[number] for number in one["seats"]] for one in (first, second))
    return name, ahead, behind, [ids[number] for number in first["seats"]], (first["table"], second["table"])


async def seen_from_behind(guest: Guest, name: str, table: str, people: list[str]) -> str:
    """All that someone may read of those who are ahead with the same deal, without what is random in each world."""
    service = guest.app.state.service
    stored = await service.store.game(table)
    paths = [
        f"/tournaments/{name}",
        f"/tournaments/{name}/standings.csv",
        "/tournaments",
        "/tables",
        "/games",
        "/games?over=true",
        "/ratings/2/live",
        *(f"/people/{one}{more}" for one in people for more in ("", "/games")),
        *(f"/tables/{table}{more}" for more in (*READS, "/stream", "/events?after=0")),
    ]
    told = [(path, answer.status_code, answer.text) for path in paths for answer in [await guest.get(path)]]
    assert {status for path, status, _ in told if not path.startswith(f"/tables/{table}")} == {200}
    watch = await guest.post(f"/tables/{table}/watch", {"key": watch_key(stored.secrets)})
    cookie = "; ".join(f"{one}={value}" for one, value in guest.client.cookies.items())
    heard = await frames(guest.app, f"{BASE}/tables/{table}/socket?after=0&wire=2", cookie, 1)
    text = repr((told, watch.status_code, watch.text, heard))
    for number, one in enumerate((name, *people)):
        text = text.replace(one, f"<{number}>")
    return MOMENT.sub("<moment>", text)


@pytest.mark.parametrize("settings", [{}, {"format": "arena", "minutes": 60}], ids=["rounds", "arena"])
def test_from_behind_a_game_that_went_otherwise_looks_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, settings: dict[str, object]
) -> None:
    monkeypatch.setattr(fair_deal, "new_secret", lambda: "5e" * 32)
    monkeypatch.setattr(pairing, "_drawn", lambda _state, units, _number: sorted(units))

    async def world(seed: int) -> tuple[str, list[int]]:
        folder = tmp_path / str(seed)
        folder.mkdir()
        async with evening(folder) as (app, host), AsyncExitStack() as stack:
            name, ahead, behind, people, (first, second) = await two_tables(app, host, stack, **settings)
            await asyncio.gather(*(guest.sits_down(second) for guest in behind))
            await asyncio.gather(*(guest.plays(first, seed=seed) for guest in ahead))
            while not tables_of(await host.sees(name))[0]["ended"]:  # noqa: ASYNC110 - no news
                await asyncio.sleep(0.02)
            over = (await app.state.service.tables.table(first)).state.result
            return await seen_from_behind(behind[0], name, first, people), over.scores

    async def worlds() -> None:
        (one, points), (other, others) = await world(1), await world(2)
        assert points != others
        assert one == other

    asyncio.run(worlds())


def test_a_profile_counts_a_game_once_its_deal_is_open(tmp_path: Path) -> None:
    async def course() -> None:
        async with evening(tmp_path) as (app, host), AsyncExitStack() as stack:
            name, ahead, behind, people, (first, second) = await two_tables(app, host, stack)

            async def told() -> Any:  # noqa: ANN401 - any JSON
                return (await behind[0].get(f"/people/{people[0]}")).json()["statistics"]

            await asyncio.gather(*(guest.plays(first) for guest in ahead))
            sealed = await told()
            assert (sealed["all"]["games"], sealed["missing"], sealed["best"]) == (0, 0, 0)
            assert all(line["best"] == 0 for line in sealed["lines"])
            await asyncio.gather(*(guest.plays(second) for guest in behind))
            await host.waits(name)
            assert (await told())["all"]["games"] == 1

    asyncio.run(course())
