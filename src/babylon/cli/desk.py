"""Where a command speaks: its language, the terminal, and JSON for programs."""

import json
import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from babylon.cli.framework import Context
from babylon.words import say

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


@dataclass(slots=True)
class Desk:
    """What a command needs to answer; commands find it as `ctx.obj`."""

    lang: str
    wants_help: bool = False
    _console: "Console | None" = field(default=None, init=False)

    @property
    def console(self) -> "Console":
        """The terminal, with colours when it can."""
        if self._console is None:
            from rich.console import Console  # noqa: PLC0415 - commands that print plain lines do without

            self._console = Console(highlight=False)
        return self._console

    def say(self, message: str, **details: object) -> str:
        """A message in the user's language."""
        return say(message, self.lang, **details)

    def line(self, text: str = "") -> None:
        """Writes a plain line, as programs read it."""
        sys.stdout.write(f"{text}\n")

    def tell(self, message: str, **details: object) -> None:
        """Writes a message."""
        self.line(self.say(message, **details))

    def warn(self, message: str, **details: object) -> None:
        """Writes a message beside the answer."""
        sys.stderr.write(f"{self.say(message, **details)}\n")

    def show(self, *things: "RenderableType") -> None:
        """Draws tables, pictures and coloured text."""
        for thing in things:
            self.console.print(thing, soft_wrap=isinstance(thing, str))

    def json(self, answer: object) -> None:
        """Writes an answer for programs."""
        self.line(json.dumps(answer, ensure_ascii=False, indent=2))


def desk_of(ctx: Context) -> Desk:
    """The desk of a command that is running."""
    assert isinstance(ctx.obj, Desk)
    return ctx.obj
