"""How many connections each client has open."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from babylon.server.wire.errors import Code, Problem

PER_TABLE = 20


class ConnectionLimit:
    """Counts connections, in all and at each table; 0 means no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str | tuple[str, str]] = Counter()

    @contextmanager
    def one_more(self, client: str, table: str) -> Iterator[None]:
        """A connection for as long as it lasts; refused when there are too many."""
        if self._most and (self._open[client] >= self._most or self._open[client, table] >= PER_TABLE):
            raise Problem(Code.TOO_MANY, seconds=1.0)
        keys: tuple[str | tuple[str, str], ...] = (client, (client, table))
        self._open.update(keys)
        try:
            yield
        finally:
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]
