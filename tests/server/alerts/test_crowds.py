"""However much somebody has to be told, and however slow the machines are that they name: others are told as ever."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest

from babylon.server.alerts import outbox
from babylon.server.process.clock import now
from babylon.server.store import alerts
from babylon.server.store.alert_rows import ChannelRow, NewAlert
from tests.server.alerts.receivers import receiver
from tests.server.alerts.test_push import Subscription
from tests.server.alerts.test_webhooks import AT_ONCE, hooked
from tests.server.people.homes import home

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from sqlalchemy import Connection

    from tests.server.people.homes import Home

UNTOLD = 86_400.0  # seconds: what is due then the server itself, which looks when it starts, leaves alone
THREADS = 40  # more than asyncio has of its own


@pytest.fixture
def light(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/babylon.db"


def channel(number: int, holder: str, created: float = 0.0) -> ChannelRow:
    keys = json.dumps({"form": "json", "secret": "x"})
    name, url = f"channel{number}", f"https://example.org/{number}"
    return ChannelRow(name, holder, "webhook", name, url, keys, "", "en", "turn", "", created, confirmed=created)


@asynccontextmanager
async def silent() -> AsyncIterator[str]:
    """An address where nobody ever answers."""
    over = asyncio.Event()

    async def taken(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await over.wait()
        writer.close()

    async with await asyncio.start_server(taken, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        over.set()


async def store_of(house: Home, call: Any) -> Any:  # noqa: ANN401 - a question about the database
    return await house.app.state.service.store.change(call)


def test_names_that_take_long_hold_up_no_table(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    over = threading.Event()

    def asleep(*_: object, **__: object) -> list[object]:
        over.wait()
        return []

    async def story() -> None:
        async with home(light, alert_seconds=3600.0) as house:
            guest = house.browser()
            await guest.ask("POST", "/guest", {}, 204)
            monkeypatch.setattr(socket, "getaddrinfo", asleep)
            told = Subscription().told("https://slow.example/")
            slow = [asyncio.create_task(guest.http.post("/api/v1/alerts/push", json=told)) for _ in range(THREADS)]
            await asyncio.sleep(0.5)
            try:
                async with asyncio.timeout(5):
                    await asyncio.to_thread(lambda: None)
            finally:
                over.set()
                await asyncio.gather(*slow)

    asyncio.run(story())


def test_who_waits_behind_a_hundred_of_somebody_elses_is_found(light: str) -> None:
    async def story() -> None:
        async with home(light, alert_seconds=3600.0) as house:
            table, later = await house.browser().game(), now() + UNTOLD

            def written(connection: Any) -> None:  # noqa: ANN401 - a connection
                for number in range(200):
                    alerts.add_channel(connection, channel(number, "crowd" if number else "stranger"))
                    alerts.add_alerts(connection, [NewAlert(f"channel{number}", table, 1, later - float(number))])

            await store_of(house, written)
            assert "channel0" not in await store_of(house, lambda c: alerts.due_channels(c, later, 128))
            assert await store_of(house, lambda c: alerts.due_channels(c, later, 128, ["crowd"])) == ["channel0"]

    asyncio.run(story())


def test_of_very_much_that_is_due_only_a_part_is_taken_at_a_time(database: str) -> None:
    async def story() -> None:
        async with home(database, alert_seconds=3600.0) as house:
            later = now() + UNTOLD

            # In one transaction: the server, when it sweeps, forgets alerts of games that there are not.
            def taken_from(connection: Connection) -> list[list[int]]:
                alerts.add_channel(connection, channel(1, "crowd"))
                alerts.add_alerts(connection, [NewAlert("channel1", f"t{turn}", turn, later) for turn in range(60)])
                claims = (alerts.claim(connection, "channel1", later, later + 9.0, 50) for _ in range(3))
                return [[one.turn for one in claim] for claim in claims]

            taken = await store_of(house, taken_from)
            assert list(map(len, taken)) == [50, 10, 0]
            assert sorted(turn for some in taken for turn in some) == [*range(60)]

    asyncio.run(story())


def test_addresses_that_never_answer_leave_room_for_others(light: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "AT_ONCE", 2)

    async def story() -> None:
        async with home(light, **AT_ONCE) as house, silent() as nobody, receiver() as somebody:
            service = house.app.state.service
            crowd = [house.browser() for _ in range(3)]
            for number, one in enumerate(crowd):
                await one.become(f"Crowd {'abc'[number]}")
                await hooked(one, nobody)
                # As if they had been tried before.
                service.outbox._slow.add((await one.ask("GET", "/alerts"))["channels"][0]["id"])
                await one.game()
            ada = house.browser()
            await ada.become("Ada")
            await hooked(ada, somebody.url())
            await ada.game()
            async with asyncio.timeout(8):  # those who are waited for have ten seconds
                await somebody.has(1)

    asyncio.run(story())


def test_a_guest_has_fewer_ways_to_be_told_and_keeps_them_while_they_play(light: str) -> None:
    async def story() -> None:
        async with home(light, alerts_to_private=True, alert_seconds=3600.0) as house, receiver() as service:
            player, passer = house.browser(), house.browser()
            for one in (player, passer):
                await one.ask("POST", "/guest", {}, 204)
                for number in range(3):
                    await one.ask("POST", "/alerts/push", Subscription().told(service.url(f"/{id(one)}/{number}")), 201)
            body = Subscription().told(service.url("/one-more"))
            assert await player.refused("POST", "/alerts/push", body) == "alerts-enough"
            await player.open_table(0)
            await store_of(house, lambda c: alerts.tidy(c, now() + 1))
            assert len((await player.ask("GET", "/alerts"))["channels"]) == 3
            assert not (await passer.ask("GET", "/alerts"))["channels"]

    asyncio.run(story())
