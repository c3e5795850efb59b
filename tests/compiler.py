"""numba in tests: what one of pytest's workers compiles, the others wait for and load; and nobody watches it compile.

Without that every worker of a fresh machine compiles the same, and watched it takes two thirds longer.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher


class Turns:
    """Who may compile: one process at a time, which may begin again while it does."""

    def __init__(self, lock: Path) -> None:
        lock.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock
        self._is_mine = False

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Wait until nobody else compiles; within, nothing is watched."""
        # numba's own lock comes first, as it does everywhere in numba: threads would wait for each other for ever.
        with global_compiler_lock:
            if self._is_mine:
                yield
                return
            with self._lock.open("w") as opened:
                flock(opened, LOCK_EX)
                self._is_mine, watching = True, sys.gettrace()
                sys.settrace(None)
                try:
                    yield
                finally:
                    sys.settrace(watching)
                    self._is_mine = False


def take_turns(turns: Turns) -> None:
    """Have this process compile only in its turn."""
    dispatcher: Any = Dispatcher
    compiled = dispatcher.compile

    def compiled_in_turn(self: object, signature: object) -> object:
        with turns.turn():
            return compiled(self, signature)

    dispatcher.compile = compiled_in_turn
