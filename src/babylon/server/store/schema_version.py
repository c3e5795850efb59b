"""The version of a database's schema: brought to the newest once, by whoever comes first."""

from pathlib import Path

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, insert, inspect, select, text

from babylon.server.store.people_schema import person

NEWEST = "0008"
MIGRATIONS = Path(__file__).parent / "migrations"

# As Alembic itself makes it.
_VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True, nullable=False))

# Any number will do, as long as all processes take the same.
_LOCK = 0x0BAB1107


def migrate(engine: Engine) -> None:
    """Run the migrations that `engine`'s database has not seen."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        found = version(connection)
        if found is None:
            create(connection)
        elif found != NEWEST:
            upgrade(connection)


def version(connection: Connection) -> str | None:
    """The migration a database has reached."""
    if not inspect(connection).has_table(_VERSION.name):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar()


def create(connection: Connection) -> None:
    """Make the newest schema in an empty database: the same that all migrations lead to."""
    person.metadata.create_all(connection)
    _VERSION.create(connection)
    connection.execute(insert(_VERSION), {"version_num": NEWEST})


def upgrade(connection: Connection) -> None:
    """Run Alembic's scripts."""
    # Imported late: a server with a current database starts faster without it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)
