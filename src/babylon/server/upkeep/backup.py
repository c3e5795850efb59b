"""A copy of a whole database while it is being used, into an empty one of either kind."""

from sqlalchemy import Connection, func, insert, select, text

from babylon.server.store import schema
from babylon.server.store.engines import open_engine
from babylon.server.store.migrate import migrate

ROWS = 1000


class NotEmpty(ValueError):
    """The target holds games already."""


def copy(source: str, target: str) -> int:
    """Copy every row as of one moment; how many games there were. The server goes on meanwhile."""
    reading, writing = open_engine(source, writing=False), open_engine(target, writing=True)
    try:
        migrate(writing)
        with reading.connect() as old, writing.begin() as new:
            _one_moment(old)
            if new.execute(select(func.count()).select_from(schema.game)).scalar():
                raise NotEmpty(target)
            for table in schema.metadata.sorted_tables:
                _copy_table(old, new, table.name)
            return int(new.execute(select(func.count()).select_from(schema.game)).scalar() or 0)
    finally:
        reading.dispose()
        writing.dispose()


def _one_moment(connection: Connection) -> None:
    """All that is read from now on is of the same moment; SQLite's readers have that by themselves."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))


def _copy_table(old: Connection, new: Connection, name: str) -> None:
    table = schema.metadata.tables[name]
    for rows in old.execute(select(table)).mappings().partitions(ROWS):
        new.execute(insert(table), [dict(row) for row in rows])
