"""`babylon train-net`."""

from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.extras import needs
from babylon.cli.options import EditionName


@needs("fast")
def train_net(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)],
    *,
    generations: Annotated[int, typer.Option(metavar="N", min=1)] = 4,
    games: Annotated[int, typer.Option(metavar="N", min=40)] = 14000,
    edition: EditionName = "revised",
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
) -> None:
    """Train the net that values gardens, generation after generation; go on where it stopped."""
    from babylon.arena.net_school import School
    from babylon.cli.problems import writing
    from babylon.pieces.edition import edition as checked_edition

    console = console_of(ctx)
    checked_edition(edition)
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for number, report in School(folder, games, edition, seed).train(generations):
            console.tell(
                "train-net-kept" if report.kept else "train-net-not-kept",
                number=number,
                points=f"{report.points:.1f}",
                missed=f"{report.missed:.2f}",
                share=f"{100 * report.share:.1f}",
                games=report.matches,
            )
