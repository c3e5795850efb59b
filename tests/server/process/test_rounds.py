"""Connections are looked at in turns: each often enough, and never many at once."""

import asyncio
import time

import pytest

from babylon.server.process.rounds import SECONDS, Looked, Rounds

TICK, MANY = 0.1, 2000


class Waiting(Looked):
    """A connection that only notes when it was looked at."""

    def __init__(self) -> None:
        self.looks: list[float] = []
        self.transport = asyncio.Transport()

    def look(self, now: float) -> None:
        self.looks.append(now)


@pytest.mark.parametrize("number", [1, 3, 30, MANY])
def test_each_has_its_turn_in_time_and_few_at_once(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    rounds, all_of_them = Rounds(), [Waiting() for _ in range(number)]
    for one in all_of_them:
        rounds.join(one, 20.0)
    for _ in range(round(8 * SECONDS / TICK)):
        now += TICK
        before = sum(len(one.looks) for one in all_of_them)
        rounds.look()
        assert sum(len(one.looks) for one in all_of_them) - before <= 1 + number * TICK / SECONDS
    for one in all_of_them:
        gaps = [later - earlier for earlier, later in zip([100.0, *one.looks], [*one.looks, now], strict=True)]
        assert max(gaps) <= SECONDS + 2 * TICK


def test_after_a_pause_each_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    rounds, all_of_them = Rounds(), [Waiting() for _ in range(5)]
    for one in all_of_them:
        rounds.join(one, 20.0)
    now += 1000.0
    rounds.look()
    assert [len(one.looks) for one in all_of_them] == [1] * 5


def test_one_may_leave_while_it_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    class Leaving(Waiting):
        def look(self, now: float) -> None:
            super().look(now)
            rounds.leave(self)

    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    rounds, one, other = Rounds(), Leaving(), Waiting()
    rounds.join(one, 20.0)
    rounds.join(other, 20.0)
    for _ in range(2):
        now += SECONDS
        rounds.look()
    assert (len(one.looks), len(other.looks), len(rounds)) == (1, 2, 1)


def test_few_are_looked_at_seldom_and_many_often() -> None:
    rounds, pauses = Rounds(), dict[int, float]()
    for number in range(1, MANY + 1):
        rounds.join(Waiting(), 20.0)
        pauses[number] = rounds.pause
    assert (pauses[1], pauses[80], pauses[MANY]) == (SECONDS, SECONDS, 0.1)
    assert all(number * pause <= 80.1 * SECONDS for number, pause in pauses.items())
