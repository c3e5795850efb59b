"""This engine beside its peers, in one run; the figures go into docs/performance.md, with a plot.

python -m benchmarks.performance [SECONDS]
"""

import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from babylon.compiled.memory import packing
from babylon.envs.speed import report
from babylon.envs.speed.figures import Figures
from babylon.simulate import play_random
from benchmarks.plot import chart

DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- engine: written by python -m benchmarks.performance -->\n", "<!-- engine: end -->\n"
COLUMNS = {
    "games": "games /s",
    "moves": "moves /s",
    "python_games": "games /s from Python",
    "legal": "legal moves µs",
    "copy": "copy µs",
    "steps": "steps /s, one game",
    "batched": "steps /s, batch",
    "first": "first game s",
    "memory": "memory MB",
}


def number(value: float | None) -> str:
    """Three digits that count."""
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def row(figures: Figures) -> str:
    """One engine's line of the table."""
    return f"| {figures.engine} | " + " | ".join(number(getattr(figures, name)) for name in COLUMNS) + " |"


def table(figures: list[Figures]) -> str:
    """All engines."""
    head = "| engine | " + " | ".join(COLUMNS.values()) + " |"
    return "\n".join([head, "|---|" + "---:|" * len(COLUMNS), *(row(one) for one in figures)])


def thread_gain(games: int = 20_000) -> float:
    """How much faster two threads play than one: by the clock, best of five each, in turns."""
    play_random(1)
    taken: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(5):
        for threads, times in taken.items():
            start = time.perf_counter()
            play_random(games, threads=threads)
            times.append(time.perf_counter() - start)
    return min(taken[1]) / min(taken[2])


def section(figures: list[Figures]) -> str:
    """The text between the marks."""
    cold, warm = report.first_call(cached=False), report.first_call(cached=True)
    day = datetime.now(tz=UTC).date().isoformat()
    return f"""
`make bench`, on {day}: {report.machine()}. One thread, processor time, best of five rounds.

{table(figures)}

![Random games a second](pictures/performance.svg)

The first compiled call takes {cold:.1f} s of processor time when nothing is on the disk and {warm:.2f} s after that.
Two threads play {thread_gain():.2f} times as fast as one.
A state for two takes {packing(2).size:,} bytes, for four {packing(4).size:,}.

"""


def write(text: str, figures: list[Figures]) -> None:
    """Put the section into the page, and the plot beside it."""
    page = DOCS / "performance.md"
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    page.write_text(before + BEGIN + text + END + rest.partition(END)[2], "utf-8")
    rates = {one.engine: rate for one in figures if (rate := one.games or one.python_games)}
    (DOCS / "pictures" / "performance.svg").write_text(chart("Random games a second", rates), "utf-8")


def main(seconds: float = 3.0) -> None:
    """Measure all, print the table and write the page."""
    figures = []
    for one in (*report.this_engine(seconds), *report.peers(seconds)):
        print(row(one), flush=True)
        figures.append(one)
    text = section(figures)
    write(text, figures)
    print(text)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
