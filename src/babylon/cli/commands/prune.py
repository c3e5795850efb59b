"""`babylon prune`."""

import asyncio
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.console import console_of
from babylon.cli.databases import Database, existing_url, looked_at, opened
from babylon.cli.extras import needs
from babylon.cli.options import Json

if TYPE_CHECKING:
    from babylon.server.store.pruning import OldGame

DAY = 86_400


@needs("server")
def prune(
    ctx: typer.Context,
    *,
    days: Annotated[int, typer.Option(metavar="N", min=1)] = 365,
    abandoned: Annotated[bool, typer.Option("--abandoned")] = False,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    database: Database = None,
    json: Json = False,
) -> None:
    """Delete games that ended long ago; without --yes, only say which."""
    from babylon.server.store.pruning import ENDED, RUNNING

    statuses = (*ENDED, *RUNNING) if abandoned else ENDED
    console, url, before = console_of(ctx), existing_url(database), time.time() - days * DAY
    with looked_at(url) as (reader, _):
        games = asyncio.run(reader.old_games(statuses, before))
    if yes and games:
        with opened(url) as (store, _):
            gone = set(asyncio.run(store.prune(statuses, before, [game.id for game in games])))
        games = [game for game in games if game.id in gone]
    if json:
        console.json({"deleted": yes, "games": [game.id for game in games]})
        return
    for game in games:
        console.line(_line(game))
    would = "prune-would-all" if abandoned else "prune-would"
    console.tell("prune-done" if yes else would, count=len(games), days=days)


def _line(game: "OldGame") -> str:
    return f"{game.id} {datetime.fromtimestamp(game.last, UTC):%Y-%m-%d} {game.status}"
