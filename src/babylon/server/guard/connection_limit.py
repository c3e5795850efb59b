"""How many connections each client has open."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from babylon.server.process.addresses import SHARE_OF_SITE, site
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
        around = site(client) or ""
        is_crowded = around and self._open[around] >= SHARE_OF_SITE * self._most
        if self._most and (is_crowded or self._open[client] >= self._most or self._open[client, table] >= PER_TABLE):
            raise Problem(Code.TOO_MANY, seconds=1.0)
        keys: tuple[str | tuple[str, str], ...] = (client, (client, table), around)
        self._open.update(keys)
        try:
            yield
        finally:
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]
