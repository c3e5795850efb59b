"""`babylon verify-benchmark`."""

from typing import Annotated

import typer

from babylon.cli.commands.benchmark import Tasks, Workers
from babylon.cli.console import console_of
from babylon.cli.options import Json


def verify_benchmark(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    *,
    task: Tasks = None,
    workers: Workers = 1,
    json: Json = False,
) -> None:
    """Replay a result of the benchmark, and recompute its figures."""
    import os

    from babylon.arena.benchmark.tasks import chosen
    from babylon.arena.benchmark.verification import of_tasks, problems
    from babylon.cli.benchmark import result_in, result_json, result_table
    from babylon.cli.progress import counted

    console = console_of(ctx)
    tasks = chosen(task or ())
    result = result_in(file)
    total = sum(len(one.entries) for one in of_tasks(result, tasks))
    asked = problems(result, tasks, workers or os.cpu_count() or 1)
    found = [problem for problem in counted(console.say("benchmark-asking-again"), asked, total) if problem]
    if json:
        told = [{"code": one.code, "problem": one.sentence(console.lang)} for one in found]
        console.json(result_json(result) | {"verified": total, "problems": told})
    else:
        for one in found:
            console.line(one.sentence(console.lang))
        if not found:
            console.show(result_table(console, result))
        console.tell("benchmark-verified", entries=total, problems=len(found))
    if found:
        raise typer.Exit(1)
