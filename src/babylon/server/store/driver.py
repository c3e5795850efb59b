"""The database's driver itself, for the little that is written so often that SQLAlchemy's own work would show."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, Pool, PoolProxiedConnection
from sqlalchemy.exc import DBAPIError


class KeptConnection:
    """A driver's connection for one thread: lent by the pool once, and kept until something goes wrong."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._pool: Pool | None = None
        self._lent: PoolProxiedConnection | None = None

    @contextmanager
    def transaction(self) -> Iterator[Any]:
        """The connection in a transaction that is taken back unless it is committed; errors are SQLAlchemy's."""
        is_whole = False
        try:
            driver = self._driver()
            if self._is_sqlite:
                # As for all who write; PostgreSQL's driver begins by itself.
                driver.execute("BEGIN IMMEDIATE")
            yield driver
            is_whole = True
        except self._engine.dialect.loaded_dbapi.Error as error:
            raise self._named(error) from error
        finally:
            if not is_whole:
                self.release()

    def release(self) -> None:
        """Give the connection back; the pool takes back what was not committed."""
        lent, self._lent = self._lent, None
        if lent is not None:
            lent.close()

    def _driver(self) -> Any:  # noqa: ANN401 - drivers have no common type
        if self._pool is not self._engine.pool:
            # Whoever disposes of an engine's connections means this one, too.
            self.release()
        if self._lent is None:
            self._pool, self._lent = self._engine.pool, self._engine.raw_connection()
        return self._lent.driver_connection

    def _named(self, error: Exception) -> BaseException:
        """The same error by the name that both drivers share; a connection that it has ended is not given back."""
        dialect, lent = self._engine.dialect, self._lent
        is_lost = lent is not None and dialect.is_disconnect(error, lent.driver_connection, None)  # type: ignore[arg-type]  # a driver's
        if lent is not None and is_lost:
            lent.invalidate(error)
        named = DBAPIError.instance(
            None,
            None,
            error,
            dialect.loaded_dbapi.Error,
            hide_parameters=True,
            connection_invalidated=is_lost,
            dialect=dialect,
        )
        assert isinstance(named, BaseException)
        return named
