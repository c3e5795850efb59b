"""`babylon analyse`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.desk import Desk, desk_of
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
    """Looks at the turns of a game: what was best, what was a mistake, what was luck."""
    from babylon.arena.analysis import Analyst, Thoroughness, mistakes, seat_reports, turns_of
    from babylon.arena.pages import analysis_page, expected_plot
    from babylon.cli.advising import expected_table, mistakes_table, seats_table
    from babylon.cli.compiling import compiled
    from babylon.cli.problems import CliProblem, written
    from babylon.cli.progress import counted
    from babylon.cli.reading import record_of

    desk = desk_of(ctx)
    record, game = record_of(file)
    if not (turns := sum(1 for _ in turns_of(game))):
        raise CliProblem("nothing-to-analyse", file=file)
    compiled(desk)
    analyst = Analyst(Thoroughness(tries, worlds), seed)
    reports = list(counted(desk.say("hint-looking"), analyst.reports(game), turns))
    names = _names(desk, record.names, game.players)
    seats, worst = seat_reports(game, reports), mistakes(reports, most)
    plot = expected_plot(desk.say("hint-expected"), names, reports)
    if svg:
        written(svg, plot)
    if html:
        written(html, analysis_page(desk.lang, plot, names, seats, worst))
    if json:
        desk.json({"turns": [one.as_json() for one in reports], "seats": [one.as_json() for one in seats]})
        return
    desk.show(seats_table(desk, seats, names), desk.say("hint-explained"), "")
    desk.show(mistakes_table(desk, worst, names), expected_table(desk, reports, names))


def _names(desk: Desk, known: Sequence[str], players: int) -> list[str]:
    """What the seats are called; a seat without a name by its number."""
    return [*known, *(desk.say("hint-seat-number", seat=seat + 1) for seat in range(players))][:players]
