"""A person's vacation is known at all their tables by days, and is bounded."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from babylon.server.people import vacations
from babylon.server.process.clock import DAY
from babylon.server.store.vacations import Vacation, days_spent
from tests.server.people.homes import home
from tests.server.people.test_ratings import people

if TYPE_CHECKING:
    import pytest

    from tests.server.people.homes import Browser, Home

PATIENCE = 200


async def away_until(house: Home, browser: Browser, table: str, *, known: bool) -> float | None:
    """Until when the first seat is away, once its table has been told."""
    for _ in range(PATIENCE):
        seats = (await browser.ask("GET", f"/tables/{table}"))["table"]["seats"]
        until: float | None = seats[0]["away_until"]
        if (until is not None and until > time.time()) is known:
            return until
        await house.app.state.service.vacations.tell()
        await asyncio.sleep(0.02)
    raise AssertionError(known)


def test_tables_by_days_know_who_is_away_until_they_are_back(database: str) -> None:
    async def story() -> None:
        async with home(database, vacation_days=10) as house:
            [(ada, _)] = await people(house, "Ada")
            days, other = {"clock": {"kind": "days", "days": 3}}, {"clock": {"kind": "real-time"}}
            tables = []
            for settings in (days, other):
                table = await ada.open_table(0, 1, **settings)
                for seat in (0, 1):
                    await ada.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
                tables.append(table)
            before = (await ada.ask("GET", f"/tables/{tables[0]}"))["table"]["turn"]["deadline"]
            told = await ada.ask("PUT", "/me/vacation", {"days": 4})
            assert (told["left"], told["allowed"]) == (6, 10)
            assert await away_until(house, ada, tables[0], known=True) == told["until"]
            assert await away_until(house, ada, tables[1], known=False) is None
            after = (await ada.ask("GET", f"/tables/{tables[0]}"))["table"]["turn"]["deadline"]
            assert 3.9 * DAY < after - before <= 4 * DAY
            assert (await ada.ask("GET", "/games"))["games"][1]["table"]["seats"][0]["away_until"] == told["until"]
            assert await ada.refused("PUT", "/me/vacation", {"days": 11}) == "vacation-spent"
            back = await ada.ask("DELETE", "/me/vacation")
            assert (back["until"], back["left"]) == (None, 9)
            await away_until(house, ada, tables[0], known=False)
            now = (await ada.ask("GET", f"/tables/{tables[0]}"))["table"]["turn"]["deadline"]
            assert now - before < DAY
            assert len((await ada.ask("GET", "/me/export"))["vacations"]) == 1

    asyncio.run(story())


def test_what_a_process_has_left_untold_the_next_one_tells(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forgetful(_self: object) -> bool:
        return False

    async def story() -> None:
        with monkeypatch.context() as broken:
            broken.setattr(vacations.Vacations, "tell", forgetful)
            async with home(light) as house:
                [(ada, _)] = await people(house, "Ada")
                table = await ada.open_table(0, 1, clock={"kind": "days", "days": 3})
                for seat in (0, 1):
                    await ada.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
                await ada.ask("PUT", "/me/vacation", {"days": 4})
        async with home(light) as house:
            again = house.browser()
            again.http.cookies = ada.http.cookies
            assert await away_until(house, again, table, known=True) is not None

    asyncio.run(story())


def test_each_vacation_takes_a_day_at_least() -> None:
    assert days_spent([Vacation("a", 0.0, 60.0), Vacation("a", DAY, 4.5 * DAY)]) == 4.5
