"""Studies give way to turns and hints, and go on where they rested."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from typing import TYPE_CHECKING
from unittest import mock

import pytest

from babylon.server.workers import pool as pools
from babylon.server.workers.accounts import Share
from babylon.server.workers.fair_queue import FairQueue, Lane, Waiting
from babylon.server.workers.pool import BotFailed, Pool
from babylon.server.workers.studies import Desk, Resting
from babylon.server.workers.worker import Job
from tests.server.plain_studies import Broken, Count, Endless
from tests.server.tables.stories import dealt

if TYPE_CHECKING:
    from collections.abc import Iterator

ADA, BO = Share("home", "ada"), Share("work", "bo")


def job() -> Job:
    table = dealt(("ada", "bo")).table
    return Job("plain", table.playing.view(0), 0.1, 5)


def turn(share: Share = ADA, lane: Lane = Lane.TURN) -> Waiting:
    return Waiting(job(), share, lane)


def study(share: Share = ADA) -> Waiting:
    return Waiting(Count(2), share, Lane.STUDY)


def test_a_study_goes_on_where_it_rested() -> None:
    desk, seen = Desk(), list[int]()
    one = Count(4, seen)
    with mock.patch.object(threading.Event, "is_set", side_effect=[True, False, False]):
        assert desk.go_on(one) == Resting()
        assert desk.go_on(one) == 4
    assert seen == [1, 2, 3]


def test_what_has_been_asked_to_rest_before_it_began_does_not() -> None:
    desk = Desk()
    desk.rest()
    assert desk.go_on(Count(3)) == 3


def test_another_study_takes_the_place_of_one_that_rests() -> None:
    desk, seen = Desk(), list[int]()
    with mock.patch.object(threading.Event, "is_set", side_effect=[True, False, False, False]):
        assert desk.go_on(Count(3, seen)) == Resting()
        assert desk.go_on(Count(2)) == 2
        assert desk.go_on(Count(3, seen)) == 3
    assert seen == [1, 1, 2]


def test_a_study_is_begun_when_no_turn_and_no_hint_waits() -> None:
    jobs = FairQueue()
    waiting = [study(BO), turn(), turn(lane=Lane.HINT)]
    for one in waiting:
        jobs.put(one)
    assert [jobs.get() for _ in waiting] == [*waiting[1:], waiting[0]]


def test_studies_and_games_of_bots_alone_take_turns() -> None:
    jobs = FairQueue()
    for one in (study(), study(BO), turn(lane=Lane.BOTS), turn(BO, Lane.BOTS)):
        jobs.put(one)
    taken = [jobs.get() for _ in range(4)]
    assert [one.lane for one in taken if one is not None] == [Lane.BOTS, Lane.STUDY, Lane.BOTS, Lane.STUDY]


def test_whoever_has_used_least_is_studied_for_next() -> None:
    jobs = FairQueue()
    for one in (study(), study(), study(BO)):
        jobs.put(one)
    first = jobs.get()
    assert first is not None
    jobs.done(first, 3.0)
    second = jobs.get()
    assert second is not None
    assert [first.share, second.share] == [ADA, BO]


def test_what_is_studied_for_someone_does_not_make_their_turns_wait() -> None:
    jobs = FairQueue()
    jobs.put(one := study())
    assert jobs.get() is one
    jobs.done(one, 100.0)
    mine, other = turn(), turn(BO)
    jobs.put(mine)
    jobs.put(other)
    assert jobs.get() is mine


def test_a_study_rests_for_turns_and_hints_alone_and_cuts_nobody_short() -> None:
    jobs = FairQueue()
    running = study()
    jobs.put(turn(BO, Lane.BOTS))
    jobs.put(study(BO))
    assert not jobs.is_in_the_way(running, 60.0)
    assert not jobs.is_in_the_way(turn(), 0.0)
    jobs.put(given_up := turn(BO))
    given_up.answer.cancel()
    assert not jobs.is_in_the_way(running, 0.0)
    jobs.put(turn(BO, Lane.HINT))
    assert jobs.is_in_the_way(running, 0.0)


def test_what_rests_comes_before_what_was_not_begun_and_after_what_is_urgent() -> None:
    jobs = FairQueue()
    resting, waiting, urgent = study(), study(BO), turn(BO)
    jobs.put(waiting)
    jobs.put(urgent)
    assert [jobs.get(resting), jobs.get(resting), jobs.get()] == [urgent, resting, waiting]
    jobs.close()
    assert jobs.get(resting) is None


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool("tests.server.plain_bots", 1)
    made.start()
    yield made
    made.close()


def test_a_turn_does_not_wait_for_a_study_that_has_no_end(pool: Pool) -> None:
    async def asked() -> None:
        endless = asyncio.create_task(pool.studied(Endless(), ADA))
        async with asyncio.timeout(300):
            for _ in range(3):
                assert (await pool.turn(job(), BO, Lane.TURN)).moves
        assert not endless.done()
        endless.cancel()

    asyncio.run(asked())


def test_a_study_that_breaks_or_takes_too_long_fails_and_the_next_one_is_done(pool: Pool) -> None:
    async def asked() -> None:
        with pytest.raises(BotFailed):
            await pool.studied(Broken(), ADA)
        with (
            mock.patch.object(pools, "STUDY_SECONDS", 0.0),
            mock.patch.object(pools, "GRACE", 0.05),
            pytest.raises(BotFailed),
        ):
            await pool.studied(Endless(), ADA)
        assert await pool.studied(Count(5), ADA) == 5

    asyncio.run(asked())


def test_a_study_that_breaks_leaves_its_worker_alive(pool: Pool) -> None:
    async def asked() -> None:
        with mock.patch.object(pools, "_stop") as stopped:
            with pytest.raises(BotFailed, match="broken"):
                await pool.studied(Broken(), ADA)
            assert await pool.studied(Count(5), ADA) == 5
            assert not stopped.called

    asyncio.run(asked())


def test_what_nobody_waits_for_any_more_is_not_begun() -> None:
    one = study()
    assert isinstance(one.answer, Future)
    assert one.answer.cancel()
    jobs = FairQueue()
    jobs.put(one)
    assert jobs.waiting(Lane.STUDY) == 0
