"""`babylon export`."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.databases import Database, existing_url, looked_at
from babylon.cli.extras import needs
from babylon.cli.problems import write_file


@needs("server")
def export(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(show_default=False)],
    *,
    database: Database = None,
    whole: Annotated[bool, typer.Option("--whole")] = False,
) -> None:
    """Write the games of a store into files."""
    from babylon.server.maintenance.transfer import exported

    async def files() -> list[str]:
        return [_kept(folder, name, text) async for name, text in exported(store, offers, whole=whole)]

    console = console_of(ctx)
    with looked_at(existing_url(database)) as (store, offers):
        names = asyncio.run(files())
    console.tell("export-done", count=len(names), folder=folder)


def _kept(folder: Path, name: str, text: str) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    write_file(folder / name, text)
    return name
