"""`babylon score`."""

from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import GameFile, Json, Ply


def score(
    ctx: typer.Context,
    file: GameFile,
    *,
    ply: Ply = None,
    points: Annotated[bool, typer.Option("--points")] = False,
    json: Json = False,
) -> None:
    """Score a game, or a garden of the printed game typed in."""
    from babylon.cli.garden_form import lines_of, verdicts
    from babylon.cli.input_files import game_of, is_record, text_of
    from babylon.cli.problems import CliProblem
    from babylon.cli.score_tables import game_answer, garden_answer, garden_table, point_table
    from babylon.cli.screen import score_table

    console = console_of(ctx)
    text = text_of(file)
    if is_record(text):
        game = game_of(file, ply, text)
        if json:
            console.json(game_answer(game, points=points))
        else:
            console.show(
                score_table(game, console),
                *(point_table(game, seat, console) for seat in range(game.players) if points),
            )
        return
    try:
        found = verdicts(lines_of(text))
    except CliProblem as error:
        raise CliProblem("in-file", file=file, reason=error) from error
    if json:
        console.json(garden_answer(found))
    else:
        console.show(garden_table(found, console))
