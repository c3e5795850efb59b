"""This build beside another under load: `python -m tests.server.load_beside FOLDER` (`make load BESIDE=FOLDER`).

With `--processes 3` instead of a folder: a server of so many processes beside one of one, both of this build and on
PostgreSQL; the processor time is that of the parent and all of them together. With `--limits`: a server that counts all
that its limits are about beside one without limits, both of this build. What limits cost those who never meet them.

Two servers run at once, this tree's and that of `FOLDER/src`, each with its own database, tables and sockets. They are
played on in turns, a few seconds each, so that the host's moods are the same for both; the one whose turn it is not
only keeps its sockets open. No table is opened meanwhile, unless `--leave` asks for it. Told are processor time a turn
and the time from a turn to its last socket, and how far this build's differ from the other's.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import uvloop

from tests.server import load, postgres
from tests.server.load_tables import Way
from tests.server.processes import ROOT, ServerProcess, server

if TYPE_CHECKING:
    from tests.server.load import Seen, Stretch

# Turns that were begun in one stretch are still told after it; the other's stretch begins when they are.
PAUSE = 0.5
WARM_UP = 6.0  # seconds after which a server begins what it does once
FAR_AWAY = 10**7  # so high a limit that nobody meets it: all play from one address here
LIMITS = {
    "requests_per_minute": FAR_AWAY,
    "tables_per_minute": FAR_AWAY,
    "open_tables_per_client": FAR_AWAY,
    "unfinished_tables_per_client": FAR_AWAY,
    "keys_per_minute": FAR_AWAY,
    "people_per_hour": FAR_AWAY,
    "sockets_per_client": FAR_AWAY,
    "bot_games_per_client": FAR_AWAY,
    "question_seconds": 1e6,
    "messages_per_minute": FAR_AWAY,
    "connections_per_address": FAR_AWAY,
    # A proxy's connections are not counted; so nobody is one here, and this machine is an address as any other.
    "proxies": "192.0.2.1",
}
# Those that a server of the tests has by itself.
NO_LIMITS = dict.fromkeys(
    (
        *("question_seconds", "connections_per_address", "line_bytes", "head_bytes", "headers", "body_bytes"),
        *("head_seconds", "body_seconds", "idle_seconds", "send_seconds", "message_bytes", "messages_per_minute"),
    ),
    0,
)


@dataclass
class Side:
    """One build: its server, its tables, and what was seen of them."""

    house: ServerProcess
    seen: Seen
    stretches: list[Stretch] = field(default_factory=list)
    costs: list[float] = field(default_factory=list)

    async def play(self, seconds: float) -> None:
        """Play alone for so long."""
        before, told = self.house.cpu_seconds(), len(self.seen.timings.latencies)
        self.seen.may_play.set()
        self.stretches.append(await load.stretch(self.seen, seconds))
        self.seen.may_play.clear()
        await asyncio.sleep(PAUSE)
        used = self.house.cpu_seconds() - before
        # Those that are told in the pause were paid for, too.
        self.costs.append(1e3 * used / (len(self.seen.timings.latencies) - told))

    def __str__(self) -> str:
        whole = load.together(self.stretches)
        return f"{whole}; server processor time {statistics.median(self.costs):.2f} ms a turn (median)"


async def compare(houses: list[ServerProcess], ways: list[Way], chosen: argparse.Namespace) -> None:
    """Let both builds play in turns, the first one of each round in turns, too."""
    rounds, seconds = chosen.rounds, chosen.seconds
    async with AsyncExitStack() as stack:
        sides = []
        for house, way in zip(houses, ways, strict=True):
            playing = load.playing(house, chosen.tables, chosen.interval, way, leaves=chosen.leave)
            seen = await stack.enter_async_context(playing)
            seen.may_play.clear()
            sides.append(Side(house, seen))
        await asyncio.sleep(WARM_UP)
        for house in houses:
            await load.rest(house)
        for number in range(rounds):
            for side in sides if number % 2 else sides[::-1]:
                await side.play(seconds)
        here, there = sides
        load.say(f"this build:  {here}")
        load.say(f"the other:   {there}")
        costs = [mine / other for mine, other in zip(here.costs, there.costs, strict=True)]
        waits = [mine.p99 / other.p99 for mine, other in zip(here.stretches, there.stretches, strict=True)]
        load.say(f"processor time a turn {statistics.median(costs):.3f} of the other's (median of {rounds} rounds)")
        load.say(f"p99 {statistics.median(waits):.3f} of the other's (median of {rounds} rounds)")
        load.say(f"the machine: {load.business()}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="another build's tree")
    parser.add_argument("--processes", type=int, default=1, help="of this build's server, instead of another build")
    parser.add_argument("--limits", action="store_true", help="with limits and without, instead of another build")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--interval", type=float, default=2.5)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--leave", action="store_true", help="leave games in the middle, and open tables all the time")
    parser.add_argument("--turns", choices=list(Way), type=Way, default=Way.SOCKET, help="how this build's are sent")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if chosen.limits:
            houses, ways = with_limits_and_without(stack, home), [chosen.turns] * 2
        elif chosen.folder is None:
            houses, ways = several_and_one(stack, home, chosen.processes), [chosen.turns] * 2
        else:
            houses, ways = both_builds(stack, home, chosen.folder.resolve()), [chosen.turns, way_of(chosen.folder)]
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(compare(houses, ways, chosen))


def both_builds(stack: ExitStack, home: Path, folder: Path) -> list[ServerProcess]:
    """A server of this tree, and one of another's."""
    houses = [
        stack.enter_context(server(f"sqlite:///{home}/{name}.db", home / name, sources, log_level="warning"))
        for name, sources in (("this", ROOT / "src"), ("other", folder / "src"))
    ]
    for house in houses:
        load.say(f"served: {house.tree()}")
    return houses


def with_limits_and_without(stack: ExitStack, home: Path) -> list[ServerProcess]:
    """A server that counts what everyone does, and one that does not."""
    return [
        stack.enter_context(server(f"sqlite:///{home}/{name}.db", home / name, log_level="warning", **settings))
        for name, settings in (("with", LIMITS), ("without", NO_LIMITS))
    ]


def several_and_one(stack: ExitStack, home: Path, processes: int) -> list[ServerProcess]:
    """A server of several processes, and one of one."""
    cluster = stack.enter_context(postgres.cluster())
    return [
        stack.enter_context(
            server(postgres.new_database(cluster, name), home / name, log_level="warning", processes=number)
        )
        for name, number in (("several", processes), ("one", 1))
    ]


def way_of(folder: Path) -> Way:
    """How a build is played on: one of before knows neither turns over sockets nor messages without states."""
    return Way.SOCKET if (folder / "src/babylon/server/routes/turn_frames.py").exists() else Way.STATES


if __name__ == "__main__":
    main()
