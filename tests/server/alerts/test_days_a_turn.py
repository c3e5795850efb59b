"""Two who play three days a turn are told of each turn of theirs, once, and of no other's."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from tests.server.alerts.receivers import receiver
from tests.server.alerts.test_push import Subscription
from tests.server.alerts.test_webhooks import AT_ONCE, settled
from tests.server.people.homes import API, home
from tests.server.players import any_turn

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.people.homes import Browser

TURNS = 8
DAYS = {"clock": {"kind": "days", "days": 3}}


async def plays(browsers: list[Browser], table: str, rng: random.Random) -> int:
    """One turn, by whoever's it is; whose it was."""
    state = (await browsers[0].ask("GET", f"/tables/{table}"))["table"]
    seat: int = state["turn"]["seat"]
    player = browsers[seat]
    record = (await player.http.get(f"{API}/tables/{table}/record")).text
    body = {"seat": seat, "seq": state["seq"], "moves": any_turn(record, rng)}
    key = {"Idempotency-Key": str(state["seq"])}
    sent = await player.http.post(f"{API}/tables/{table}/turns", json=body, headers=key)
    assert sent.status_code == 200, sent.text
    return seat


def test_each_is_told_each_time_and_nobody_needs_a_password(tmp_path: Path) -> None:
    async def story() -> None:
        async with home(f"sqlite:///{tmp_path}/babylon.db", **AT_ONCE) as house, receiver() as service:
            browsers, phones = [house.browser(), house.browser()], [Subscription(), Subscription()]
            for seat, (browser, phone) in enumerate(zip(browsers, phones, strict=True)):
                await browser.ask("POST", "/guest", {}, 204)
                await browser.ask("POST", "/alerts/push", phone.told(service.url(f"/{seat}")), 201)
            ada, bo = browsers
            table = await ada.open_table(0, **DAYS)
            await bo.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "Bo"})
            for seat, browser in enumerate(browsers):
                await browser.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
            rng, turns = random.Random(7), []
            for told in range(1, TURNS + 1):
                # The turn that has begun is told; then it is played.
                await service.has(told)
                await settled(house, told)
                turns.append(await plays(browsers, table, rng))
            heard = await service.has(TURNS + 1)
            await settled(house, TURNS + 1)
            assert [int(post.path.removeprefix("/")) for post in heard[:TURNS]] == turns
            assert len(heard) == TURNS + 1
            assert {0, 1} == set(turns)
            for post in heard:
                message = phones[int(post.path.removeprefix("/"))].read(post)
                assert (message["kind"], message["table"]) == ("your-turn", table)

    asyncio.run(story())
