"""`babylon hosts`."""

import asyncio
from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.databases import Database, existing_url, opened
from babylon.cli.extras import needs
from babylon.cli.options import Json
from babylon.cli.problems import CliProblem
from babylon.words import Listing


@needs("server")
def hosts(
    ctx: typer.Context,
    *,
    database: Database = None,
    add: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    remove: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    json: Json = False,
) -> None:
    """List the people who look after a server, and choose others."""
    from babylon.server.maintenance.hosts import NobodyCalled, changed

    console = console_of(ctx)
    with opened(existing_url(database)) as (store, _):
        try:
            found = asyncio.run(changed(store, add or [], remove or []))
        except NobodyCalled as error:
            raise CliProblem("nobody-called", name=error.name) from error
    if json:
        console.json({"hosts": found})
    elif found:
        console.tell("hosts-listed", names=Listing(tuple(found)))
    else:
        console.tell("hosts-none")
