"""SQLite's log is copied into the file beside the commits, not within one of them."""

import asyncio
import sqlite3
import time
from pathlib import Path
from unittest import mock

from babylon.server.store import checkpoints
from babylon.server.store.checkpoints import Checkpoints
from babylon.server.store.engines import LOG_PAGES, open_engine
from babylon.server.store.rows import Appended
from babylon.server.store.store import Store
from tests.server.store.test_append import wish


def in_file(file: Path) -> int:
    """How many events are in the file itself, whatever the log beside it has."""
    connection = sqlite3.connect(f"{file.as_uri()}?immutable=1", uri=True)
    try:
        return int(connection.execute("SELECT count(*) FROM event").fetchone()[0])
    finally:
        connection.close()


def test_what_is_committed_reaches_the_file_while_the_store_is_open(tmp_path: Path) -> None:
    file = tmp_path / "babylon.db"
    with mock.patch.object(checkpoints, "APPENDS", 8):
        store = Store(f"sqlite:///{file}")

        async def story() -> None:
            before = in_file(file)
            for seq in range(8):
                assert await store.append(wish(seq, "one")) == Appended()
            async with asyncio.timeout(60):
                while in_file(file) < before + 8:  # noqa: ASYNC110 - who copies tells nobody
                    await asyncio.sleep(0.01)

        asyncio.run(story())
        store.close()


def test_a_commit_does_not_copy_at_every_hundredth_turn(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path}/babylon.db", writing=True)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == LOG_PAGES > 1000
    engine.dispose()


def test_a_file_that_has_gone_is_not_made_anew(tmp_path: Path) -> None:
    copies = Checkpoints(f"sqlite:///{tmp_path}/gone.db")
    for _ in range(2):
        copies.count(checkpoints.APPENDS)
        time.sleep(0.05)
    copies.close()
    assert not list(tmp_path.iterdir())


def test_other_databases_copy_by_themselves() -> None:
    copies = Checkpoints("postgresql://nobody@nowhere/x")
    with mock.patch.object(copies, "_copy", side_effect=AssertionError):
        copies.count(10 * checkpoints.APPENDS)
    copies.close()
