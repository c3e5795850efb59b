"""`babylon replay`."""

from typing import Annotated

import typer

from babylon.cli.desk import desk_of
from babylon.cli.options import GameFile, Seat


def replay(
    ctx: typer.Context,
    file: GameFile,
    *,
    seat: Seat = None,
    delay: Annotated[float, typer.Option(metavar="SECONDS", min=0)] = 0,
) -> None:
    """Shows a game turn by turn."""
    from time import sleep

    from babylon.cli.reading import game_of, seat_of
    from babylon.cli.screen import score_table
    from babylon.cli.turns import turn_screen, turns_of

    desk = desk_of(ctx)
    game = game_of(file)
    only = seat_of(game, seat)
    for turn in turns_of(game):
        if only in (None, turn.seat):
            desk.show(*turn_screen(turn, desk))
            sleep(delay)
    desk.show(score_table(game, desk))
