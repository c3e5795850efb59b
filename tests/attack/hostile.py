"""A client that wants all of the bots' time: tables of bots alone or its own, tournaments, hints, reviews, days.

It throws its cookies away, and may own a whole IPv6 network of 48 bits, where each request comes from elsewhere.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from babylon.days.kinds import Medal
from tests.server.players import any_turn
from tests.server.test_day_results import game_of

if TYPE_CHECKING:
    from collections.abc import Iterator

# The server believes the proxy on its own machine, so that everybody here has an address of their own.
ADDRESS = "X-Forwarded-For"
ITS_OWN = "203.0.113.66"
TIMEOUT = 60.0
NETWORKS = 256  # of 56 bits, in one of 48
READY_SECONDS = 120.0
# Does its worst at an address, with an aim of its own, and sets an event as soon as it has begun.
Attack: TypeAlias = Callable[[str, Any, Any], Coroutine[None, None, None]]


@dataclass(frozen=True, slots=True)
class Greed:
    """How much a hostile client asks for."""

    bot: str
    alone: int  # tables of four bots, each watched
    seated: int  # tables where it sits itself against three bots, and plays as soon as it may
    hints: int  # that it asks for at once, each with a cookie of its own, and again when all are answered
    studies: int = 0  # people of its own who ask for reviews, and send the same long game for the table of the day
    tournaments: int = 0  # of eight bots each, which nobody needs to watch
    has_site: bool = False  # whether it has a /48; else one address

    def guest(self, url: str, number: int) -> httpx.AsyncClient:
        """One of its cookies, at one of its addresses."""
        return guest(url, f"2001:db8:66:{number % NETWORKS:02x}00::1" if self.has_site else ITS_OWN)


def guest(url: str, address: str = ITS_OWN) -> httpx.AsyncClient:
    """Someone without a cookie."""
    limits = httpx.Limits(max_connections=None)
    return httpx.AsyncClient(base_url=f"{url}/api/v1", headers={ADDRESS: address}, timeout=TIMEOUT, limits=limits)


async def table(client: httpx.AsyncClient, seats: list[dict[str, str]], sit: list[int]) -> str:
    """The path of a new private table where the game has begun."""
    body: dict[str, Any] = {"players": len(seats), "seats": seats, "access": "private"}
    if sit:
        body["sit"] = {"seats": sit, "name": "Ada"}
    made = await client.post("/tables", json=body)
    made.raise_for_status()
    path = f"/tables/{made.json()['table']['id']}"
    for seat in sit:
        await client.post(f"{path}/seats/{seat}/ready", json={})
    return path


async def watch(client: httpx.AsyncClient, path: str) -> None:
    """Look on for ever."""
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = str(client.base_url).replace("http", "ws", 1).rstrip("/") + f"{path}/socket?wire=2"
    with suppress(ConnectionClosed):
        async with connect(url, additional_headers={"Cookie": cookie, ADDRESS: client.headers[ADDRESS]}) as socket:
            async for _ in socket:
                pass


async def play(client: httpx.AsyncClient, path: str) -> None:
    """Sit at seat 0 and never hesitate."""
    number = 0
    while True:
        state = (await client.get(path)).json()["table"]
        if state["status"] == "over":
            return
        if state["turn"]["seat"] == 0:
            record = (await client.get(f"{path}/record")).text
            body = {"seat": 0, "seq": state["seq"], "moves": any_turn(record, random.Random(number))}
            number += 1
            await client.post(f"{path}/turns", json=body, headers={"Idempotency-Key": f"t{number}"})
        else:
            await asyncio.sleep(0.2)


async def ask(bot: str, where: list[tuple[httpx.AsyncClient, str]]) -> None:
    """Ask for a hint at all of these tables at once, for ever."""
    while True:
        asked = [client.post(f"{path}/hint", json={"seat": 0, "moves": [], "bot": bot}) for client, path in where]
        await asyncio.gather(*asked)
        await asyncio.sleep(0.5)


async def study(client: httpx.AsyncClient) -> None:
    """Have game after game reviewed as thoroughly as may be, and send one for the table of the day, for ever."""
    days = (await client.get("/days")).raise_for_status().json()
    game = str(game_of(bytes.fromhex(days["known"][0]["key"]), Medal.GOLD))
    number = 0
    while True:
        number += 1
        path = await table(client, [{}, {}], [0, 1])
        state = (await client.get(path)).json()["table"]
        moves = any_turn((await client.get(f"{path}/record")).text, random.Random(number))
        body = {"seat": state["turn"]["seat"], "seq": state["seq"], "moves": moves}
        await client.post(f"{path}/turns", json=body, headers={"Idempotency-Key": f"s{number}"})
        await client.post(f"{path}/seats/1/resign", json={})
        for depth in ("deep", "quick"):
            await client.post(f"{path}/review", json={"depth": depth})
        await client.post(f"/days/{days['date']}/solo", json={"name": "Eve", "record": game})
        await asyncio.sleep(0.5)


async def tournament(client: httpx.AsyncClient, bot: str) -> str:
    """The path of a new tournament of bots alone, which has begun."""
    clock = {"kind": "real-time", "seconds": 3600, "increment": 60}
    made = await client.post("/tournaments", json={"name": "Evening", "format": "round-robin", "clock": clock})
    made.raise_for_status()
    path = f"/tournaments/{made.json()['tournament']['id']}"
    for what, body in (("bots", {"bot": bot, "count": 8}), ("course", {"act": "start"})):
        (await client.post(f"{path}/{what}", json=body)).raise_for_status()
    return path


async def attack(url: str, greed: Greed, begun: Any) -> None:  # noqa: ANN401 - multiprocessing's events have no type of their own
    """Do one's worst until killed."""
    bot = {"bot": greed.bot}
    # Of one address all tables are one host's, who is the hardest to tell from an honest one.
    many = greed.alone + greed.seated if greed.has_site else 1
    hosts = [greed.guest(url, number) for number in range(many)]
    alone = [(hosts[n % many], await table(hosts[n % many], [bot] * 4, [])) for n in range(greed.alone)]
    seats = [{}, bot, bot, bot]
    seated = [(hosts[-1 - n % many], await table(hosts[-1 - n % many], seats, [0])) for n in range(greed.seated)]
    for number in range(greed.tournaments):
        await tournament(hosts[number % many], greed.bot)
    strangers = [greed.guest(url, number) for number in range(greed.hints)]
    where = [(one, await table(one, [{}, {}], [0, 1])) for one in strangers]
    begun.set()
    await asyncio.gather(
        *(watch(*one) for one in alone),
        *(play(*one) for one in seated),
        ask(greed.bot, where),
        *(study(greed.guest(url, number)) for number in range(greed.studies)),
    )


def under_attack(url: str, greed: Greed) -> AbstractContextManager[None]:
    """A hostile client that wants all of the bots' time."""
    return doing_its_worst(attack, url, greed)


@contextmanager
def doing_its_worst(attack: Attack, url: str, aim: object) -> Iterator[None]:
    """An attack in a process of its own, so that it slows down nobody but the server; within, it has begun."""
    context = multiprocessing.get_context("spawn")
    begun = context.Event()
    process = context.Process(target=_run, args=(attack, url, aim, begun), daemon=True)
    process.start()
    try:
        assert begun.wait(READY_SECONDS)
        yield
    finally:
        process.kill()
        process.join()


def _run(attack: Attack, url: str, aim: object, begun: object) -> None:
    with suppress(httpx.HTTPError, OSError):
        asyncio.run(attack(url, aim, begun))
