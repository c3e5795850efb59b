"""The version of a database's schema: brought to the newest once, by whoever comes first."""

from pathlib import Path

from sqlalchemy import Column, Connection, Engine, MetaData, String, Table, insert, inspect, select

from babylon.server.store.alert_schema import alert
from babylon.server.store.block_schema import block
from babylon.server.store.engines import lock_across_processes
from babylon.server.store.follow_schema import follow
from babylon.server.store.moderation_schema import report
from babylon.server.store.people_schema import person
from babylon.server.store.plan_schema import plan
from babylon.server.store.rating_schema import rating
from babylon.server.store.seek_schema import seek
from babylon.server.store.tournament_schema import tournament
from babylon.server.store.vacation_schema import vacation

NEWEST = "0020"
MIGRATIONS = Path(__file__).parent / "migrations"

# As Alembic itself makes it.
_VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True, nullable=False))

# One of each module: all tables have the same metadata once they are imported.
_PARTS = (person, alert, block, follow, plan, rating, report, seek, tournament, vacation)

# Any number will do, as long as all processes take the same.
_LOCK = 0x0BAB1107


def migrate(engine: Engine) -> None:
    """Run the migrations that `engine`'s database has not seen."""
    with engine.begin() as connection:
        lock_across_processes(connection, _LOCK)
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
    for one in _PARTS:
        one.metadata.create_all(connection)
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
