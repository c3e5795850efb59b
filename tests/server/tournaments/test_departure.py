"""Who deletes themselves is withdrawn from tournaments, and leaves none behind that nobody could end."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.people.homes import Browser
from tests.server.tournaments.evenings import Guest, evening, hurried

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    hurried(monkeypatch)


async def goes(guest: Guest, name: str) -> None:
    await Browser(guest.client).ask("POST", "/me/delete", {"name": name}, 204)


def test_results_stay_under_a_neutral_name_and_later_rounds_are_paired_without_them(tmp_path: Path) -> None:
    async def course() -> dict[str, Any]:
        async with evening(tmp_path) as (app, host), AsyncExitStack() as stack:
            ada, eve, stays = [await stack.enter_async_context(Guest.of(app)) for _ in range(3)]
            for guest, called in ((ada, "Ada"), (eve, "Eve")):
                await guest.becomes(called)
            name = await ada.calls(rounds=3, duplicate=True)
            for guest, called in ((ada, "Ada"), (eve, "Eve"), (stays, "Stays")):
                await guest.does(name, "join", {"name": called})
            await ada.does(name, "bots", {"bot": "plain", "count": 3})
            await ada.does(name, "course", {"act": "start"})
            while not all([(await one.sees(name))["you"]["table"] for one in (ada, eve, stays)]):  # noqa: ASYNC110 - no news
                await asyncio.sleep(0.02)
            # Nobody can let it go on but who has gone; their games, which have begun, are played on by bots.
            await ada.does(name, "course", {"act": "pause"})
            for guest in (ada, eve, stays):
                await guest.sits_down((await guest.sees(name))["you"]["table"])
            await goes(ada, "Ada")
            await goes(eve, "Eve")
            await stays.plays_all(name)
            return await host.waits(name)

    told = asyncio.run(course())
    assert [(one["name"], one["left"]) for one in told["entrants"][:3]] == [
        ("—", "withdrawn"),
        ("— 2", "withdrawn"),
        ("Stays", None),
    ]
    first, *rest = [
        {seat for table in one["tables"] for seat in table["seats"]} | set(one["byes"]) for one in told["rounds"]
    ]
    assert first == {0, 1, 2, 3, 4, 5}
    assert rest == [{2, 3, 4, 5}] * 2
    assert all(table["outcome"]["points"] for table in told["rounds"][0]["tables"])
    assert {line["name"] for line in told["standings"]} >= {"—", "— 2"}


def test_a_tournament_that_nobody_else_could_let_begin_is_called_off(tmp_path: Path) -> None:
    async def course() -> None:
        async with evening(tmp_path) as (app, host), Guest.of(app) as ada:
            await ada.becomes("Ada")
            name = await ada.calls()
            await host.does(name, "join", {"name": "Host"})
            await goes(ada, "Ada")
            assert (await host.sees(name))["tournament"]["status"] == "closed"

    asyncio.run(course())
