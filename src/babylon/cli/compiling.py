"""The first search on a machine compiles; whoever waits for it is told."""

from babylon.bots.engine import engine, prepare, settle
from babylon.cli.desk import Desk
from babylon.compiled import COMPILES


def compiled(desk: Desk) -> None:
    """Makes the bots as fast as they get here, and says so if that takes its time."""
    prepare()
    if COMPILES and not engine().compiled:
        desk.warn("hint-compiling")
    settle()
