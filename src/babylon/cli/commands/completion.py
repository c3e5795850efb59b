"""`babylon completion`."""

from typing import Annotated

import typer

from babylon.cli.completion import SHELLS, script
from babylon.cli.console import console_of
from babylon.cli.problems import checked


def completion(ctx: typer.Context, shell: Annotated[str, typer.Argument(metavar="SHELL", show_default=False)]) -> None:
    """Print what a shell reads to complete commands."""
    console_of(ctx).line(script(checked("SHELL", shell, SHELLS)).strip())
