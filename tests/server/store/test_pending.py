"""An append belongs to whoever is first: the thread that commits it, or the sender who takes it back."""

from __future__ import annotations

import asyncio
import threading

import pytest

from babylon.server.store.pending import Pending, tell
from babylon.server.store.rows import Appended, Outcome
from tests.server.store.test_append import wish


def test_what_is_taken_back_is_not_begun() -> None:
    async def story() -> None:
        pending = Pending(wish(0, "one"))
        assert pending.take_back()
        assert not pending.begin()
        assert pending.is_taken_back

    asyncio.run(story())


def test_what_is_begun_is_not_taken_back() -> None:
    async def story() -> None:
        pending = Pending(wish(0, "one"))
        assert pending.begin()
        assert pending.begin(), "begun again when the database had to be asked twice"
        assert not pending.take_back()
        assert not pending.is_taken_back

    asyncio.run(story())


def test_who_goes_on_waiting_hears_the_outcome() -> None:
    async def story() -> None:
        pending = Pending(wish(0, "one"))
        pending.outcome.cancel()
        outcome = pending.still_to_come()
        _from_a_thread([pending], [Appended()])
        assert await outcome == Appended()

    asyncio.run(story())


def test_each_of_a_batch_hears_its_own() -> None:
    async def story() -> None:
        batch = [Pending(wish(0, "one")), Pending(wish(0, "two"))]
        _from_a_thread(batch, [Appended(), ValueError("no")])
        assert await batch[0].outcome == Appended()
        with pytest.raises(ValueError, match="no"):
            await batch[1].outcome

    asyncio.run(story())


def test_a_loop_that_is_closed_is_not_told() -> None:
    async def left() -> Pending:
        return Pending(wish(0, "one"))

    tell([asyncio.run(left())], [Appended()])


def _from_a_thread(batch: list[Pending], outcomes: list[Outcome | BaseException]) -> None:
    thread = threading.Thread(target=tell, args=(batch, outcomes))
    thread.start()
    thread.join()
