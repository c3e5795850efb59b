"""Players report, hosts look and act by their passkey, who is kept out begins nothing; all of it is written down."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import pytest

from babylon.server.maintenance.hosts import NobodyCalled, changed
from babylon.server.people import moderation
from babylon.server.process import clock
from babylon.server.process.clock import DAY
from babylon.server.store import moderation as stored
from tests.server.people.homes import home
from tests.server.people.test_ratings import people

if TYPE_CHECKING:
    from tests.server.people.homes import Browser, Home


async def shown(host: Browser, passkey: Any = None) -> None:  # noqa: ANN401 - an authenticator
    """The host shows a passkey, their own unless it is another."""
    options = await host.ask("POST", "/sign-in/options", {})
    answer = (passkey or host.passkey).used(options)
    del answer["label"]
    await host.ask("POST", "/host/enter", answer, 204)


async def hosted(house: Home, browser: Browser, name: str) -> None:
    """Somebody who has become a host, and has come in."""
    assert name in await changed(house.app.state.service.store, [name], [])
    await shown(browser)


async def acts(host: Browser) -> list[tuple[str, str, str]]:
    told = (await host.ask("GET", "/host/acts"))["acts"]
    return [(one["host"], one["act"], one["about"]) for one in told]


def test_a_report_is_seen_by_hosts_with_what_was_said_and_settled_with_a_ban(database: str) -> None:
    async def story() -> None:
        async with home(database) as house:
            [(ada, _), (bo, bo_id), (eve, _)] = await people(house, "Ada", "Bo", "Eve")
            table = await ada.open_table(0, chat="free")
            await bo.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "x"})
            for text in ("first", "rude words"):
                await bo.ask("POST", f"/tables/{table}/chat", {"seat": 1, "text": text})
            about = {"table": table, "seat": 1, "reason": "chat", "note": "look at this"}
            for _ in range(2):
                await ada.ask("POST", "/reports", about, 204)
            assert await ada.refused("POST", "/reports", {**about, "seat": 0}) == "bad-request"
            await hosted(house, eve, "Eve")
            [told] = (await eve.ask("GET", "/host/reports"))["reports"]
            assert (told["name"], told["person"], told["by"]) == ("Bo", bo_id, "Ada")
            assert told["said"] == ["first", "rude words"]
            assert (await eve.ask("GET", "/host"))["open_reports"] == 1
            ban = {"days": 2, "reason": "words"}
            left = await eve.ask("POST", f"/host/reports/{told['id']}", {"ban": ban, "note": "so it was"})
            assert left["reports"] == []
            assert [one["id"] for one in (await eve.ask("GET", "/host/reports?settled=true"))["reports"]] == [
                told["id"]
            ]
            assert await bo.refused("POST", f"/tables/{table}/chat", {"seat": 1, "phrase": "hello"}) == "banned"
            [kept] = (await eve.ask("GET", "/host/bans"))["bans"]
            assert (kept["name"], kept["address"]) == ("Bo", False)
            done = {("Eve", "settled", "Bo"), ("Eve", "banned", "Bo"), ("Eve", "entered", ""), ("", "chosen", "Eve")}
            assert set(await acts(eve)) == done
            assert await eve.refused("POST", f"/host/reports/{'0' * 16}", {}) == "no-report"

    asyncio.run(story())


def test_whoever_is_kept_out_begins_nothing_and_plays_on(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            [(ada, _), (bo, bo_id)] = await people(house, "Ada", "Bo")
            running, waiting = await bo.game(), await ada.open_table(0)
            await hosted(house, ada, "Ada")
            await ada.ask("PUT", f"/host/people/{bo_id}/ban", {"days": None, "reason": "enough"})
            sit = {"seats": [0], "name": "Bo"}
            for method, path, body in (
                ("POST", "/tables", {"players": 2, "sit": sit}),
                ("POST", f"/tables/{waiting}/seats/1/claim", {"name": "Bo"}),
                ("POST", "/pairing", {"name": "Bo"}),
                ("POST", "/tournaments", {"name": "Evening", "format": "swiss", "players": 2}),
                ("POST", f"/tables/{running}/rematch", {"seat": 0}),
                ("POST", "/days/2026-01-01/solo", {"name": "Bo", "record": "-"}),
                ("PATCH", "/me", {"name": "Boo"}),
            ):
                assert (path, await bo.refused(method, path, body)) == (path, "banned")
            state = (await bo.ask("GET", f"/tables/{running}"))["table"]
            preview = {"seat": state["turn"]["seat"]}
            assert (await bo.ask("POST", f"/tables/{running}/preview", preview))["legal"]
            assert (await bo.ask("GET", "/me/export"))["person"]["name"] == "Bo"
            [ban] = (await ada.ask("GET", "/host/bans"))["bans"]
            assert (await ada.ask("DELETE", f"/host/bans/{ban['id']}"))["bans"] == []
            await bo.open_table(0)

    asyncio.run(story())


def test_a_ban_of_an_address_is_for_whoever_comes_from_there_and_ends(
    light: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with home(light) as house:
            [(ada, _), (bo, bo_id)] = await people(house, "Ada", "Bo")
            await bo.ask("GET", "/me")  # from the address that all here have
            await hosted(house, ada, "Ada")
            await ada.ask("PUT", f"/host/people/{bo_id}/ban", {"days": 1, "address": True})
            await ada.open_table(0)  # no host shuts themselves out
            guest = house.browser()
            assert await guest.refused("POST", "/tables", {"players": 2}) == "banned"
            real = clock.now
            monkeypatch.setattr(moderation, "now", lambda: real() + 2 * DAY)
            await guest.ask("POST", "/tables", {"players": 2})

    asyncio.run(story())


def test_only_hosts_get_in_by_their_own_passkey_and_for_an_hour(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with home(light) as house:
            [(ada, _), (bo, _)] = await people(house, "Ada", "Bo")
            store = house.app.state.service.store
            with pytest.raises(NobodyCalled):
                await changed(store, ["Zoe"], [])
            await changed(store, ["Ada"], [])
            assert await ada.refused("GET", "/host") == "entry-needed"
            assert await bo.refused("GET", "/host") == "not-server-host"
            for one, passkey, code in ((ada, bo.passkey, "passkey-refused"), (bo, bo.passkey, "not-server-host")):
                options = await one.ask("POST", "/sign-in/options", {})
                answer = {name: value for name, value in passkey.used(options).items() if name != "label"}
                assert await one.refused("POST", "/host/enter", answer) == code
            await shown(ada)
            await ada.ask("GET", "/host")
            # Another session of the same person has shown nothing.
            elsewhere = house.browser()
            await elsewhere.sign_in(ada.passkey)
            assert await elsewhere.refused("GET", "/host") == "entry-needed"
            real = clock.now
            monkeypatch.setattr(moderation, "now", lambda: real() + moderation.ENTRY_SECONDS + 1)
            assert await ada.refused("GET", "/host") == "entry-needed"
            monkeypatch.undo()
            assert await changed(store, [], ["Ada"]) == []
            assert await ada.refused("GET", "/host") == "not-server-host"

    asyncio.run(story())


def test_the_figures_are_live_and_no_password_is_among_the_settings(light: str) -> None:
    async def story() -> None:
        async with home(light, smtp_password="hush-hush", contact="host@example.org") as house:
            [(ada, _)] = await people(house, "Ada")
            await ada.game()
            await ada.open_table(0)
            await hosted(house, ada, "Ada")
            view = await ada.ask("GET", "/host")
            figures = {one["name"]: one["value"] for one in view["figures"]}
            assert {"people": 1, "playing": 1, "waiting": 1, "new": 2}.items() <= figures.items()
            assert figures["tables-in-memory"] == 2
            chosen = {one["name"]: one["value"] for one in view["settings"] if one["chosen"]}
            assert chosen["contact"] == "host@example.org"
            assert "hush-hush" not in json.dumps(view)
            assert view["hosts"] == ["Ada"]

    asyncio.run(story())


def test_a_name_that_can_not_stay_is_changed_by_a_host(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            [(ada, _), (bo, bo_id)] = await people(house, "Ada", "Bo")
            await hosted(house, ada, "Ada")
            assert await ada.refused("PUT", f"/host/people/{bo_id}/name", {"name": "Ada"}) == "name-taken"
            await ada.ask("PUT", f"/host/people/{bo_id}/name", {"name": "Player 7"}, 204)
            assert (await bo.person())["name"] == "Player 7"
            assert (await acts(ada))[0] == ("Ada", "renamed", "Bo")

    asyncio.run(story())


def test_who_leaves_is_named_in_no_report_ban_or_act(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            [(ada, _), (bo, bo_id)] = await people(house, "Ada", "Bo")
            await ada.ask("POST", "/reports", {"person": bo_id, "reason": "name", "note": "that name"}, 204)
            assert [one["about"] for one in (await ada.ask("GET", "/me/export"))["reports"]] == ["Bo"]
            await hosted(house, ada, "Ada")
            await ada.ask("PUT", f"/host/people/{bo_id}/ban", {"days": 1})
            await bo.ask("POST", "/me/delete", {"name": "Bo"}, 204)
            store = house.app.state.service.store
            assert (await ada.ask("GET", "/host/reports"))["reports"] == []
            assert (await ada.ask("GET", "/host/bans"))["bans"] == []
            assert "Bo" not in [one.about for one in await store.ask(stored.acts)]

    asyncio.run(story())
