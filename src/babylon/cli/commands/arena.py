"""`babylon arena`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.desk import Desk, desk_of
from babylon.cli.options import EditionName, Json, Players
from babylon.cli.problems import needing, writing

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
    with writing(save or Path()):
        tournament = Tournament(Plan(tuple(bots), games, players, edition, seed), save)
        _play(desk, tournament, on, workers or os.cpu_count() or 1)
    if parquet:
        _export(desk, tournament, parquet)
    with needing("arena"):
        answer = standings_json(tournament.results) if json else shown(desk, tournament.results)
    if isinstance(answer, dict):
        desk.json(answer)
    else:
        desk.show(*answer)


def _play(desk: Desk, tournament: "Tournament", on: str, workers: int) -> None:
    from babylon.cli.progress import counted

    waiting, done = tournament.waiting, len(tournament.fixtures) - len(tournament.waiting)
    if not waiting:
        return
    with needing("cluster" if on.startswith("ray") else "arena"):
        for _ in counted(desk.say("arena-playing"), tournament.run(on, workers), len(tournament.fixtures), done):
            pass


def _export(desk: Desk, tournament: "Tournament", file: Path) -> None:
    with needing("export"), writing(file):
        from babylon.arena.export import write_parquet

        rows = write_parquet(tournament.results, file)
    desk.warn("arena-exported", rows=rows, file=file)
