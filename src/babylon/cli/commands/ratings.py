"""`babylon ratings`."""

import asyncio

import typer

from babylon.cli.console import console_of
from babylon.cli.databases import Database, existing_url, opened
from babylon.cli.extras import needs
from babylon.cli.options import Json


@needs("server")
def ratings(ctx: typer.Context, *, database: Database = None, json: Json = False) -> None:
    """Make the ratings of all people anew from the log."""
    from dataclasses import asdict

    from babylon.server.maintenance.ratings import recomputed

    console = console_of(ctx)
    with opened(existing_url(database)) as (store, _):
        found = asyncio.run(recomputed(store))
    if json:
        console.json(asdict(found))
    else:
        console.tell("ratings-done", **asdict(found))
