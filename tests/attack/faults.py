"""The database fails under a server with many callers: is everyone answered within 3 s, does all go on by itself?

The disk hangs, is slow, can only be read, or is full: what the server writes meets that in its own calls to the kernel.
PostgreSQL is frozen, and stopped.
"""

from __future__ import annotations

import argparse
import itertools
import json
import tempfile
import threading
import time
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from tests.attack.figures import Figure, tell
from tests.attack.hostile import ADDRESS
from tests.server import postgres
from tests.server.disks import FaultyDisk, Trouble
from tests.server.processes import ServerProcess

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

SECONDS = 3.0  # within which everyone is answered
AGAIN_SECONDS = 10.0  # after which all goes on, once the disk is well
CALLERS = 8
TIMEOUT = 60.0
PATIENCE = 120.0
UNSEATED, SEATED = {"bot": "plain"}, {"bot": None}
LOOKS_FOR = {"players": 2, "name": "Ada"}
PAUSE = 0.05


@dataclass
class Answers:
    """How long callers waited, and which answers told them too little."""

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    wrong: list[str] = field(default_factory=list)

    def note(self, asked: str, answer: httpx.Response, seconds: float) -> None:
        self.waits.append(seconds)
        if answer.is_success:
            return
        self.refused += 1
        error = answer.json()["error"]
        if answer.status_code != 503 or not error["sentence"] or int(answer.headers.get("Retry-After", "0")) < 1:
            self.wrong.append(f"{asked}: {answer.status_code} {error['code']}")


class Caller:
    """Someone with a table, who looks at it and changes it, opens others, and looks for a game."""

    def __init__(self, url: str, number: int) -> None:
        headers = {ADDRESS: f"192.0.2.{number + 1}"}
        self._http = httpx.Client(base_url=f"{url}/api/v1", timeout=TIMEOUT, headers=headers)
        made = self._http.post("/tables", json={"players": 2, "seats": [{}, {}]})
        self._table = f"/tables/{made.raise_for_status().json()['table']['id']}"
        clocks = ("fast", "slow", "days")
        self._wish = {**LOOKS_FOR, "players": 2 + number % 3, "clock": clocks[number // 3]}
        self._keys = itertools.count()

    def ask_until(self, ended: threading.Event, answers: Answers) -> None:
        """Ask for one thing after another."""
        asked = (
            ("PUT", f"{self._table}/seats/1", UNSEATED),
            ("GET", self._table, None),
            ("POST", "/pairing", self._wish),
            ("PUT", f"{self._table}/seats/1", SEATED),
            ("POST", "/tables", {"players": 2}),
        )
        for method, path, body in itertools.cycle(asked):
            if ended.wait(PAUSE):
                return
            headers = {"Idempotency-Key": f"k{next(self._keys)}"}
            began = time.monotonic()
            answer = self._http.request(method, path, json=body, headers=headers)
            answers.note(f"{method} {path}", answer, time.monotonic() - began)

    def close(self) -> None:
        self._http.close()


@contextmanager
def asking(callers: list[Caller]) -> Iterator[Answers]:
    """Within, all of them ask at once."""
    answers, ended = Answers(), threading.Event()
    threads = [threading.Thread(target=one.ask_until, args=(ended, answers)) for one in callers]
    for thread in threads:
        thread.start()
    try:
        yield answers
    finally:
        ended.set()
        for thread in threads:
            thread.join()


@dataclass(frozen=True)
class Seen:
    """What a fault did to those who asked."""

    fault: str
    answers: Answers
    again: float  # seconds from the end of the fault until the server was ready
    is_told: bool  # by /readyz and the log, while it lasted

    def figures(self) -> list[Figure]:
        """What the fault has shown."""
        told = [Figure(f"{self.fault}: not told by /readyz and the log", int(not self.is_told), 0)]
        return [
            Figure(
                f"{self.fault}: the last of {len(self.answers.waits)} answers", max(self.answers.waits), SECONDS, "s"
            ),
            Figure(f"{self.fault}: answers that were none {self.answers.wrong[:3]}", len(self.answers.wrong), 0),
            # A server that goes on, only slowly, has nothing to tell.
            *(told if self.fault != f"disk {Trouble.SLOW}" else []),
            Figure(f"{self.fault}: ready again after", self.again, AGAIN_SECONDS, "s"),
        ]


def on_disk(home: Path, seconds: float, troubles: tuple[Trouble, ...] = tuple(Trouble)) -> list[Seen]:
    """One fault of a disk after another, each for so long."""
    disk = FaultyDisk(home)
    house = ServerProcess(f"sqlite:///{disk.folder}/babylon.db", home / "log", log_level="warning")
    house.environment |= disk.environment
    with asked(house) as callers:
        return [_suffered(house, callers, f"disk {one}", disk.in_trouble(one), seconds) for one in troubles]


def on_cluster(home: Path, seconds: float) -> list[Seen]:
    """PostgreSQL does not answer, and is stopped, each for so long."""
    with postgres.stoppable() as cluster:
        database = postgres.new_database(cluster.url, "faults")
        house = ServerProcess(database, home / "log-postgresql", log_level="warning")
        ways = {"frozen": (cluster.freeze, cluster.thaw), "stopped": (cluster.stop, cluster.start)}
        with asked(house) as callers:
            return [
                _suffered(house, callers, f"PostgreSQL {name}", _between(*way), seconds) for name, way in ways.items()
            ]


@contextmanager
def asked(house: ServerProcess) -> Iterator[list[Caller]]:
    """A running server with its callers."""
    with ExitStack() as stack:
        house.start()
        stack.callback(house.stop)
        callers = [Caller(house.url, number) for number in range(CALLERS)]
        for one in callers:
            stack.callback(one.close)
        yield callers


@contextmanager
def _between(begin: Callable[[], None], end: Callable[[], None]) -> Iterator[None]:
    begin()
    try:
        yield
    finally:
        end()


def _suffered(
    house: ServerProcess, callers: list[Caller], fault: str, trouble: AbstractContextManager[None], seconds: float
) -> Seen:
    before = len(_faults(house))
    with asking(callers) as answers:
        with trouble:
            time.sleep(seconds)
            ready = httpx.get(f"{house.url}/readyz", timeout=TIMEOUT)
        began = time.monotonic()
        while httpx.get(f"{house.url}/readyz", timeout=TIMEOUT).text != "ready":
            assert time.monotonic() - began < PATIENCE, house.log.read_text()[-3000:]
            time.sleep(PAUSE)
        again = time.monotonic() - began
    is_told = ready.status_code == 503 and len(_faults(house)) > before
    return Seen(fault, answers, again, is_told)


def _faults(house: ServerProcess) -> list[str]:
    """The faults that the log tells of."""
    every = [json.loads(line) for line in house.log.read_text().splitlines()]
    return [str(one["fault"]) for one in every if one["event"] == "database-fault"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12.0, help="how long each fault lasts")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        every = [*on_disk(Path(home), chosen.seconds), *on_cluster(Path(home), chosen.seconds)]
        tell([figure for seen in every for figure in seen.figures()])


if __name__ == "__main__":
    main()
