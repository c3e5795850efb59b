"""`babylon import`."""  # noqa: N999 - the file is named as the command is

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.databases import Database, database_url, opened
from babylon.cli.extras import needs
from babylon.cli.input_files import text_of
from babylon.cli.problems import CliProblem

if TYPE_CHECKING:
    from babylon.server.store.rows import Append


@needs("server")
def import_(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument(show_default=False)],
    *,
    database: Database = None,
) -> None:
    """Put exported games into a store."""
    from babylon.server.maintenance.transfer import game_in, put_in
    from babylon.server.maintenance.whole_games import NotAGame

    def game(file: Path) -> "Append":
        try:
            return game_in(text_of(str(file)), offers)
        except NotAGame as error:
            raise CliProblem("not-a-game", file=file, reason=error) from error

    async def put_all_in(games: "list[Append]") -> int:
        return sum([await put_in(store, one) for one in games])

    console = console_of(ctx)
    with opened(database_url(database)) as (store, offers):
        # All of them are read before the first is written.
        count = asyncio.run(put_all_in([game(file) for file in files]))
    console.tell("import-done", count=count, files=len(files))
