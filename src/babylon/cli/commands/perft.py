"""`babylon perft`."""

from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import EditionName, Json, Players


def perft(
    ctx: typer.Context,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", show_default=False, min=0)],
    file: Annotated[str | None, typer.Argument(metavar="FILE", show_default=False)] = None,
    *,
    players: Players = 4,
    edition: EditionName = "revised",
    seed: Annotated[int, typer.Option(metavar="N")] = 7,
    json: Json = False,
) -> None:
    """Count the positions that so many moves lead to."""
    from babylon.cli.deals import Mix, deal
    from babylon.cli.input_files import game_of
    from babylon.game.perft import perft as count

    console = console_of(ctx)
    game = game_of(file) if file else deal(players, Mix(edition), seed)
    counts = [count(game, moves) for moves in range(1, depth + 1)]
    if json:
        console.json(counts)
        return
    for moves, positions in enumerate(counts, start=1):
        console.line(f"{moves} {positions}")
