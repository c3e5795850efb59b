"""`babylon show`."""

from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import GameFile, Json, Ply, Seat


def show(
    ctx: typer.Context,
    file: GameFile,
    *,
    ply: Ply = None,
    seat: Seat = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    view: Annotated[str, typer.Option(metavar="VIEW")] = "iso",
    json: Json = False,
) -> None:
    """Show a table, or one garden, on the terminal, as a picture or as JSON."""
    from babylon.cli.input_files import game_of, seat_of
    from babylon.cli.problems import checked, write_file
    from babylon.render import VIEWS, View, garden_svg, table_svg

    console = console_of(ctx)
    kind: View = "plan" if checked("--view", view, VIEWS) == "plan" else "iso"
    game = game_of(file, ply)
    number = seat_of(game, seat)
    if svg:
        write_file(svg, table_svg(game, kind) if number is None else garden_svg(game.garden(number), kind))
    elif json:
        console.json(game.view(number).as_json())
    else:
        from babylon.cli.screen import edition_panel, table_screen

        seats = range(game.players) if number is None else (number,)
        console.show(*table_screen(game, console, seats), "", edition_panel(game, console))
