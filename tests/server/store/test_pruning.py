"""Games that go: whole, only old ones, and on both kinds of database."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import func, select, update

from babylon.server.runtime.housekeeping import dropped
from babylon.server.runtime.listeners import Hub, Listener
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store import schema
from babylon.server.store.engines import open_engine
from babylon.server.store.file_lock import DatabaseTaken, FileLock
from babylon.server.store.pruning import RUNNING
from babylon.server.store.store import Store
from babylon.words import LANGUAGES
from tests.cli.command_line import call
from tests.server.processes import ServerProcess, server
from tests.server.tables.stories import OFFERS
from tests.server.test_maintenance import problems, some_games

if TYPE_CHECKING:
    from pathlib import Path

LOBBY, PLAYED = "aaaaaaaaaaaa", "bbbbbbbbbbbb"
DAY = 86_400


def make_old(database: str, game: str, days: int, status: str | None = None) -> None:
    """Let a game have happened so many days ago."""
    engine = open_engine(database, writing=True)
    then = time.time() - days * DAY
    with engine.begin() as connection:
        connection.execute(update(schema.event).where(schema.event.c.game == game).values(at=then))
        connection.execute(update(schema.game).where(schema.game.c.id == game).values(created=then))
        if status is not None:
            connection.execute(update(schema.game).where(schema.game.c.id == game).values(status=status))
    engine.dispose()


def rows(database: str, game: str) -> int:
    """How many rows tell of a game."""
    engine = open_engine(database, writing=False)
    with engine.begin() as connection:
        tables = (schema.event, schema.secret, schema.holder, schema.answer)
        counts = [
            connection.execute(select(func.count()).select_from(table).where(table.c.game == game)).scalar_one()
            for table in tables
        ]
    engine.dispose()
    return sum(counts)


def pruned(database: str, *options: str) -> list[str]:
    answer = call("prune", "--database", database, "--json", *options)
    games: list[str] = json.loads(answer.out)["games"]
    return games


def test_old_games_that_ended_go_whole_and_only_when_told(database: str) -> None:
    some_games(database)
    make_old(database, PLAYED, 100, "over")
    assert pruned(database, "--days", "101", "--yes") == []
    assert pruned(database, "--days", "99") == [PLAYED]
    assert rows(database, PLAYED) > 10
    assert "Nothing was deleted" in call("prune", "--database", database, "--days", "99").out
    kept = rows(database, LOBBY)
    assert pruned(database, "--days", "99", "--yes") == [PLAYED]
    assert (rows(database, PLAYED), rows(database, LOBBY)) == (0, kept)


def test_a_game_that_is_played_never_goes(database: str) -> None:
    some_games(database)
    make_old(database, PLAYED, 100)
    make_old(database, LOBBY, 100)
    assert pruned(database, "--days", "1", "--yes") == []
    assert problems(database) == []


def test_a_game_that_everybody_has_left_goes_when_it_is_asked_for_and_no_clock_runs(database: str) -> None:
    some_games(database)
    make_old(database, PLAYED, 100)
    make_old(database, LOBBY, 100)
    assert pruned(database, "--days", "101", "--abandoned", "--yes") == []
    now, all_of_it = time.time(), [PLAYED]
    for wakes, gone in ((now + DAY, []), (now - DAY, []), (now - 100 * DAY, all_of_it), (None, all_of_it)):
        engine = open_engine(database, writing=True)
        with engine.begin() as connection:
            connection.execute(update(schema.game).where(schema.game.c.id == PLAYED).values(wake_at=wakes))
        engine.dispose()
        assert pruned(database, "--days", "99", "--abandoned") == gone
    assert pruned(database, "--days", "99") == []
    assert pruned(database, "--days", "99", "--abandoned", "--yes") == [PLAYED]
    assert rows(database, PLAYED) == 0


def test_games_that_everybody_has_left_go_by_themselves(database: str) -> None:
    some_games(database)
    make_old(database, PLAYED, 400)
    store = Store(database)

    async def story() -> None:
        tables = TableCache(store, OFFERS, Hub())
        live = await tables.table(PLAYED)
        looking = Listener("ada", live.you("ada"))
        tables.hub.join(PLAYED, looking)
        before = time.time() - 365 * DAY
        assert await dropped(tables, before, RUNNING) == []
        tables.hub.leave(PLAYED, looking)
        assert await dropped(tables, before - 100 * DAY, RUNNING) == []
        assert await dropped(tables, before, RUNNING) == [PLAYED]
        assert await store.all_games() == [LOBBY]

    asyncio.run(story())
    store.close()


def test_tables_where_nobody_began_go_by_themselves(database: str) -> None:
    some_games(database)
    make_old(database, LOBBY, 31)
    make_old(database, PLAYED, 31)
    store = Store(database)

    async def story() -> None:
        tables = TableCache(store, OFFERS, Hub())
        live = await tables.table(LOBBY)
        listener = Listener("ada", live.you("ada"))
        tables.hub.join(LOBBY, listener)
        assert await dropped(tables, time.time() - 30 * DAY) == []
        tables.hub.leave(LOBBY, listener)
        assert await dropped(tables, time.time() - 32 * DAY) == []
        assert await dropped(tables, time.time() - 30 * DAY) == [LOBBY]
        assert await store.all_games() == [PLAYED]
        assert tables.count() == 0

    asyncio.run(story())
    store.close()


@pytest.mark.parametrize("mask", ["000", "022", "777"])
def test_only_its_owner_can_read_a_database_and_its_side_files(tmp_path: Path, mask: str) -> None:
    script = (
        f"import os; os.umask(0o{mask}); from babylon.server.store.store import Store;"
        f"store = Store('sqlite:///{tmp_path}/babylon.db'); store.signing_key();"
        f"print(sorted((one.name, oct(one.stat().st_mode & 0o777)) for one in os.scandir('{tmp_path}')))"
    )
    printed = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert printed.strip() == str([(f"babylon.db{ending}", "0o600") for ending in ("", "-shm", "-wal")])


@pytest.mark.services
def test_a_second_server_is_told_which_process_has_the_database(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/babylon.db"
    with server(database, tmp_path / "log") as first:
        second = call("serve", "--database", database, "--port", str(first.port + 1))
        assert (second.code, second.out) == (2, "")
        assert f"process {first.pid}" in second.err.replace("\n", " ")
        with pytest.raises(AssertionError, match=f"process {first.pid}"):
            ServerProcess(database, tmp_path / "other-log").start()
        first.kill()
        first.start()


def test_links_to_a_database_lead_to_one_lock(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to("babylon.db")
    (tmp_path / "folder").symlink_to(tmp_path, target_is_directory=True)
    lock = FileLock(tmp_path / "babylon.db")
    for link in ("link.db", "folder/babylon.db", "folder/link.db"):
        with pytest.raises(DatabaseTaken, match=str(os.getpid())):
            FileLock(tmp_path / link)
    lock.release()
    FileLock(tmp_path / "link.db").release()


def test_another_name_of_a_database_leads_to_the_same_lock(tmp_path: Path) -> None:
    database, other = tmp_path / "babylon.db", tmp_path / "other" / "linked.db"
    other.parent.mkdir()
    lock = FileLock(database)
    other.hardlink_to(database)
    with pytest.raises(DatabaseTaken, match=rf"process {os.getpid()}\b"):
        FileLock(other)
    database.rename(tmp_path / "moved.db")
    with pytest.raises(DatabaseTaken, match=rf"process {os.getpid()}\b"):
        FileLock(tmp_path / "moved.db")
    lock.release()
    FileLock(other).release()


def test_the_refusal_is_told_in_five_languages(tmp_path: Path) -> None:
    lock = FileLock(tmp_path / "babylon.db")
    with pytest.raises(DatabaseTaken) as taken:
        FileLock(tmp_path / "babylon.db")
    said = {taken.value.sentence(lang) for lang in LANGUAGES}
    assert len(said) == 5
    assert all(str(os.getpid()) in one for one in said)
    lock.release()
    FileLock(tmp_path / "babylon.db").release()
