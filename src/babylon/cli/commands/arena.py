"""`babylon arena`."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.console import Console, console_of
from babylon.cli.extras import needs
from babylon.cli.input_files import text_of
from babylon.cli.options import EditionName, Json, Players
from babylon.cli.problems import CliProblem, check_writable, write_file, writing

if TYPE_CHECKING:
    from babylon.arena.ladder import Climb
    from babylon.arena.tournament import Tournament


@needs(
    "arena",
    cluster=lambda asked: asked["on"].partition(":")[0] == "ray",
    export=lambda asked: asked["parquet"] is not None,
)
def arena(
    ctx: typer.Context,
    bots: Annotated[list[str] | None, typer.Argument(metavar="BOT...", show_default=False)] = None,
    *,
    games: Annotated[int, typer.Option(metavar="N", min=1)] = 100,
    players: Players = 2,
    edition: EditionName = "revised",
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    workers: Annotated[int, typer.Option(metavar="N", min=0)] = 0,
    on: Annotated[str, typer.Option(metavar="WHERE")] = "local",
    save: Annotated[Path | None, typer.Option(metavar="FOLDER", show_default=False)] = None,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    ladder: Annotated[bool, typer.Option("--ladder")] = False,
    write: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    json: Json = False,
) -> None:
    """Let bots play each other, and rate them."""
    import os

    from babylon.arena.fixtures import Plan
    from babylon.arena.ladder import Climb
    from babylon.arena.tournament import Tournament

    console = console_of(ctx)
    if bool(bots) == ladder:
        raise CliProblem("arena-who", option="--ladder")
    if not bots:
        _climb(console, Climb(games, edition, seed, workers or os.cpu_count() or 1), write)
        return
    if parquet:
        check_writable(parquet)
    with writing(save or Path()):
        tournament = Tournament(Plan(tuple(bots), games, players, edition, seed), save)
        _play(console, tournament, on, workers or os.cpu_count() or 1)
    if parquet:
        _export(console, tournament, parquet)
    _tell(console, tournament, json=json)


def _tell(console: Console, tournament: "Tournament", *, json: bool) -> None:
    from babylon.cli.arena import standings_json, standings_tables

    if json:
        console.json(standings_json(tournament.results))
    else:
        console.show(*standings_tables(console, tournament.results))


def _climb(console: Console, climb: "Climb", file: Path | None) -> None:
    from babylon.arena.ladder import put_into, steps, table_text
    from babylon.cli.progress import counted

    page = text_of(str(file)) if file else ""
    if file:
        put_into(page, "")  # before long work

    found = []
    for step in steps(climb, partial(counted, console.say("arena-playing"))):
        found.append(step)
        console.line(table_text([step]).splitlines()[-1])
    if file:
        write_file(file, put_into(page, table_text(found)))


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
