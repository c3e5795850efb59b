"""What a store says when its database fails: what is wrong, in time, and nothing that it does not know."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import psycopg
import pytest
from sqlalchemy import event, make_url

from babylon.server.config import Config
from babylon.server.store.engines import SERVING, Patience
from babylon.server.store.pruning import WAITING
from babylon.server.store.rows import Appended
from babylon.server.store.store import STUCK_SECONDS, Store
from babylon.server.wire.faults import Fault, Unavailable, Unsettled
from tests.server.inside import inside
from tests.server.store.test_append import kinds, wish
from tests.server.wire_tap import Line, WireTap

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

IN_TIME = 10.0  # seconds: less than for ever, which is how long the database would take
AT_MOST = 2.5  # how long whoever asks would wait


@contextmanager
def serving(url: str) -> Iterator[Store]:
    store = Store(url, SERVING)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def tapped(url: str) -> Iterator[tuple[Store, WireTap]]:
    parsed = make_url(url)
    assert parsed.port is not None
    with (
        WireTap(parsed.port) as tap,
        serving(parsed.set(port=tap.port).render_as_string(hide_password=False)) as store,
    ):
        yield store, tap


async def append_in_time(store: Store, expected: int, *new: str) -> object:
    async with asyncio.timeout(AT_MOST):
        return await store.append(wish(expected, *new))


async def works_again(store: Store, expected: int, *new: str) -> None:
    """Append as soon as the store takes it, and wait until it answers questions, which finds that out for itself."""
    until = time.monotonic() + 60
    taken = False
    while True:
        try:
            if not taken:
                taken = await store.append(wish(expected, *new)) == Appended()
            assert await store.is_up()
        except Unavailable:
            assert time.monotonic() < until
            await asyncio.sleep(0.1)
        else:
            assert taken
            return


def lines(text: str, name: str) -> list[dict[str, object]]:
    found = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    return [one for one in found if one["event"] == name]


def test_a_commit_whose_answer_is_lost_is_found_in_the_log_and_not_made_twice(postgres_database: str) -> None:
    async def story() -> None:
        with tapped(postgres_database) as (store, tap):
            assert await store.append(wish(0, "one")) == Appended()
            tap.line = Line.CUT_AFTER_COMMIT
            assert await append_in_time(store, 1, "two") == Appended()
            assert await kinds(store) == ["one", "two"]

    asyncio.run(story())


def test_a_commit_that_never_arrived_is_made_again(postgres_database: str) -> None:
    async def story() -> None:
        with tapped(postgres_database) as (store, tap):
            assert await store.append(wish(0, "one")) == Appended()
            tap.line = Line.CUT_BEFORE_COMMIT
            assert await append_in_time(store, 1, "two") == Appended()
            assert await kinds(store) == ["one", "two"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("line", "really"), [(Line.DEAD_AFTER_COMMIT, ["one", "two"]), (Line.DEAD_BEFORE_COMMIT, ["one"])]
)
def test_a_commit_that_nobody_answers_is_unsettled(postgres_database: str, line: Line, really: list[str]) -> None:
    async def story() -> None:
        with tapped(postgres_database) as (store, tap):
            assert await store.append(wish(0, "one")) == Appended()
            tap.line = line
            began = time.monotonic()
            with pytest.raises(Unsettled):
                await append_in_time(store, 1, "two")
            assert time.monotonic() - began < IN_TIME
            tap.line = Line.WHOLE
            await works_again(store, len(really), "three")
            assert await kinds(store) == [*really, "three"]

    asyncio.run(story())


def test_nothing_is_written_when_the_line_is_dead_before_the_commit(
    postgres_database: str, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        with tapped(postgres_database) as (store, tap):
            assert await store.append(wish(0, "one")) == Appended()
            tap.line = Line.DEAD
            for _ in range(2):
                began = time.monotonic()
                with pytest.raises((Unavailable, TimeoutError)):
                    await append_in_time(store, 1, "lost")
                with pytest.raises(Unavailable):
                    await store.game("g1")
                assert time.monotonic() - began < 2 * IN_TIME
            tap.line = Line.WHOLE
            await works_again(store, 1, "two")
            await asyncio.sleep(0.6)
            assert await kinds(store) == ["one", "two"]

    asyncio.run(story())
    log = capfd.readouterr().err
    assert [one["fault"] for one in lines(log, "database-fault")] == [Fault.SLOW]
    assert len(lines(log, "database-works-again")) == 1


def test_a_lock_that_another_holds_is_waited_for_only_so_long(postgres_database: str) -> None:
    async def story() -> None:
        with serving(postgres_database) as store:
            await store.append(wish(0, "one"))
            with psycopg.connect(postgres_database) as other:
                other.execute("SELECT * FROM game FOR UPDATE")
                began = time.monotonic()
                with pytest.raises(Unavailable):
                    await store.append(wish(1, "two"))
                assert time.monotonic() - began < IN_TIME
            await works_again(store, 1, "two")
            assert await kinds(store) == ["one", "two"]

    asyncio.run(story())


def test_what_was_taken_back_while_another_writes_is_not_written_later(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(f"sqlite:///{tmp_path}/babylon.db") as store:
            await store.append(wish(0, "one"))
            other = sqlite3.connect(tmp_path / "babylon.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.3):
                    await store.append(wish(1, "lost"))
            other.execute("ROLLBACK")
            other.close()
            await works_again(store, 1, "two")
            assert await kinds(store) == ["one", "two"]

    asyncio.run(story())


def test_a_database_that_can_only_be_read_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(f"sqlite:///{tmp_path}/babylon.db") as store:
            await store.append(wish(0, "one"))
            with _only_read(store):
                with pytest.raises(Unavailable) as refused:
                    await store.append(wish(1, "lost"))
                assert refused.value.fault is Fault.READ_ONLY
                assert store.health.fault is Fault.READ_ONLY
                assert await kinds(store) == ["one"]
            await works_again(store, 1, "two")
            assert store.health.fault is None

    asyncio.run(story())


def test_a_fault_that_a_change_meets_first_is_known_to_all_and_over_by_itself(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with inside(Config(database=f"sqlite:///{tmp_path}/babylon.db", workers=0)) as (client, app):
            store: Store = app.state.service.store
            await store.append(wish(0, "one"))
            assert (await client.get("/readyz")).text == "ready"
            with _only_read(store):
                for _ in range(3):
                    with pytest.raises(Unavailable) as refused:
                        await store.prune(WAITING, 1e9, ["g1"])
                    assert refused.value.fault is Fault.READ_ONLY
                ready = await client.get("/readyz")
                assert (ready.status_code, ready.text.partition(":")[0]) == (503, "read-only")
            async with asyncio.timeout(60):
                while (await client.get("/readyz")).text != "ready":  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.1)
            assert await store.prune(WAITING, 1e9, ["g1"]) == ["g1"]

    asyncio.run(story())
    log = capfd.readouterr().err
    assert [(one["fault"], one["part"]) for one in lines(log, "database-fault")] == [(Fault.READ_ONLY, "writing")]
    assert len(lines(log, "database-works-again")) == 1


def test_a_change_that_meets_a_lock_is_refused_and_the_server_stays_ready(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        with closing(Store(f"sqlite:///{tmp_path}/babylon.db", Patience(connect=2, lock=0.2, answer=60.0))) as store:
            await store.append(wish(0, "one"))
            with closing(sqlite3.connect(tmp_path / "babylon.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(Unavailable) as refused:
                    await store.prune(WAITING, 1e9, ["g1"])
                other.execute("ROLLBACK")
            assert (refused.value.fault, store.health.fault) == (Fault.SLOW, None)
            assert await store.prune(WAITING, 1e9, ["g1"]) == ["g1"]

    asyncio.run(story())
    assert lines(capfd.readouterr().err, "database-fault") == []


@contextmanager
def _only_read(store: Store) -> Iterator[None]:
    def switch(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA query_only = ON")

    event.listen(store._writing, "connect", switch)
    store._writing.dispose()
    yield
    event.remove(store._writing, "connect", switch)
    store._writing.dispose()


@contextmanager
def _hanging_commit(store: Store) -> Iterator[None]:
    """Within, no commit comes to its end."""
    ended = threading.Event()

    class Hanging(sqlite3.Connection):
        def commit(self) -> None:
            ended.wait()
            super().commit()

    event.listen(store._writing, "do_connect", lambda *given: sqlite3.connect(*given[2], **given[3], factory=Hanging))
    store._writing.dispose()
    try:
        yield
    finally:
        ended.set()


def test_a_commit_that_takes_too_long_is_unsettled_and_the_next_is_refused_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(f"sqlite:///{tmp_path}/babylon.db") as store:
            await store.append(wish(0, "one"))
            with _hanging_commit(store):
                with pytest.raises(Unsettled) as unsettled:
                    async with asyncio.timeout(1.2 * STUCK_SECONDS):
                        await store.append(wish(1, "two"))
                # It would wait for ever behind that commit.
                with pytest.raises(Unavailable):
                    await store.append(wish(1, "lost"))
            assert unsettled.value.outcome is not None
            assert await asyncio.wrap_future(unsettled.value.outcome) == Appended()
            await works_again(store, 2, "three")
            assert await kinds(store) == ["one", "two", "three"]

    asyncio.run(story())


@pytest.mark.parametrize(("line", "is_kept"), [(Line.DEAD_AFTER_COMMIT, True), (Line.DEAD_BEFORE_COMMIT, False)])
def test_a_change_that_nobody_answers_is_unsettled(postgres_database: str, line: Line, *, is_kept: bool) -> None:
    async def story() -> None:
        with tapped(postgres_database) as (store, tap):
            await store.append(wish(0, "one"))
            await store.drop_results("2000-01-01")  # so that a connection is open
            tap.line = line
            began = time.monotonic()
            with pytest.raises(Unsettled):
                await store.prune(WAITING, 1e9, ["g1"])
            assert time.monotonic() - began < IN_TIME
            tap.line = Line.WHOLE
            await works_again(store, 0 if is_kept else 1, "two")
            assert await kinds(store) == (["two"] if is_kept else ["one", "two"])

    asyncio.run(story())


def test_a_change_that_takes_too_long_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        with serving(f"sqlite:///{tmp_path}/babylon.db") as store:
            await store.append(wish(0, "one"))
            with _hanging_commit(store):
                changes = [asyncio.create_task(store.prune(WAITING, 1e9, ["g1"])) for _ in range(2)]
                async with asyncio.timeout(IN_TIME):
                    outcomes = await asyncio.gather(*changes, return_exceptions=True)
                # The second one was not begun: nothing was changed by it.
                assert [type(one) for one in outcomes] == [Unsettled, Unavailable]
                assert store.health.fault is Fault.SLOW
            await works_again(store, 0, "two")
            assert await kinds(store) == ["two"]

    asyncio.run(story())
