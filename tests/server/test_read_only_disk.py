"""Commands that only read, on a disk that can only be read."""

from __future__ import annotations

import errno
import json
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import update

from babylon.server.store import schema
from babylon.server.store.engines import open_engine
from tests.cli.command_line import call
from tests.server.test_maintenance import problems, some_games

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a store of two games, on a disk that can only be read, or says so where none can be mounted."""
    folder = tmp_path / "disk"
    folder.mkdir()
    some_games(f"sqlite:///{folder}/babylon.db")
    is_mounted = is_mounted_read_only(folder)
    if not is_mounted:
        monkeypatch.setattr("babylon.server.store.engines.is_writable", lambda url: str(folder) not in url)
    yield folder
    assert [file.name for file in folder.iterdir()] == ["babylon.db"]
    if is_mounted:
        subprocess.run(["umount", folder], check=True)


def is_mounted_read_only(folder: Path) -> bool:
    for options in (["--bind", str(folder), str(folder)], ["-o", "remount,bind,ro", str(folder)]):
        if subprocess.run(["mount", *options], check=False, capture_output=True).returncode:
            return False
    return True


def test_commands_that_only_read_work_on_a_disk_that_can_only_be_read(read_only: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{read_only}/babylon.db"
    assert json.loads(call("verify", "--database", database, "--json").out) == {"games": 2, "findings": []}
    assert call("export", "--database", database, str(tmp_path / "games")).code == 0
    assert [file.name for file in (tmp_path / "games").iterdir()] == ["bbbbbbbbbbbb.bgn"]
    assert call("backup", "--database", database, str(tmp_path / "copy.db")).code == 0
    assert problems(f"sqlite:///{tmp_path}/copy.db") == []
    assert "✓ Database" in call("doctor", "--database", database).out


def test_what_a_killed_server_left_is_read_where_its_index_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log (-wal) was copied with the database, the index (-shm) was not, and none can be made."""
    disk, used = tmp_path / "disk", tmp_path / "used"
    used.mkdir()
    disk.mkdir()
    some_games(f"sqlite:///{used}/babylon.db")
    engine = open_engine(f"sqlite:///{used}/babylon.db", writing=True)
    with engine.begin() as connection:
        connection.execute(update(schema.game).values(created=7.0))
    for name in ("babylon.db", "babylon.db-wal"):
        shutil.copy(used / name, disk / name)
    engine.dispose()
    is_mounted = is_mounted_read_only(disk)
    if not is_mounted:
        monkeypatch.setattr("babylon.server.store.engines.is_writable", lambda url: str(disk) not in url)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    try:
        database = f"sqlite:///{disk}/babylon.db"
        assert json.loads(call("verify", "--database", database, "--json").out) == {"games": 2, "findings": []}
        assert call("backup", "--database", database, str(tmp_path / "copy.db")).code == 0
        assert "✓ Database" in call("doctor", "--database", database).out
        monkeypatch.setattr("babylon.server.store.engines.copyfile", no_space)
        assert "No space left" in call("verify", "--database", database).err
    finally:
        if is_mounted:
            subprocess.run(["umount", disk], check=True)
    assert sorted(file.name for file in disk.iterdir()) == ["babylon.db", "babylon.db-wal"]
    assert list(tmp_path.glob("babylon-*")) == []
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copied:
        assert {*copied.execute("SELECT created FROM game")} == {(7.0,)}


def no_space(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
