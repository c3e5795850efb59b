"""`babylon play`."""

from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.desk import desk_of
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
    """Plays a game at the terminal."""
    from babylon.cli.dealing import Mix, deal, seed_of
    from babylon.cli.keeping import noted
    from babylon.cli.playing.seats import seats_of
    from babylon.cli.playing.session import Session
    from babylon.cli.reading import record_of

    desk = desk_of(ctx)
    chance = seed_of(seed)
    if file and file.exists():
        record, game = record_of(str(file))
        notes = record.notes
    else:
        game = deal(players, Mix(edition), chance, tiles=tiles)
        notes = noted(game, seed=chance, names=names).notes
    Session(game, desk, seats_of(bot or [], game.players, chance, desk.lang), notes, file).run()
