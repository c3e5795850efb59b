"""What one address can do to all tournaments of a server, however many cookies it has."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from babylon.server import service
from babylon.server.process.clock import now
from babylon.server.runtime import tournaments
from babylon.server.runtime.tournaments import TournamentLimits
from babylon.server.store.tournaments import drop_unbegun, statuses
from babylon.server.tournaments import pairing
from babylon.server.tournaments.csv_text import csv_text
from babylon.server.tournaments.pairing import next_tables
from babylon.server.tournaments.state import after
from babylon.server.tournaments.steps import Write, next_step
from babylon.server.workers.pool import Pool
from tests.server.tournaments.evenings import QUICK, Guest, evening, hurried

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    import httpx
    import pytest
    from fastapi import FastAPI

    from babylon.server.tournaments.live import LiveTournament
    from babylon.server.tournaments.state import TournamentState
    from babylon.server.workers.accounts import Share
    from babylon.server.workers.fair_queue import Lane, Thought
    from babylon.server.workers.worker import Job

DAY = 86_400.0


async def crowd(stack: AsyncExitStack, app: FastAPI, size: int) -> list[Guest]:
    """So many cookies of one address."""
    return [await stack.enter_async_context(Guest.of(app)) for _ in range(size)]


def code(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["code"]) if answer.is_error else "done"


def test_an_address_does_not_call_all_the_tournaments_there_may_be(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, tournaments=5, tournaments_per_client=3) as (app, _), AsyncExitStack() as stack:
            guests = await crowd(stack, app, 6)
            body = {"name": "Mine", **QUICK}
            answers = await asyncio.gather(*(one.post("/tournaments", body) for one in guests))
            assert sorted(map(code, answers)) == ["done"] * 3 + ["too-often"] * 3
            # Who ends one may call another.
            pairs = zip(guests, answers, strict=True)
            organiser, first = next((one, answer) for one, answer in pairs if answer.status_code == 201)
            await organiser.does(first.json()["tournament"]["id"], "course", {"act": "close"})
            assert code(await organiser.post("/tournaments", body)) == "done"

    asyncio.run(story())


def test_who_finds_no_room_is_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, tournaments=2, tournament_entrants=1) as (app, host), AsyncExitStack() as stack:
            [ada] = await crowd(stack, app, 1)
            name, teams = await host.calls(), await host.calls(boards=2)
            full = await ada.post("/tournaments", {"name": "Mine", **QUICK})
            assert (full.status_code, code(full)) == (503, "tournaments-full")
            await host.does(name, "join", {"name": "Host"})
            assert code(await ada.post(f"/tournaments/{name}/join", {"name": "Ada"})) == "tournament-full"
            bots = {"bot": "plain", "count": 3, "team": "Red"}
            app.state.service.tournaments._limits = TournamentLimits(2, 200)
            assert code(await host.post(f"/tournaments/{teams}/bots", bots)) == "team-full"

    asyncio.run(story())


def test_an_address_does_not_fill_a_tournament(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, entrants_per_client=2) as (app, host), AsyncExitStack() as stack:
            name = await host.calls()
            ada, bo, cy = await crowd(stack, app, 3)
            for one in (ada, bo):
                await one.does(name, "join", {"name": "Guest"})
            assert code(await cy.post(f"/tournaments/{name}/join", {"name": "Guest"})) == "too-often"
            # Who takes part already may go and come back.
            await ada.does(name, "leave")
            await ada.does(name, "join", {"name": "Guest"})

    asyncio.run(story())


def test_a_tournament_that_never_begins_goes_by_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as (app, host):
            store, name = app.state.service.store, await host.calls()
            begun = await host.calls(format="knock-out")
            await host.does(begun, "bots", {"bot": "plain", "count": 2})
            await host.does(begun, "course", {"act": "start"})
            await host.waits(begun, "running")
            async with asyncio.timeout(60):
                while not (await host.sees(begun))["tournament"]["rounds"]:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.05)
            assert await store.change(lambda connection: drop_unbegun(connection, now() - DAY)) == []
            assert await store.change(lambda connection: drop_unbegun(connection, now() + DAY)) == [name]
            assert code(await host.get(f"/tournaments/{name}")) == "no-tournament"
            assert (await host.sees(begun))["tournament"]["id"] == begun

    asyncio.run(story())


async def bots_alone(host: Guest, app: FastAPI, **settings: object) -> LiveTournament:
    """A tournament of eight bots that has just begun."""
    name = await host.calls(**settings)
    await host.does(name, "bots", {"bot": "plain", "count": 8})
    await host.does(name, "course", {"act": "start"})
    live: LiveTournament = await app.state.service.tournaments.live(name)
    return live


def test_a_tournament_that_is_paused_for_ever_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with evening(tmp_path) as (app, host):
            monkeypatch.setattr(app.state.service.tournament_rounds, "_attend", lambda _name: asyncio.sleep(0))
            live = await bots_alone(host, app)
            await host.does(live.state.id, "course", {"act": "pause"})
            live = await app.state.service.tournaments.live(live.state.id)
            assert next_step(live.state, live.secrets, now() + 29 * DAY) is None
            ended = next_step(live.state, live.secrets, now() + 31 * DAY)
            assert isinstance(ended, Write)
            assert [event.kind for event in ended.events] == ["tournament-over"]
            await host.does(live.state.id, "course", {"act": "resume"})
            live = await app.state.service.tournaments.live(live.state.id)
            paired = next_step(live.state, live.secrets, now() + 31 * DAY)
            assert isinstance(paired, Write)
            assert [event.kind for event in paired.events] == ["paired"]

    asyncio.run(story())


def test_in_an_arena_bots_alone_meet_so_many_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with evening(tmp_path) as (app, host):
            monkeypatch.setattr(app.state.service.tournament_rounds, "_attend", lambda _name: asyncio.sleep(0))
            live = await bots_alone(host, app, format="arena")
            monkeypatch.setattr(pairing, "MOST_OF_BOTS", 3)
            paired = next_tables(live.state, live.secrets)
            assert paired is not None
            assert len(paired.tables) == 3
            assert next_tables(after(live.state, paired), live.secrets) is None

    asyncio.run(story())


def test_bots_alone_are_no_faster_than_who_opens_tables_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "OF_BOTS", 2)
    hurried(monkeypatch)

    async def story() -> None:
        async with evening(tmp_path, tables_per_minute=6) as (app, host):
            live = await bots_alone(host, app)
            store = app.state.service.store
            names: list[str] = []
            async with asyncio.timeout(60):
                while not names:
                    newest = await app.state.service.tournaments.live(live.state.id)
                    names = [table.table for one in newest.state.rounds for table in one.tables]
                    await asyncio.sleep(0.02)
                while len(await store.ask(lambda connection: statuses(connection, names))) < 2:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.5)
            assert (len(names), len(await store.ask(lambda connection: statuses(connection, names)))) == (4, 2)

    asyncio.run(story())


def test_what_all_see_alike_is_made_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(kind: str, make: Callable[[TournamentState], str]) -> Callable[[TournamentState], str]:
        def text(state: TournamentState) -> str:
            made.append(kind)
            time.sleep(0.2)  # as of 200 people on a busy machine
            return make(state)

        text.__name__ = kind
        return text

    monkeypatch.setattr(tournaments, "_text", counted("page", tournaments._text))
    monkeypatch.setattr(tournaments, "csv_text", counted("file", csv_text))

    async def story() -> None:
        async with evening(tmp_path) as (_app, host):
            name = await host.calls()
            made.clear()
            for _ in range(2):
                asked = [host.get(f"/tournaments/{name}{path}") for path in ("", "/standings.csv") for _ in range(8)]
                assert {one.status_code for one in await asyncio.gather(*asked)} == {200}
                await host.does(name, "join", {"name": "Host"})
            # The page of a new tournament was made when it was called.
            assert sorted(made) == ["file", "file", "page"]

    asyncio.run(story())


def test_a_bot_at_a_table_plays_in_the_time_of_who_sits_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried(monkeypatch)
    used: list[Share] = []

    async def story() -> None:
        async with evening(tmp_path) as (app, host), AsyncExitStack() as stack:
            turn: Callable[[Job, Share, Lane], Awaitable[Thought]] = app.state.service.pool.turn
            [ada] = await crowd(stack, app, 1)

            def noted(job: Job, share: Share, lane: Lane) -> Awaitable[Thought]:
                used.append(share)
                return turn(job, share, lane)

            monkeypatch.setattr(Pool, "turn", lambda _pool, *asked: noted(*asked))
            name = await host.calls(rounds=1)
            await ada.does(name, "join", {"name": "Ada"})
            await host.does(name, "bots", {"bot": "plain", "count": 1})
            await host.does(name, "course", {"act": "start"})
            while (table := (await ada.sees(name))["you"]["table"]) is None:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
            await ada.plays(table, turns=3)

    asyncio.run(story())
    assert {one.client for one in used} == {"127.0.0.1"}
