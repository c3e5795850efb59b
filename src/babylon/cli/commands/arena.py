"""`babylon arena`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.desk import Desk, desk_of
from babylon.cli.options import EditionName, Json, Players

if TYPE_CHECKING:
    from babylon.arena.tournament import Tournament


def arena(
    ctx: typer.Context,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", show_default=False)],
    *,
    games: Annotated[int, typer.Option(metavar="N", min=1)] = 100,
    players: Players = 2,
    edition: EditionName = "revised",
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    workers: Annotated[int, typer.Option(metavar="N", min=0)] = 0,
    on: Annotated[str, typer.Option(metavar="WHERE")] = "local",
    save: Annotated[Path | None, typer.Option(metavar="FOLDER", show_default=False)] = None,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    json: Json = False,
) -> None:
    """Lets bots play each other, and rates them."""
    import os

    from babylon.arena.plan import Plan
    from babylon.arena.tournament import Tournament
    from babylon.cli.arena import shown, standings_json

    desk = desk_of(ctx)
    tournament = Tournament(Plan(tuple(bots), games, players, edition, seed), save)
    _play(desk, tournament, on, workers or os.cpu_count() or 1)
    if parquet:
        from babylon.arena.export import write_parquet

        rows = write_parquet(tournament.results, parquet)
        desk.warn("arena-exported", rows=rows, file=parquet)
    if json:
        desk.json(standings_json(tournament.results))
    else:
        desk.show(*shown(desk, tournament.results))


def _play(desk: Desk, tournament: "Tournament", on: str, workers: int) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        done = len(tournament.results)
        task = progress.add_task(desk.say("arena-playing"), total=len(tournament.fixtures), completed=done)
        for _ in tournament.run(on, workers):
            progress.advance(task)
