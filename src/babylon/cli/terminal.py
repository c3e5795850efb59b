"""The terminal that tables and pictures are drawn on."""

from typing import NoReturn

from rich.console import Console


class Terminal(Console):
    """A terminal whose reader may have gone, which is no failure of the command."""

    def on_broken_pipe(self) -> NoReturn:
        """Have whoever runs the command end it; the library would end the process with a failure."""
        raise BrokenPipeError
