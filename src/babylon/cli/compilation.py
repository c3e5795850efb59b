"""The first search on a machine compiles; whoever waits for it is told."""

from babylon.bots.kernel_loading import engine, prepare, settle
from babylon.cli.console import Console
from babylon.compiled import COMPILES


def finish_compilation(console: Console) -> None:
    """Make the bots as fast as they get here, and say so if that takes its time."""
    prepare()
    if COMPILES and not engine().compiled:
        console.warn("hint-compiling")
    settle()
