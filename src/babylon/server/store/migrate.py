"""Brings a database to the newest schema, once, whoever comes first."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

NEWEST = "0001"
MIGRATIONS = Path(__file__).parent / "migrations"

# Any number will do, as long as all processes take the same.
_LOCK = 0x0BAB1107


def migrate(engine: Engine) -> None:
    """Run the migrations that `engine`'s database has not seen."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        if version(connection) != NEWEST:
            _upgrade(connection)


def version(connection: Connection) -> str | None:
    """The migration a database has reached."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    # Imported late: a server with a current database starts faster without it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, NEWEST)
