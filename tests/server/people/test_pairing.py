"""Quick pairing: a table as soon as enough people look for the same game, and nothing stays of those who go away."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import httpx

from babylon.server.people import pairing
from babylon.server.people.pairing import fits, groups
from babylon.server.store import seeks
from babylon.server.store.seeks import Seek
from tests.server.people.homes import Browser, home
from tests.server.people.test_ratings import RATED, people, rated_game

if TYPE_CHECKING:
    import pytest

    from tests.server.people.homes import Home


def seek(holder: str, players: int = 2, **more: Any) -> Seek:  # noqa: ANN401 - fields of a seek
    plain = Seek(holder, holder, players, "fast", rated=False, near=False, mu=25.0, asked=100.0, seen=100.0)
    return replace(plain, **more)


def found(*waiting: Seek, moment: float = 100.0) -> list[tuple[str, ...]]:
    return [tuple(one.holder for one in group) for group in groups(waiting, moment)]


def test_those_who_want_the_same_get_a_table_once_they_are_enough() -> None:
    assert found(seek("a"), seek("b")) == [("a", "b")]
    assert found(seek("a"), seek("b", clock="days"), seek("c", rated=True), seek("d", players=3)) == []
    assert found(*(seek(name, 3) for name in "abcde")) == [("a", "b", "c")]
    assert found(*(seek(name) for name in "abcd")) == [("a", "b"), ("c", "d")]


def test_the_nearest_of_those_who_wait_is_taken() -> None:
    assert found(seek("a", mu=30.0), seek("b", mu=20.0), seek("c", mu=29.0)) == [("a", "c")]


def test_who_wants_equals_gets_them_and_is_less_choosy_with_time() -> None:
    choosy, strong = seek("a", near=True), seek("b", mu=35.0)
    assert not fits(choosy, strong, 100.0)
    assert not fits(strong, choosy, 100.0)
    assert fits(choosy, strong, 160.0)


def test_two_hundred_people_are_brought_together_at_once() -> None:
    many = [seek(f"p{number:03}", 2 + number % 3, mu=float(number)) for number in range(200)]
    assert sum(len(group) for group in found(*many)) >= 195


async def looks(browser: Browser, **wish: object) -> Any:  # noqa: ANN401 - any JSON
    return await browser.ask("POST", "/pairing", {"players": 2, "clock": "fast", "name": "Guest", **wish})


def test_two_who_look_meet_at_a_table_that_is_begun_once_both_are_ready(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            ada, bo = house.browser(), house.browser()
            assert await looks(ada) == {"waiting": True, "people": 1, "table": None, "seat": None}
            told = await looks(bo)
            table = told["table"]
            here = await ada.ask("GET", "/pairing")
            assert (here["table"], {here["seat"], told["seat"]}, here["people"]) == (table, {0, 1}, 0)
            for browser, seat in ((ada, here["seat"]), (bo, told["seat"])):
                await browser.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
            seen = (await bo.ask("GET", f"/tables/{table}"))["table"]
            assert (seen["status"], seen["settings"]["first"]) == ("playing", "lot")
            assert len({one["name"] for one in seen["seats"]}) == 2

    asyncio.run(story())


def test_a_game_for_ratings_is_found_by_people_alone(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            [(ada, _), (bo, _)] = await people(house, "Ada", "Bo")
            wish = {"players": 2, "rated": True, "name": "x"}
            assert await house.browser().refused("POST", "/pairing", wish) == "not-signed-in"
            await looks(ada, rated=True)
            await looks(house.browser())
            table = (await looks(bo, rated=True))["table"]
            seen = (await bo.ask("GET", f"/tables/{table}"))["table"]
            assert seen["settings"]["rated"]
            assert {one["name"] for one in seen["seats"]} == {"Ada", "Bo"}

    asyncio.run(story())


def test_whoever_stops_or_closes_the_page_is_forgotten(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo, cy = house.browser(), house.browser(), house.browser()
            await looks(ada)
            await ada.ask("DELETE", "/pairing", status=204)
            assert (await looks(bo))["waiting"]
            await ada.ask("DELETE", "/pairing", status=204)
            monkeypatch.setattr(pairing, "UNSEEN_SECONDS", -1.0)
            await cy.ask("POST", "/guest", {}, 204)
            assert (await looks(cy))["people"] == 0
            assert not await house.app.state.service.store.ask(seeks.is_anyone)

    asyncio.run(story())


async def left_alone(house: Home) -> str:
    """A table that was made for two of whom one does not come."""
    ada, bo = house.browser(), house.browser()
    await looks(ada)
    return str((await looks(bo))["table"])


def test_a_table_that_nobody_begins_is_closed(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(light) as house:
            table = await left_alone(house)
            book = house.app.state.service.pairing
            await book.tidy()
            watcher = house.browser()
            assert (await watcher.ask("GET", f"/tables/{table}"))["table"]["status"] == "lobby"
            monkeypatch.setattr(pairing, "MADE_SECONDS", -1.0)
            monkeypatch.setattr(pairing, "BEGIN_SECONDS", -1.0)
            await book.tidy()
            assert (await watcher.ask("GET", f"/tables/{table}"))["table"]["status"] == "closed"
            assert not await house.app.state.service.store.ask(seeks.is_anyone)

    asyncio.run(story())


def test_those_whose_table_was_never_made_wait_on(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(light) as house:
            store, book = house.app.state.service.store, house.app.state.service.pairing
            ada = house.browser()
            await looks(ada)
            (one,) = await store.ask(seeks.waiting)
            await store.change(lambda connection: seeks.pair(connection, [one.holder], "aaaaaaaaaaaa", 1.0))
            assert (await ada.ask("GET", "/pairing"))["table"] is None
            monkeypatch.setattr(pairing, "MADE_SECONDS", -1.0)
            await book.tidy()
            assert (await ada.ask("GET", "/pairing")) == {"waiting": True, "people": 1, "table": None, "seat": None}

    asyncio.run(story())


def test_open_tables_are_found_by_what_they_are_like(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            [(ada, _), (bo, _)] = await people(house, "Ada", "Bo")
            await rated_game(house, ada, bo)
            rated = await ada.open_table(0, **RATED)
            three = await bo.open_table(0, players=3, edition={"name": "ja"})
            days = await bo.open_table(0, clock={"kind": "days", "days": 3})
            await bo.open_table(0, access="link")
            house.app.state.service.open_tables._until = 0.0

            async def ids(query: str = "") -> list[str]:
                tables = (await ada.ask("GET", f"/open-tables?{query}"))["tables"]
                return [one["table"]["id"] for one in tables]

            assert await ids() == [days, three, rated]
            assert await ids("players=3") == await ids("edition=ja") == [three]
            assert await ids("rated=true") == await ids("clock=live") == [rated]
            assert await ids("clock=days") == [days]
            (told,) = (await bo.ask("GET", "/open-tables?rated=true"))["tables"]
            assert told["rating"] > 25
            assert rated in await ids("near=true&rated=true")

    asyncio.run(story())


async def hears(browser: Browser) -> Any:  # noqa: ANN401 - any JSON
    return await browser.ask("GET", "/pairing")


async def settle(house: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a minute had gone by."""
    with monkeypatch.context() as later:
        later.setattr(pairing, "MADE_SECONDS", -1.0)
        later.setattr(pairing, "BEGIN_SECONDS", -1.0)
        await house.app.state.service.pairing.tidy()


async def sits_ready(browser: Browser) -> str:
    """The table that was found, where they are ready as the page makes them."""
    told = await hears(browser)
    await browser.ask("POST", f"/tables/{told['table']}/seats/{told['seat']}/ready", {})
    return str(told["table"])


def test_one_address_can_have_only_so_many_look_at_a_time(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            kinds = [(players, clock) for players in (2, 3, 4) for clock in ("fast", "slow", "days")]
            *crowd, last = [(house.browser(), players, clock) for players, clock in kinds]
            for browser, players, clock in crowd:
                await looks(browser, players=players, clock=clock)
            wish = {"players": last[1], "clock": last[2], "name": "x"}
            assert await last[0].refused("POST", "/pairing", wish) == "too-often"
            # Whoever looks already may look for something else.
            assert (await looks(crowd[0][0], players=4, clock="days"))["waiting"]

    asyncio.run(story())


def at(house: Home, address: str) -> Browser:
    """A browser at another address than all others."""
    transport = httpx.ASGITransport(house.app, client=(address, 1))
    return Browser(httpx.AsyncClient(transport=transport, base_url="http://localhost"))


def test_one_site_can_have_no_more_look_from_all_its_networks(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            kinds = [(players, clock) for players in (2, 3, 4) for clock in ("fast", "slow", "days")]
            *crowd, last = [(at(house, f"2001:db8:0:{n:x}00::1"), *kind) for n, kind in enumerate(kinds)]
            for browser, players, clock in crowd:
                await looks(browser, players=players, clock=clock)
            wish = {"players": last[1], "clock": last[2], "name": "x"}
            assert await last[0].refused("POST", "/pairing", wish) == "too-often"
            assert (await looks(at(house, "2001:db8:1::1"), players=last[1], clock=last[2]))["waiting"]

    asyncio.run(story())


WISH = {"players": 2, "clock": "fast", "name": "x"}


def test_who_lets_others_wait_in_vain_looks_no_more_for_a_while(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada = house.browser()
            for _ in range(3):
                await looks(ada)
                # Each time with a new cookie; and to stop looking is too late now.
                ghost = at(house, "192.0.2.66")
                await looks(ghost)
                await ghost.ask("DELETE", "/pairing", status=204)
                table = await sits_ready(ada)
                await settle(house, monkeypatch)
                assert (await ada.ask("GET", f"/tables/{table}"))["table"]["status"] == "closed"
            assert await at(house, "192.0.2.66").refused("POST", "/pairing", WISH) == "too-many"
            assert (await looks(ada))["waiting"]

    asyncio.run(story())


def test_who_gets_up_or_shuts_the_table_has_let_others_down(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, ghost = house.browser(), at(house, "192.0.2.66")
            # Who has looked first is the host.
            monkeypatch.setattr("secrets.SystemRandom.shuffle", lambda _random, _sitters: None)
            for what in ("leave", "remove", "close"):
                await looks(ghost)
                await looks(ada)
                told, table = await hears(ghost), await sits_ready(ada)
                seat = told["seat"]
                if what == "close":
                    await ghost.ask("DELETE", f"/tables/{table}", status=204)
                elif what == "remove":
                    seq = (await ghost.ask("GET", f"/tables/{table}"))["table"]["seq"]
                    await ghost.ask("POST", f"/tables/{table}/seats/{1 - seat}/remove", {"seq": seq})
                    await ghost.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
                else:
                    await ghost.ask("POST", f"/tables/{table}/seats/{seat}/leave", {})
                await settle(house, monkeypatch)
            assert await ghost.refused("POST", "/pairing", WISH) == "too-many"
            assert (await looks(ada))["waiting"]

    asyncio.run(story())


def test_whoever_is_expected_at_a_table_is_not_brought_to_another(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo = house.browser(), house.browser()
            await looks(ada)
            table = (await looks(bo))["table"]
            assert (await looks(ada))["table"] == (await looks(bo))["table"] == table
            told = await hears(ada)
            await ada.ask("POST", f"/tables/{table}/seats/{told['seat']}/leave", {})
            assert (await looks(ada))["waiting"]

    asyncio.run(story())


def test_tables_for_those_who_look_push_nobodys_off_the_first_page(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            await house.browser().open_table(0)
            for _ in range(3):
                for browser in (at(house, "192.0.2.66"), at(house, "192.0.2.66")):
                    await looks(browser)
            rows = "SELECT nth FROM game ORDER BY created"
            places = await house.app.state.service.store.ask(
                lambda c: [row.nth for row in c.exec_driver_sql(rows).fetchall()]
            )
            assert places == [0, 0, 1, 2]

    asyncio.run(story())
