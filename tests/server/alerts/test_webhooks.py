"""Webhooks: signed, in three forms, once a turn, however many processes look after the games."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from typing import TYPE_CHECKING, Any

import pytest

from babylon.server.store import alerts
from tests.server.alerts.receivers import receiver
from tests.server.people.homes import API, Home, home

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.people.homes import Browser

AT_ONCE: dict[str, Any] = {"alert_seconds": 0.0, "alerts_to_private": True}


@pytest.fixture
def light(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/babylon.db"


async def hooked(browser: Browser, url: str, form: str = "json", **more: str) -> dict[str, Any]:
    body = {"url": url, "form": form, "label": "Club", "lang": "en", **more}
    return dict(await browser.ask("POST", "/alerts/webhooks", body, 201))


async def play(browser: Browser, table: str) -> None:
    """The next turn, whatever it is."""
    told = await browser.ask("GET", f"/tables/{table}")
    seat, seq = told["table"]["turn"]["seat"], told["table"]["seq"]
    preview = await browser.ask("POST", f"/tables/{table}/preview", {"seat": seat})
    move = next(one["token"] for one in preview["legal"])
    headers = {"Idempotency-Key": f"turn-{seq}"}
    body = {"seat": seat, "seq": seq, "moves": [move]}
    answer = await browser.http.post(f"{API}/tables/{table}/turns", json=body, headers=headers)
    assert answer.status_code == 200, answer.text


async def settled(house: Home, count: int) -> None:
    """Wait until so many alerts are done with."""

    def done(connection: Any) -> int:  # noqa: ANN401 - a connection
        rows = connection.exec_driver_sql("SELECT count(*) FROM alert WHERE settled IS NOT NULL")
        return int(rows.scalar_one())

    while await house.app.state.service.store.ask(done) < count:  # noqa: ASYNC110 - nobody tells
        await asyncio.sleep(0.02)


def test_a_turn_that_begins_is_told_once_and_signed(light: str) -> None:
    async def story() -> None:
        async with home(light, **AT_ONCE) as house, receiver() as address:
            ada = house.browser()
            await ada.become("Ada")
            secret = (await hooked(ada, address.url()))["secret"]
            table = await ada.game()
            await address.has(1)
            await settled(house, 1)
            await play(ada, table)
            first, second = await address.has(2)
            told = json.loads(first.body)
            assert (told["kind"], told["table"], told["seat"]) == ("your-turn", table, 0)
            assert told["url"].endswith(f"/t/{table}")
            assert json.loads(second.body)["id"] != told["id"] == first.headers["babylon-id"]
            signed = f"{first.headers['babylon-timestamp']}.".encode() + first.body
            expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
            assert first.headers["babylon-signature"] == f"v1={expected}"
            await settled(house, 2)
            await ada.ask("POST", f"/tables/{table}/chat", {"seat": 0, "phrase": "hello"})
            house.app.state.service.outbox._noted.clear()
            house.app.state.service.outbox._sweep_at = 0.0
            house.app.state.service.outbox.heard()
            await asyncio.sleep(0.3)
            assert len(address.heard) == 2

    asyncio.run(story())


def test_chats_get_a_line_that_names_nobody_by_mistake(light: str) -> None:
    async def story() -> None:
        async with home(light, **AT_ONCE) as house, receiver() as discord, receiver() as matrix:
            ada, bo = house.browser(), house.browser()
            await ada.become("Ada")
            await hooked(ada, discord.url(), "discord")
            await hooked(ada, matrix.url(), "matrix", lang="ja")
            table = await ada.open_table(0)
            await bo.ask("POST", "/guest", {}, 204)
            await bo.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "@everyone *"})
            for seat, one in enumerate((ada, bo)):
                await one.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
            (post,) = await discord.has(1)
            told = json.loads(post.body)
            assert told["content"].startswith("Your turn: Your game with \\@everyone \\* is waiting")
            assert told["allowed_mentions"] == {"parse": []}
            (post,) = await matrix.has(1)
            assert json.loads(post.body)["text"].startswith("あなたの番です")

    asyncio.run(story())


def test_what_did_not_arrive_is_tried_again_later_and_said_so(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("babylon.server.alerts.deliveries.RETRY_SECONDS", 0.0)

    async def story() -> None:
        async with home(light, **AT_ONCE) as house, receiver("500 Broken", "302 Found") as address:
            ada = house.browser()
            await ada.become("Ada")
            await hooked(ada, address.url())
            await ada.game()
            await address.has(3)
            assert len({one.headers["babylon-id"] for one in address.heard}) == 1
            await settled(house, 1)
            (channel,) = (await ada.ask("GET", "/alerts"))["channels"]
            assert channel["failing"] is None

    asyncio.run(story())


def test_who_is_gone_is_told_no_more(light: str) -> None:
    async def story() -> None:
        async with home(light, **AT_ONCE) as house, receiver("410 Gone") as address:
            ada = house.browser()
            await ada.become("Ada")
            await hooked(ada, address.url())
            await ada.game()
            await address.has(1)
            while (await ada.ask("GET", "/alerts"))["channels"]:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)

    asyncio.run(story())


def test_what_a_process_left_undone_the_next_one_tells(light: str) -> None:
    async def story() -> None:
        async with receiver() as address:
            async with home(light, **AT_ONCE | {"alert_seconds": 3600.0}) as house:
                ada = house.browser()
                await ada.become("Ada")
                await hooked(ada, address.url())
                await ada.game()
                # As if the process had died before it wrote the alert down.
                store, drop = house.app.state.service.store, "DELETE FROM alert"
                while not await store.change(lambda connection: connection.exec_driver_sql(drop).rowcount):  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.02)
            assert address.heard == []
            async with home(light, **AT_ONCE) as house:
                await address.has(1)
                await settled(house, 1)

    asyncio.run(story())


def test_of_two_processes_one_claims_an_alert(postgres_database: str) -> None:
    async def story() -> None:
        async with (
            home(postgres_database, **AT_ONCE) as one,
            home(postgres_database, **AT_ONCE) as other,
            receiver() as address,
        ):
            ada = one.browser()
            await ada.become("Ada")
            await hooked(ada, address.url())
            stores = [house.app.state.service.store for house in (one, other)]
            for _ in range(3):
                await ada.game()
            await asyncio.gather(*(store.ask(alerts.alerted) for store in stores))
            await address.has(3)
            await settled(one, 3)
            assert len({json.loads(post.body)["id"] for post in address.heard}) == len(address.heard) == 3

    asyncio.run(story())


def test_nothing_is_sent_into_the_hosts_own_network(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada = house.browser()
            await ada.become("Ada")
            for url in ("https://127.0.0.1/", "https://localhost/", "http://example.com/", "https://[::1]/"):
                body = {"url": url, "form": "json", "label": "x", "lang": "en"}
                assert await ada.refused("POST", "/alerts/webhooks", body) == "address-refused"
            assert (await ada.ask("GET", "/alerts"))["channels"] == []

    asyncio.run(story())
