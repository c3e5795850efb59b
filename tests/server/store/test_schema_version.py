from collections.abc import Callable

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from babylon.server.store import schema_version
from babylon.server.store.engines import open_engine
from babylon.server.store.schema import metadata
from babylon.server.store.store import Store


@pytest.mark.parametrize("way", [schema_version.create, schema_version.upgrade])
def test_the_migrations_make_exactly_the_schema_of_a_new_database(
    database: str, way: Callable[[Connection], None]
) -> None:
    engine = open_engine(database, writing=True)
    with engine.begin() as connection:
        way(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert schema_version.version(connection) == schema_version.NEWEST
    engine.dispose()


def test_the_newest_migration_is_the_one_the_server_expects() -> None:
    config = Config()
    config.set_main_option("script_location", str(schema_version.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == schema_version.NEWEST


def test_migrating_twice_changes_nothing(database: str) -> None:
    Store(database).close()
    Store(database).close()
