"""What is promised of the library's speed, measured; ends with 1 if anything misses its bar.

python -m benchmarks.bars [NAME…]

Rates are of processor time, so that other work on the machine counts little; threads and the first page can only be
measured by the clock, and want a machine that is otherwise idle.
"""

import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from babylon.simulate import Batch
from benchmarks import batch_threads, core, first_page, snapshots
from tests.package.environments import build

ROOT = Path(__file__).parents[1]
GAMES, STEPS, ROUNDS = 256, 160, 9
PLAYERS = (2, 3, 4)


@dataclass(frozen=True, slots=True)
class Figure:
    """Something measured, and the bar that it has to reach: not to fall below, or not to exceed."""

    what: str
    value: float
    bar: float
    unit: str
    most: bool = False

    @property
    def holds(self) -> bool:
        """Whether the bar is reached."""
        return self.value <= self.bar if self.most else self.value >= self.bar

    def __str__(self) -> str:
        verdict, side = "holds" if self.holds else "MISSED", "at most" if self.most else "at least"
        value, bar = (f"{one:,.0f}" if one >= 100 else f"{one:.3g}" for one in (self.value, self.bar))
        return f"{verdict:6}  {self.what}: {value} {self.unit} ({side} {bar})"


def batch() -> Iterator[Figure]:
    """Steps of single games a second in a batch, one thread, with masks and observations."""
    for players in PLAYERS:
        games = Batch(GAMES, players)
        best = max(_steps(games) for _ in range(ROUNDS))
        yield Figure(f"batch of {GAMES} games for {players}, one thread", best, 500_000, "steps/s")


def _steps(games: Batch) -> float:
    start = time.process_time()
    for _ in range(STEPS):
        games.legal_masks()
        games.observations()
        games.step(games.random_actions())
        if (over := games.over).any():
            games.reset(over)
    return STEPS * games.n / (time.process_time() - start)


def threads() -> Iterator[Figure]:
    """How many times as fast a batch is with two threads, by the clock; never slower, as far as rounds can tell."""
    for size in batch_threads.SIZES:
        gain = batch_threads.compared(size, 41)
        best = min(gain.high + batch_threads.ALIKE, gain.middle + batch_threads.ERROR)
        yield Figure(f"two threads for {size} games, compared with one: {gain}, at best", best, 1, "times as fast")


def rows() -> Iterator[Figure]:
    """Saving a row, and restoring it; for two players also both together."""
    for players in PLAYERS:
        games = Batch(GAMES, players)
        for _ in range(snapshots.MOVES):
            games.step(games.random_actions())
        saved = games.save()
        calls: dict[str, Callable[[], object]] = {
            "saving": games.save,
            "restoring": lambda: games.restore(saved),  # noqa: B023 - called before the next turn
        }
        taken = {name: snapshots.nanoseconds(call, GAMES) for name, call in calls.items()}
        if players == 2:
            taken["saving and restoring"] = sum(taken.values())
        for name, figure in taken.items():
            yield Figure(f"{name} a row of {GAMES} games for {players}", figure, 200, "ns", most=True)


def open_spiel() -> Iterator[Figure]:
    """OpenSpiel's own Python loop."""
    for name, rate in _told("benchmarks.open_spiel_loop", sys.executable):
        yield Figure(f"OpenSpiel, {name}", rate, 30_000, "actions/s")


def torchrl() -> Iterator[Figure]:
    """TorchRL's collector around the vector environment; its libraries have a virtual environment of their own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.recipes.virtual_environment"], cwd=ROOT, check=True, stdout=subprocess.PIPE
    )
    for name, rate in _told("benchmarks.torchrl_loop", done.stdout.decode().split()[-1]):
        yield Figure(name, rate, 3_000, "steps/s")


def _told(module: str, python: str) -> Iterator[tuple[str, float]]:
    done = subprocess.run([python, "-m", module], cwd=ROOT, check=True, capture_output=True, text=True)
    for name, rate in re.findall(r"^(.+): ([\d,]+) (?:actions|steps) a second", done.stdout, re.MULTILINE):
        yield name, float(rate.replace(",", ""))


def imports() -> Iterator[Figure]:
    """`import babylon` in a fresh process."""
    yield Figure("import babylon, processor time", core.import_milliseconds()[1], 100, "ms", most=True)


def page() -> Iterator[Figure]:
    """From `uvx` or `pipx run` of a built wheel to the page; the first start also makes the environment."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        wheel = build(home).wheel
        for runner in first_page.RUNNERS:
            for what in ("made", "found"):
                seconds = first_page.first_page(runner, wheel, home)
                yield Figure(
                    f"page up by {runner}, environment {what}", seconds, first_page.BAR_SECONDS, "s", most=True
                )


ALL: dict[str, Callable[[], Iterator[Figure]]] = {
    one.__name__: one for one in (batch, threads, rows, open_spiel, torchrl, imports, page)
}


def main(*names: str) -> int:
    """Print each figure with its bar; 1 if one is missed."""
    if unknown := [name for name in names if name not in ALL]:
        print(f"no bar is called {unknown[0]}: there are {', '.join(ALL)}", file=sys.stderr)
        return 2
    missed = 0
    for name in names or ALL:
        for figure in ALL[name]():
            print(figure, flush=True)
            missed += not figure.holds
    print(f"{missed} missed" if missed else "every bar holds")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
