"""`babylon benchmark`."""

from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import Json

Tasks = Annotated[list[str] | None, typer.Option("--task", metavar="NAME", show_default=False)]
Workers = Annotated[int, typer.Option(metavar="N", min=0)]


def benchmark(
    ctx: typer.Context,
    agent: Annotated[str, typer.Argument(metavar="BOT", show_default=False)],
    *,
    out: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    size: Annotated[str, typer.Option(metavar="SIZE")] = "small",
    task: Tasks = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", show_default=False)] = None,
    seed: Annotated[int, typer.Option(metavar="N", min=0)] = 1,
    workers: Workers = 1,
    json: Json = False,
) -> None:
    """Score an agent by the tasks of the suite."""
    import os

    from babylon.arena.benchmark.questions import Terms
    from babylon.arena.benchmark.result_file import written
    from babylon.arena.benchmark.runs import Run
    from babylon.arena.benchmark.tasks import SIZES, chosen
    from babylon.cli.benchmark import result_json, result_table
    from babylon.cli.problems import check_writable, checked, write_file
    from babylon.cli.progress import counted

    console = console_of(ctx)
    checked("--size", size, tuple(SIZES))
    if out:
        check_writable(out)
    run = Run(agent, Terms(size, seed), chosen(task or ()))
    for left_out in run.left_out:
        console.warn("benchmark-left-out", agent=agent, task=left_out.name)
    for _ in counted(console.say("benchmark-asking"), run.go(workers or os.cpu_count() or 1), run.total):
        pass
    result = run.result(name or agent)
    if out:
        write_file(out, written(result))
    if json:
        console.json(result_json(result))
    else:
        console.show(result_table(console, result), console.say("benchmark-explained"))
