"""Load on one server: `python -m tests.server.load --tables 500 --interval 5 --seconds 60`.

Every table has four sockets and plays a turn each interval, over the player's own socket; `--turns http` posts it, and
`--turns states` also gets whole states, as builds did before. Measured is the time from just before a turn is sent
until the last of the four sockets has its event, all in this process, on the same machine as the server.
With `--ramp` the tables play faster and faster. With `--bot architect` they play for so many seconds alone and for as
many beside a table at which three of that bot think one after another, in turns. No turn is told before it is on the
disk, so how long the disk alone takes is told first; `--home /dev/shm` leaves it out.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import tempfile
import time
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import uvloop

from tests.server import postgres
from tests.server.load_tables import LoadedTable, Timings, Way
from tests.server.processes import ServerProcess, server

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

WATCH_SECONDS = 2.0
MINUTE = 60
STEP_SECONDS = 15.0
BAR_MS = 50.0
STEP_TRIES = 3  # the host's moods pass
TURNS = 44  # of a game of four
ROUNDS = 4  # of playing without a bot and beside one, in turns: the host's moods are then the same for both
STOLEN = 7  # the place in /proc/stat
REST_SECONDS, RESTING = 60.0, 0.05  # how long a server may take to come to rest; its share of a processor then
DISK_WRITES, DISK_PAUSE = 1000, 0.01


@dataclass
class Seen:
    """What was measured, and how fast the tables shall play."""

    interval: float
    way: Way = Way.SOCKET
    leaves: bool = True
    timings: Timings = field(default_factory=Timings)
    memory: list[float] = field(default_factory=list)
    late: int = 0
    over: int = 0
    ready: int = 0
    all_ready: asyncio.Event = field(default_factory=asyncio.Event)
    may_play: asyncio.Event = field(default_factory=asyncio.Event)
    is_done: bool = False


async def played(house: ServerProcess, number: int, tables: int, seen: Seen) -> None:
    """One table's life: a turn each interval, and a new game when one is over."""
    table = LoadedTable(house.port, number, seen.timings, way=seen.way)
    await table.open()
    seen.ready += 1
    if seen.ready == tables:
        seen.all_ready.set()
    await seen.all_ready.wait()
    due = time.perf_counter() + seen.interval * (1 + number / tables)
    # All games begin at once; that they do not all end at once, each first one is left in the middle at another turn.
    turns_left = 1 + number % TURNS if seen.leaves else TURNS
    while not seen.is_done:
        delay = due - time.perf_counter()
        seen.late += delay < -seen.interval
        await asyncio.sleep(max(0.0, delay))
        if not seen.may_play.is_set():
            await seen.may_play.wait()
            # After a pause they begin one after another, as they did at first.
            due = time.perf_counter() + seen.interval * number / tables
            continue
        await table.turn()
        turns_left -= 1
        if table.is_over or turns_left == 0:
            seen.over += 1
            await table.close()
            table = LoadedTable(house.port, number + seen.over, seen.timings, way=seen.way)
            await table.open(pause=seen.interval / 20)
        due += seen.interval
    await table.close()


@asynccontextmanager
async def playing(
    house: ServerProcess, tables: int, interval: float, way: Way = Way.SOCKET, *, leaves: bool = True
) -> AsyncIterator[Seen]:
    """All tables at once; within, they have all begun to play."""
    seen = Seen(interval, way, leaves)
    seen.may_play.set()
    lives = [asyncio.create_task(played(house, number, tables, seen)) for number in range(tables)]
    watching = asyncio.create_task(_watch(house, seen))
    await seen.all_ready.wait()
    # The generator's own pauses are not the server's.
    gc.collect()
    gc.freeze()
    gc.disable()
    await asyncio.sleep(2 * interval)
    yield seen
    seen.is_done = True
    seen.may_play.set()
    watching.cancel()
    await asyncio.gather(*lives)


async def rest(house: ServerProcess) -> None:
    """Wait until a server on which nobody plays has done what it does once after its start."""
    until = time.perf_counter() + REST_SECONDS
    used = 1.0
    while used > RESTING and time.perf_counter() < until:
        before = house.cpu_seconds()
        await asyncio.sleep(1.0)
        used = house.cpu_seconds() - before


async def _watch(house: ServerProcess, seen: Seen) -> None:
    while True:
        seen.memory.append(house.memory_mb())
        await asyncio.sleep(WATCH_SECONDS)


@dataclass(frozen=True)
class Stretch:
    """What was seen in some seconds of playing, in milliseconds from the smallest to the greatest."""

    seconds: float
    latencies: list[float]
    posts: list[float]
    stolen: float  # share of the processors that this machine's host gave to others
    calm: list[float]  # the latencies of those seconds in which it gave nothing away

    @property
    def rate(self) -> float:
        """Turns a second."""
        return len(self.latencies) / self.seconds

    @property
    def p99(self) -> float:
        """Post to last socket."""
        return at(self.latencies, 0.99)

    def __str__(self) -> str:
        here, there = self.latencies, self.posts
        return (
            f"{self.rate:.0f} turns a second; post to last socket: p50 {at(here, 0.5):.1f} ms, p99 {self.p99:.1f} ms, "
            f"worst {here[-1]:.1f} ms; post to answer: p50 {at(there, 0.5):.1f} ms, p99 {at(there, 0.99):.1f} ms; "
            f"{100 * self.stolen:.1f} % of the processors were the host's"
        ) + (f"; in seconds when it took nothing: p99 {at(self.calm, 0.99):.1f} ms" if self.calm else "")


def at(values: list[float], share: float) -> float:
    """The value below which that share of all lies."""
    return values[min(len(values) - 1, int(share * len(values)))]


async def stretch(seen: Seen, seconds: float) -> Stretch:
    """Watch for so long."""
    timings, first, ticks = seen.timings, len(seen.timings.posts), _ticks()
    latencies: list[float] = []
    calm: list[float] = []
    until = time.perf_counter() + seconds
    while (left := until - time.perf_counter()) > 0:
        turns, before = len(timings.latencies), _ticks()
        await asyncio.sleep(min(1.0, left))
        those = [1e3 * one for one in timings.latencies[turns:]]
        latencies += those
        calm += those if _ticks()[STOLEN] == before[STOLEN] else []
    passed = [after - earlier for earlier, after in zip(ticks, _ticks(), strict=True)]
    posts = sorted(1e3 * one for one in timings.posts[first:])
    return Stretch(seconds, sorted(latencies), posts, passed[STOLEN] / sum(passed), sorted(calm))


def together(stretches: list[Stretch]) -> Stretch:
    """Several stretches as one."""
    seconds = sum(one.seconds for one in stretches)
    return Stretch(
        seconds,
        sorted(latency for one in stretches for latency in one.latencies),
        sorted(post for one in stretches for post in one.posts),
        sum(one.stolen * one.seconds for one in stretches) / seconds,
        sorted(latency for one in stretches for latency in one.calm),
    )


def _ticks() -> list[int]:
    """What the processors did so far, as Linux counts it."""
    with Path("/proc/stat").open() as lines:
        return [int(one) for one in lines.readline().split()[1:]]


async def steady(house: ServerProcess, chosen: argparse.Namespace) -> None:
    """One rate for as long as was asked."""
    async with playing(house, chosen.tables, chosen.interval, chosen.turns) as seen:
        before = house.cpu_seconds()
        minutes = []
        for second in range(0, round(chosen.seconds), MINUTE):
            minutes.append(await stretch(seen, min(MINUTE, chosen.seconds - second)))
            say(f"minute {len(minutes)}: {minutes[-1]}; server memory {seen.memory[-1]:.0f} MB")
        whole = together(minutes)
        used = house.cpu_seconds() - before
        say(f"in all {len(whole.latencies)} turns, {seen.over} games over or left, {seen.late} turns late")
        say(str(whole))
        say(f"server processor time: {1e3 * used / len(whole.latencies):.1f} ms a turn")
        say(f"server memory: first {seen.memory[0]:.0f} MB, most {max(seen.memory):.0f} MB")


async def ramp(house: ServerProcess, chosen: argparse.Namespace) -> None:
    """Faster and faster until the server can't keep up or needs longer than the bar allows."""
    async with playing(house, chosen.tables, chosen.interval, chosen.turns) as seen:
        held, wanted = 0.0, chosen.tables / chosen.interval
        while await holds(seen, chosen.tables, wanted):
            held, wanted = wanted, 1.2 * wanted
        say(f"highest rate held with p99 under {BAR_MS} ms: {held:.0f} turns a second")


async def holds(seen: Seen, tables: int, wanted: float) -> bool:
    """Whether so many turns a second are played and told soon enough, in one of a few tries."""
    seen.interval = tables / wanted
    for _ in range(STEP_TRIES):
        await asyncio.sleep(2 * seen.interval)
        seen_now = await stretch(seen, STEP_SECONDS)
        say(f"wanted {wanted:.0f}: {seen_now}")
        if seen_now.rate >= 0.97 * wanted and seen_now.p99 <= BAR_MS:
            return True
    return False


async def bots(house: ServerProcess, chosen: argparse.Namespace) -> None:
    """Without a bot and beside one that thinks all the time, in turns, and what that adds."""
    may_think, thought = asyncio.Event(), Timings()
    alone, beside = [], []
    thinking = asyncio.create_task(_challenge(house, chosen.bot, may_think, thought))
    async with playing(house, chosen.tables, chosen.interval, chosen.turns) as seen:
        for _ in range(ROUNDS):
            alone.append(await stretch(seen, chosen.seconds / ROUNDS))
            may_think.set()
            beside.append(await stretch(seen, chosen.seconds / ROUNDS))
            may_think.clear()
        assert not thinking.done(), thinking.exception()
        thinking.cancel()
    without, with_bot = together(alone), together(beside)
    say(f"without a search: {without}")
    say(f"beside {3 * len(thought.posts)} turns of {chosen.bot}: {with_bot}")
    say(f"a search adds {with_bot.p99 - without.p99:.1f} ms at p99")
    if without.calm and with_bot.calm:
        added = at(with_bot.calm, 0.99) - at(without.calm, 0.99)
        turns = f"{len(without.calm)} turns without a search and {len(with_bot.calm)} beside one"
        say(f"in seconds when the host took nothing ({turns}) it adds {added:.1f} ms at p99")


async def _challenge(house: ServerProcess, bot: str, may_think: asyncio.Event, thought: Timings) -> None:
    """Play against three of the bot, one game after another, with a turn whenever they may think."""
    while True:
        table = LoadedTable(house.port, 0, thought, bot)
        await table.open()
        while not table.is_over:
            await may_think.wait()
            await table.turn()
            await table.await_turn()
        await table.close()


def disk(path: Path) -> str:
    """How long so many small writes take to reach the disk, without any server."""
    waits = []
    with path.open("wb", buffering=0) as file:
        for _ in range(DISK_WRITES):
            file.write(b"babylon " * 1024)
            began = time.perf_counter()
            os.fsync(file.fileno())
            waits.append(1e3 * (time.perf_counter() - began))
            time.sleep(DISK_PAUSE)
    waits.sort()
    return f"p50 {at(waits, 0.5):.1f} ms, p99 {at(waits, 0.99):.1f} ms, worst {waits[-1]:.1f} ms"


def business() -> str:
    """How busy this machine is: no figure says much without it."""
    return "load average {:.1f} {:.1f} {:.1f}".format(*os.getloadavg())


def say(line: str) -> None:
    """A figure."""
    print(line, flush=True)  # noqa: T201 - the result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="another build's tree, to be served instead of this one")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--interval", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--ramp", dest="way", action="store_const", const=ramp, default=steady)
    parser.add_argument("--bot", default=None, help="a bot that thinks meanwhile")
    parser.add_argument("--turns", choices=list(Way), type=Way, default=Way.SOCKET, help="how they are sent and told")
    parser.add_argument("--processes", type=int, default=1, help="of the server; several need --database postgresql")
    parser.add_argument("--home", default=None, help="folder for the database, on the disk to be measured")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=chosen.home)))
        say(f"the disk alone: {disk(home / 'disk')}")
        url = f"sqlite:///{home}/babylon.db"
        if chosen.database == "postgresql":
            url = postgres.new_database(stack.enter_context(postgres.cluster()), "load")
        settings: dict[str, object] = {"bots": "babylon.bots"} if chosen.bot else {}
        settings |= {"log_level": "warning", "processes": chosen.processes}
        sources = chosen.folder.resolve() / "src" if chosen.folder else None
        house = stack.enter_context(server(url, home / "log", sources, **settings))
        say(f"served: {house.tree()}; {business()}")
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run((bots if chosen.bot else chosen.way)(house, chosen))
        say(f"the machine: {business()}")


if __name__ == "__main__":
    main()
