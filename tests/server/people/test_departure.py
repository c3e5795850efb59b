"""All of a person's data in one file, and how they go: the name with them, the games of others stay."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sqlalchemy import select

from babylon.record import read
from babylon.server.maintenance.backup import copy
from babylon.server.maintenance.verification import verified
from babylon.server.store import schema
from tests.server.people.authenticator import Authenticator
from tests.server.people.homes import home
from tests.server.people.test_profiles import ended_game

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

    from tests.server.people.homes import Browser


def test_the_export_has_all_there_is(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, bo = house.browser(), house.browser()
            await ada.become("Ada", "Laptop")
            ended = await ended_game(ada, bo)
            begun, waiting = await ada.game(), await bo.open_table(0)
            await ada.ask("POST", f"/tables/{ended}/chat", {"seat": 0, "phrase": "good-game"})
            answer = await ada.http.get("/api/v1/me/export")
            assert "attachment" in answer.headers["content-disposition"]
            told = answer.json()
            assert (told["format"], told["person"]["name"]) == ("babylon-person-1", "Ada")
            assert [one["label"] for one in told["sessions"]] == ["Laptop"]
            games = {one["id"]: one for one in told["games"]}
            assert waiting not in games
            assert read(games[ended]["record"]).result is not None
            assert games[ended]["said"][0]["phrase"] == "good-game"
            # What is hidden in a game that goes on stays hidden.
            assert read(games[begun]["record"]).deal.tokens.count(None) > 0
            assert games[begun]["roles"] == ["host", "seat:0", "seat:1"]

    asyncio.run(story())


# Where the file of one's data tells what a column that names a person belongs to; or why it does not.
TOLD = {
    ("alert_channel", "holder"): "alerts",
    ("block", "person"): "blocked",
    ("day_result", "holder"): "days",
    ("follow", "person"): "following",
    ("holder", "holder"): "games",  # and tournaments
    ("invitation", "host"): "invitations",
    ("invitation", "person"): "invitations",
    ("plan", "holder"): "plans",
    ("rating", "person"): "ratings",
    ("rating_step", "person"): "ratings",
    ("report", "reporter"): "reports",
    ("session", "person"): "sessions",
    ("vacation", "person"): "vacations",
    ("passkey", "person"): "person",
    ("recovery_code", "person"): "person",
}
UNTOLD = {
    ("answer", "holder"): "an answer that was sent to them already, kept for a moment",
    ("ban", "holder"): "the hosts' own notes",
    ("block", "other"): "what others have chosen",
    ("challenge", "holder"): "random bytes, kept for a moment",
    ("challenge", "person"): "random bytes, kept for a moment",
    ("follow", "other"): "what others have chosen",
    ("host_act", "host"): "the server's log, which its hosts read",
    ("person_name", "person"): "hashes of the name that is told",
    ("report", "holder"): "what others have reported",
    ("review", "holder"): "a review belongs to its game, whoever asked for it first",
    ("seek", "holder"): "a wish of this minute",
    ("server_host", "person"): "the server's own settings",
}


def test_every_column_that_names_a_person_is_told_or_has_a_reason(light: str) -> None:
    naming = {"person", "holder", "host", "other", "reporter"}
    tables = schema.metadata.sorted_tables
    columns = {(one.name, column.name) for one in tables for column in one.columns if column.name in naming}
    assert columns == TOLD.keys() | UNTOLD.keys()

    async def story() -> None:
        async with home(light) as house:
            ada = house.browser()
            await ada.become("Ada")
            assert set(TOLD.values()) <= (await ada.ask("GET", "/me/export")).keys()

    asyncio.run(story())


async def busy_person(ada: Browser, bo: Browser, bo_id: str) -> tuple[str, str]:
    """Someone who has done here all that leaves a trace; the tournament that they are in, and one that they call."""
    hook = {"url": "http://127.0.0.1:9/hook", "form": "json", "label": "Club", "lang": "en"}
    await ada.ask("POST", "/alerts/webhooks", hook, 201)
    await ada.ask("PUT", f"/me/blocks/{bo_id}", status=204)
    await ada.ask("PUT", f"/me/following/{bo_id}", status=204)
    await ada.ask("PUT", "/me/vacation", {"days": 1})
    waiting = await bo.open_table(0)
    assert (await ada.http.post(f"/api/v1/tables/{waiting}/seats/1/claim", json={"name": "x"})).is_success
    (own,) = [await ada.open_table(0)]
    await ada.ask("POST", f"/tables/{own}/seats/1/invite", {"name": "Bo"}, 204)
    joined = (await bo.ask("POST", "/tournaments", {"name": "Evening", "boards": 2}, 201))["tournament"]["id"]
    await ada.ask("POST", f"/tournaments/{joined}/join", {"name": "Ada", "team": "Red", "entropy": "0a"})
    called = (await ada.ask("POST", "/tournaments", {"name": "Mine"}, 201))["tournament"]["id"]
    return joined, called


def test_tournaments_alerts_blocks_and_invitations_are_in_the_file_and_go_with_them(database: str) -> None:
    async def story() -> None:
        async with home(database, alerts_to_private=True) as house:
            ada, bo = house.browser(), house.browser()
            # What the guest has done comes along with the person.
            as_guest = (await bo.ask("POST", "/tournaments", {"name": "First"}, 201))["tournament"]["id"]
            await ada.ask("POST", f"/tournaments/{as_guest}/join", {"name": "Somebody"})
            me = (await ada.become("Ada"))["me"]["person"]["id"]
            bo_id = (await bo.become("Bo"))["me"]["person"]["id"]
            joined, called = await busy_person(ada, bo, bo_id)
            told = await ada.ask("GET", "/me/export")
            found = {one["id"]: one for one in told["tournaments"]}
            assert found.keys() == {as_guest, joined, called}
            assert [found[one]["called"] for one in (as_guest, joined, called)] == [False, False, True]
            entered = found[joined]["entered"]
            assert (entered["team"], entered["entropy"], entered["left"]) == ("Red", "0a", None)
            assert [one["kind"] for one in entered["course"]] == ["joined"]
            assert found[as_guest]["entered"]["name"] == "Somebody"
            assert told["blocked"] == [{"id": bo_id, "name": "Bo"}]
            assert [one["seat"] for one in told["invitations"]] == [1]
            (kept,) = (await bo.ask("GET", "/me/export"))["invitations"]
            assert kept["from"] == "Ada"
            assert [len(told[part]) for part in ("alerts", "vacations", "following")] == [1, 1, 1]
            await ada.ask("POST", "/me/delete", {"name": "Ada"}, 204)

            def everything(connection: Connection) -> str:
                return str([connection.execute(select(table)).all() for table in schema.metadata.sorted_tables])

            rest = await house.app.state.service.store.ask(everything)
            assert me not in rest, rest[rest.index(me) - 300 : rest.index(me) + 100]
            # The tournament goes on without the name.
            told = (await bo.ask("GET", f"/tournaments/{joined}"))["tournament"]["entrants"]
            assert [one["name"] for one in told] == ["—"]

    asyncio.run(story())


def test_who_goes_leaves_no_name_and_takes_no_game_along(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            ada, bo = house.browser(), house.browser()
            me = (await ada.become("Semiramis"))["me"]["person"]["id"]
            ended = await ended_game(ada, bo, chat="free")
            await ada.ask("POST", f"/tables/{ended}/chat", {"seat": 0, "text": "I am Semiramis"})
            begun, waiting = await ada.game(), await ada.open_table(0)
            elsewhere = await bo.open_table(0)
            await ada.ask("POST", f"/tables/{elsewhere}/seats/1/claim", {"name": "Semiramis"})
            assert await ada.refused("POST", "/me/delete", {"name": "Ada"}) == "bad-request"
            await ada.ask("POST", "/me/delete", {"name": "Semiramis"}, 204)
            assert await ada.person() is None
            assert await bo.refused("GET", f"/people/{me}") == "no-person"

            def everything(connection: Connection) -> str:
                return str([connection.execute(select(table)).all() for table in schema.metadata.sorted_tables])

            kept = await house.app.state.service.store.ask(everything)
            assert "Semiramis" not in kept, kept[kept.index("Semiramis") - 300 : kept.index("Semiramis") + 100]
            assert me not in kept
            seats = {t: (await bo.ask("GET", f"/tables/{t}"))["table"]["seats"] for t in (ended, begun, elsewhere)}
            assert [seat["name"] for seat in seats[ended]] == ["—", "Bob"]
            assert [seat["name"] for seat in seats[begun]] == ["—", "— 2"]
            assert all(seat["taken_over"] for seat in seats[begun])
            assert seats[elsewhere][1]["kind"] == "open"
            assert (await bo.ask("GET", f"/tables/{waiting}"))["table"]["status"] == "closed"
            listed = [one["table"] for one in (await bo.ask("GET", "/games?over=true"))["games"]]
            assert [one["id"] for one in listed] == [ended]
            service = house.app.state.service
            assert (await verified(service.store, service.tables.offers)).findings == ()

    asyncio.run(story())


def test_the_name_is_free_again_and_the_passkey_opens_nothing(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada, phone, other = house.browser(), house.browser(), house.browser()
            codes = (await ada.become("Ada"))["codes"]
            await phone.sign_in(ada.passkey)
            await ada.ask("POST", "/me/delete", {"name": "Ada"}, 204)
            assert await phone.person() is None
            options = await phone.ask("POST", "/sign-in/options", {})
            assert await phone.refused("POST", "/sign-in", ada.passkey.used(options)) == "passkey-refused"
            code = {"code": codes[0], "label": "x"}
            assert await phone.refused("POST", "/sign-in/code", code) == "code-refused"
            await other.become("Ada")

    asyncio.run(story())


def test_people_come_along_in_a_backup(database: str, tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path}/copy.db"

    async def before() -> None:
        async with home(database) as house:
            ada = house.browser()
            ada.passkey = passkey
            codes.extend((await ada.become("Ada"))["codes"])

    async def after() -> None:
        async with home(target) as house:
            again = house.browser()
            assert (await again.sign_in(passkey))["me"]["person"]["name"] == "Ada"
            body = {"code": codes[0], "label": "x"}
            assert (await house.browser().ask("POST", "/sign-in/code", body))["me"]["person"]["name"] == "Ada"
            assert await again.refused("POST", "/people/options", {"name": "ada"}) == "signed-in"

    codes: list[str] = []
    passkey = Authenticator()
    asyncio.run(before())
    copy(database, target)
    asyncio.run(after())
