"""Who is expected at a tournament's table is told so, once, by each of their channels."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import pytest

from tests.server.alerts.receivers import receiver
from tests.server.alerts.test_push import Subscription
from tests.server.tournaments.evenings import Guest, evening, hurried

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    hurried(monkeypatch)


async def ready_tables(guests: list[Guest], name: str) -> str:
    """The table of the first round."""
    while not all([(await guest.sees(name))["you"]["table"] for guest in guests]):  # noqa: ASYNC110 - no news
        await asyncio.sleep(0.02)
    return str((await guests[0].sees(name))["you"]["table"])


def test_a_table_that_waits_is_told_once_by_each_channel(tmp_path: Path) -> None:
    async def course() -> None:
        private = {"alert_seconds": 0.0, "alerts_to_private": True}
        async with (
            evening(tmp_path, **private) as (app, host),
            receiver() as hooks,
            receiver() as pushes,
            AsyncExitStack() as stack,
        ):
            guests = [await stack.enter_async_context(Guest.of(app)) for _ in range(2)]
            mine, outbox = Subscription(), app.state.service.outbox
            await guests[0].becomes("Ada")
            hook = {"url": hooks.url(), "form": "json", "label": "Club", "lang": "en"}
            assert (await guests[0].post("/alerts/webhooks", hook)).status_code == 201
            assert (await guests[1].post("/alerts/push", mine.told(pushes.url(), "pl"))).status_code == 201
            while len(outbox._known) < 2:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
            name = await host.calls(rounds=1)
            for number, guest in enumerate(guests):
                await guest.does(name, "join", {"name": f"Guest {number}"})
            await host.does(name, "course", {"act": "start"})
            table = await ready_tables(guests, name)
            told, shown = json.loads((await hooks.has(1))[0].body), mine.read((await pushes.has(1))[0])
            assert (told["kind"], told["table"], told["others"]) == ("your-table", table, ["Guest 1"])
            assert told["text"].startswith("Your table is ready: Your game with Guest 1")
            assert (shown["kind"], shown["title"]) == ("your-table", "Twój stół czeka")
            # Swept again, and by a process that knows nothing of it, nobody is told twice.
            outbox._noted.clear()
            await outbox._sweep()
            await outbox._sweep()
            # Once they play, it is turns that are told: one who has come is not told of the table any more.
            await asyncio.gather(*(guest.sits_down(table) for guest in guests))
            while len(hooks.heard) + len(pushes.heard) < 3:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
            kinds = [json.loads(one.body)["kind"] for one in hooks.heard]
            kinds += [mine.read(one)["kind"] for one in pushes.heard]
            assert sorted(kinds) == ["your-table", "your-table", "your-turn"]

    asyncio.run(course())


def test_a_table_of_ones_own_that_waits_for_others_is_told_to_nobody(tmp_path: Path) -> None:
    async def course() -> None:
        private = {"alert_seconds": 0.0, "alerts_to_private": True}
        async with evening(tmp_path, **private) as (app, host), receiver() as hooks:
            hook = {"url": hooks.url(), "form": "json", "label": "Club", "lang": "en"}
            await host.becomes("Ada")
            assert (await host.post("/alerts/webhooks", hook)).status_code == 201
            await host.post("/tables", {"players": 2, "access": "open", "sit": {"seats": [0], "name": "x"}})
            while not app.state.service.outbox._known:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
            await host.post("/tables", {"players": 2, "access": "open", "sit": {"seats": [0], "name": "x"}})
            await app.state.service.outbox._sweep()
            assert (len(app.state.service.outbox._noted), hooks.heard) == (0, [])

    asyncio.run(course())
