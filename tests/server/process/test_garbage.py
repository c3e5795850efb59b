"""Garbage is found, and what lives is hardly ever looked at."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from babylon.server.process import garbage


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)
    gc.enable()


class Knot:
    """Something that holds on to itself."""

    def __init__(self) -> None:
        self.own = self


def test_an_old_cycle_is_found_now_and_then() -> None:
    async def look() -> None:
        found = asyncio.Event()
        knot = Knot()
        there = weakref.ref(knot, lambda _: found.set())
        gc.collect(0)  # it is no longer among the newest
        del knot
        gc.collect(0)
        assert there() is not None
        looking = asyncio.create_task(garbage.look_now_and_then(0.01))
        await asyncio.wait_for(found.wait(), 30)
        looking.cancel()

    garbage.look_seldom()
    asyncio.run(look())


def test_what_was_put_off_begins_again() -> None:
    garbage.look_later()
    assert not gc.isenabled()
    garbage.look_seldom()
    assert gc.isenabled()


def test_python_by_itself_looks_among_the_newest_only() -> None:
    garbage.look_seldom()
    looked: list[int] = []

    def note(_phase: str, info: dict[str, int]) -> None:
        looked.append(info["generation"])

    gc.callbacks.append(note)
    try:
        kept = [[number] for number in range(20 * garbage.NEWEST)]
    finally:
        gc.callbacks.remove(note)
    assert len(kept) == 20 * garbage.NEWEST
    assert set(looked) == {0}
