"""Names are unique at a server, also for eyes, and stay their owners' at every table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tests.server.people.homes import home

if TYPE_CHECKING:
    from tests.server.people.homes import Browser


async def seated(browser: Browser, table: str, name: str) -> str:
    """The name that someone has at a table once they sit there."""
    await browser.ask("POST", f"/tables/{table}/seats/1/claim", {"name": name})
    return str((await browser.ask("GET", f"/tables/{table}"))["table"]["seats"][1]["name"])


def test_no_two_people_have_names_that_look_alike(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            ada = house.browser()
            await ada.become("Ada")
            for alike in ("Ada", "ADA", "A d a", "Аda", "Adа"):
                assert await house.browser().refused("POST", "/people/options", {"name": alike}) == "name-taken"
            late = house.browser()
            options = await late.ask("POST", "/people/options", {"name": "Bo"})
            await house.browser().become("Bo")
            assert await late.refused("POST", "/people", late.passkey.made(options, "Test", name="Bo")) == "name-taken"
            assert await ada.refused("PATCH", "/me", {"name": "B0"}) == "name-taken"
            assert (await ada.ask("PATCH", "/me", {"name": "ADA"}))["person"]["name"] == "ADA"
            assert (await ada.ask("PATCH", "/me", {"name": "Cy"}))["person"]["name"] == "Cy"
            await house.browser().become("Ada")

    asyncio.run(story())


def test_a_person_has_their_name_at_every_table_and_a_guest_gets_a_number(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, guest = house.browser(), house.browser()
            await ada.become("Ada")
            table = await ada.open_table(0)
            assert (await ada.ask("GET", f"/tables/{table}"))["table"]["seats"][0]["name"] == "Ada"
            assert await seated(ada, await guest.open_table(0), "Queen") == "Ada"
            assert await seated(guest, await house.browser().open_table(0), "ada") == "ada 2"
            await house.browser().become("Ada 2")
            assert await seated(guest, await house.browser().open_table(0), "Ada") == "Ada 3"
            sit = {"players": 2, "sit": {"seats": [0], "name": "—"}}
            told = await guest.ask("POST", "/tables", sit)
            assert told["table"]["seats"][0]["name"] == "— 2"

    asyncio.run(story())


def test_no_number_makes_a_persons_name_of_a_guests(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            first, second, guest = house.browser(), house.browser(), house.browser()
            await house.browser().become("Мaх 2")
            table = await guest.open_table(0, players=3)
            for browser, seat in ((first, 1), (second, 2)):
                await browser.ask("POST", f"/tables/{table}/seats/{seat}/claim", {"name": "Max"})
            seats = (await guest.ask("GET", f"/tables/{table}"))["table"]["seats"]
            assert [one["name"] for one in seats][1:] == ["Max", "Max 3"]
            sit = {"players": 2, "sit": {"seats": [0], "name": "plain"}}
            await house.browser().become("plain 2")
            assert (await guest.ask("POST", "/tables", sit))["table"]["seats"][0]["name"] == "plain 3"

    asyncio.run(story())


def test_nor_where_they_are_paired_or_play_a_tournament(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            guests = [house.browser() for _ in range(2)]
            await house.browser().become("Max 2")
            for guest in guests:
                await guest.ask("POST", "/pairing", {"players": 2, "clock": "fast", "name": "Max"})
            table = (await guests[0].ask("GET", "/pairing"))["table"]
            seats = (await guests[0].ask("GET", f"/tables/{table}"))["table"]["seats"]
            assert {one["name"] for one in seats} == {"Max", "Max 3"}
            wanted = {"name": "Evening", "clock": {"kind": "days", "days": 1}}
            tournament = (await guests[0].ask("POST", "/tournaments", wanted, 201))["tournament"]["id"]
            for guest in guests:
                await guest.ask("POST", f"/tournaments/{tournament}/join", {"name": "Max"})
            entrants = (await guests[0].ask("GET", f"/tournaments/{tournament}"))["tournament"]["entrants"]
            assert [one["name"] for one in entrants] == ["Max", "Max 3"]

    asyncio.run(story())
