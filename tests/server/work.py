"""Work that is counted instead of timed: the same requests make the same calls, however busy the machine is."""

from __future__ import annotations

import itertools
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Self

import babylon

if TYPE_CHECKING:
    from types import CodeType, FrameType

PACKAGE = Path(babylon.__file__).parent
# What knows about games. What goes round it (locks, threads, the disk) may do more or less by chance.
PARTS = ("rules", "game", "pieces", "record", "server/tables", "server/explanations", "server/wire")


class Work:
    """How often a function of ours is called, in this thread and those that begin meanwhile."""

    def __init__(self, parts: tuple[str, ...] = PARTS) -> None:
        self._folders = [PACKAGE / part for part in parts]
        self.done: list[int] = []
        self._calls = itertools.count()
        self._ours: dict[CodeType, bool] = {}

    def __enter__(self) -> Self:
        threading.setprofile(self._called)
        sys.setprofile(self._called)
        return self

    def __exit__(self, *_problem: object) -> None:
        sys.setprofile(None)
        threading.setprofile(None)

    def note(self) -> None:
        """Write down how much has been done so far."""
        self.done.append(next(self._calls))

    def _called(self, frame: FrameType, event: str, _detail: object) -> None:
        if event != "call":
            return
        code = frame.f_code
        ours = self._ours.get(code)
        if ours is None:
            ours = self._ours[code] = self._is_ours(code)
        if ours:
            next(self._calls)

    def _is_ours(self, code: CodeType) -> bool:
        return any(Path(code.co_filename).is_relative_to(folder) for folder in self._folders)
