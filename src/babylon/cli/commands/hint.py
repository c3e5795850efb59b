"""`babylon hint`."""

from typing import Annotated

import typer

from babylon.cli.desk import desk_of
from babylon.cli.options import GameFile, Json, Ply


def hint(
    ctx: typer.Context,
    file: GameFile,
    *,
    ply: Ply = None,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.05)] = 2.0,
    most: Annotated[int, typer.Option(metavar="N", min=1)] = 5,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    json: Json = False,
) -> None:
    """Says which turns are best now."""
    from random import Random

    from babylon.bots.advice import Adviser
    from babylon.bots.engine import warm_up
    from babylon.cli.advising import advice_json, advice_table
    from babylon.cli.reading import game_of

    desk = desk_of(ctx)
    game = game_of(file, ply)
    warm_up()
    found = Adviser().advice(game, Random(seed), seconds)[:most]
    if json:
        desk.json(advice_json(found))
    elif found:
        desk.tell("hint-for", seat=game.seat + 1, round=game.round)
        desk.show(advice_table(desk, found))
    else:
        desk.tell("hint-over")
