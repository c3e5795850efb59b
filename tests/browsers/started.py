"""Programs that a proof starts, and what they say when they are ready."""

from __future__ import annotations

import re
import shutil
import subprocess
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

from tests import services

SECONDS = 60


def found(program: str, package: str) -> str:
    """The path of a program, or how to get it."""
    if (path := shutil.which(program)) is None:
        raise SystemExit(f"{program} is not installed. Debian: apt-get install {package}")
    return path


class Program:
    """A running program whose first lines are read until one of them says that it is ready."""

    def __init__(self, command: Sequence[str], ready: str, environment: Mapping[str, str] | None = None) -> None:
        services.use("a browser")
        self._process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        )
        self._said: str | None = None
        self._heard = threading.Event()
        self._listener = threading.Thread(target=self._listen, args=(re.compile(ready),), daemon=True)
        self._listener.start()

    def _listen(self, ready: re.Pattern[str]) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as lines:
            for line in lines:
                if self._said is None and (match := ready.search(line)):
                    self._said = match[1]
                    self._heard.set()
        self._heard.set()

    def said(self) -> str:
        """What the line said that told it was ready."""
        if not self._heard.wait(SECONDS) or self._said is None:
            self.end()
            raise RuntimeError(f"{self._process.args!r} does not start")
        return self._said

    def end(self) -> None:
        """End it, and wait until it has ended."""
        self._process.terminate()
        try:
            self._process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        # What it has started itself may hold the line a moment longer.
        self._listener.join(SECONDS)
