"""How much of Python a turn runs through in the event loop: a count that no busy machine changes.

Time is measured by `load_beside`; what this counts is most of it, and a step back shows here at once.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import uvloop

from babylon.server.config import Config
from babylon.server.process.logs import log
from babylon.server.routes.turn_frames import Caller
from babylon.server.runtime.subscription import Subscription, follow
from tests.server.inside import inside
from tests.server.load_tables import SOCKETS, quick_turn

if TYPE_CHECKING:
    from pathlib import Path
    from types import FrameType

    import pytest

    from babylon.server.runtime.listeners import Hub
    from babylon.server.service import Service

TURNS = 40
MOST = 615  # calls of functions, those of C included: 571 to 599 on 2026-11-19, by the deal


class Calls:
    """Counts the calls of this thread while it is switched on."""

    def __init__(self) -> None:
        self.number = 0

    def __enter__(self) -> None:
        sys.setprofile(self._note)

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, _frame: FrameType, event: str, _what: object) -> None:
        self.number += event in {"call", "c_call"}


async def heard(subscription: Subscription, hub: Hub) -> None:
    async for message in subscription.messages(hub, 60.0):
        message.text()


async def calls_of_turns(service: Service, table: str) -> float:
    """Function calls for a turn, on the average, in front of as many sockets as under load."""
    rng, calls, frames = random.Random(7), Calls(), list[bytes]()

    def take(frame: bytes) -> bool:
        frames.append(frame)
        return True

    holder = (await service.tables.table(table)).holders["host"]
    caller = Caller(service, table, holder, "127.0.0.1", "en")
    async with AsyncExitStack() as stack:
        for _ in range(SOCKETS):
            following = follow(service.tables, table, holder, None, take)
            reading = asyncio.create_task(heard(await stack.enter_async_context(following), service.hub))
            stack.callback(reading.cancel)
        await asyncio.sleep(0.05)
        for number in range(TURNS):
            live = await service.tables.table(table)
            moves = quick_turn(live.playing, rng)
            turn = {"kind": "turn", "key": f"k{number}", "seat": live.state.to_play, "moves": moves}
            text = json.dumps({**turn, "seq": live.state.seq})
            with calls:
                answer = await caller.answer(text)
            assert answer is not None
            assert '"status":200' in answer.text()
    assert len(frames) >= TURNS * SOCKETS
    return calls.number / TURNS


async def counted(config: Config) -> float:
    async with inside(config) as (client, app):
        sit = {"seats": [0, 1, 2, 3], "name": "Ada"}
        body = {"players": 4, "access": "open", "seats": [{"bot": None}] * 4, "sit": sit}
        table: str = (await client.post("/api/v1/tables", json=body)).json()["table"]["id"]
        for seat in sit["seats"]:
            (await client.post(f"/api/v1/tables/{table}/seats/{seat}/ready", json={})).raise_for_status()
        return await calls_of_turns(app.state.service, table)


def test_a_turn_is_played_and_told_by_few_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "level", "warning")
    config = Config(database=f"sqlite:///{tmp_path}/babylon.db", requests_per_minute=0)
    # The loop that servers have: Python's own would be counted, too.
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        assert runner.run(counted(config)) < MOST
