"""One client takes all the bots' time it can get; how long does a stranger wait for theirs?"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from websockets.asyncio.client import ClientConnection, connect

from tests.attack.figures import Figure, tell
from tests.attack.hostile import ADDRESS, Greed, guest, table, under_attack
from tests.server.players import any_turn
from tests.server.processes import server

if TYPE_CHECKING:
    from collections.abc import Sequence

    import httpx

STRANGER, SOMEONE = "198.51.100.7", "198.51.100.8"
BAR = 1.0  # seconds
READY_SECONDS = 240.0
GREEDS = (
    Greed("nebuchadnezzar", alone=30, seated=10, hints=100, studies=10, tournaments=3),
    Greed("semiramis", alone=30, seated=10, hints=100, studies=10, tournaments=3, has_site=True),
)


@dataclass(slots=True)
class Waits:
    """How long a stranger waited, in seconds."""

    turns: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)


def late(calm: list[float], busy: list[float]) -> float:
    """What the attack adds at p99; what the machine itself adds now and then is in both."""
    return p99(busy) - p99(calm)


def p99(waits: list[float]) -> float:
    """All but one in a hundred are no longer."""
    return sorted(waits)[math.ceil(0.99 * len(waits)) - 1]


async def ready(url: str, bots: set[str]) -> None:
    """Wait until each of the bots has given a hint at a table of two and of four.

    Someone else asks for these: who has just used the bots for seconds comes after those who have not.
    """
    async with guest(url, SOMEONE) as client, asyncio.timeout(READY_SECONDS):
        for seats in (2, 4):
            path = await table(client, [{}] * seats, [*range(seats)])
            for bot in bots:
                while await _hinted(client, path, bot) == math.inf:
                    pass


async def waited(url: str, bot: str, turns: int) -> Waits:
    """Play so many turns against a bot, with a hint before each, game after game."""
    waits = Waits()
    async with guest(url, STRANGER) as client:
        while len(waits.turns) < turns:
            path = await table(client, [{}, {"bot": bot}], [0])
            await _game(client, path, bot, waits, turns)
    return waits


async def _game(client: httpx.AsyncClient, path: str, bot: str, waits: Waits, turns: int) -> None:
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = str(client.base_url).replace("http", "ws", 1).rstrip("/") + f"{path}/socket?wire=2"
    async with connect(url, additional_headers={"Cookie": cookie, ADDRESS: STRANGER}) as socket:
        while len(waits.turns) < turns:
            state = (await client.get(path)).json()["table"]
            if state["status"] != "playing":
                return
            waits.hints.append(await _hinted(client, path, bot))
            record = (await client.get(f"{path}/record")).text
            body = {"seat": 0, "seq": state["seq"], "moves": any_turn(record, random.Random(state["seq"]))}
            done = await client.post(f"{path}/turns", json=body, headers={"Idempotency-Key": str(state["seq"])})
            began = time.perf_counter()
            if await _answered(socket, done.json()["seq"]):
                waits.turns.append(time.perf_counter() - began)


async def _hinted(client: httpx.AsyncClient, path: str, bot: str) -> float:
    """How long a hint took; one that was refused never came."""
    began = time.perf_counter()
    asked = await client.post(f"{path}/hint", json={"seat": 0, "moves": [], "bot": bot})
    return time.perf_counter() - began if asked.status_code == 200 else math.inf


async def _answered(socket: ClientConnection, after: int) -> bool:
    """Whether the bot's turn has come, rather than the end of the game."""
    async for text in socket:
        events = json.loads(text).get("events", [])
        if any(event["kind"] == "over" for event in events):
            return False
        if any(event["kind"] == "turn" and event["seq"] > after for event in events):
            return True
    return False


def starve(url: str, greeds: Sequence[Greed], bot: str, turns: int) -> tuple[Waits, list[Waits]]:
    """What a stranger waits while all is calm, and under one attack after another."""
    # The first turns wait until the bots are made.
    asyncio.run(ready(url, {bot, *(one.bot for one in greeds)}))
    calm, busy = asyncio.run(waited(url, bot, turns)), []
    for one in greeds:
        with under_attack(url, one):
            busy.append(asyncio.run(waited(url, bot, turns)))
    return calm, busy


def figures(greed: Greed, calm: Waits, busy: Waits) -> list[Figure]:
    """What an attack has shown."""
    where = "a /48" if greed.has_site else "an address"
    return [
        Figure(
            f"{greed.bot} from {where}: {what} comes later at p99 ({p99(usual):.2f} s when all is calm)",
            late(usual, under),
            BAR,
            "s",
        )
        for what, usual, under in (
            ("a stranger's bot turn", calm.turns, busy.turns),
            ("a stranger's hint", calm.hints, busy.hints),
        )
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=200)
    parser.add_argument("--bot", default="gardener", help="the stranger's")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        house = stack.enter_context(
            server(f"sqlite:///{home}/babylon.db", home / "log", bots="babylon.bots", bot_games_per_client=4)
        )
        calm, busy = starve(house.url, GREEDS, chosen.bot, chosen.turns)
        tell([one for greed, waits in zip(GREEDS, busy, strict=True) for one in figures(greed, calm, waits)])


if __name__ == "__main__":
    main()
