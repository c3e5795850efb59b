"""A backup has everything: every table there is, also those that a later migration adds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import Boolean, Float, Integer, LargeBinary, insert, update

from babylon.server.maintenance.backup import Newer, NotEmpty, copy
from babylon.server.store import schema_version
from babylon.server.store.engines import open_engine
from babylon.words import LANGUAGES, say
from tests.cli.command_line import call
from tests.server.store.released import everything, fill, release, tables

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Column


def a_value(column: Column[Any]) -> object:
    """Something that a column may hold."""
    if isinstance(column.type, Boolean):
        return True
    if isinstance(column.type, Integer | Float):
        return 1
    return b"\0\xff" if isinstance(column.type, LargeBinary) else "x"


def fill_every_table(database: str) -> None:
    """A database with a row in each table that the migrations make."""
    engine = open_engine(database, writing=True)
    with engine.begin() as connection:
        schema_version.upgrade(connection)
        for table in tables(connection):
            connection.execute(insert(table), {column.name: a_value(column) for column in table.columns})
    engine.dispose()


def test_there_and_back_every_row_of_every_table_is_the_same(database: str, tmp_path: Path) -> None:
    kept, again = f"sqlite:///{tmp_path}/kept.db", f"sqlite:///{tmp_path}/again.db"
    fill_every_table(database)
    before = everything(database)
    assert all(before.values()), "a table is empty"
    copy(database, kept)
    assert everything(kept) == before
    copy(kept, again)
    assert everything(again) == before


def test_a_backup_is_restored_into_postgresql(postgres_database: str, tmp_path: Path) -> None:
    kept = f"sqlite:///{tmp_path}/kept.db"
    fill_every_table(kept)
    copy(kept, postgres_database)
    assert everything(postgres_database) == everything(kept)


def test_a_database_that_holds_anything_is_left_as_it_is(database: str, tmp_path: Path) -> None:
    kept = f"sqlite:///{tmp_path}/kept.db"
    fill_every_table(kept)
    fill_every_table(database)
    before = everything(database)
    with pytest.raises(NotEmpty):
        copy(kept, database)
    assert everything(database) == before


def test_a_backup_of_a_newer_version_is_refused_by_name(tmp_path: Path) -> None:
    kept = f"sqlite:///{tmp_path}/kept.db"
    fill_every_table(kept)
    engine = open_engine(kept, writing=True)
    with engine.begin() as connection:
        connection.execute(update(schema_version._VERSION).values(version_num="9999"))
    engine.dispose()
    with pytest.raises(Newer):
        copy(kept, f"sqlite:///{tmp_path}/new.db")
    for lang in LANGUAGES:
        answer = call(
            "restore", str(tmp_path / "kept.db"), "--database", f"sqlite:///{tmp_path}/{lang}.db", "--lang", lang
        )
        assert answer.code == 2
        assert say("cli-newer-backup", lang, source=kept) in answer.err.replace("\n", "")


def test_the_command_restores_and_plays_every_game_again(tmp_path: Path) -> None:
    fill(f"sqlite:///{tmp_path}/old.db", "0008", release("0008")["rows"])
    backed = call("backup", str(tmp_path / "kept.db"), "--database", f"sqlite:///{tmp_path}/old.db")
    assert backed.code == 0
    words = ("restore", str(tmp_path / "kept.db"), "--database", f"sqlite:///{tmp_path}/new.db")
    restored = call(*words)
    assert (restored.code, "4" in restored.out + restored.err) == (0, True)
    again = call(*words)
    assert again.code == 2
    assert "not empty" in again.err.replace("\n", " ")
