"""People follow each other, are invited by name, and all may watch the game between the strongest."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import insert

from babylon.server.store.rating_schema import rating
from tests.server.people.homes import home
from tests.server.people.test_ratings import people

if TYPE_CHECKING:
    from sqlalchemy import Connection


def test_who_is_followed_is_found_where_they_play_for_all_to_see(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            [(ada, ada_id), (bo, bo_id), (eve, eve_id)] = await people(house, "Ada", "Bo", "Eve")
            for one in (bo_id, eve_id, bo_id):
                await ada.ask("PUT", f"/me/following/{one}", status=204)
            assert await ada.refused("PUT", f"/me/following/{ada_id}") == "bad-request"
            assert [one["table"] for one in (await ada.ask("GET", "/me/following"))["people"]] == [None, None]
            hidden = await eve.open_table(0, 1, access="private")
            for seat in (0, 1):
                await eve.ask("POST", f"/tables/{hidden}/seats/{seat}/ready", {})
            game = await bo.game()
            told = (await ada.ask("GET", "/me/following"))["people"]
            assert [(one["name"], one["table"]) for one in told] == [("Bo", game), ("Eve", None)]
            await eve.ask("PATCH", "/me", {"profile": "nobody"})
            assert [one["name"] for one in (await ada.ask("GET", "/me/following"))["people"]] == ["Bo"]
            assert await bo.refused("PUT", f"/me/following/{eve_id}") == "no-person"
            await ada.ask("DELETE", f"/me/following/{bo_id}", status=204)
            assert (await ada.ask("GET", "/me/following"))["people"] == []

    asyncio.run(story())


def test_a_person_who_is_invited_by_name_sits_down_by_the_seats_key(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            [(ada, _), (bo, _)] = await people(house, "Ada", "Bo")
            table = await ada.open_table(0, access="private")
            assert await ada.refused("POST", f"/tables/{table}/seats/1/invite", {"name": "Zoe"}) == "no-person"
            assert await ada.refused("POST", f"/tables/{table}/seats/0/invite", {"name": "Bo"}) == "seat-taken"
            for _ in range(2):
                await ada.ask("POST", f"/tables/{table}/seats/1/invite", {"name": "bo"}, 204)
            [one] = (await bo.ask("GET", "/me/invitations"))["invitations"]
            assert (one["host"], one["seat"], one["table"]["id"]) == ("Ada", 1, table)
            await bo.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "x", "key": one["key"]})
            assert (await bo.ask("GET", "/me/invitations"))["invitations"] == []
            other = await ada.open_table(0, access="private")
            await ada.ask("POST", f"/tables/{other}/seats/1/invite", {"name": "Bo"}, 204)
            await bo.ask("DELETE", f"/me/invitations/{other}", status=204)
            assert (await bo.ask("GET", "/me/invitations"))["invitations"] == []
            # Whoever is blocked invites nobody, and does not hear of it.
            ada_id = (await ada.person())["id"]
            await bo.ask("PUT", f"/me/blocks/{ada_id}", status=204)
            await ada.ask("POST", f"/tables/{other}/seats/1/invite", {"name": "Bo"}, 204)
            assert (await bo.ask("GET", "/me/invitations"))["invitations"] == []
            await bo.ask("POST", "/me/delete", {"name": "Bo"}, 204)

    asyncio.run(story())


def test_the_game_that_is_shown_to_all_is_that_of_the_strongest_at_an_open_table(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            [(ada, _), (bo, bo_id)] = await people(house, "Ada", "Bo")
            assert (await ada.ask("GET", "/featured"))["table"] is None
            strong = await bo.game()
            newer = await ada.game()
            await bo.open_table(0)
            assert (await ada.ask("GET", "/featured"))["table"]["id"] == newer
            store = house.app.state.service.store
            await store.change(lambda connection: rate(connection, bo_id))
            assert (await ada.ask("GET", "/featured"))["table"]["id"] == strong

    asyncio.run(story())


def rate(connection: Connection, person: str) -> None:
    """Give a person a rating that is none of a newcomer."""
    values = {column.name: 1 for column in rating.columns}
    connection.execute(insert(rating), {**values, "person": person, "pool": "2-live", "mu": 31.0})
