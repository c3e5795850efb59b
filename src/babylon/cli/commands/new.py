"""`babylon new`."""

from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.desk import desk_of
from babylon.cli.options import EditionName, Names, Players, Seed, Tiles


def new(
    ctx: typer.Context,
    *,
    players: Players = 2,
    edition: EditionName = "revised",
    seed: Seed = None,
    tiles: Tiles = "standard",
    flowers: Annotated[str | None, typer.Option(metavar="FLOWERS", show_default=False)] = None,
    names: Names = None,
    highest: Annotated[str | None, typer.Option(metavar="CHOICE", show_default=False)] = None,
    overlap: Annotated[str | None, typer.Option(metavar="CHOICE", show_default=False)] = None,
    gap: Annotated[str | None, typer.Option(metavar="CHOICE", show_default=False)] = None,
    supply: Annotated[str | None, typer.Option(metavar="NUMBERS", show_default=False)] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
) -> None:
    """Deals a game and writes its record."""
    from babylon.cli.dealing import Mix, deal, seed_of
    from babylon.cli.keeping import noted
    from babylon.cli.problems import written

    desk = desk_of(ctx)
    chance = seed_of(seed)
    game = deal(players, Mix(edition, highest, overlap, gap, supply), chance, tiles=tiles, flowers=flowers)
    if game.edition.is_broken:
        desk.warn("edition-broken")
    record = noted(game, seed=chance, names=names)
    if out is None:
        desk.line(str(record).rstrip("\n"))
    else:
        written(out, str(record))
