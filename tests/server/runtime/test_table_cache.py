"""What stays in memory: tables that someone listens to, and a few others."""

import asyncio
from pathlib import Path

from babylon.server.runtime.decisions import Decisions
from babylon.server.runtime.listeners import Hub, Listener
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store.store import Store
from babylon.server.tables import lobby
from babylon.server.wire.settings import NewTable
from tests.server.tables.stories import OFFERS


def test_tables_that_nobody_listens_to_leave_memory_and_come_back(tmp_path: Path) -> None:
    store, hub = Store(f"sqlite:///{tmp_path}/babylon.db"), Hub()
    tables = TableCache(store, OFFERS, hub, in_memory=3)
    decisions = Decisions(tables)

    async def story() -> None:
        call = decisions.call("ada")
        names = [letter * 12 for letter in "abcdefgh"]
        for name in names:
            live = await decisions.open(name, call, lobby.new_table(name, call, NewTable(players=2)))
            if name[0] in "ab":
                hub.join(name, Listener("ada", live.you("ada")))
        assert tables.count() == 3
        kept = [name for name in names if name in tables._known]
        assert {"aaaaaaaaaaaa", "bbbbbbbbbbbb"} < set(kept)
        assert (await tables.table("cccccccccccc")).state.id == "cccccccccccc"

    asyncio.run(story())
    store.close()
