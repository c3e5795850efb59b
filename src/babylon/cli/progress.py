"""A bar that shows how far a long answer has got; on the standard error, and gone when the answer is there."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

T = TypeVar("T")


def counted(words: str, things: Iterable[T], total: int, done: int = 0) -> Iterator[T]:
    """The things as they come, with a bar that counts them."""
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words, total=total, completed=done)
        for thing in things:
            progress.advance(task)
            yield thing
