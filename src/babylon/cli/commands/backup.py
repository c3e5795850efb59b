"""`babylon backup`."""

from typing import Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.databases import Database, existing_url
from babylon.cli.extras import needs
from babylon.cli.problems import CliProblem


@needs("server")
def backup(
    ctx: typer.Context,
    target: Annotated[str, typer.Argument(show_default=False)],
    *,
    database: Database = None,
) -> None:
    """Copy a whole database while it is being used."""
    from sqlalchemy.exc import SQLAlchemyError

    from babylon.server.maintenance.backup import NotEmpty, copy
    from babylon.server.store.engines import without_password

    console = console_of(ctx)
    url = target if "://" in target else f"sqlite:///{target}"
    try:
        games = copy(existing_url(database), url)
    except NotEmpty as error:
        raise CliProblem("not-empty", target=without_password(url)) from error
    except (OSError, SQLAlchemyError) as error:
        raise CliProblem("no-database", reason=type(error).__name__) from error
    console.tell("backup-done", games=games, target=without_password(url))
