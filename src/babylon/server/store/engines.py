"""Connections: how each database is opened so that a commit means *on the disk*."""

import os
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.pool import QueuePool

READERS = 4
WRITERS = 2  # the thread that appends keeps its own
LOG_PAGES = 4000  # of SQLite's log, 16 MB, before a commit begins it anew; most of it is in the file by then
SIDE_FILES = ("-wal", "-shm", "-journal")


@dataclass(frozen=True, slots=True)
class Patience:
    """How many seconds a database may take: to be reached, to give a lock, to answer at all; 0: for ever."""

    connect: int
    lock: float
    answer: float


# Somebody waits for a server; whoever copies or checks a whole database has time.
SERVING = Patience(connect=2, lock=1.5, answer=2.0)
UNHURRIED = Patience(connect=10, lock=10.0, answer=0.0)


def is_sqlite(url: str) -> bool:
    """Whether `url` names an embedded database."""
    return make_url(url).get_backend_name() == "sqlite"


def lock_across_processes(connection: Connection, number: int) -> None:
    """Let nobody else go on who takes the same number, until the transaction ends; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": number})


def file_of(url: str) -> Path | None:
    """The file of an embedded database."""
    name = make_url(url).database
    return Path(name) if is_sqlite(url) and name and name != ":memory:" else None


def without_password(url: str) -> str:
    """`url` without its password."""
    return make_url(url).render_as_string(hide_password=True)


def normal_url(url: str) -> str:
    """`url` with the driver this project uses."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    return parsed.render_as_string(hide_password=False)


def conninfo(url: str, **options: object) -> str:
    """`url` as PostgreSQL's own library spells it."""
    parsed = make_url(url).set(drivername="postgresql")
    added = {name: str(value) for name, value in options.items() if name not in parsed.query}
    return parsed.update_query_dict(added).render_as_string(hide_password=False)


def is_writable(url: str) -> bool:
    """Whether the database may be written to; a disk that can only be read says so beforehand."""
    file = file_of(url)
    if file is None or not file.exists():
        return True
    return os.access(file, os.W_OK) and os.access(file.absolute().parent, os.W_OK)


def make_private(file: Path | None) -> None:
    """A file that only its owner reads, new or not: the keys of all seats are in it. Its side files follow it."""
    if file is None or not file.absolute().parent.is_dir():
        return
    # Side files lie beside the file itself, not beside a link to it.
    for one in (file, *(Path(f"{file.resolve()}{ending}") for ending in SIDE_FILES)):
        if one is file or one.exists():
            one.touch(0o600)
            # The mask of the process can only take away, and an older file may have more; another's stays as it is.
            with suppress(PermissionError):
                one.chmod(0o600)


def open_engine(url: str, *, writing: bool, patience: Patience = UNHURRIED) -> Engine:
    """An engine for the one writer, or for readers; these get along with a disk that can only be read."""
    if not writing and not is_writable(url):
        return _on_read_only_disk(url)
    if writing:
        make_private(file_of(url))
    size = WRITERS if writing else READERS
    engine = create_engine(
        normal_url(url),
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        pool_timeout=patience.lock,
        # The writer finds out by itself, and tries again: no need to ask before every commit.
        pool_pre_ping=not writing and not is_sqlite(url),
        hide_parameters=True,  # an error's text may end in a log, what is written may be secret
    )
    if is_sqlite(url):
        event.listen(engine, "connect", partial(_prepare_sqlite, patience))
        event.listen(engine, "begin", _begin_immediate if writing else _begin)
    else:
        event.listen(engine, "do_connect", partial(_connected, patience))
    return engine


def _connected(patience: Patience, _dialect: object, _record: object, _args: object, given: dict[str, Any]) -> object:
    """A connection to PostgreSQL that neither side waits for longer than it should."""
    # Imported late: a server on SQLite starts faster without it.
    from babylon.server.store.bounded import BoundedConnection  # noqa: PLC0415

    # The server's own limits come first, so that it ends what nobody waits for; an operator's choice comes last.
    ours = f"-c statement_timeout={_ms(patience.answer)} -c lock_timeout={_ms(patience.lock)}"
    options = f"{ours} {given.get('options', '')}".strip()
    connection = BoundedConnection.connect(**{"connect_timeout": patience.connect, **given, "options": options})
    connection.seconds = patience.answer
    return connection


def _ms(seconds: float) -> int:
    return round(seconds * 1000)


def _on_read_only_disk(url: str) -> Engine:
    """An engine that makes no side files. What a server that was killed left in one is read where it is."""
    file = file_of(url)
    assert file is not None
    log = Path(f"{file}-wal")
    is_still = not log.exists() or not log.stat().st_size
    if not is_still and not Path(f"{file}-shm").exists():
        return _on_copy(file, log)
    query = {"mode": "ro", "uri": "true", **({"immutable": "1"} if is_still else {})}
    return _reading(URL.create("sqlite", database=file.absolute().as_uri(), query=query))


def _on_copy(file: Path, log: Path) -> Engine:
    """An engine on a copy, which goes with it: SQLite reads a log only with its index beside it, and would make one."""
    folder = TemporaryDirectory(prefix="babylon-")
    try:
        for one in (file, log):
            copyfile(one, Path(folder.name, one.name))
    except OSError:
        folder.cleanup()
        raise
    engine = _reading(URL.create("sqlite", database=str(Path(folder.name, file.name))))
    event.listen(engine, "engine_disposed", lambda _engine: folder.cleanup())
    return engine


def _reading(url: URL) -> Engine:
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "begin", _begin)
    event.listen(engine, "connect", _leave_beginning)
    return engine


def _leave_beginning(connection: Any, _record: object) -> None:  # noqa: ANN401 - a driver's connection has no common type
    # SQLAlchemy begins transactions itself; the driver must not.
    connection.isolation_level = None


def _prepare_sqlite(patience: Patience, connection: Any, record: object) -> None:  # noqa: ANN401 - as above
    _leave_beginning(connection, record)
    lasting = ("journal_mode=WAL", "synchronous=FULL", f"wal_autocheckpoint={LOG_PAGES}")
    for pragma in (f"busy_timeout={_ms(patience.lock)}", *lasting):
        connection.execute(f"PRAGMA {pragma}")


def _begin_immediate(connection: Any) -> None:  # noqa: ANN401 - as above
    # The lock is taken before reading, so what was read still holds when it is written.
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _begin(connection: Any) -> None:  # noqa: ANN401 - as above
    connection.exec_driver_sql("BEGIN")
