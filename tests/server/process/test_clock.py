"""Games go by time that passes, not by what a wall clock is set to."""

import time

import pytest

from babylon.server.process.clock import now
from babylon.server.runtime.decisions import Decisions
from babylon.server.runtime.listeners import Hub
from babylon.server.runtime.table_cache import TableCache
from babylon.server.store.store import Store
from tests.server.tables.stories import OFFERS, dealt

DAY = 86_400


def test_it_is_the_wall_clocks_time() -> None:
    assert abs(now() - time.time()) < 5


@pytest.mark.parametrize("jump", [-DAY, DAY])
def test_a_wall_clock_that_jumps_makes_no_difference(store: Store, jump: int, monkeypatch: pytest.MonkeyPatch) -> None:
    decisions = Decisions(TableCache(store, OFFERS, Hub()))
    before, real = decisions.call("ada").now, time.time
    monkeypatch.setattr(time, "time", lambda: real() + jump)
    assert 0 <= decisions.call("ada").now - before < 60


def test_time_never_runs_backwards() -> None:
    moments = [now() for _ in range(1000)]
    assert moments == sorted(moments)


def test_nobody_gains_time_when_the_clock_was_set_back_between_two_processes() -> None:
    story = dealt(clock={"kind": "real-time", "seconds": 100, "increment": 5})
    story.now -= 3600
    story.plays("ada")
    assert story.table.state.seats[0].remaining == 105
