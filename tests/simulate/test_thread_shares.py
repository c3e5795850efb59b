"""Threads are called only when they have enough to do."""

import threading
from itertools import pairwise
from unittest.mock import Mock

import pytest

from babylon.simulate import thread_shares
from babylon.simulate.thread_shares import FEWEST, MOST_UNMEASURED, SHARE, SHARED, UNMEASURED, Call, ThreadShares

GAMES = 300


class Bench:
    """Work that takes as long as it is told to, by a clock of its own."""

    def __init__(self, threads: int) -> None:
        self.shares = ThreadShares(threads, GAMES)
        self.now = 0.0

    def call(self, pace: float) -> list[tuple[int, int, bool]]:
        """The ranges of games that were worked on, and whether by the caller's own thread."""

        def work(_part: int, first: int, last: int) -> tuple[int, int, bool]:
            mine = threading.current_thread() is threading.main_thread()
            self.now += pace * (last - first) if mine else 0.0
            return first, last, mine

        return self.shares.call(Bench.call, work)


@pytest.fixture
def processors(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thread_shares, "processors", lambda: 4)


def bench(threads: int, monkeypatch: pytest.MonkeyPatch) -> Bench:
    one = Bench(threads)
    monkeypatch.setattr(thread_shares, "perf_counter", lambda: one.now)
    return one


@pytest.mark.usefixtures("processors")
def test_little_work_is_done_by_the_caller_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    two = bench(2, monkeypatch)
    assert [two.call(SHARE / GAMES) for _ in range(3)] == [[(0, GAMES, True)]] * 3


@pytest.mark.usefixtures("processors")
def test_much_work_is_shared_once_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    three = bench(3, monkeypatch)
    assert three.call(SHARE) == [(0, GAMES, True)]
    assert three.call(SHARE) == [(0, 100, True), (100, 200, False), (200, 300, False)]


@pytest.mark.usefixtures("processors")
def test_no_more_threads_are_called_than_have_their_share(monkeypatch: pytest.MonkeyPatch) -> None:
    four = bench(4, monkeypatch)
    four.call(2.5 * SHARE / GAMES)
    assert len(four.call(2.5 * SHARE / GAMES)) == 2


@pytest.mark.usefixtures("processors")
def test_a_first_call_that_had_to_compile_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    two = bench(2, monkeypatch)
    assert [len(two.call(pace)) for pace in (1.0, SHARE / GAMES, SHARE / GAMES)] == [1, 2, 1]


@pytest.mark.usefixtures("processors")
def test_a_pause_of_the_machine_is_not_taken_for_work(monkeypatch: pytest.MonkeyPatch) -> None:
    two = bench(2, monkeypatch)
    paces = [SHARE / GAMES, *[1.0] * (UNMEASURED + 1), *[SHARE / GAMES] * UNMEASURED]
    assert {len(two.call(pace)) for pace in paces} == {1}


@pytest.mark.usefixtures("processors")
def test_work_that_stays_much_is_shared_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    two = bench(2, monkeypatch)
    two.call(SHARE / GAMES)
    assert [len(two.call(SHARE)) for _ in range(3 * UNMEASURED)][-1] == 2


class StallingMachine:
    """Has a processor for another thread in three calls of four; in the fourth the caller waits long for it."""

    def __init__(self, bench: Bench, cost: float) -> None:
        self.bench, self.cost, self.calls = bench, cost, 0

    def submit(self, _work: Call, _part: int, first: int, last: int) -> Mock:
        self.calls += 1
        return Mock(result=lambda: self.stalled(first, last))

    def stalled(self, first: int, last: int) -> tuple[int, int, bool]:
        self.bench.now += 0.0 if self.calls % 4 else self.cost
        return first, last, False


@pytest.mark.usefixtures("processors")
@pytest.mark.parametrize(("cost", "many"), [(1.0, 250), (4.0, 40)])
def test_threads_that_cost_more_in_one_call_than_they_save_in_others_are_left_out(
    cost: float, many: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three calls save half of their time each."""
    two = bench(2, monkeypatch)
    monkeypatch.setattr(two.shares, "_workers", StallingMachine(two, cost * GAMES * SHARE))
    shared = sum(len(two.call(SHARE)) == 2 for _ in range(3200))
    assert (shared > many) == (cost < 1.5)
    assert two.now < 1.03 * 3200 * GAMES * SHARE


class BusyMachine:
    """Has no processor for another thread until the caller waits for it."""

    def submit(self, work: Call, part: int, first: int, last: int) -> Mock:
        return Mock(result=lambda: work(part, first, last))


@pytest.mark.usefixtures("processors")
def test_threads_that_keep_the_caller_waiting_are_left_out_ever_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    two = bench(2, monkeypatch)
    calm = two.shares._workers
    monkeypatch.setattr(two.shares, "_workers", BusyMachine())
    shared = [number for number in range(3200) if len(two.call(SHARE)) == 2]
    pauses = [later - sooner - 1 for sooner, later in pairwise(shared)]
    # Those calls, and one alone to compare with.
    assert pauses == [32, 64, 128, 256, 512, MOST_UNMEASURED + 1, MOST_UNMEASURED + 1]
    monkeypatch.setattr(two.shares, "_workers", calm)
    assert [len(two.call(SHARE)) for _ in range(MOST_UNMEASURED + 3)][-2:] == [2, 2]


@pytest.mark.usefixtures("processors")
def test_now_and_then_the_caller_tries_again_how_long_it_takes_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    two = bench(2, monkeypatch)
    threads = [len(two.call(SHARE)) for _ in range(3 * (SHARED + 1))]
    assert threads == [1, *[2] * SHARED] * 3


@pytest.mark.usefixtures("processors")
def test_threads_that_slow_each_other_down_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two that wait for the same memory take as long for half of the games as one takes for all."""
    two = bench(2, monkeypatch)
    threads: list[int] = []
    for _ in range(400):
        shared = two.shares.parts(Bench.call) == 2 and not two.shares._unmeasured.get(Bench.call)
        threads.append(len(two.call(2 * SHARE if shared else SHARE)))
    assert [number for number, many in enumerate(threads) if many == 2] == [1, 34, 99, 228]


def test_a_thread_for_each_processor_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    for processors, most in ((1, 1), (2, 2), (8, 4)):
        monkeypatch.setattr(thread_shares, "processors", lambda count=processors: count)
        assert ThreadShares(4, GAMES).most == most


@pytest.mark.usefixtures("processors")
def test_few_games_are_never_shared() -> None:
    assert [ThreadShares(4, games).most for games in (1, FEWEST, 2 * FEWEST, 3 * FEWEST)] == [1, 1, 2, 3]


def test_this_machine_runs_at_least_one_thread() -> None:
    assert thread_shares.processors() >= 1
