"""PostgreSQL may end a session at any time: a restart, a failover, an operator."""

import asyncio

from sqlalchemy import create_engine, text

from babylon.server.store.engines import normal_url
from babylon.server.store.rows import Appended
from babylon.server.store.store import Store
from tests.server.store.test_append import kinds, wish


def end_all_sessions(database: str) -> None:
    engine = create_engine(normal_url(database))
    with engine.connect() as connection:
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        ended = connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")).all()
    engine.dispose()
    assert ended


def test_the_store_goes_on_with_a_new_session(postgres_database: str) -> None:
    store = Store(postgres_database)

    async def story() -> None:
        assert await store.append(wish(0, "one")) == Appended()
        end_all_sessions(postgres_database)
        assert await store.append(wish(1, "two")) == Appended()
        end_all_sessions(postgres_database)
        assert await kinds(store) == ["one", "two"]

    asyncio.run(story())
    store.close()
