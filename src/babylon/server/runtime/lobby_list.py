"""The lists of tables: made of stored lines, so that no list ever reads a log."""

import asyncio
import time
from collections.abc import Iterable

from babylon.server.store.rows import Line
from babylon.server.store.store import Store

# So long may a change that another process made stay unseen.
FRESH_SECONDS = 1.0


def list_text(lines: Iterable[Line], following: str | None = None) -> str:
    """The answer with these tables, and where the next page begins, as JSON."""
    told = "null" if following is None else f'"{following}"'
    return f'{{"tables":[{",".join(lines)}],"next":{told}}}'


class LobbyList:
    """The list of open tables, read once for all who ask before one of its tables changes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._text, self._until, self._changes = "", 0.0, 0
        self._reading = asyncio.Lock()

    def forget(self) -> None:
        """Read it anew for the next who asks: a table looks different now."""
        self._until = 0.0
        self._changes += 1

    async def text(self) -> str:
        """The list as JSON."""
        async with self._reading:
            if time.monotonic() >= self._until:
                changes = self._changes
                page = await self._store.listed()
                self._text = list_text(page.lines, page.next)
                # What has changed meanwhile may be missing.
                self._until = time.monotonic() + FRESH_SECONDS if changes == self._changes else 0.0
            return self._text
