"""A store is told what others have written."""

import asyncio

from babylon.server.store.notifications import listen
from babylon.server.store.store import Store
from tests.server.store.test_append import wish


def test_it_rings_for_other_processes_only(postgres_database: str) -> None:
    own, other = Store(postgres_database), Store(postgres_database)

    async def story() -> list[str]:
        rung: asyncio.Queue[str | None] = asyncio.Queue()
        listening = asyncio.create_task(listen(own, rung.put_nowait))
        assert await asyncio.wait_for(rung.get(), 30) is None  # it listens now
        await own.append(wish(0, "one", game="mine"))
        await other.append(wish(0, "one", game="theirs"))
        await own.append(wish(1, "two", game="mine"))
        await other.append(wish(1, "two", game="theirs"))
        heard = [str(await asyncio.wait_for(rung.get(), 30)) for _ in range(2)]
        listening.cancel()
        assert rung.empty()
        return heard

    assert asyncio.run(story()) == ["theirs", "theirs"]
    own.close()
    other.close()
