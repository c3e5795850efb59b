"""What limits cost those who never meet them, counted in calls: time tells nothing on a busy machine."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

from babylon.game import Game
from babylon.server.config import Config
from babylon.server.process.connections import Connections
from babylon.server.process.limits import Limits
from babylon.server.process.metrics import Metrics
from tests.server.inside import inside
from tests.server.load_beside import LIMITS, NO_LIMITS
from tests.server.test_secrets import nothing_left_to_chance, some_turns
from tests.server.work import Work

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

TURNS = 6
MOST = 1.03
WITHOUT = {**dict.fromkeys(LIMITS, 0), **NO_LIMITS, "proxies": "127.0.0.1"}


async def calls(folder: Path, settings: Mapping[str, object]) -> int:
    """How many functions of ours are called while some turns are played, the same ones each time."""
    deal = Game.deal(players=2, seed=3).dealing
    turns, _ = some_turns(deal, TURNS, random.Random(3))
    config = Config.model_validate({"database": f"sqlite:///{folder}/babylon.db", "workers": 0, **settings})
    with nothing_left_to_chance(deal):
        async with inside(config) as (client, _):
            body = {"players": 2, "sit": {"seats": [0, 1], "name": "Ada"}}
            path = f"/api/v1/tables/{(await client.post('/api/v1/tables', json=body)).json()['table']['id']}"
            for seat in (0, 1):
                await client.post(f"{path}/seats/{seat}/ready", json={"entropy": "aa"})
            with Work(("",)) as work:
                for number, moves in enumerate(turns):
                    seq = (await client.get(path)).json()["table"]["seq"]
                    sent = {"seat": number % 2, "seq": seq, "moves": moves}
                    answer = await client.post(f"{path}/turns", json=sent, headers={"Idempotency-Key": f"t{number}"})
                    assert answer.status_code == 200, answer.text
                work.note()
    return work.done[-1]


def test_limits_that_nobody_meets_cost_hardly_a_call(tmp_path: Path) -> None:
    counted = []
    for number, settings in enumerate((WITHOUT, WITHOUT, LIMITS)):
        folder = tmp_path / str(number)
        folder.mkdir()
        counted.append(asyncio.run(calls(folder, settings)))
    _, without, limited = counted  # what is worked out once for all tables is worked out by the first
    assert without < limited < MOST * without


def test_what_is_measured_with_limits_is_counted_by_address() -> None:
    config = Config.model_validate(LIMITS)
    connections = Connections(Limits.of(config), config.proxies, Metrics())
    assert connections.enter("127.0.0.1") == "127.0.0.1"
    free = Config.model_validate(WITHOUT)
    assert Connections(Limits.of(free), free.proxies, Metrics()).enter("127.0.0.1") == ""
