"""Guests become people, come in again by passkeys and codes, and nobody else does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import select, update

from babylon.server.people import identity
from babylon.server.process import clock
from babylon.server.store import people_schema as schema
from babylon.server.store.people_rows import Token
from tests.server.people.authenticator import PRESENT, Authenticator
from tests.server.people.homes import home

if TYPE_CHECKING:
    from sqlalchemy import Connection


def test_a_guest_becomes_a_person_and_comes_in_on_another_device(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, phone = house.browser(), house.browser()
            assert (await ada.ask("GET", "/me"))["person"] is None
            told = await ada.become("Ada")
            assert (told["me"]["person"]["name"], len(told["codes"]), told["brought"]) == ("Ada", 10, 0)
            assert await phone.person() is None
            again = await phone.sign_in(ada.passkey)
            assert again["me"]["person"]["id"] == told["me"]["person"]["id"]
            assert (await phone.person())["name"] == "Ada"

    asyncio.run(story())


def test_a_guests_games_come_along(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            ada, phone = house.browser(), house.browser()
            played, watched = await ada.game(), await house.browser().open_table(0)
            assert (await ada.become("Ada"))["brought"] == 1
            assert [one["table"]["id"] for one in (await ada.ask("GET", "/games"))["games"]] == [played]
            assert (await ada.ask("GET", f"/tables/{played}"))["you"]["host"]
            other = await phone.open_table(0)
            assert (await phone.ask("GET", "/me"))["guest_games"] == 1
            assert (await phone.sign_in(ada.passkey))["brought"] == 1
            assert {one["table"]["id"] for one in (await phone.ask("GET", "/games"))["games"]} == {played, other}
            await phone.ask("POST", f"/tables/{other}/seats/0/ready", {})
            assert watched not in {one["table"]["id"] for one in (await ada.ask("GET", "/games"))["games"]}

    asyncio.run(story())


def test_games_of_a_guest_may_stay_behind_and_come_later(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, family = house.browser(), house.browser()
            await ada.become("Ada")
            table = await family.open_table(0)
            assert (await family.sign_in(ada.passkey, bring=False))["brought"] == 0
            assert (await family.ask("GET", f"/tables/{table}"))["you"]["seats"] == []
            await family.ask("POST", "/me/sign-out", {}, 204)
            assert (await family.ask("GET", f"/tables/{table}"))["you"]["seats"] == [0]
            await family.sign_in(ada.passkey, bring=False)
            assert (await family.ask("POST", "/me/games", {}))["brought"] == 1
            assert (await family.ask("GET", f"/tables/{table}"))["you"]["seats"] == [0]

    asyncio.run(story())


def test_a_second_passkey_opens_the_same_door_and_the_last_one_stays(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, key = house.browser(), Authenticator()
            await ada.become("Ada")
            options = await ada.ask("POST", "/me/passkeys/options", {})
            assert len(options["known"]) == 1
            (first, second) = (await ada.ask("POST", "/me/passkeys", key.made(options, "Key")))["person"]["passkeys"]
            assert (first["label"], second["label"]) == ("Test", "Key")
            await house.browser().sign_in(key)
            await ada.ask("DELETE", f"/me/passkeys/{first['id']}")
            stranger = house.browser()
            options = await stranger.ask("POST", "/sign-in/options", {})
            assert await stranger.refused("POST", "/sign-in", ada.passkey.used(options)) == "passkey-refused"
            assert await ada.refused("DELETE", f"/me/passkeys/{second['id']}") == "last-passkey"

    asyncio.run(story())


def test_a_code_lets_in_once_and_new_ones_end_the_old(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            ada, lost = house.browser(), house.browser()
            first, second, *_ = (await ada.become("Ada"))["codes"]
            typed = first.lower().replace("-", " ")
            body = {"code": typed, "label": "Library"}
            assert (await lost.ask("POST", "/sign-in/code", body))["me"]["person"]["codes_left"] == 9
            assert await house.browser().refused("POST", "/sign-in/code", body) == "code-refused"
            renewed = (await ada.ask("POST", "/me/codes", {}))["codes"]
            assert len(renewed) == 10
            old = {"code": second, "label": "Library"}
            assert await house.browser().refused("POST", "/sign-in/code", old) == "code-refused"

    asyncio.run(story())


def test_nothing_in_the_store_lets_anyone_in(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada = house.browser()
            codes = (await ada.become("Ada"))["codes"]
            token = next(value for name, value in ada.http.cookies.items() if "session" in name).split(".")[1]
            options = await ada.ask("POST", "/me/passkeys/options", {})

            def everything(connection: Connection) -> str:
                tables = (schema.session, schema.recovery_code, schema.challenge)
                return str([connection.execute(select(table)).all() for table in tables])

            kept = await house.app.state.service.store.ask(everything)
            assert not [one for one in (*codes, token, options["challenge"]) if one in kept]
            assert "secret" not in repr(Token("secret"))

    asyncio.run(story())


def test_a_challenge_serves_once_and_not_for_long(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, other = house.browser(), house.browser()
            await ada.become("Ada")
            options = await other.ask("POST", "/sign-in/options", {})
            answer = ada.passkey.used(options)
            await other.ask("POST", "/sign-in", answer)
            assert await house.browser().refused("POST", "/sign-in", answer) == "passkey-refused"
            late = await other.ask("POST", "/sign-in/options", {})
            monkeypatch.setattr(identity, "now", lambda: clock.now() + 121)
            assert await other.refused("POST", "/sign-in", ada.passkey.used(late)) == "passkey-refused"

    asyncio.run(story())


def test_no_answer_to_one_question_serves_for_another(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo = house.browser(), house.browser()
            await ada.become("Ada")
            options = await ada.ask("POST", "/me/passkeys/options", {})
            answer = Authenticator().made(options, name="Bo")
            assert await bo.refused("POST", "/people", answer) == "passkey-refused"
            mine = await bo.ask("POST", "/people/options", {"name": "Bo"})
            assert (
                await house.browser().refused("POST", "/people", bo.passkey.made(mine, name="Bo")) == "passkey-refused"
            )
            await bo.become("Bo")
            foreign = await ada.ask("POST", "/me/passkeys/options", {})
            assert await bo.refused("POST", "/me/passkeys", Authenticator().made(foreign)) == "passkey-refused"

    asyncio.run(story())


@pytest.mark.parametrize(
    "spoiled",
    [
        {"origin": "http://localhost:81"},
        {"flags": PRESENT},
        {"id": b"another"},
        {"key": Authenticator().key},
        {"count": -1},
    ],
    ids=lambda one: next(iter(one)),
)
def test_an_answer_that_is_not_right_lets_nobody_in(light: str, spoiled: dict[str, object]) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada = house.browser()
            ada.passkey.count = 5
            await ada.become("Ada")
            stranger = house.browser()
            options = await stranger.ask("POST", "/sign-in/options", {})
            for name, value in spoiled.items():
                setattr(ada.passkey, name, value)
            assert await stranger.refused("POST", "/sign-in", ada.passkey.used(options)) == "passkey-refused"
            assert await stranger.person() is None

    asyncio.run(story())


def test_tries_to_come_in_are_limited(light: str) -> None:
    async def story() -> None:
        async with home(light, keys_per_minute=3) as house:
            codes = [
                await house.browser().refused("POST", "/sign-in/code", {"code": "A", "label": "x"}) for _ in "1234"
            ]
            assert codes == ["code-refused"] * 3 + ["too-many"]

    asyncio.run(story())


def test_where_there_can_be_no_passkeys_one_is_told_where(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            here = house.browser()
            here.http.base_url = "http://127.0.0.1:8000"
            me = await here.ask("GET", "/me")
            assert (me["passkeys"], me["address"]) == (False, "http://localhost:8000")
            assert await here.refused("POST", "/people/options", {"name": "Ada"}) == "passkeys-off"
            here.http.base_url = "http://192.168.0.7:8000"
            assert (await here.ask("GET", "/me"))["address"] is None

    asyncio.run(story())


def test_a_passkey_is_known_under_the_public_address_and_its_domain(light: str) -> None:
    async def story() -> None:
        settings = {"public_url": "https://play.babylon.example", "passkey_domain": "babylon.example"}
        async with home(light, **settings) as house:
            ada = house.browser()
            ada.http.base_url = "https://play.babylon.example"
            ada.passkey.origin = "https://play.babylon.example"
            await ada.become("Ada")
            phone = house.browser()
            phone.http.base_url = "https://play.babylon.example"
            assert (await phone.sign_in(ada.passkey))["me"]["person"]["name"] == "Ada"

    asyncio.run(story())


def test_who_is_signed_in_does_not_become_someone_else(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada = house.browser()
            await ada.become("Ada")
            assert await ada.refused("POST", "/people/options", {"name": "Bo"}) == "signed-in"

    asyncio.run(story())


def test_a_person_of_former_days_stays_signed_in_for_a_year_after_each_visit(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada = house.browser()
            await ada.become("Ada")
            service = house.app.state.service

            def age(connection: Connection) -> None:
                seen = schema.session.c.seen
                connection.execute(update(schema.session).values(seen=seen - 366 * 86_400))

            await service.store.change(age)
            await service.sessions.changed((await ada.person())["id"])
            assert await ada.person() is None

    asyncio.run(story())
