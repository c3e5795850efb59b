"""`babylon import`."""  # noqa: N999 - the file is named as the command is

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.extras import needs
from babylon.cli.input_files import text_of
from babylon.cli.problems import CliProblem
from babylon.cli.stores import Database, database_url, opened


@needs("server")
def import_(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(show_default=False)],
    *,
    database: Database = None,
) -> None:
    """Put exported games into a store."""
    from babylon.server.maintenance.transfer import NotAGame, imported

    async def put_in() -> int:
        return sum([await imported(store, offers, text_of(str(file))) for file in files])

    console = console_of(ctx)
    with opened(database_url(database)) as (store, offers):
        try:
            count = asyncio.run(put_in())
        except NotAGame as error:
            raise CliProblem("not-a-game", reason=error) from error
    console.tell("import-done", count=count, files=len(files))
