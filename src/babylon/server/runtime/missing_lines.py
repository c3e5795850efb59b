"""Lines of games that an older server has stored: made of their logs once, one by one, beside the event loop."""

import asyncio

from babylon.server.process.logs import log
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store.rows import StoredGame
from babylon.server.tables.as_json import line_text
from babylon.server.tables.event_effects import state_from
from babylon.server.tables.live_table import event_of
from babylon.server.tables.progress import progress_text
from babylon.server.tables.state import TableState


async def fill_lines(tables: TableCache) -> int:
    """Make the lines that are missing, and tell how many there were; a log that can't be read keeps none."""
    filled, last = 0, ""
    while names := await tables.store.unlined(last):
        for name in names:
            filled += await _filled(tables, name)
        last = names[-1]
    if filled:
        tables.lobby.forget()
        log.info("lines-filled", count=filled)
    return filled


async def _filled(tables: TableCache, name: str) -> bool:
    stored = await tables.store.game(name)
    if stored is None:
        return False
    try:
        state = await asyncio.to_thread(_state, stored)
    except Exception as error:  # noqa: BLE001 - a log that someone has written by hand may break anything
        log.error("line-not-filled", error, table=name)
        return False
    # Without the game itself: points are told again from its next turn on.
    await tables.store.fill_line(name, state.seq, line_text(state), progress_text(state, None))
    return True


def _state(stored: StoredGame) -> TableState:
    return state_from(stored.row.id, (event_of(one) for one in stored.events))
