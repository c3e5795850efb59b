"""`babylon study`."""

from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.desk import desk_of


def study(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)],
    *,
    bot: Annotated[str, typer.Option(metavar="BOT")] = "gardener",
    games: Annotated[int, typer.Option(metavar="N", min=2)] = 1000,
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
    workers: Annotated[int, typer.Option(metavar="N", min=0)] = 0,
) -> None:
    """Plays games and reports what they teach."""
    import os

    from babylon.arena.observing import observed
    from babylon.arena.plan import Plan
    from babylon.arena.report import PLAYERS, html, markdown, sections
    from babylon.arena.study import Study
    from babylon.arena.tournament import Tournament
    from babylon.cli.problems import written
    from babylon.pieces.edition import EDITIONS

    desk = desk_of(ctx)
    folder.mkdir(parents=True, exist_ok=True)
    tables = [("revised", players) for players in PLAYERS] + [(name, 2) for name in EDITIONS if name != "revised"]
    found = Study()
    for edition, players in tables:
        for result in Tournament(Plan((bot,), games, players, edition, seed)).run(
            workers=workers or os.cpu_count() or 1
        ):
            found.add(observed(result))
    report = sections(found)
    command = f"babylon study {folder} --bot {bot} --games {games} --seed {seed}"
    written(folder / "README.md", markdown(command, found, report))
    written(folder / "index.html", html(command, found, report))
    for section in report:
        if section.plot:
            written(folder / f"{section.plot_name}.svg", section.plot)
    desk.tell("study-done", folder=folder)
