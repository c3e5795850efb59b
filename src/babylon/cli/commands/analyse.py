"""`babylon analyse`."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.console import Console, console_of
from babylon.cli.options import GameFile, Json

if TYPE_CHECKING:
    from babylon.bots.game_review import GameReview


def analyse(
    ctx: typer.Context,
    file: GameFile,
    *,
    tries: Annotated[int, typer.Option(metavar="N", min=1)] = 500,
    worlds: Annotated[int, typer.Option(metavar="N", min=2)] = 300,
    most: Annotated[int, typer.Option(metavar="N", min=1)] = 5,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    json: Json = False,
) -> None:
    """Look at the turns of a game: what was best, what was a mistake, what was luck."""
    from babylon.arena.analysis_page import analysis_page, expected_plot
    from babylon.bots.game_review import judgements, review_of, turns_of
    from babylon.bots.turn_review import Depth
    from babylon.cli.input_files import record_of
    from babylon.cli.problems import CliProblem, write_file
    from babylon.cli.progress import counted

    console = console_of(ctx)
    record, game = record_of(file)
    if not (turns := len(turns_of(game))):
        raise CliProblem("nothing-to-analyse", file=file)
    found = judgements(game, Depth(tries, worlds), seed)
    review = review_of(game, list(counted(console.say("hint-looking"), found, turns + 1)))
    names = _names(console, record.names, game.players)
    plot = expected_plot(console.say("hint-expected"), names, review)
    if svg:
        write_file(svg, plot)
    if html:
        write_file(html, analysis_page(console.lang, plot, names, review, most))
    if json:
        console.json(review.as_json())
    else:
        _show(console, review, names, most)


def _show(console: Console, review: "GameReview", names: list[str], most: int) -> None:
    from babylon.cli.advice import expected_table, mistakes_table, seats_table

    console.show(seats_table(console, review, names), console.say("hint-explained"), "")
    mistakes = review.mistakes(most)
    console.show(mistakes_table(console, mistakes, names))
    if mistakes:
        console.show(console.say("hint-mistakes-explained"), "")
    console.show(expected_table(console, review, names))


def _names(console: Console, known: Sequence[str], players: int) -> list[str]:
    """What the seats are called; a seat without a name by its number."""
    return [*known, *(console.say("hint-seat-number", seat=seat + 1) for seat in range(players))][:players]
