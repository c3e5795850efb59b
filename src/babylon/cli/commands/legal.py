"""`babylon legal`."""

from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import GameFile, Json, Ply


def legal(
    ctx: typer.Context,
    file: GameFile,
    *,
    ply: Ply = None,
    words: Annotated[bool, typer.Option("--words")] = False,
    json: Json = False,
) -> None:
    """List the moves that the rules allow."""
    from babylon.cli.input_files import game_of
    from babylon.render import move_sentence

    console = console_of(ctx)
    game = game_of(file, ply)
    moves = game.legal_moves()
    if json:
        console.json([str(move) for move in moves])
        return
    width = max((len(str(move)) for move in moves), default=0)
    for move in moves:
        said = move_sentence(move, console.lang, discarded=game.discarded_by(move)) if words else ""
        console.line(f"{move!s:<{width}}  {said}" if words else str(move))
