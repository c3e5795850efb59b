"""`babylon calibrate`."""

from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.extras import needs
from babylon.cli.options import EditionName, Json


@needs("fast")
def calibrate(
    ctx: typer.Context,
    *,
    games: Annotated[int, typer.Option(metavar="N", min=20)] = 1000,
    edition: EditionName = "revised",
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    json: Json = False,
) -> None:
    """Hold the margins that the net predicts against those that come."""
    from dataclasses import asdict

    from babylon.arena.calibration import games as played
    from babylon.arena.calibration import lines
    from babylon.cli.calibration import calibration_plot, lines_table
    from babylon.cli.problems import write_file
    from babylon.cli.progress import counted
    from babylon.pieces.edition import edition as checked_edition

    console = console_of(ctx)
    checked_edition(edition)
    found = list(counted(console.say("arena-playing"), played(games, seed, edition), games))
    told = lines(found, seed)
    if svg:
        write_file(svg, calibration_plot(console, found))
    if json:
        console.json([asdict(line) for line in told])
    else:
        console.show(lines_table(console, told))
        console.tell("calibrate-explained")
