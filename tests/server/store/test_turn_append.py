"""The append of a turn goes a way of its own, and leaves what the long way leaves."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import event, select

from babylon.server.store import schema
from babylon.server.store.rows import Append, Appended, GameRow, Line, Repeated, Stale, StoredAnswer, StoredEvent
from babylon.server.store.store import Store
from babylon.server.store.turn_append import is_plain
from babylon.server.wire.enums import Status
from tests.server.store.test_append import answer, kinds, wish

TABLES = (schema.game, schema.event, schema.secret, schema.holder, schema.answer)
BODY = '{"moves":["Ża1/1"],"bot":null}'


def turn(game: str, line: Line | None = None, wake_at: float | None = None) -> Append:
    row = GameRow(game, 2, "over", "open", "1", 1.0, wake_at, line)
    given = StoredAnswer("ada", "k", "digest", 200, BODY, 7.5)
    event = StoredEvent(2, 0.1 + 0.2, "turn", BODY)
    return Append(1, (event,), row, answer=given, is_status_same=True)


def opening(game: str) -> Append:
    first = wish(0, "one", game=game)
    assert isinstance(first.row, GameRow)
    return replace(first, row=replace(first.row, line=Line("first"), wake_at=3.0))


def rows(store: Store) -> list[list[tuple[object, ...]]]:
    """All that is stored, but for the name of the game."""
    with store._reading.begin() as connection:
        found = [connection.execute(select(*list(table.c)[1:])).all() for table in TABLES]
    return [[tuple(row) for row in table] for table in found]


@pytest.mark.parametrize("line", [None, Line("second")])
@pytest.mark.parametrize("wake_at", [None, 9.5])
def test_both_ways_leave_the_same_rows(store: Store, line: Line | None, wake_at: float | None) -> None:
    async def story() -> None:
        await store.append(opening("short"))
        wanted = turn("short", line, wake_at)
        assert is_plain(wanted)
        assert await store.append(wanted) == Appended()
        short = rows(store)
        await store.prune([Status.OVER], 1e12, ["short"])
        await store.append(opening("long"))
        assert await store.append(replace(turn("long", line, wake_at), holders={"none": None})) == Appended()
        assert rows(store) == short

    asyncio.run(story())


def test_a_row_that_is_the_same_keeps_all_but_its_number(store: Store) -> None:
    async def story() -> None:
        await store.append(opening("g1"))
        assert await store.append(replace(turn("g1"), is_row_same=True)) == Appended()
        stored = await store.game("g1")
        assert stored is not None
        assert stored.row == GameRow("g1", 2, "lobby", "open", "1", 1.0, 3.0)

    asyncio.run(story())


def test_turns_in_one_commit_with_one_that_is_late_and_one_that_was_answered(store: Store) -> None:
    async def story() -> None:
        games = [f"g{number}" for number in range(6)]
        await asyncio.gather(*(store.append(wish(0, "one", game=game, answer=answer("old"))) for game in games))
        wanted = [wish(1, "two", game=game, answer=answer("new")) for game in games]
        wanted[2] = wish(4, "late", game="g2", answer=answer("new"))
        wanted[4] = wish(1, "again", game="g4", answer=answer("old"))
        outcomes = await asyncio.gather(*(store.append(one) for one in wanted))
        expected = [Appended()] * 6
        assert outcomes == [*expected[:2], Stale(1), Appended(), Repeated(answer("old")), Appended()]
        assert [len(await kinds(store, game)) for game in games] == [2, 2, 1, 2, 1, 2]

    asyncio.run(story())


def test_a_turn_does_without_the_query_builder(store: Store) -> None:
    async def story() -> None:
        await store.append(opening("g1"))
        built: list[str] = []
        event.listen(store._writing, "before_cursor_execute", lambda *given: built.append(given[2]))
        assert await store.append(turn("g1")) == Appended()
        assert built == []
        await store.append(wish(1, "late"))
        assert built != []

    asyncio.run(story())
