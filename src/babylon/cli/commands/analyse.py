"""`babylon analyse`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.console import Console, console_of
from babylon.cli.options import GameFile, Json


def analyse(
    ctx: typer.Context,
    file: GameFile,
    *,
    tries: Annotated[int, typer.Option(metavar="N", min=1)] = 600,
    worlds: Annotated[int, typer.Option(metavar="N", min=2)] = 100,
    most: Annotated[int, typer.Option(metavar="N", min=1)] = 5,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    json: Json = False,
) -> None:
    """Look at the turns of a game: what was best, what was a mistake, what was luck."""
    from babylon.arena.analysis import Analyst, Thoroughness, mistakes, seat_reports, turns_of
    from babylon.arena.analysis_page import analysis_page, expected_plot
    from babylon.cli.advice import expected_table, mistakes_table, seats_table
    from babylon.cli.input_files import record_of
    from babylon.cli.problems import CliProblem, write_file
    from babylon.cli.progress import counted

    console = console_of(ctx)
    record, game = record_of(file)
    if not (turns := sum(1 for _ in turns_of(game))):
        raise CliProblem("nothing-to-analyse", file=file)
    analyst = Analyst(Thoroughness(tries, worlds), seed)
    reports = list(counted(console.say("hint-looking"), analyst.reports(game), turns))
    names = _names(console, record.names, game.players)
    seats, worst = seat_reports(game, reports), mistakes(reports, most)
    plot = expected_plot(console.say("hint-expected"), names, reports)
    if svg:
        write_file(svg, plot)
    if html:
        write_file(html, analysis_page(console.lang, plot, names, seats, worst))
    if json:
        console.json({"turns": [one.as_json() for one in reports], "seats": [one.as_json() for one in seats]})
        return
    console.show(seats_table(console, seats, names), console.say("hint-explained"), "")
    console.show(mistakes_table(console, worst, names), expected_table(console, reports, names))


def _names(console: Console, known: Sequence[str], players: int) -> list[str]:
    """What the seats are called; a seat without a name by its number."""
    return [*known, *(console.say("hint-seat-number", seat=seat + 1) for seat in range(players))][:players]
