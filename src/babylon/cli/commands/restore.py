"""`babylon restore`."""

import asyncio
from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.databases import Database, copied, database_url, existing_url, opened, url_of
from babylon.cli.extras import needs


@needs("server")
def restore(
    ctx: typer.Context,
    source: Annotated[str, typer.Argument(show_default=False)],
    *,
    database: Database = None,
) -> None:
    """Put a whole backup into a new, empty database."""
    from babylon.server.maintenance.verification import verified
    from babylon.server.store.engines import without_password

    console, url = console_of(ctx), database_url(database)
    games = copied(existing_url(url_of(source)), url)
    console.tell("restore-done", games=games, target=without_password(url))
    with opened(url) as (store, offers):
        verdict = asyncio.run(verified(store, offers))
    console.tell("verify-done", games=verdict.games, findings=len(verdict.findings))
    if verdict.findings:
        raise typer.Exit(1)
