"""`babylon bench`."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.extras import needs
from babylon.cli.options import Json

if TYPE_CHECKING:
    from rich.table import Table

    from babylon.cli.console import Console
    from babylon.envs.speed.figures import Figures

COLUMNS = ("games", "moves", "python-games", "legal", "copy", "steps", "batched", "first", "memory")


@needs("envs")
def bench(
    ctx: typer.Context,
    *,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    seconds: Annotated[float, typer.Option(metavar="N", min=0.1)] = 3.0,
    json: Json = False,
) -> None:
    """Measure speed."""
    from babylon.envs.speed import report

    console = console_of(ctx)
    figures = [*report.this_engine(seconds), *(report.peers(seconds) if peers else ())]
    if json:
        console.json({"machine": report.machine(), "figures": [asdict(one) for one in figures]})
    else:
        console.line(report.machine())
        console.show(_table(console, figures))


def _table(console: "Console", figures: "list[Figures]") -> "Table":
    from rich.table import Table

    table = Table(box=None, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column(console.say("bench-engine"), no_wrap=True)
    for column in COLUMNS:
        table.add_column(console.say(f"bench-{column}"), justify="right", overflow="fold")
    for one in figures:
        numbers = asdict(one)
        table.add_row(one.engine, *(_short(numbers[column.replace("-", "_")]) for column in COLUMNS))
    return table


def _short(number: float | None) -> str:
    """Three digits that count."""
    if number is None:
        return "–"
    for size, sign in ((1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{number / size:#.3g}".rstrip(".") + sign
    return f"{number:.3g}"
