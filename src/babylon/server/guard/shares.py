"""How often each client has done something at each table: nobody shall use up what all have in common."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from babylon.server.process.addresses import place_of
from babylon.server.wire.errors import Code, Problem

REMEMBERED = 20_000


class Shares:
    """Counts what was done, for as long as this process lives and remembers. A client is a place, not a cookie."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._done: OrderedDict[tuple[str, str], int] = OrderedDict()

    @contextmanager
    def one_more(self, client: str, table: str) -> Iterator[None]:
        """Let it be done once more, unless it was done too often; what fails does not count."""
        key = (place_of(client), table)
        if self._done.get(key, 0) >= self._most:
            raise Problem(Code.TOO_OFTEN, most=self._most)
        yield
        self._done[key] = self._done.pop(key, 0) + 1
        if len(self._done) > REMEMBERED:
            self._done.popitem(last=False)
