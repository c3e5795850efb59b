"""Tables in groups: what is written at a table is told by its group's channel of PostgreSQL.

Each of a server's processes looks after the same groups all the time and hears of those alone. Heard by all, every turn
would wake all of them.
"""

import asyncio
from collections import Counter
from collections.abc import Collection
from zlib import crc32

CHANNEL = "babylon"  # what concerns all processes
GROUPS = 192  # even shares for two, three, four, six or eight processes


def group_of(table: str) -> int:
    """The number of a table's group, the same everywhere."""
    return crc32(table.encode()) % GROUPS


def channel_of(group: int) -> str:
    """Where it is told what is written at the tables of a group."""
    return f"{CHANNEL}_{group}"


class HeardGroups:
    """The groups that this process hears of: its own, and those of which someone listens to a table here."""

    def __init__(self) -> None:
        self._own = frozenset(range(GROUPS))
        self._heard, self._wanted = set(self._own), set(self._own)
        self._listeners: Counter[int] = Counter()
        self._idle: set[int] = set()
        self._more = asyncio.Event()

    def keep(self, groups: Collection[int]) -> None:
        """Hear of these alone, before anything is heard."""
        self._own = frozenset(groups)
        self._heard, self._wanted = set(groups), set(groups)

    def has(self, table: str) -> bool:
        """Whether this process is told what others write at a table."""
        return group_of(table) in self._heard

    def want(self, table: str) -> None:
        """Hear of a table's group, too, from soon on, for one who listens to it."""
        group = group_of(table)
        self._listeners[group] += 1
        if group not in self._wanted:
            self._wanted.add(group)
            self._more.set()

    def release(self, table: str) -> None:
        """Note that one who listened to a table does so no more."""
        self._listeners[group_of(table)] -= 1

    def forget(self) -> list[int]:
        """Hear no more of groups that had nobody who listens at this look and the one before; which they are."""
        idle = {group for group in self._wanted - self._own if not self._listeners[group]}
        gone = idle & self._idle
        self._idle = idle - gone
        self._wanted -= gone
        self._heard -= gone
        return sorted(gone)

    async def more(self) -> None:
        """Wait until a group is wanted that is not heard of."""
        await self._more.wait()

    def wanted(self) -> frozenset[int]:
        """All that there are to be heard of."""
        self._more.clear()
        return frozenset(self._wanted)

    def begun(self, groups: Collection[int]) -> None:
        """Note that these are heard of from now on."""
        self._heard |= set(groups)
