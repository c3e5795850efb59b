"""Results of days belong to people as games do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from babylon.server.store.schema import day_result
from tests.server.people.homes import home

if TYPE_CHECKING:
    from sqlalchemy import Connection


def test_results_of_a_guest_come_along_are_exported_and_go_with_the_person(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            store = house.app.state.service.store
            ada, phone = house.browser(), house.browser()
            for number, browser in enumerate((ada, phone)):
                await browser.ask("POST", "/guest", {}, 204)
                guest = next(value for name, value in browser.http.cookies.items() if "guest" in name).split(".")[1]
                await store.change(lambda connection, holder=guest, points=number: write(connection, holder, points))
            me = (await ada.become("Ada"))["me"]["person"]["id"]
            # On a day where a person has a result of their own, that of a guest stays the guest's.
            await phone.sign_in(ada.passkey)
            (told,) = (await ada.ask("GET", "/me/export"))["days"]
            assert (told["date"], told["points"]) == ("2026-11-01", 0)
            assert len(await store.ask(holders)) == 2
            assert me in await store.ask(holders)
            await ada.ask("POST", "/me/delete", {"name": "Ada"}, 204)
            assert me not in await store.ask(holders)

    asyncio.run(story())


def write(connection: Connection, holder: str, points: int) -> None:
    row = {"date": "2026-11-01", "form": "solo", "holder": holder, "name": "Ada", "points": points, "medal": None}
    connection.execute(insert(day_result), {**row, "at": 1.0, "digest": f"{points}", "moves": "A1"})


def holders(connection: Connection) -> list[str]:
    return list(connection.execute(select(day_result.c.holder)).scalars())
