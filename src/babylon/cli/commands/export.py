"""`babylon export`."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from babylon.cli.desk import desk_of
from babylon.cli.problems import written
from babylon.cli.storing import Database, existing_url, opened


def export(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(show_default=False)],
    *,
    database: Database = None,
    whole: Annotated[bool, typer.Option("--whole")] = False,
) -> None:
    """Writes the games of a store into files."""
    from babylon.server.upkeep.moving import exported

    async def files() -> list[str]:
        return [_kept(folder, name, text) async for name, text in exported(store, offers, whole=whole)]

    desk = desk_of(ctx)
    with opened(existing_url(database)) as (store, offers):
        names = asyncio.run(files())
    desk.tell("export-done", count=len(names), folder=folder)


def _kept(folder: Path, name: str, text: str) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    written(folder / name, text)
    return name
