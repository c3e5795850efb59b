"""`babylon puzzles`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.console import Console, console_of

if TYPE_CHECKING:
    from babylon.arena.puzzles.puzzle import PuzzleGame


def puzzles(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    *,
    wanted: Annotated[int, typer.Option(metavar="N", min=1)] = 500,
    first: Annotated[int, typer.Option(metavar="N", min=0)] = 0,
    prove: Annotated[bool, typer.Option("--prove")] = False,
    keep: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    seed: Annotated[int, typer.Option(metavar="N")] = 1,
) -> None:
    """Find puzzles in games between bots, or prove them again."""
    from babylon.arena.puzzles.mined_file import MinedFile
    from babylon.cli.problems import writing
    from babylon.cli.progress import counted

    console = console_of(ctx)
    mined = MinedFile(file)
    if prove:
        _prove(console, mined.games, seed, keep)
        return
    with writing(file):
        for _ in counted(console.say("puzzles-mining"), mined.mine(wanted, first), wanted, len(mined.puzzles)):
            pass
    console.tell("puzzles-mined", file=file, puzzles=len(mined.puzzles))


def _prove(console: Console, games: "list[PuzzleGame]", seed: int, keep: Path | None) -> None:
    """Say which puzzles hold by another seed, and who finds them; write those that hold."""
    from babylon.arena.puzzles.recheck import Checker, holding
    from babylon.cli.problems import CliProblem, write_file
    from babylon.cli.progress import counted

    total = sum(len(game.puzzles) for game in games)
    if not total:
        raise CliProblem("puzzles-none")
    checked = list(counted(console.say("puzzles-proving"), Checker(seed).rechecked(games), total))
    for one in checked:
        if not one.holds:
            console.tell("puzzles-not-proved", number=one.game.number, turn=one.puzzle.turn)
    king, mason = (
        100 * sum(shares) / total for shares in zip(*((one.king, one.mason) for one in checked), strict=True)
    )
    holds = sum(one.holds for one in checked)
    console.tell("puzzles-proved", holds=holds, puzzles=total, king=f"{king:.1f}", mason=f"{mason:.1f}")
    if keep:
        write_file(keep, "".join(f"{game.line()}\n" for game in holding(games, checked)))
