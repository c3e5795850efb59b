"""`babylon backup`."""

from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.databases import Database, copied, existing_url, url_of
from babylon.cli.extras import needs


@needs("server")
def backup(
    ctx: typer.Context,
    target: Annotated[str, typer.Argument(show_default=False)],
    *,
    database: Database = None,
) -> None:
    """Copy a whole database while it is being used."""
    from babylon.server.store.engines import without_password

    url = url_of(target)
    console_of(ctx).tell("backup-done", games=copied(existing_url(database), url), target=without_password(url))
