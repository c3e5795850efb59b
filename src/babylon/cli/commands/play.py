"""`babylon play`."""

from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import EditionName, Names, Players, Seed, Tiles


def play(
    ctx: typer.Context,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", show_default=False)] = None,
    *,
    players: Players = 2,
    edition: EditionName = "revised",
    seed: Seed = None,
    tiles: Tiles = "standard",
    names: Names = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="NAME", show_default=False)] = None,
) -> None:
    """Play a game at the terminal."""
    from babylon.cli.deals import Mix, deal, seed_of
    from babylon.cli.input_files import record_of
    from babylon.cli.record_headers import record_with_headers
    from babylon.cli.terminal_game.seats import seats_of
    from babylon.cli.terminal_game.session import Session

    console = console_of(ctx)
    chance = seed_of(seed)
    if file and file.exists():
        record, game = record_of(str(file))
        notes = record.notes
    else:
        game = deal(players, Mix(edition), chance, tiles=tiles)
        notes = record_with_headers(game, seed=chance, names=names).notes
    Session(game, console, seats_of(bot or [], game.players, chance, console.lang), notes, file).run()
