"""`babylon play` on a real terminal."""

import os
import pty
import re
import select
import signal
import sys
import time
from contextlib import suppress

import pytest

WAIT, PATIENCE = 60.0, 6.0  # seconds


class Terminal:
    """A child process with a terminal of its own."""

    def __init__(self, *words: str, lang: str) -> None:
        self.shown = ""
        self.child, self.screen = pty.fork()
        if self.child == 0:
            # A terminal's programs can be interrupted, even where these tests run in the background.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            environment = os.environ | {"BABYLON_LANG": lang, "TERM": "xterm-256color", "COLUMNS": "130", "LINES": "50"}
            os.execve(sys.executable, [sys.executable, "-m", "babylon", *words], environment)

    def read_until(self, words: str) -> str:
        """What has been shown since the last call, up to these words."""
        end = time.monotonic() + WAIT
        while words not in self.shown:
            assert time.monotonic() < end, f"{words!r} never came:\n{self.shown}"
            ready, _, _ = select.select([self.screen], [], [], 0.2)
            if ready:
                self.shown += os.read(self.screen, 65536).decode("utf-8", "replace")
        before, _, self.shown = self.shown.partition(words)
        return before + words

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.screen, f"{line}\n".encode())

    def exit_code(self, key: bytes = b"") -> int:
        """How the process ended; one that does not is stopped.

        The key is pressed again after a while: one pressed in the moment before the process waits for it is lost.
        """
        end, again = time.monotonic() + WAIT, 0.0
        while time.monotonic() < end:
            done, status = os.waitpid(self.child, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
            if time.monotonic() > again:
                os.write(self.screen, key)
                again = time.monotonic() + PATIENCE
            if select.select([self.screen], [], [], 0.3)[0]:
                with suppress(OSError):
                    self.shown += os.read(self.screen, 65536).decode("utf-8", "replace")
        os.kill(self.child, signal.SIGKILL)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])


LANGUAGES = {
    "en": ("Which Clay tile", "Which tile do you dig"),
    "ja": ("どの粘土タイル", "どのタイルを採掘"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_plays_a_turn_on_a_terminal(lang: str) -> None:
    remove, dig = LANGUAGES[lang]
    terminal = Terminal("play", "--seed", "7", lang=lang)
    shown = terminal.read_until("> ")
    assert remove in shown
    assert re.search(r"\x1b\[[0-9;]*m", shown), "a terminal gets colours"
    for answer in ("1", "2", "3", "4", "5", "6"):
        terminal.type(answer)
        shown = terminal.read_until("> ")
    assert dig in shown
    for answer in ("A4", "1", "c4/1", "1", "1", "=s"):
        terminal.type(answer)
        shown = terminal.read_until("> ")
    assert dig in shown
    terminal.type("q")
    assert terminal.exit_code() == 0


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_one_can_stop_by_a_key(key: bytes) -> None:
    terminal = Terminal("play", "--seed", "7", lang="en")
    terminal.read_until("> ")
    assert terminal.exit_code(key) == 0
