"""This build beside another under load: `python -m tests.server.load_beside FOLDER` (`make load BESIDE=FOLDER`).

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

from tests.server import load
from tests.server.load_tables import Way
from tests.server.processes import ServerProcess, server

if TYPE_CHECKING:
    from tests.server.load import Seen, Stretch

# Turns that were begun in one stretch are still told after it; the other's stretch begins when they are.
PAUSE = 0.5
WARM_UP = 6.0  # seconds after which a server begins what it does once


@dataclass
class Side:
    """One build: its server, its tables, and what was seen of them."""

    house: ServerProcess
    seen: Seen
    stretches: list[Stretch] = field(default_factory=list)
    costs: list[float] = field(default_factory=list)

    async def play(self, seconds: float) -> None:
        """Play alone for so long."""
        before = self.house.cpu_seconds()
        self.seen.may_play.set()
        self.stretches.append(await load.stretch(self.seen, seconds))
        self.seen.may_play.clear()
        await asyncio.sleep(PAUSE)
        used = self.house.cpu_seconds() - before
        self.costs.append(1e3 * used / len(self.stretches[-1].latencies))

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="another build's tree")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--interval", type=float, default=2.5)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--leave", action="store_true", help="leave games in the middle, and open tables all the time")
    parser.add_argument("--turns", choices=list(Way), type=Way, default=Way.SOCKET, help="how this build's are sent")
    chosen = parser.parse_args()
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        houses = []
        for name, sources in (("this", None), ("other", chosen.folder.resolve() / "src")):
            database = f"sqlite:///{home}/{name}.db"
            houses.append(stack.enter_context(server(database, home / name, sources, log_level="warning")))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(compare(houses, [chosen.turns, way_of(chosen.folder)], chosen))


def way_of(folder: Path) -> Way:
    """How a build is played on: one of before knows neither turns over sockets nor messages without states."""
    return Way.SOCKET if (folder / "src/babylon/server/routes/turn_frames.py").exists() else Way.STATES


if __name__ == "__main__":
    main()
