"""A store is told what others have written."""

import asyncio
from dataclasses import dataclass
from types import SimpleNamespace
from unittest import mock

import pytest

from babylon.server.runtime.tournaments import TournamentLimits, Tournaments
from babylon.server.store import notifications
from babylon.server.store.notifications import listen
from babylon.server.store.store import Store
from babylon.server.store.table_groups import HeardGroups, group_of
from babylon.server.tables.offers import Offers
from babylon.server.tournaments import organiser
from babylon.server.wire.tournament_settings import NewTournament
from babylon.server.wire.tournaments import JoinRequest
from tests.server.store.test_append import wish


def test_it_rings_for_other_processes_only(postgres_database: str) -> None:
    own, other = Store(postgres_database), Store(postgres_database)

    async def story() -> list[str]:
        rung: asyncio.Queue[str | None] = asyncio.Queue()
        listening = asyncio.create_task(listen(own, HeardGroups(), rung.put_nowait))
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


def test_of_games_only_those_are_told_whose_group_is_wanted(postgres_database: str) -> None:
    own, other = Store(postgres_database), Store(postgres_database)
    groups = HeardGroups()
    groups.keep([group_of("mine")])

    async def story() -> None:
        rung: asyncio.Queue[str | None] = asyncio.Queue()
        listening = asyncio.create_task(listen(own, groups, rung.put_nowait))
        assert await asyncio.wait_for(rung.get(), 30) is None
        await other.append(wish(0, "one", game="theirs"))
        await other.append(wish(0, "one", game="mine"))
        assert await asyncio.wait_for(rung.get(), 30) == "mine"
        assert not groups.has("theirs")
        groups.want("theirs")
        assert await asyncio.wait_for(rung.get(), 30) is None  # what was written meanwhile may have been missed
        assert groups.has("theirs")
        await other.append(wish(1, "two", game="theirs"))
        assert await asyncio.wait_for(rung.get(), 30) == "theirs"
        await other.notify("for all")
        assert await asyncio.wait_for(rung.get(), 30) == "for all"
        listening.cancel()

    asyncio.run(story())
    own.close()
    other.close()


def test_what_nobody_listens_to_any_more_is_not_told(postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "QUIET_SECONDS", 0.05)
    own, other = Store(postgres_database), Store(postgres_database)
    groups = HeardGroups()
    groups.keep([group_of("mine")])

    async def story() -> None:
        rung: asyncio.Queue[str | None] = asyncio.Queue()
        listening = asyncio.create_task(listen(own, groups, rung.put_nowait))
        assert await asyncio.wait_for(rung.get(), 30) is None
        for _ in range(2):
            groups.want("theirs")
        assert await asyncio.wait_for(rung.get(), 30) is None
        groups.release("theirs")
        await asyncio.sleep(0.5)
        assert groups.has("theirs")  # one still listens
        groups.release("theirs")
        while groups.has("theirs"):  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.5)
        await other.append(wish(0, "one", game="theirs"))
        await other.append(wish(0, "one", game="mine"))
        assert await asyncio.wait_for(rung.get(), 30) == "mine"
        # Whoever comes back is told again.
        groups.want("theirs")
        assert await asyncio.wait_for(rung.get(), 30) is None
        await other.append(wish(1, "two", game="theirs"))
        assert await asyncio.wait_for(rung.get(), 30) == "theirs"
        listening.cancel()

    asyncio.run(story())
    own.close()
    other.close()


def test_news_of_a_tournament_reach_every_process(postgres_database: str) -> None:
    own, other = Store(postgres_database), Store(postgres_database)
    groups = HeardGroups()
    groups.keep([])
    limits = TournamentLimits(10, 10)
    ours, theirs = (Tournaments(store, Offers(), limits) for store in (own, other))

    async def story() -> None:
        rung: asyncio.Queue[str | None] = asyncio.Queue()

        def told(name: str | None) -> None:
            rung.put_nowait(name)
            if name is not None:
                ours.heard(name)

        listening = asyncio.create_task(listen(own, groups, told))
        assert await asyncio.wait_for(rung.get(), 30) is None
        request = NewTournament(name="Evening")
        await theirs.open("evening23456", "host", lambda call: organiser.new_tournament(call, request))
        assert await asyncio.wait_for(rung.get(), 30) == "evening23456"
        # Who waits there hears of it by the notice: not by looking again.
        with mock.patch.object(Tournaments, "_patience", 1000.0):
            waiting = asyncio.create_task(ours.wait("evening23456", 1, 1000.0))
            await asyncio.sleep(0.5)
            assert not waiting.done()
            join = JoinRequest(name="Ada")
            await theirs.act("evening23456", "ada", lambda live, call: organiser.join(live, call, join))
            await asyncio.wait_for(waiting, 60)
        listening.cancel()

    asyncio.run(story())
    own.close()
    other.close()


@dataclass
class Spoken:
    """A line on which notices have come, each from a session of this process (1) or another's (2)."""

    sessions: list[int]
    socket: int = 0

    @property
    def pgconn(self) -> "Spoken":
        return self

    def consume_input(self) -> None:
        pass

    def notifies(self) -> SimpleNamespace | None:
        return SimpleNamespace(be_pid=self.sessions.pop(0), extra=b"game") if self.sessions else None


def test_who_hears_only_themselves_listens_less_often_until_another_speaks() -> None:
    store, line = SimpleNamespace(is_own=lambda session: session == 1), Spoken([])
    told: list[str | None] = []

    async def story() -> list[float]:
        heard = notifications._Heard(store, line, told.append)  # type: ignore[arg-type]  # what it needs of both
        pauses = []
        for sessions in ([1], [1, 1], [1], [1], [1, 2], [1]):
            line.sessions[:] = sessions
            heard._read()
            pauses.append(heard._seconds)
        return pauses

    assert asyncio.run(story()) == [0.04, 0.08, 0.1, 0.1, 0.02, 0.04]
    assert told == ["game"]
