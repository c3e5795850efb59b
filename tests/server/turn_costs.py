"""Where the time of a turn goes: `python -m tests.server.turn_costs [FOLDER]`.

Plays on a server of this tree, and on one of `FOLDER/src` if there is one, in turns, as `load_beside` does, and looks
where the processor time of each goes: in milliseconds a turn, by parts of the server. The threads' times are counted;
the parts of the event loop are estimated by samples of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import uvloop

from tests.server import load
from tests.server.load_beside import PAUSE, WARM_UP, way_of
from tests.server.load_tables import Way
from tests.server.processes import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.load import Seen

# The innermost function that one of these names stands in decides.
PARTS = {
    "judging: rules, moves, what is revealed": (
        "tables/turns.py",
        "babylon/rules/",
        "babylon/game/",
        "babylon/pieces/",
    ),
    "JSON: events, changes, states": ("json/", "as_json.py", "table_change.py", "wire/json_text.py", "messages.py"),
    "digest of the public game": ("questions/digest.py",),
    "folding, numbering, what is stored": (
        "tables/live_table.py",
        "tables/event_effects.py",
        "tables/stored_events.py",
        "runtime/appends.py",
        "dataclasses.py",
    ),
    "hand-over to the writer": ("store/", "concurrent/"),
    "telling who listens": ("runtime/listeners.py", "runtime/subscription.py"),
    "sockets": ("routes/socket.py", "websockets/", "bounded_socket.py", "turn_frames.py"),
    "HTTP and the framework": ("fastapi/", "starlette/", "http/", "guard/", "routes/", "uvicorn/middleware"),
    "decisions: lock, deadline, idempotency": ("runtime/", "asyncio/locks", "asyncio/timeouts"),
}
LOOP = "event loop: reading, writing, waking up"
WRITER = "SQLite, in the writer's thread"
OTHERS = "other threads"
WAIT_SECONDS = 5.0


@dataclass
class Side:
    """One build, and what was seen of it."""

    name: str
    house: ServerProcess
    folder: Path
    way: Way
    turns: int = 0
    seconds: Counter[str] = field(default_factory=Counter)
    seen: Seen | None = None

    async def play(self, seconds: float) -> None:
        """Play alone for so long, and note what it cost."""
        assert self.seen is not None
        (self.folder / "on").touch()
        self.seen.may_play.set()
        self.turns += len((await load.stretch(self.seen, seconds)).latencies)
        self.seen.may_play.clear()
        await asyncio.sleep(PAUSE)
        (self.folder / "on").unlink()
        self._count(await self._samples())

    async def _samples(self) -> dict[str, dict[str, float]]:
        outcome = self.folder / "samples.json"
        async with asyncio.timeout(WAIT_SECONDS):
            while not outcome.exists() or not outcome.read_text().endswith("}}"):  # noqa: ASYNC110 - from a process
                await asyncio.sleep(0.05)
        samples = dict(json.loads(outcome.read_text()))
        outcome.unlink()
        return samples

    def _count(self, samples: dict[str, dict[str, float]]) -> None:
        main = samples["threads"].pop("MainThread")
        self.seconds[WRITER] += samples["threads"].pop("store-writer")  # type: ignore[assignment]  # seconds
        self.seconds[OTHERS] += sum(samples["threads"].values())  # type: ignore[assignment]  # seconds
        all_samples = sum(samples["stacks"].values())
        for stack, number in samples["stacks"].items():
            self.seconds[part_of(stack)] += main * number / all_samples  # type: ignore[assignment]  # seconds

    def cost(self, part: str) -> float:
        """Milliseconds a turn."""
        return 1e3 * self.seconds[part] / self.turns


def part_of(stack: str) -> str:
    """The part of the server that a stack of functions belongs to."""
    for function in stack.split(";"):
        for part, names in PARTS.items():
            if any(name in function for name in names):
                return part
    return LOOP


async def compare(sides: list[Side], chosen: argparse.Namespace) -> None:
    """Play at all in turns, and tell."""
    async with AsyncExitStack() as stack:
        for side in sides:
            playing = load.playing(side.house, chosen.tables, chosen.interval, side.way, leaves=False)
            side.seen = await stack.enter_async_context(playing)
            side.seen.may_play.clear()
        await asyncio.sleep(WARM_UP)
        for side in sides:
            await load.rest(side.house)
        for number in range(chosen.rounds):
            for side in sides if number % 2 else sides[::-1]:
                await side.play(chosen.seconds)
    for line in table(sides):
        load.say(line)


def table(sides: list[Side]) -> Iterator[str]:
    """The outcome as a table of Markdown."""
    yield f"| ms of processor time a turn | {' | '.join(side.name for side in sides)} |"
    yield f"|---|{'---:|' * len(sides)}"
    for part in [*PARTS, LOOP, WRITER, OTHERS]:
        yield f"| {part} | {' | '.join(f'{side.cost(part):.2f}' for side in sides)} |"
    yield f"| in all | {' | '.join(f'{1e3 * sum(side.seconds.values()) / side.turns:.2f}' for side in sides)} |"
    yield f"| turns played | {' | '.join(f'{side.turns:,}' for side in sides)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="another build's tree")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--interval", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=12.0)
    chosen = parser.parse_args()
    with ExitStack() as stack:
        sides = []
        for name, other in (("this build", None), ("the other", chosen.folder)):
            if name == "this build" or other is not None:
                home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
                house = ServerProcess(
                    f"sqlite:///{home}/babylon.db", home / "log", other and other.resolve() / "src", log_level="warning"
                )
                house.command = [sys.executable, "-m", "tests.server.sampled", str(home)]
                house.start()
                stack.callback(house.stop)
                sides.append(Side(name, house, home, way_of(other) if other else Way.SOCKET))
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(compare(sides, chosen))


if __name__ == "__main__":
    main()
