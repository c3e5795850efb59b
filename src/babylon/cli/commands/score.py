"""`babylon score`."""

from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import EditionName, GameFile, Json, Ply

if TYPE_CHECKING:
    from babylon.cli.console import Console


def score(
    ctx: typer.Context,
    file: GameFile,
    *,
    ply: Ply = None,
    points: Annotated[bool, typer.Option("--points")] = False,
    edition: EditionName = "revised",
    json: Json = False,
) -> None:
    """Score a game, or gardens of the printed game typed in."""
    from babylon.cli.input_files import game_of, is_record, text_of
    from babylon.cli.problems import CliProblem
    from babylon.cli.score_tables import game_answer, point_table
    from babylon.cli.screen import score_table

    console = console_of(ctx)
    text = text_of(file)
    if not is_record(text):
        try:
            _score_form(console, text, edition, json=json)
        except CliProblem as error:
            raise CliProblem("in-file", file=file, reason=error) from error
        return
    game = game_of(file, ply, text)
    if json:
        console.json(game_answer(game, points=points))
    else:
        console.show(
            score_table(game, console),
            *(point_table(game, seat, console) for seat in range(game.players) if points),
        )


def _score_form(console: "Console", text: str, edition: str, *, json: bool) -> None:
    """Score one garden by the five books, or several and say who wins."""
    from babylon.cli.garden_form import gardens_of
    from babylon.cli.pad_scores import verdict, verdicts
    from babylon.cli.score_tables import books_answer, books_table, chosen_table, garden_answer, garden_table
    from babylon.pieces.edition import edition as edition_of

    chosen = edition_of(edition)
    gardens = gardens_of(text)
    found = [verdicts(garden) for garden in gardens]
    names = [garden.name for garden in gardens]
    if len(gardens) == 1:
        if json:
            console.json(garden_answer(found[0]))
        else:
            console.show(garden_table(found[0], console))
    elif json:
        console.json(books_answer(names, found))
    else:
        by_chosen = [verdict(chosen, garden) for garden in gardens]
        console.show(chosen_table(chosen.name, names, by_chosen, console), "", books_table(names, found, console))
        if any(one.forbidden for garden in found for one in garden.values()):
            console.tell("cli-star-forbidden")
