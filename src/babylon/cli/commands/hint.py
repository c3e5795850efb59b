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
    tries: Annotated[int | None, typer.Option(metavar="N", min=1, show_default=False)] = None,
    worlds: Annotated[int, typer.Option(metavar="N", min=2)] = 300,
    most: Annotated[int, typer.Option(metavar="N", min=1)] = 5,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    json: Json = False,
) -> None:
    """Says which turns are best now."""
    from babylon.arena.hints import Effort, hints
    from babylon.cli.advising import hints_json, hints_table
    from babylon.cli.compiling import compiled
    from babylon.cli.reading import game_of

    desk = desk_of(ctx)
    game = game_of(file, ply)
    compiled(desk)
    found = hints(game, Effort(seconds, tries, worlds), seed, most)
    if json:
        desk.json(hints_json(found))
    elif found:
        desk.tell("hint-for", seat=game.seat + 1, round=game.round)
        desk.show(hints_table(desk, found))
    else:
        desk.tell("hint-over")
