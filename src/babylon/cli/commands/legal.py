"""`babylon legal`."""

from typing import Annotated

import typer

from babylon.cli.desk import desk_of
from babylon.cli.options import GameFile, Json, Ply


def legal(
    ctx: typer.Context,
    file: GameFile,
    *,
    ply: Ply = None,
    words: Annotated[bool, typer.Option("--words")] = False,
    json: Json = False,
) -> None:
    """Lists the moves that the rules allow."""
    from babylon.cli.reading import game_of
    from babylon.render import move_sentence

    desk = desk_of(ctx)
    moves = game_of(file, ply).legal_moves()
    if json:
        desk.json([str(move) for move in moves])
        return
    width = max((len(str(move)) for move in moves), default=0)
    for move in moves:
        desk.line(f"{move!s:<{width}}  {move_sentence(move, desk.lang)}" if words else str(move))
