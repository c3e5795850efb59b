"""`babylon hint`."""

from typing import Annotated

import typer

from babylon.cli.console import console_of
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
    """Say which turns are best now."""
    from babylon.arena.hints import Effort, hints
    from babylon.cli.advice import hints_json, hints_table, lesson
    from babylon.cli.input_files import game_of

    console = console_of(ctx)
    game = game_of(file, ply)
    found = hints(game, Effort(seconds, tries, worlds), seed, most)
    if json:
        console.json(hints_json(game, found))
    elif found:
        for sentence in lesson(console, game, found):
            console.line(sentence)
        console.tell("hint-for", seat=game.seat + 1, round=game.round)
        console.show(hints_table(console, found))
    else:
        console.tell("hint-over")
