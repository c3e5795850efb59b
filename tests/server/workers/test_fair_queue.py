"""Bots' time is shared: who asks for much waits for it themselves."""

from __future__ import annotations

import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import httpx
import pytest

from babylon.client import Client
from babylon.server.workers.fair_queue import FairQueue, Lane, Waiting
from babylon.server.workers.worker import Job
from tests.server.players import any_turn
from tests.server.processes import server
from tests.server.tables.stories import dealt

if TYPE_CHECKING:
    from pathlib import Path

    from babylon.client import RemoteTable


def asked(queue: FairQueue, holder: str, lane: Lane = Lane.TURN, times: int = 1) -> None:
    job = Job("plain", dealt().table.playing.view(0), 0.0, 1)
    for _ in range(times):
        queue.put(Waiting(job, holder, lane))


def order(queue: FairQueue) -> list[tuple[str, Lane]]:
    queue.close()
    taken = iter(queue.get, None)
    return [(one.holder, one.lane) for one in taken]


def test_holders_take_turns_however_much_each_asks_for() -> None:
    queue = FairQueue()
    asked(queue, "many", times=4)
    asked(queue, "bo")
    asked(queue, "cy", times=2)
    assert [holder for holder, _ in order(queue)] == ["many", "bo", "cy", "many", "cy", "many", "many"]


def test_who_was_just_served_comes_after_who_was_not() -> None:
    queue = FairQueue()
    asked(queue, "many", times=3)
    assert queue.get() is not None
    asked(queue, "bo")
    assert [holder for holder, _ in order(queue)] == ["bo", "many", "many"]


def test_hints_and_turns_take_turns_and_games_of_bots_alone_come_last() -> None:
    queue = FairQueue()
    asked(queue, "a", Lane.BOTS)
    asked(queue, "b", Lane.HINT, times=3)
    asked(queue, "c", Lane.TURN, times=2)
    assert [lane for _, lane in order(queue)] == [Lane.TURN, Lane.HINT, Lane.TURN, Lane.HINT, Lane.HINT, Lane.BOTS]


def test_what_was_given_up_does_not_count_as_waiting() -> None:
    queue = FairQueue()
    job = Job("plain", dealt().table.playing.view(0), 0.0, 1)
    given_up = Waiting(job, "a", Lane.HINT)
    queue.put(given_up)
    asked(queue, "a", Lane.HINT)
    given_up.answer.cancel()
    assert (queue.waiting(), queue.waiting(Lane.HINT, "a"), queue.waiting(Lane.HINT, "b")) == (1, 1, 0)


@pytest.mark.services
def test_a_client_with_many_tables_of_bots_does_not_delay_a_strangers_bot(tmp_path: Path) -> None:
    house = server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log")
    with house as running, Client(running.url) as hostile, Client(running.url) as stranger:
        table = stranger.create(2, seats=[{}, {"bot": "plain"}], sit={"seats": [0], "name": "Ada"})
        table.ready(0)
        for _ in range(30):
            hostile.create(4, seats=[{"bot": "slow"}] * 4)
        waits = [_bot_turn(table) for _ in range(4)]
        # One thought of a second is under way when the stranger's bot is asked.
        assert max(waits) < 2.5, waits


def _bot_turn(table: RemoteTable) -> float:
    """How long a bot took to answer a turn."""
    state = table.look()
    played = table.commit(0, state["seq"], any_turn(table.record(), random.Random(state["seq"])))
    began = time.monotonic()
    while table.look()["seq"] <= played:
        time.sleep(0.02)
    return time.monotonic() - began


@pytest.mark.services
def test_a_client_that_asks_for_hint_after_hint_is_told_that_no_bot_is_free(tmp_path: Path) -> None:
    house = server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log")
    with house as running, httpx.Client(base_url=f"{running.url}/api/v1", timeout=60) as client:
        body = {"players": 2, "sit": {"seats": [0, 1], "name": "Ada"}}
        path = f"/tables/{client.post('/tables', json=body).json()['table']['id']}"
        for seat in (0, 1):
            client.post(f"{path}/seats/{seat}/ready", json={})
        with ThreadPoolExecutor(12) as threads:
            wanted = {"seat": 0, "moves": [], "bot": "slow"}
            answers = list(threads.map(lambda _: client.post(f"{path}/hint", json=wanted).status_code, range(12)))
        assert set(answers) == {200, 503}
        assert 4 <= answers.count(200) <= 6
