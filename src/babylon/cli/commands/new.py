"""`babylon new`."""

from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.console import console_of
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
    belvederes: Annotated[str | None, typer.Option(metavar="CHOICE", show_default=False)] = None,
    supply: Annotated[str | None, typer.Option(metavar="NUMBERS", show_default=False)] = None,
    lot: Annotated[bool, typer.Option("--lot")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
) -> None:
    """Deal a game and write its record."""
    from babylon.cli.deals import Mix, deal, seed_of
    from babylon.cli.problems import write_file
    from babylon.cli.record_headers import record_with_headers

    console = console_of(ctx)
    chance = seed_of(seed)
    mix = Mix(edition, highest, overlap, gap, belvederes, supply)
    game = deal(players, mix, chance, tiles=tiles, flowers=flowers, lot=lot)
    if game.edition.is_broken:
        console.warn("edition-broken")
    record = record_with_headers(game, seed=chance, names=names)
    if out is None:
        console.line(str(record).rstrip("\n"))
    else:
        write_file(out, str(record))
