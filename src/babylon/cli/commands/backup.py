"""`babylon backup`."""

from typing import Annotated

import typer

from babylon.cli.desk import desk_of
from babylon.cli.problems import CliProblem
from babylon.cli.storing import Database, database_url


def backup(
    ctx: typer.Context,
    target: Annotated[str, typer.Argument(show_default=False)],
    *,
    database: Database = None,
) -> None:
    """Copies a whole database while it is being used."""
    from babylon.server.upkeep.backup import NotEmpty, copy

    desk = desk_of(ctx)
    url = target if "://" in target else f"sqlite:///{target}"
    try:
        games = copy(database_url(database), url)
    except NotEmpty as error:
        raise CliProblem("not-empty", target=target) from error
    desk.tell("backup-done", games=games, target=target)
