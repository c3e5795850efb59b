"""What others see of a person: as much as they have chosen, and what their games came to."""

from __future__ import annotations

import asyncio
import random
import secrets
from typing import TYPE_CHECKING, Any

from babylon.game import Game
from babylon.pieces.score import Category
from babylon.server.people import outcomes
from tests.server.people.homes import home
from tests.server.players import any_turn

if TYPE_CHECKING:
    import pytest

    from tests.server.people.homes import Browser


async def ended_game(ada: Browser, bo: Browser, **settings: object) -> str:
    """A game of two in which some turns were played before the second gave up."""
    table = await ada.open_table(0, **settings)
    links = await ada.ask("GET", f"/tables/{table}/links")
    await bo.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "Bob", "key": links["seats"][1]})
    for seat, player in ((0, ada), (1, bo)):
        await player.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
    for number in range(8):
        record = (await ada.http.get(f"/api/v1/tables/{table}/record")).text
        now = (await ada.ask("GET", f"/tables/{table}"))["table"]
        draft = {"seat": now["turn"]["seat"], "seq": now["seq"], "moves": any_turn(record, random.Random(number))}
        player = (ada, bo)[now["turn"]["seat"]]
        headers = {"Idempotency-Key": secrets.token_hex(8)}
        await player.http.post(f"/api/v1/tables/{table}/turns", json=draft, headers=headers)
    await bo.ask("POST", f"/tables/{table}/seats/1/resign", {})
    return table


async def statistics(browser: Browser, person: str) -> Any:  # noqa: ANN401 - any JSON
    return (await browser.ask("GET", f"/people/{person}"))["statistics"]


def test_statistics_are_what_the_games_came_to(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            ada, bo = house.browser(), house.browser()
            me = (await ada.become("Ada"))["me"]["person"]["id"]
            first = await ended_game(ada, bo)
            told = await statistics(ada, me)
            record = (await ada.http.get(f"/api/v1/tables/{first}/record")).text
            sheet = Game.from_record(record).scores()[0]
            assert told["all"] == {"games": 1, "wins": 1, "points": float(sheet.total)}
            assert {one["line"]: one["best"] for one in told["lines"]} == {one: sheet.points(one) for one in Category}
            assert [(one["edition"], one["games"]) for one in told["editions"]] == [("revised", 1)]
            assert [(one["players"], one["games"]) for one in told["players"]] == [(2, 1)]
            opponent = {"name": "Bob", "person": None, "bot": None, "games": 1, "wins": 1}
            assert told["opponents"] == [opponent]
            other = (await bo.become("Bo"))["me"]["person"]["id"]
            assert (await statistics(ada, me))["opponents"] == [{**opponent, "person": other}]
            assert (await statistics(ada, other))["all"]["wins"] == 0
            assert told["missing"] == 0

    asyncio.run(story())


def test_a_game_against_oneself_and_one_that_goes_on_do_not_count(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada = house.browser()
            me = (await ada.become("Ada"))["me"]["person"]["id"]
            alone = await ada.game()
            await ada.game()
            await ada.ask("POST", f"/tables/{alone}/seats/0/resign", {})
            told = await statistics(ada, me)
            assert (told["all"]["games"], told["best"], told["opponents"]) == (0, 0, [])

    asyncio.run(story())


def test_many_games_are_counted_some_at_a_time(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outcomes, "MOST_AT_ONCE", 1)

    async def story() -> None:
        async with home(light) as house:
            ada, bo = house.browser(), house.browser()
            me = (await ada.become("Ada"))["me"]["person"]["id"]
            for _ in range(3):
                await ended_game(ada, bo)
            found = [await statistics(ada, me) for _ in range(3)]
            assert [(one["all"]["games"], one["missing"]) for one in found] == [(1, 2), (2, 1), (3, 0)]

    asyncio.run(story())


def test_only_those_whom_a_person_lets_see_their_profile_and_games(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            ada, bo, stranger = house.browser(), house.browser(), house.browser()
            me = (await ada.become("Ada"))["me"]["person"]["id"]
            shown = await ended_game(ada, bo)
            hidden = await ended_game(ada, house.browser(), access="link")

            async def games(browser: Browser) -> list[str] | str:
                answer = (await browser.http.get(f"/api/v1/people/{me}/games")).json()
                return answer["error"]["code"] if "error" in answer else [g["table"]["id"] for g in answer["games"]]

            # At first everyone sees the profile, and who has played with a person sees the games.
            assert (await stranger.ask("GET", f"/people/{me}"))["games"] is False
            assert await games(stranger) == "no-person"
            assert await games(bo) == [shown]
            assert await games(ada) == [hidden, shown]
            await ada.ask("PATCH", "/me", {"games": "everyone"})
            assert await games(stranger) == [shown]
            await ada.ask("PATCH", "/me", {"profile": "players"})
            assert await stranger.refused("GET", f"/people/{me}") == "no-person"
            assert await games(stranger) == "no-person"
            assert (await bo.ask("GET", f"/people/{me}"))["name"] == "Ada"
            await ada.ask("PATCH", "/me", {"profile": "nobody"})
            assert await bo.refused("GET", f"/people/{me}") == "no-person"
            assert (await ada.ask("GET", f"/people/{me}"))["you"]
            assert await stranger.refused("GET", "/people/aaaaaaaaaaaaaaaa") == "no-person"

    asyncio.run(story())


def test_games_of_a_person_come_page_by_page(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("babylon.server.routes.people.PAGE", 1)

    async def story() -> None:
        async with home(light) as house:
            ada = house.browser()
            me = (await ada.become("Ada"))["me"]["person"]["id"]
            made = [await ada.game() for _ in range(2)][::-1]
            first = await ada.ask("GET", f"/people/{me}/games")
            assert ([one["table"]["id"] for one in first["games"]], first["more"]) == (made[:1], True)
            rest = await ada.ask("GET", f"/people/{me}/games?before={made[0]}")
            assert ([one["table"]["id"] for one in rest["games"]], rest["more"]) == (made[1:], False)

    asyncio.run(story())
