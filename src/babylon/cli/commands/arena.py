"""`babylon arena`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.console import Console, console_of
from babylon.cli.extras import needs
from babylon.cli.options import EditionName, Json, Players
from babylon.cli.problems import check_writable, writing

if TYPE_CHECKING:
    from babylon.arena.tournament import Tournament


@needs(
    "arena",
    cluster=lambda asked: asked["on"].partition(":")[0] == "ray",
    export=lambda asked: asked["parquet"] is not None,
)
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
    """Let bots play each other, and rate them."""
    import os

    from babylon.arena.fixtures import Plan
    from babylon.arena.tournament import Tournament
    from babylon.cli.arena import standings_json, standings_tables

    console = console_of(ctx)
    if parquet:
        check_writable(parquet)
    with writing(save or Path()):
        tournament = Tournament(Plan(tuple(bots), games, players, edition, seed), save)
        _play(console, tournament, on, workers or os.cpu_count() or 1)
    if parquet:
        _export(console, tournament, parquet)
    if json:
        console.json(standings_json(tournament.results))
    else:
        console.show(*standings_tables(console, tournament.results))


def _play(console: Console, tournament: "Tournament", on: str, workers: int) -> None:
    from babylon.cli.progress import counted

    waiting, done = tournament.waiting, len(tournament.fixtures) - len(tournament.waiting)
    if not waiting:
        return
    for _ in counted(console.say("arena-playing"), tournament.run(on, workers), len(tournament.fixtures), done):
        pass


def _export(console: Console, tournament: "Tournament", file: Path) -> None:
    from babylon.arena.export import write_parquet

    with writing(file):
        rows = write_parquet(tournament.results, file)
    console.warn("arena-exported", rows=rows, file=file)
