"""Who is blocked is never brought together with whoever has blocked them, nor sits down or talks where they are."""

from __future__ import annotations

import asyncio

from tests.server.people.homes import home
from tests.server.people.test_pairing import looks
from tests.server.people.test_ratings import people


def test_a_blocked_person_is_kept_away_until_it_is_taken_back(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            [(ada, ada_id), (bo, bo_id)] = await people(house, "Ada", "Bo")
            table = await ada.open_table(0)
            shared = await ada.open_table(0)
            await bo.ask("POST", f"/tables/{shared}/seats/1/claim", {"name": "x"})
            for _ in range(2):
                await ada.ask("PUT", f"/me/blocks/{bo_id}", status=204)
            assert (await ada.ask("GET", "/me/blocks"))["people"] == [{"id": bo_id, "name": "Bo"}]
            assert await bo.refused("POST", f"/tables/{table}/seats/1/claim", {"name": "x"}) == "blocked"
            assert await bo.refused("POST", f"/tables/{shared}/chat", {"seat": 1, "phrase": "hello"}) == "blocked"
            await ada.ask("POST", f"/tables/{shared}/chat", {"seat": 0, "phrase": "hello"})
            await looks(ada)
            assert (await looks(bo))["waiting"]
            assert (await looks(house.browser()))["table"] is not None
            await ada.ask("DELETE", f"/me/blocks/{bo_id}", status=204)
            await bo.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "x"})
            assert await ada.refused("PUT", f"/me/blocks/{ada_id}") == "bad-request"
            await bo.ask("PUT", f"/me/blocks/{ada_id}", status=204)
            await ada.ask("POST", "/me/delete", {"name": "Ada"}, 204)
            assert (await bo.ask("GET", "/me/blocks"))["people"] == []

    asyncio.run(story())
