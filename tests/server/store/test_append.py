"""What both stores promise: SQLite and PostgreSQL run every test of this file."""

import asyncio

import pytest
from sqlalchemy.exc import DBAPIError

from babylon.server.store.rows import Append, Appended, GameRow, Line, Repeated, Stale, StoredAnswer, StoredEvent
from babylon.server.store.store import Store


def wish(expected: int, *kinds: str, game: str = "g1", answer: StoredAnswer | None = None) -> Append:
    events = tuple(StoredEvent(expected + 1 + i, 5.0, kind, '{"a":1}') for i, kind in enumerate(kinds))
    row = GameRow(game, expected + len(kinds), "lobby", "open", "1", 1.0, None)
    return Append(expected, events, row, answer=answer)


def answer(key: str, body: str = "{}") -> StoredAnswer:
    return StoredAnswer("ada", key, "digest", 200, body)


async def kinds(store: Store, game: str = "g1") -> list[str]:
    stored = await store.game(game)
    assert stored is not None
    return [event.kind for event in stored.events]


def test_what_was_appended_is_read_in_order(store: Store) -> None:
    async def story() -> None:
        assert await store.append(wish(0, "one", "two")) == Appended()
        assert await store.append(wish(2, "three")) == Appended()
        stored = await store.game("g1")
        assert stored is not None
        assert [(event.seq, event.kind) for event in stored.events] == [(1, "one"), (2, "two"), (3, "three")]
        assert stored.row.seq == 3

    asyncio.run(story())


def test_an_append_that_expects_an_old_seq_is_stale_and_writes_nothing(store: Store) -> None:
    async def story() -> None:
        await store.append(wish(0, "one"))
        await store.append(wish(1, "two"))
        assert await store.append(wish(1, "other")) == Stale(2)
        assert await kinds(store) == ["one", "two"]

    asyncio.run(story())


def test_an_append_from_the_future_is_stale(store: Store) -> None:
    async def story() -> None:
        await store.append(wish(0, "one"))
        assert await store.append(wish(7, "late")) == Stale(1)
        assert await store.append(wish(3, "lost", game="none")) == Stale(0)

    asyncio.run(story())


def test_a_game_is_made_once(store: Store) -> None:
    async def story() -> None:
        await store.append(wish(0, "one"))
        assert isinstance(await store.append(wish(0, "again")), Stale)
        assert await kinds(store) == ["one"]

    asyncio.run(story())


def test_a_repeated_key_gets_the_first_answer(store: Store) -> None:
    async def story() -> None:
        await store.append(wish(0, "one"))
        first = answer("k", '{"first":true}')
        assert await store.append(wish(1, "two", answer=first)) == Appended()
        assert await store.append(wish(2, "three", answer=answer("k", '{"second":true}'))) == Repeated(first)
        assert await store.answer("g1", "ada", "k") == first
        assert await store.answer("g1", "bo", "k") is None
        assert await kinds(store) == ["one", "two"]

    asyncio.run(story())


def test_of_many_at_once_exactly_one_wins_each_seq(store: Store) -> None:
    async def story() -> None:
        await store.append(wish(0, "one"))
        for expected in range(1, 6):
            outcomes = await asyncio.gather(*(store.append(wish(expected, f"try{i}")) for i in range(20)))
            assert outcomes.count(Appended()) == 1
        stored = await store.game("g1")
        assert stored is not None
        assert [event.seq for event in stored.events] == [1, 2, 3, 4, 5, 6]

    asyncio.run(story())


def test_one_refused_append_leaves_the_rest_of_the_batch(store: Store) -> None:
    async def story() -> None:
        games = [f"g{i}" for i in range(50)]
        await asyncio.gather(*(store.append(wish(0, "one", game=game)) for game in games))
        mixed = [wish(1 if i % 2 else 9, "two", game=game) for i, game in enumerate(games)]
        outcomes = await asyncio.gather(*(store.append(each) for each in mixed))
        assert [isinstance(outcome, Appended) for outcome in outcomes] == [bool(i % 2) for i in range(50)]

    asyncio.run(story())


def test_a_key_that_is_used_again_leaves_the_rest_of_the_batch(store: Store) -> None:
    async def story() -> None:
        games = [f"g{i}" for i in range(50)]
        await asyncio.gather(*(store.append(wish(0, "one", game=game, answer=answer("k"))) for game in games))
        keys = ["new" if i % 2 else "k" for i in range(50)]
        later = [wish(1, "two", game=game, answer=answer(key)) for game, key in zip(games, keys, strict=True)]
        outcomes = await asyncio.gather(*(store.append(each) for each in later))
        assert outcomes == [Appended() if key == "new" else Repeated(answer("k")) for key in keys]
        assert [len(await kinds(store, game)) for game in games] == [2 if key == "new" else 1 for key in keys]

    asyncio.run(story())


def test_what_can_not_be_written_is_refused_and_holds_up_nobody(store: Store) -> None:
    async def story() -> None:
        await store.append(wish(0, "one"))
        with pytest.raises((UnicodeEncodeError, DBAPIError)):
            await store.append(wish(1, "half a \ud800 character"))
        assert await asyncio.wait_for(store.append(wish(1, "two")), 10) == Appended()
        assert await kinds(store) == ["one", "two"]

    asyncio.run(story())


def test_who_no_longer_waits_holds_up_nobody(store: Store) -> None:
    async def story() -> None:
        await store.append(wish(0, "one"))
        for number in range(20):
            leaving = asyncio.create_task(store.append(wish(0, "one", game=f"left{number}")))
            await asyncio.sleep(number / 10_000)
            leaving.cancel()
        assert await asyncio.wait_for(store.append(wish(1, "two")), 10) == Appended()

    asyncio.run(story())


def test_secrets_and_holders_are_written_with_the_events_or_not_at_all(store: Store) -> None:
    async def story() -> None:
        first = wish(0, "one")
        await store.append(Append(0, first.events, first.row, {"deal": "x"}, {"host": "ada", "seat:0": "ada"}))
        second = wish(9, "two")
        await store.append(Append(9, second.events, second.row, {"deal": "y"}, {"host": "eve"}))
        third = wish(1, "two")
        await store.append(Append(1, third.events, third.row, {"deal": "z"}, {"seat:0": None, "seat:1": "bo"}))
        stored = await store.game("g1")
        assert stored is not None
        assert stored.secrets["deal"] == "z"
        assert stored.holders == {"host": "ada", "seat:1": "bo"}

    asyncio.run(story())


def test_news_are_what_follows_the_cursor(store: Store) -> None:
    async def story() -> None:
        await store.append(wish(0, "one", "two", "three"))
        events, _ = await store.news("g1", 1)
        assert [event.kind for event in events] == ["two", "three"]
        assert (await store.news("g1", 3))[0] == ()

    asyncio.run(story())


def test_lists_show_open_games_own_games_and_due_ones(store: Store) -> None:
    async def story() -> None:
        for name, access, wake_at in (("a", "open", None), ("b", "link", 10.0), ("c", "private", 99.0)):
            row = GameRow(name, 1, "lobby", access, "1", 1.0, wake_at, Line(f"line of {name}"))
            await store.append(Append(0, wish(0, "one").events, row, {}, {"host": f"host-{name}"}))
        assert (await store.listed()).lines == ("line of a",)
        assert await store.mine("host-b") == ["line of b"]
        assert await store.due(50.0) == ["b"]
        assert await store.all_games() == ["a", "b", "c"]

    asyncio.run(story())


def test_text_of_all_kinds_comes_back_as_it_went_in(store: Store) -> None:
    async def story() -> None:
        body = '{"name":"Żółć 日本語 🌷 \\u0000 ﷽"}'
        row = GameRow("g1", 1, "lobby", "open", "1", 1.0, None)
        await store.append(Append(0, (StoredEvent(1, 0.1 + 0.2, "one", body),), row))
        stored = await store.game("g1")
        assert stored is not None
        assert stored.events[0] == StoredEvent(1, 0.1 + 0.2, "one", body)

    asyncio.run(story())


def test_a_missing_game_is_none(store: Store) -> None:
    assert asyncio.run(store.game("nowhere")) is None


def test_what_was_acknowledged_is_there_after_reopening(database: str) -> None:
    first = Store(database)
    asyncio.run(first.append(wish(0, "one")))
    key = first.signing_key()
    first.close()
    second = Store(database)
    assert asyncio.run(kinds(second)) == ["one"]
    assert second.signing_key() == key
    assert asyncio.run(second.is_up())
    second.close()


def test_the_secrets_of_a_game_are_not_in_its_repr(store: Store) -> None:
    async def story() -> None:
        first = wish(0, "one")
        made = Append(0, first.events, first.row, {"deal": "canary"}, {})
        await store.append(made)
        assert "canary" not in repr(made)
        assert "canary" not in repr(await store.game("g1"))

    asyncio.run(story())
