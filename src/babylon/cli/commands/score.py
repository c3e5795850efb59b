"""`babylon score`."""

from typing import Annotated

import typer

from babylon.cli.desk import desk_of
from babylon.cli.options import GameFile, Json, Ply


def score(
    ctx: typer.Context,
    file: GameFile,
    *,
    ply: Ply = None,
    points: Annotated[bool, typer.Option("--points")] = False,
    json: Json = False,
) -> None:
    """Scores a game, or a garden of the printed game typed in."""
    from babylon.cli.problems import CliProblem
    from babylon.cli.reading import game_of, is_record, text_of
    from babylon.cli.scoring import game_answer, garden_answer, garden_table, point_table
    from babylon.cli.screen import score_table
    from babylon.cli.typed import lines_of, verdicts

    desk = desk_of(ctx)
    text = text_of(file)
    if is_record(text):
        game = game_of(file, ply, text)
        if json:
            desk.json(game_answer(game, points=points))
        else:
            desk.show(
                score_table(game, desk), *(point_table(game, seat, desk) for seat in range(game.players) if points)
            )
        return
    try:
        found = verdicts(lines_of(text))
    except CliProblem as error:
        raise CliProblem("in-file", file=file, reason=error) from error
    if json:
        desk.json(garden_answer(found))
    else:
        desk.show(garden_table(found, desk))
