"""What people may cost a server: how many come, what they download, what is counted for a look at them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from babylon.server.routes import following
from babylon.server.routes import people as routes
from babylon.server.store.people import people_among
from tests.server.people.homes import home
from tests.server.people.test_profiles import ended_game

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.people.homes import Browser


@pytest.fixture
def light(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/babylon.db"


def test_an_address_does_not_become_any_number_of_people(light: str) -> None:
    async def story() -> None:
        async with home(light, people_per_hour=2) as house:
            for name in ("Ada", "Bo"):
                await house.browser().become(name)
            last = house.browser()
            options = await last.ask("POST", "/people/options", {"name": "Cy"})
            body = last.passkey.made(options, "Test", name="Cy")
            assert await last.refused("POST", "/people", body) == "too-many"

    asyncio.run(story())


def test_all_that_is_stored_is_not_played_again_all_the_time(light: str) -> None:
    async def story() -> None:
        async with home(light, keys_per_minute=20) as house:
            ada = house.browser()
            await ada.become("Ada")
            await ada.ask("GET", "/me/export")
            assert await ada.refused("GET", "/me/export") == "too-many"

    asyncio.run(story())


def test_nobody_takes_all_the_room_for_invitations_of_others(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "MOST_FROM_ONE", 2)

    async def story() -> None:
        async with home(light) as house:
            ada, friend = house.browser(), house.browser("192.0.2.7")
            await ada.become("Ada")
            codes = [await invited(house.browser(), "Ada") for _ in range(3)]
            assert codes == [None, None, "too-often"]
            assert await invited(friend, "Ada") is None
            assert len((await ada.ask("GET", "/me/invitations"))["invitations"]) == 3

    asyncio.run(story())


async def invited(host: Browser, name: str) -> str | None:
    """Why nobody could be invited to a new table; None: they were."""
    table = await host.open_table(0)
    answer = await host.http.post(f"/api/v1/tables/{table}/seats/1/invite", json={"name": name})
    return None if answer.status_code == 204 else str(answer.json()["error"]["code"])


def test_a_look_at_who_has_many_games_counts_as_many_requests(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "GAMES", 0.05)

    async def story() -> None:
        async with home(light, requests_per_minute=600) as house:
            ada, bo = house.browser(), house.browser()
            me = (await ada.become("Ada"))["me"]["person"]["id"]
            await ended_game(ada, bo)
            looks = [await bo.http.get(f"/api/v1/people/{me}") for _ in range(6)]
            assert {one.status_code for one in looks} == {200, 429}

    asyncio.run(story())


def test_opponents_are_found_however_many_there_are(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            ada = house.browser()
            me = (await ada.become("Ada"))["me"]["person"]["id"]
            many = [f"guest{number}" for number in range(70_000)]
            store = house.app.state.service.store
            assert await store.ask(lambda connection: people_among(connection, [*many, me])) == {me}

    asyncio.run(story())
