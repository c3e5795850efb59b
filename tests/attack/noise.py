"""A guest and a client make all the noise they can: how much of it stays on the disk, and who else notices?"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import sqlite3
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.attack.figures import Figure, tell
from tests.attack.hostile import ADDRESS, ITS_OWN, doing_its_worst, guest
from tests.server.players import any_turn
from tests.server.processes import server

if TYPE_CHECKING:
    import httpx

KILOBYTES = 600  # that noise may leave at a table of two, all bounds used up with the longest chat
TURN_MS = 50
BUILT = 16  # turns that a table of two has had when previews are asked for there
WARMING = 20  # turns after which a new server is as fast as it gets
LONGEST = "語" * 300
STACKS = [f"{col}{row}" for col in "ABCD" for row in range(1, 5)]
HOST = "198.51.100.200"
# As `babylon serve` has them; other processes of the tests do without.
LIMITS = {"requests_per_minute": 600, "tables_per_minute": 30, "keys_per_minute": 20, "sockets_per_client": 200}
_keys, _people = itertools.count(), itertools.count()


async def post(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> httpx.Response:
    """Ask for something with a key that was never used: whatever is answered to it shall be stored."""
    return await client.post(path, json=body, headers={"Idempotency-Key": f"k{next(_keys)}"})


async def open_table(client: httpx.AsyncClient, seats: list[int]) -> str:
    """The path of a table that everyone sees, where the caller has these seats."""
    body = {"players": 2, "access": "open", "seats_each": 2, "sit": {"seats": seats, "name": "Ada"}}
    made = await post(client, "/tables", body)
    made.raise_for_status()
    return f"/tables/{made.json()['table']['id']}"


async def begun(client: httpx.AsyncClient, path: str) -> str:
    """The same path, once the game there has begun."""
    for seat in (0, 1):
        await post(client, f"{path}/seats/{seat}/ready", {})
    return path


async def played(client: httpx.AsyncClient, path: str, turns: int) -> str:
    """The same path, so many turns later: the more is built, the more moves a preview has to tell of."""
    for _ in range(turns):
        await play_one(client, path, (await client.get(path)).json()["table"])
    return path


async def play_one(client: httpx.AsyncClient, path: str, state: dict[str, Any]) -> float:
    """Play any turn, and say how long the server took for it, in seconds."""
    moves = any_turn((await client.get(f"{path}/record")).text, random.Random(state["seq"]))
    body = {"seat": state["turn"]["seat"], "seq": state["seq"], "moves": moves}
    began = time.perf_counter()
    (await post(client, f"{path}/turns", body)).raise_for_status()
    return time.perf_counter() - began


async def sit_and_go(client: httpx.AsyncClient, path: str) -> None:
    """Everything a guest can do before a deal, with a new cookie each time, for ever."""
    while True:
        client.cookies.clear()
        await post(client, f"{path}/seats/1/claim", {"name": "Eve"})
        for number in range(10):
            await post(client, f"{path}/seats/1/ready", {"ready": False, "entropy": f"{number:02x}"})
            await post(client, f"{path}/seats/1/flower", {"flower": ("pink", "red", "yellow")[number % 3]})
            await post(client, f"{path}/chat", {"seat": 1, "text": LONGEST})
        await post(client, f"{path}/seats/1/leave", {})


async def fidget(client: httpx.AsyncClient, path: str) -> None:
    """Everything a player can do besides playing, for ever."""
    while True:
        for seat in (0, 1):
            await post(client, f"{path}/chat", {"seat": seat, "text": LONGEST})
            await post(client, f"{path}/undo", {"seat": seat, "turns": 1})
            await post(client, f"{path}/undo/answer", {"seat": 1 - seat, "agree": False})
            await post(client, f"{path}/seats/{seat}/takeover", {"bot": "plain"})
            await post(client, f"{path}/seats/{seat}/return", {})
        await client.patch(path, json={"chat": "phrases"})
        await client.patch(path, json={"chat": "free"})


async def pry(client: httpx.AsyncClient, path: str) -> None:
    """Ask for lists, whole logs and the dearest previews, for ever."""
    seat = (await client.get(path)).json()["table"]["turn"]["seat"]
    for number in itertools.count():
        words = ("pl", "ja", "zh-Hans", "en")[number % 4]
        draft = {"seat": seat, "moves": [STACKS[number % 16]]}
        await asyncio.gather(
            client.post(f"{path}/preview?words={words}", json=draft),
            client.get("/tables"),
            client.get("/tables?mine=true"),
            client.get(f"{path}/events?after=0&limit=500"),
        )


async def attack(url: str, lobby: str, ready: Any) -> None:  # noqa: ANN401 - multiprocessing's events have no type of their own
    """Do one's worst until killed, at the table of someone else and at one's own."""
    # What has to be there before it begins is made from elsewhere, or the limits of the round before would forbid it.
    async with guest(url) as sitter, guest(url, f"192.0.2.{random.randrange(256)}") as player:
        own = await played(player, await begun(player, await open_table(player, [0, 1])), BUILT)
        first = await player.post(f"{own}/preview", json={"seat": BUILT % 2, "moves": []})
        assert first.status_code == 200, first.text
        player.headers[ADDRESS] = ITS_OWN
        ready.set()
        await asyncio.gather(sit_and_go(sitter, lobby), fidget(player, own), pry(player, own), pry(player, own))


def left_behind(database: Path) -> float:
    """The kilobytes that the noisiest table's rows take."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute(
            "SELECT game, SUM(size) FROM (SELECT game, LENGTH(CAST(body AS BLOB)) + 60 AS size FROM event"
            " UNION ALL SELECT game, LENGTH(body) + LENGTH(digest) + 2 * (LENGTH(holder) + LENGTH(key)) FROM answer"
            " UNION ALL SELECT game, 2 * LENGTH(role) + 2 * LENGTH(holder) FROM holder) GROUP BY game"
        ).fetchall()
    return max((size for _, size in rows), default=0) / 1000


async def shut_out(host: httpx.AsyncClient, url: str, lobby: str) -> int:
    """How much of what a host and a newcomer need is refused to them at the table that was attacked."""
    refused = (await post(host, f"{lobby}/chat", {"text": "Hello"})).status_code != 200
    async with guest(url, "198.51.100.9") as newcomer:
        if (await host.get(lobby)).json()["table"]["seats"][1]["kind"] == "human":
            await post(host, f"{lobby}/seats/1/remove", {})
            return int(refused)
        sat = await post(newcomer, f"{lobby}/seats/1/claim", {"name": "Bo"})
        said = await post(newcomer, f"{lobby}/chat", {"seat": 1, "text": "Hello"})
        await post(host, f"{lobby}/seats/0/ready", {})
        ready = await post(newcomer, f"{lobby}/seats/1/ready", {})
        return int(refused) + sum(one.status_code != 200 for one in (sat, said, ready))


async def turn_times(url: str, turns: int) -> list[float]:
    """How long each of so many turns takes other people, in seconds."""
    times: list[float] = []
    for number in _people:
        async with guest(url, f"198.51.{number // 250}.{number % 250}") as client:
            path = await begun(client, await open_table(client, [0, 1]))
            while len(times) < turns:
                state = (await client.get(path)).json()["table"]
                if state["status"] != "playing":
                    break
                times.append(await play_one(client, path, state))
        if len(times) >= turns:
            return times
    raise AssertionError


def p99(times: list[float]) -> float:
    return sorted(times)[int(0.99 * (len(times) - 1))]


async def _lobby(url: str) -> tuple[str, dict[str, str]]:
    async with guest(url, HOST) as host:
        return await open_table(host, [0]), dict(host.cookies)


async def _shut_out(url: str, lobby: str, cookies: dict[str, str]) -> int:
    async with guest(url, HOST) as host:
        host.cookies.update(cookies)
        return await shut_out(host, url, lobby)


def fill(home: Path, seconds: float) -> list[Figure]:
    """What is left of so many seconds of noise when nothing limits its rate."""
    database = home / "babylon.db"
    with server(f"sqlite:///{database}", home / "log", question_seconds=1.0) as house:
        lobby, cookies = asyncio.run(_lobby(house.url))
        with doing_its_worst(attack, house.url, lobby):
            time.sleep(seconds)
        refused = asyncio.run(_shut_out(house.url, lobby, cookies))
    return [
        Figure(f"the noisiest table after {seconds:g} s takes", left_behind(database), KILOBYTES, "kB"),
        Figure("what is refused to others there", refused, 0),
    ]


def delay(home: Path, turns: int, rounds: int = 4) -> list[Figure]:
    """What others' turns take under attack, with the limits that a server has by itself; calm and busy in turns."""
    calm: list[float] = []
    busy: list[float] = []
    with server(f"sqlite:///{home}/limited.db", home / "log", **LIMITS) as house:
        lobby, _ = asyncio.run(_lobby(house.url))
        asyncio.run(turn_times(house.url, WARMING))
        for _ in range(rounds):
            calm += asyncio.run(turn_times(house.url, turns // rounds))
            with doing_its_worst(attack, house.url, lobby):
                busy += asyncio.run(turn_times(house.url, turns // rounds))
    usual = 1000 * p99(calm)
    what = f"another's turn at p99 of {len(busy)} ({usual:.0f} ms without the attack)"
    return [Figure(what, 1000 * p99(busy), TURN_MS, "ms")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--turns", type=int, default=400)
    chosen = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        tell([*fill(home, chosen.seconds), *delay(home, chosen.turns)])


if __name__ == "__main__":
    main()
