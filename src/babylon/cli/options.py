"""Parameters that several commands have; their help is `help-option-<parameter>`."""

from typing import Annotated

import typer

GameFile = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
Json = Annotated[bool, typer.Option("--json")]
Ply = Annotated[int | None, typer.Option(metavar="N", show_default=False)]
Seat = Annotated[int | None, typer.Option(metavar="N", show_default=False)]
Players = Annotated[int, typer.Option(metavar="N")]
EditionName = Annotated[str, typer.Option("--edition", metavar="NAME")]
Seed = Annotated[int | None, typer.Option(metavar="N", show_default=False)]
Tiles = Annotated[str, typer.Option(metavar="SET")]
Names = Annotated[str | None, typer.Option(metavar="NAMES", show_default=False)]
