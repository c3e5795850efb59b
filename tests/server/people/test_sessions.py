"""Where one is signed in: told, and ended here, there or everywhere, with all that is open by it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx

from babylon.server.people import sessions
from tests.server.inside import frames
from tests.server.people.homes import home

if TYPE_CHECKING:
    import pytest

    from tests.server.people.homes import Browser


def cookie_of(browser: Browser) -> str:
    return "; ".join(f"{name}={value}" for name, value in browser.http.cookies.items())


def test_sessions_are_listed_and_end_one_by_one_and_all_at_once(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            ada, phone, tablet = house.browser(), house.browser(), house.browser()
            await ada.become("Ada", "Laptop")
            await phone.sign_in(ada.passkey, label="Phone")
            await tablet.sign_in(ada.passkey, label="Tablet")
            listed = (await ada.ask("GET", "/me/sessions"))["sessions"]
            assert [(one["label"], one["here"]) for one in listed] == [
                ("Tablet", False),
                ("Phone", False),
                ("Laptop", True),
            ]
            await ada.ask("DELETE", f"/me/sessions/{listed[1]['id']}", None, 204)
            assert await phone.person() is None
            assert (await tablet.person())["name"] == "Ada"
            await tablet.ask("POST", "/me/sign-out", {}, 204)
            assert await tablet.person() is None
            await phone.sign_in(ada.passkey)
            await ada.ask("DELETE", "/me/sessions", None, 204)
            assert [await one.person() for one in (ada, phone, tablet)] == [None] * 3
            assert await ada.refused("GET", "/me/sessions") == "not-signed-in"

    asyncio.run(story())


def test_nobody_ends_the_session_of_another(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo = house.browser(), house.browser()
            await ada.become("Ada")
            await bo.become("Bo")
            (mine,) = (await ada.ask("GET", "/me/sessions"))["sessions"]
            await bo.ask("DELETE", f"/me/sessions/{mine['id']}", None, 204)
            await ada.ask("DELETE", f"/me/sessions/{mine['id'][:3]}", None, 204)
            assert (await ada.person())["name"] == "Ada"

    asyncio.run(story())


def test_a_connection_ends_with_its_session_and_no_other_does(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, phone = house.browser(), house.browser()
            await ada.become("Ada")
            await phone.sign_in(ada.passkey)
            table = await ada.open_table(0)
            path, leave = f"/api/v1/tables/{table}/socket?wire=2", asyncio.Event()
            here: asyncio.Task[Any] = asyncio.create_task(frames(house.app, path, cookie_of(ada), 10_000, leave))
            there = asyncio.create_task(frames(house.app, path, cookie_of(phone), 10_000))
            while house.app.state.service.hub.count() < 2:  # noqa: ASYNC110 - nobody tells when someone listens
                await asyncio.sleep(0.01)
            await phone.ask("POST", "/me/sign-out", {}, 204)
            heard = await there
            assert heard[0]["you"]["seats"] == [0]
            assert not here.done()
            leave.set()
            await here

    asyncio.run(story())


def test_a_session_that_was_ended_by_another_process_ends_here(postgres_database: str) -> None:
    async def story() -> None:
        async with home(postgres_database) as one, home(postgres_database) as other:
            ada = one.browser()
            await ada.become("Ada")
            same = other.browser()
            same.http.cookies = httpx.Cookies(ada.http.cookies)
            assert (await same.person())["name"] == "Ada"
            await ada.ask("PATCH", "/me", {"name": "Bea"})
            while (await same.person())["name"] != "Bea":  # noqa: ASYNC110 - another process has no event for us
                await asyncio.sleep(0.02)
            await ada.ask("DELETE", "/me/sessions", None, 204)
            while await same.person() is not None:  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.02)

    asyncio.run(story())


def test_a_forged_cookie_is_nobodys(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, forger = house.browser(), house.browser()
            await ada.become("Ada")
            name, value = next((n, v) for n, v in ada.http.cookies.items() if "session" in n)
            for forged in (
                value[:-2] + ("AA" if value[-2:] != "AA" else "BB"),
                "1." + "A" * 43 + ".1." + "A" * 43,
                "x",
            ):
                forger.http.cookies = httpx.Cookies({name: forged})
                assert await forger.person() is None

    asyncio.run(story())


def test_of_very_many_sessions_the_one_that_was_seen_longest_ago_ends(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "MOST_SESSIONS", 2)

    async def story() -> None:
        async with home(database) as house:
            ada, phone, tablet = house.browser(), house.browser(), house.browser()
            await ada.become("Ada", "Laptop")
            for other in (phone, tablet):
                await other.sign_in(ada.passkey)
            assert [await one.person() is None for one in (ada, phone, tablet)] == [True, False, False]

    asyncio.run(story())
