"""Which way the kernel runs: as plain Python at once, compiled as soon as that is done.

Compiling takes longer than a player likes to wait. The first process ever lets a child do it, plays on plain Python
meanwhile and changes over; every later one finds the machine code on the disk.
"""

import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from threading import Thread

from babylon.bots.kernel import entry
from babylon.bots.runner import Engine, KernelRunner
from babylon.compiled import COMPILES, machine_code
from babylon.compiled.cache import directory
from babylon.game import Game

PATIENCE = 600  # seconds after which nobody believes any more that another process is still compiling
_CHILD = "import os; getattr(os, 'nice', id)(10); from babylon.bots.kernel_loading import warm_up; warm_up()"


@cache
def plain() -> Engine:
    """The kernel as plain Python."""
    return Engine(compiled=False, think=entry.think)


@cache
def compiled() -> Engine:
    """The kernel as machine code; compiles what has not been compiled yet."""
    engine = Engine(compiled=True, think=machine_code(entry.think))
    runner = KernelRunner(engine, players=2)
    runner.lay(Game.deal().state)
    _marker().touch()
    return engine


def _marker() -> Path:
    return directory(entry.__name__) / "bots-are-compiled"


class _Ready:
    """What this process has, or is about to have."""

    engine: Engine | None = None
    waiting: Thread | None = None


def engine() -> Engine:
    """The fastest engine that can be had at once."""
    return _Ready.engine or plain()


def warm_up() -> None:
    """Make the compiled engine ready, however long that takes."""
    if COMPILES and _Ready.engine is None:
        _Ready.engine = compiled()


def prepare() -> None:
    """Make the compiled engine ready, if it can be had in a second or two; otherwise see to it in the background."""
    if not COMPILES or _Ready.engine is not None:
        return
    if _marker().exists():
        warm_up()
    elif _Ready.waiting is None:
        _Ready.waiting = Thread(target=_compile_elsewhere, daemon=True)
        _Ready.waiting.start()


def runner_for(players: int, runner: KernelRunner | None) -> KernelRunner:
    """The runner at hand, or a new one when it is for others or for an engine of the past."""
    if runner is None or runner.engine is not engine() or runner.players != players:
        return KernelRunner(engine(), players)
    return runner


def settle() -> None:
    """Wait for the engine that this process will keep, so that a repeated question is thought about the same way."""
    prepare()
    if _Ready.waiting is not None:
        _Ready.waiting.join()


def _compile_elsewhere() -> None:
    """Have a child compile, unless another process is at it already, and change over when it is done."""
    claim = _marker().with_suffix(".claim")
    claim.parent.mkdir(parents=True, exist_ok=True)
    if claim.exists() and time.time() - claim.stat().st_mtime < PATIENCE:
        while claim.exists() and not _marker().exists():
            time.sleep(1)
    else:
        claim.touch()
        subprocess.run([sys.executable, "-c", _CHILD], check=False)  # noqa: S603 - our own interpreter and words
        claim.unlink(missing_ok=True)
    if _marker().exists():
        warm_up()
