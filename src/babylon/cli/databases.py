"""Stores for the commands that look after them."""

from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from babylon.cli.problems import CliProblem
from babylon.cli.settings import require_driver, settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from babylon.server.store.reader import Reader
    from babylon.server.store.store import Store
    from babylon.server.tables.offers import Offers

Database = Annotated[str | None, typer.Option(metavar="URL", show_default=False)]


def database_url(given: str | None) -> str:
    """The database that was named, or the one that the environment names."""
    from babylon.server.config import Config  # noqa: PLC0415

    return Config(**settings({"database": given})).database


def existing_url(given: str | None) -> str:
    """The same, unless there is no such database: looking at one must not make it."""
    from babylon.server.store.engines import file_of, without_password  # noqa: PLC0415

    url = database_url(given)
    file = file_of(url)
    if file is not None and not file.is_file():
        raise CliProblem("missing-database", database=without_password(url))
    return url


def url_of(given: str) -> str:
    """A database that was named by its URL, or by its file alone."""
    require_driver(given)
    return given if "://" in given else f"sqlite:///{given}"


def copied(source: str, target: str) -> int:
    """Copy a whole database into an empty one, and answer how many games it had."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from babylon.server.maintenance.backup import Newer, NotEmpty, copy  # noqa: PLC0415
    from babylon.server.store.engines import without_password  # noqa: PLC0415

    try:
        return copy(source, target)
    except NotEmpty as error:
        raise CliProblem("not-empty", target=without_password(target)) from error
    except Newer as error:
        raise CliProblem("newer-backup", source=without_password(source)) from error
    except (OSError, SQLAlchemyError) as error:
        raise CliProblem("no-database", reason=type(error).__name__) from error


@contextmanager
def looked_at(url: str) -> "Iterator[tuple[Reader, Offers]]":
    """A store that nothing is written to, which also works where nothing can be."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from babylon.server.store.engines import is_writable  # noqa: PLC0415
    from babylon.server.store.reader import Reader  # noqa: PLC0415
    from babylon.server.tables.offers import Offers  # noqa: PLC0415
    from babylon.wasm.kernels import remember  # noqa: PLC0415

    if is_writable(url):
        # Brought to the newest schema first.
        with opened(url) as both:
            yield both
        return
    try:
        reader = Reader(url)
    except OSError as error:
        # No space for a copy of what can't be read where it is.
        raise CliProblem("no-database", reason=error.strerror) from error
    try:
        remember(reader.kernels())
        yield reader, Offers()
    except SQLAlchemyError as error:
        raise CliProblem("no-database", reason=type(error).__name__) from error
    finally:
        reader.close()


@contextmanager
def opened(url: str) -> "Iterator[tuple[Store, Offers]]":
    """A store, and what its games were made of."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from babylon.server.store.store import Store  # noqa: PLC0415
    from babylon.server.tables.offers import Offers  # noqa: PLC0415
    from babylon.wasm.kernels import remember  # noqa: PLC0415

    try:
        store = Store(url)
    except SQLAlchemyError as error:
        raise CliProblem("no-database", reason=type(error).__name__) from error
    try:
        remember(store.kernels())
        yield store, Offers()
    finally:
        store.close()
