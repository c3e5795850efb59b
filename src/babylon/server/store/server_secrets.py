"""The server's own secrets: drawn once, shared by all of its processes."""

from collections.abc import Callable

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from babylon.server.store.schema import server_secret
from babylon.server.store.store import Store


def stored_secret(connection: Connection, name: str) -> str | None:
    """The secret of that name, once it was drawn."""
    return connection.execute(select(server_secret.c.value).where(server_secret.c.name == name)).scalar()


async def own_secret(store: Store, name: str, draw: Callable[[], str]) -> str:
    """The secret of that name: the one that was drawn first."""
    stored = await store.ask(lambda connection: stored_secret(connection, name))
    if stored is not None:
        return stored
    value = draw()
    try:
        await store.change(lambda connection: connection.execute(insert(server_secret), {"name": name, "value": value}))
    except IntegrityError:
        # Another process was faster.
        return await own_secret(store, name, draw)
    return value
