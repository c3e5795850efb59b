"""Where a command speaks: its language, the terminal, and JSON for programs."""

import json
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from babylon.cli.typer_classes import Context
from babylon.words import say

if TYPE_CHECKING:
    from rich.console import Console as Terminal
    from rich.console import RenderableType


@dataclass(slots=True)
class Console:
    """What a command needs to answer; commands find it as `ctx.obj`."""

    lang: str
    wants_help: bool = False
    _terminal: "Terminal | None" = field(default=None, init=False)

    @property
    def terminal(self) -> "Terminal":
        """The terminal, with colours when it can."""
        if self._terminal is None:
            # Commands that print plain lines do without.
            from babylon.cli.terminal import Terminal  # noqa: PLC0415

            self._terminal = Terminal(highlight=False)
        return self._terminal

    def say(self, message: str, **details: object) -> str:
        """A message in the user's language."""
        return say(message, self.lang, **details)

    def line(self, text: str = "") -> None:
        """Write a plain line, as programs read it."""
        sys.stdout.write(f"{text}\n")

    def tell(self, message: str, **details: object) -> None:
        """Write a message."""
        self.line(self.say(message, **details))

    def warn(self, message: str, **details: object) -> None:
        """Write a message beside the answer."""
        sys.stderr.write(f"{self.say(message, **details)}\n")

    def show(self, *things: "RenderableType") -> None:
        """Draw tables, pictures and coloured text."""
        for thing in things:
            self.terminal.print(thing, soft_wrap=isinstance(thing, str))

    def json(self, answer: object) -> None:
        """Write an answer for programs."""
        self.line(json.dumps(answer, ensure_ascii=False, indent=2))


def console_of(ctx: Context) -> Console:
    """The console of a command that is running."""
    assert isinstance(ctx.obj, Console)
    return ctx.obj
