"""`babylon train`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.console import Console, console_of
from babylon.cli.extras import needs
from babylon.cli.options import EditionName

if TYPE_CHECKING:
    from babylon.arena.least_squares import Lesson

Weights = tuple[float, ...]


@needs("fast")
def train(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", show_default=False)],
    *,
    lessons: Annotated[int, typer.Option(metavar="N", min=1)] = 8,
    generations: Annotated[int, typer.Option(metavar="N", min=0)] = 60,
    games: Annotated[int, typer.Option(metavar="N", min=4)] = 200,
    edition: EditionName = "revised",
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
) -> None:
    """Learn the weights of the bots from self-play."""
    from babylon.arena.evolution import GARDENER, QUICK
    from babylon.arena.least_squares import Lesson
    from babylon.bots.weight_files import weights

    console = console_of(ctx)
    folder.mkdir(parents=True, exist_ok=True)
    school = [Lesson(games, seed * 1000 + number, edition) for number in range(lessons)]
    tries = [Lesson(games // 4, seed * 1000 + 500 + number, edition) for number in range(generations)]
    learnt = _train(console, weights("thumb"), school)
    ending = "-square" if edition == "en" else ""
    for name, settings in (("learned", GARDENER), ("quick", QUICK)):
        _write(folder / f"{name}{ending}.json", _tune(console, name, learnt, settings, tries))


def _train(console: Console, weights: Weights, lessons: "list[Lesson]") -> Weights:
    from babylon.arena.least_squares import training_steps

    for number, (learnt, missed, points) in enumerate(training_steps(weights, lessons), start=1):
        console.tell("train-lesson", number=number, points=f"{points:.1f}", missed=f"{missed:.1f}")
        weights = learnt
    return weights


def _tune(console: Console, name: str, weights: Weights, settings: tuple[int, ...], lessons: "list[Lesson]") -> Weights:
    from babylon.arena.evolution import tuning_steps

    for number, (better, points) in enumerate(tuning_steps(weights, settings, lessons), start=1):
        console.tell("train-generation", set=name, number=number, points=f"{points:.1f}")
        weights = better
    return weights


def _write(path: Path, weights: Weights) -> None:
    from babylon.bots.weight_files import write
    from babylon.cli.problems import write_file

    write_file(path, write(weights))
