"""`babylon leaderboard`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.console import Console, console_of
from babylon.cli.options import Json

if TYPE_CHECKING:
    from babylon.arena.benchmark.result_file import Result


def leaderboard(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE...", show_default=False)],
    *,
    page: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    trust: Annotated[bool, typer.Option("--trust")] = False,
    json: Json = False,
) -> None:
    """Compare results of the benchmark."""
    from babylon.arena.benchmark.leaderboard import ranked
    from babylon.cli.benchmark import result_in, result_json
    from babylon.cli.leaderboard import leaderboard_page, leaderboard_table
    from babylon.cli.problems import write_file

    console = console_of(ctx)
    results = [(file, result_in(file)) for file in files]
    if not trust:
        for file, result in results:
            _verify(console, file, result)
    ordered = ranked(results)
    if page:
        write_file(page, leaderboard_page(console, ordered, page))
    if json:
        console.json([result_json(result) | {"file": file} for file, result in ordered])
    else:
        console.show(leaderboard_table(console, ordered))


def _verify(console: Console, file: str, result: "Result") -> None:
    """Refuse a result at its first problem."""
    from babylon.arena.benchmark.tasks import TASKS
    from babylon.arena.benchmark.verification import problems
    from babylon.cli.problems import CliProblem
    from babylon.cli.progress import counted

    total = sum(len(one.entries) for one in result.tasks)
    for problem in counted(console.say("benchmark-asking-again"), problems(result, TASKS), total):
        if problem:
            raise CliProblem("in-file", file=file, reason=problem)
