"""`babylon bench`."""

from dataclasses import asdict
from importlib import import_module
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import Json
from babylon.cli.problems import CliProblem

if TYPE_CHECKING:
    from rich.table import Table

    from babylon.cli.console import Console
    from babylon.envs.speed.figures import Figures

COLUMNS = ("games", "moves", "python-games", "legal", "copy", "steps", "batched", "first", "memory")


def bench(
    ctx: typer.Context,
    *,
    peers: Annotated[bool, typer.Option("--peers")] = False,
    seconds: Annotated[float, typer.Option(metavar="N", min=0.1)] = 3.0,
    json: Json = False,
) -> None:
    """Measure speed."""
    console = console_of(ctx)
    try:
        for environment in ("babylon_v0", "vector"):
            import_module(f"babylon.envs.{environment}")
    except ModuleNotFoundError as error:
        raise CliProblem("needs-extra", module=error.name, extra="envs") from error
    from babylon.envs.speed import report

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
