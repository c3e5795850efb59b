"""`babylon best-garden`."""

from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.options import Json


def best_garden(
    ctx: typer.Context,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", show_default=False)] = None,
    *,
    search: Annotated[bool, typer.Option("--search")] = False,
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
    width: Annotated[int, typer.Option(metavar="N", min=1)] = 100,
    json: Json = False,
) -> None:
    """Check how many points a garden can have: a game that reached them, and a bound from above."""
    from babylon.arena.garden_bound import bounds
    from babylon.arena.garden_search import GardenSearch, is_as_bounded, points_of, record_of_the_package
    from babylon.cli.input_files import game_of
    from babylon.cli.problems import CliProblem, write_file

    console = console_of(ctx)
    if search:
        game = GardenSearch(seed, width).best()
        if file:
            write_file(file, str(game.record()))
    else:
        game = game_of(str(file)) if file else record_of_the_package()
        if not (game.is_over and is_as_bounded(game)):
            raise CliProblem("no-best-garden", file=str(file))
    reached, bounded = points_of(game.state), bounds()
    if json:
        console.json({"reached": reached, "bound": max(bounded.values()), "bounds": bounded})
    else:
        console.tell("best-garden-reached", points=reached, level=game.state.gardens[0].top)
        console.tell("best-garden-bound", points=max(bounded.values()), levels=max(bounded))
