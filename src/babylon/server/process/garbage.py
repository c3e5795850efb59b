"""When Python looks for cycles of garbage: often among the newest objects, a few at a time, and seldom among all.

A look among the objects of some hundred turns would hold up everyone for a thirtieth of a second, one among hundreds
of tables and thousands of sockets for more than half a second. What turns leave has no cycles and goes without; what a
connection leaves seldom has.
"""

import asyncio
import gc

NEWEST = 400  # new objects between two looks among them: some milliseconds each
BY_ITSELF = 1_000_000  # looks after which Python would go on to older objects: practically never
SECONDS = 3600.0


def look_later() -> None:
    """Do not look while a server starts: hardly anything that is imported is garbage, and someone waits."""
    gc.disable()


def look_seldom() -> None:
    """Set Python's own looks; what is there now lives as long as the process and is never looked at again.

    Not even now: that takes a tenth of a second, just when everyone comes back, and finds a thousand small objects.
    """
    gc.freeze()
    gc.set_threshold(NEWEST, BY_ITSELF, BY_ITSELF)
    gc.enable()


async def look_now_and_then(seconds: float = SECONDS) -> None:
    """Look among all objects, for ever."""
    while True:
        await asyncio.sleep(seconds)
        gc.collect()
