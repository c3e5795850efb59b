"""All ratings of a store made anew from the log, and whether they were the same before."""

from dataclasses import dataclass

from sqlalchemy import Connection

from babylon.server.people.rating_book import recompute
from babylon.server.store import ratings as stored
from babylon.server.store.store import Store


@dataclass(frozen=True, slots=True)
class Recomputed:
    """How many games for ratings there are, how many of them count, and how many stored rows were other ones."""

    games: int
    counted: int
    changed: int


async def recomputed(store: Store) -> Recomputed:
    """Make all ratings anew."""
    return await store.change(_recomputed)


def _recomputed(connection: Connection) -> Recomputed:
    before = set(stored.everything(connection))
    games = recompute(connection)
    after = set(stored.everything(connection))
    return Recomputed(games, stored.counted(connection), len(before ^ after))
