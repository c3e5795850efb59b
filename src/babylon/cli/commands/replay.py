"""`babylon replay`."""

from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import GameFile, Seat


def replay(
    ctx: typer.Context,
    file: GameFile,
    *,
    seat: Seat = None,
    delay: Annotated[float, typer.Option(metavar="SECONDS", min=0)] = 0,
) -> None:
    """Show a game turn by turn."""
    from time import sleep

    from babylon.cli.input_files import game_of, seat_of
    from babylon.cli.screen import score_table
    from babylon.cli.turns import turn_screen, turns_of

    console = console_of(ctx)
    game = game_of(file)
    only = seat_of(game, seat)
    for turn in turns_of(game):
        if only in (None, turn.seat):
            console.show(*turn_screen(turn, console))
            sleep(delay)
    console.show(score_table(game, console))
