"""A copy of a whole database while it is being used, into an empty one of either kind."""

from sqlalchemy import Connection, func, insert, inspect, select, text

from babylon.server.store import schema
from babylon.server.store.engines import open_engine
from babylon.server.store.schema_version import NEWEST, migrate, version

ROWS = 1000


class NotEmpty(ValueError):
    """The target holds something already."""


class Newer(ValueError):
    """The source has a schema that this version does not know."""


def copy(source: str, target: str) -> int:
    """Copy every row as of one moment, while the server goes on, and return how many games there were."""
    reading, writing = open_engine(source, writing=False), open_engine(target, writing=True)
    try:
        with reading.connect() as old:
            _one_moment(old)
            if (version(old) or NEWEST) > NEWEST:
                raise Newer(source)
            games = _count(old, "game")
            migrate(writing)
            with writing.begin() as new:
                if any(_count(new, name) for name in schema.metadata.tables):
                    raise NotEmpty(target)
                for table in schema.metadata.sorted_tables:
                    _copy_table(old, new, table.name)
        return games
    finally:
        reading.dispose()
        writing.dispose()


def _one_moment(connection: Connection) -> None:
    """All that is read from now on is of the same moment; SQLite's readers have that by themselves."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))


def _count(connection: Connection, name: str) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.metadata.tables[name])).scalar_one())


def _copy_table(old: Connection, new: Connection, name: str) -> None:
    table = schema.metadata.tables[name]
    if not inspect(old).has_table(name):
        return
    # An older database lacks tables and columns; what it lacks is made by the server that opens the copy.
    there = {column["name"] for column in inspect(old).get_columns(name)}
    for rows in (
        old.execute(select(*(column for column in table.c if column.name in there))).mappings().partitions(ROWS)
    ):
        new.execute(insert(table), [dict(row) for row in rows])
