"""`babylon study`."""

from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.console import console_of


def study(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)],
    *,
    bot: Annotated[str, typer.Option(metavar="BOT")] = "gardener",
    games: Annotated[int, typer.Option(metavar="N", min=2)] = 1000,
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
    workers: Annotated[int, typer.Option(metavar="N", min=0)] = 0,
) -> None:
    """Play games and report what they teach."""
    import os

    from babylon.arena.fixtures import Plan
    from babylon.arena.local import batches, spread
    from babylon.arena.report import PLAYERS, html, markdown, sections
    from babylon.arena.study import Study
    from babylon.arena.study_notes import observation_of
    from babylon.cli.problems import write_file, writing
    from babylon.cli.progress import counted
    from babylon.pieces.edition import EDITIONS

    console = console_of(ctx)
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    tables = [("revised", players) for players in PLAYERS] + [(name, 2) for name in EDITIONS if name != "revised"]
    plans = [Plan((bot,), games, players, edition, seed) for edition, players in tables]
    processes = workers or os.cpu_count() or 1
    jobs = [(batch, plan.edition) for plan in plans for batch in batches(plan.fixtures())]
    found = Study()
    for result in counted(console.say("arena-playing"), spread(jobs, processes), len(plans) * games):
        found.add(observation_of(result))
    report = sections(found)
    command = f"babylon study {folder} --bot {bot} --games {games} --seed {seed}"
    write_file(folder / "README.md", markdown(command, found, report))
    write_file(folder / "index.html", html(command, found, report))
    for section in report:
        if section.plot:
            write_file(folder / f"{section.plot_name}.svg", section.plot)
    console.tell("study-done", folder=folder)
