"""`babylon site`."""

from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.problems import CliProblem, writing


def site(ctx: typer.Context, folder: Annotated[Path, typer.Argument(show_default=False)]) -> None:
    """Write the page as plain files for any web host."""
    from babylon.server.maintenance.site import NotBuilt, NotOurs, write_site

    console = console_of(ctx)
    try:
        with writing(folder):
            files = write_site(folder)
    except NotBuilt as error:
        raise CliProblem("site-not-built") from error
    except NotOurs as error:
        raise CliProblem("site-not-ours", folder=folder) from error
    console.tell("site-done", folder=folder, files=files)
