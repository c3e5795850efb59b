"""How a search deals with its time."""

from collections.abc import Iterator
from itertools import chain, count, repeat
from random import Random

import pytest

from babylon.bots import search
from babylon.bots.architect import SETTINGS, Architect
from babylon.bots.search import Limit, Search, Weights
from babylon.bots.weight_files import weights
from tests.bots.games import played

WEIGHTS = Weights(weights("learned"), weights("quick"))


def ticking(steps: Iterator[float]) -> Iterator[float]:
    now = 0.0
    for step in steps:
        now += step
        yield now


def tries(thinker: Search) -> int:
    findings = thinker.findings(played(2, 14).state, WEIGHTS, Random(1), Limit.of(1.0, None), most=64)
    return sum(finding.tries for finding in findings)


def test_it_tries_more_the_more_often_it_can_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for step in (0.02, 0.001):
        clock = ticking(repeat(step))
        monkeypatch.setattr(search, "perf_counter", lambda clock=clock: next(clock))
        found.append(tries(Search(SETTINGS)))
    assert 0 < found[0] < found[1]


def test_a_step_that_was_slow_by_chance_costs_only_its_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ticking(chain([0.001] * 40, [30.0], repeat(0.001)))
    monkeypatch.setattr(search, "perf_counter", lambda: next(clock))
    thinker = Search(SETTINGS)
    interrupted = tries(thinker)
    assert tries(thinker) > 2 * interrupted


def test_it_stops_before_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = count()
    clock = ticking(repeat(0.01))

    def look() -> float:
        next(seen)
        return next(clock)

    monkeypatch.setattr(search, "perf_counter", look)
    tries(Search(SETTINGS))
    assert next(seen) <= 102  # looks, a hundredth of a second each, and those before the search begins


def test_a_search_that_is_hurried_ends_at_its_next_look_at_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker, looks = Search(SETTINGS), count()

    def look() -> float:
        if next(looks) == 20:
            thinker.hurry()
        return 0.0

    monkeypatch.setattr(search, "perf_counter", look)
    assert tries(thinker) > 0
    assert next(looks) <= 30


def test_who_was_hurried_once_has_all_the_time_for_the_next_turn() -> None:
    bot = Architect(tries=64)
    state = played(2, 14).state
    calm = bot.actions(state, 0.0, Random(1))
    bot.hurry()
    assert bot.actions(state, 0.0, Random(1)) == calm
