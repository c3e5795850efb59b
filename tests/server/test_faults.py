"""Faults look like faults: a server whose database fails says so, answers what it can, and recovers by itself."""

from __future__ import annotations

import json
import secrets
import threading
import time
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

import httpx
import pytest

from babylon.client import Client
from tests.attack import faults
from tests.server import postgres
from tests.server.disks import BoundFiles, SmallDisk, Trouble, small_disk
from tests.server.players import Watcher
from tests.server.processes import ServerProcess, server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

IN_TIME = 10.0  # seconds: a server says after 2.2 that its database does not answer; who waits for that waits for ever.
# The bar itself, 3 s, is held by `python -m tests.attack.faults`: here other tests may have the processor for seconds.
PATIENCE = 60.0
FAULTS = ("database-fault", "database-works-again")
MOST_PERIODS = 3


class Host:
    """Someone with a table where they seat a bot and let it stand up again: a write each time."""

    def __init__(self, house: ServerProcess) -> None:
        self._house = house
        self._http = httpx.Client(base_url=f"{house.url}/api/v1", timeout=20)
        self._is_seated = False
        seats: list[dict[str, str]] = [{}, {}]
        self.table = self._checked(self._http.post("/tables", json={"players": 2, "seats": seats}))["table"]["id"]

    def write(self, key: str | None = None) -> httpx.Response:
        """Change the table; an answer that takes too long is a failure."""
        body = {"bot": None if self._is_seated else "plain"}
        headers = {"Idempotency-Key": key or secrets.token_hex(8)}
        answer = self._timed("PUT", f"/tables/{self.table}/seats/1", json=body, headers=headers)
        if answer.is_success:
            self._is_seated = not self._is_seated
        return answer

    def look(self) -> httpx.Response:
        """The table as it is."""
        return self._timed("GET", f"/tables/{self.table}")

    def seq(self) -> int:
        return int(self._checked(self.look())["table"]["seq"])

    def ready(self, lang: str = "en") -> httpx.Response:
        return self._timed("GET", f"{self._house.url}/readyz", headers={"Accept-Language": lang})

    def poll(self, after: int) -> httpx.Response:
        """What has happened since."""
        return self._timed("GET", f"/tables/{self.table}/events", params={"after": after})

    def open_table(self) -> httpx.Response:
        return self._timed("POST", "/tables", json={"players": 2})

    def close(self) -> None:
        self._http.close()

    def _timed(self, method: str, path: str, **request: object) -> httpx.Response:
        began = time.monotonic()
        answer = self._http.request(method, path, **request)  # type: ignore[arg-type]
        assert time.monotonic() - began < IN_TIME, (method, path, answer.text)
        return answer

    @staticmethod
    def _checked(answer: httpx.Response) -> dict[str, Any]:
        assert answer.is_success, answer.text
        body: dict[str, Any] = answer.json()
        return body


def until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.1)


def lines(house: ServerProcess, *names: str) -> list[dict[str, object]]:
    """Lines of the log about that; all of it is JSON."""
    every = [json.loads(line) for line in house.log.read_text().splitlines()]
    return [one for one in every if one["event"] in names]


def check_refused(answer: httpx.Response, fault: str, code: str = "unavailable") -> None:
    assert answer.status_code == 503, answer.text
    error = answer.json()["error"]
    assert (error["code"], error["details"]) == (code, {"fault": fault})
    assert error["sentence"]
    assert int(answer.headers["retry-after"]) >= 1


def check_one_fault(house: ServerProcess, fault: str) -> None:
    """The log tells each fault once, however many met it, and once that it is over; nothing else went wrong."""
    until(lambda: bool(told := lines(house, *FAULTS)) and told[-1]["event"] == FAULTS[1])
    told = " ".join(str(one.get("fault", "over")) for one in lines(house, *FAULTS)).split(" over")
    # One that was away may be seen starting, and a busy machine may be too slow for a moment.
    assert told[0].split()[0] == fault
    assert all(len(period.split()) == len(set(period.split())) for period in told)
    assert len(told) <= MOST_PERIODS
    every = [json.loads(line) for line in house.log.read_text().splitlines()]
    assert [one for one in every if one["level"] == "error"] == []


@contextmanager
def hosted(database: str, log: Path, **settings: object) -> Iterator[tuple[ServerProcess, Host]]:
    with server(database, log, log_level="warning", **settings) as house, closing(Host(house)) as host:
        assert host.write().is_success
        yield house, host


@pytest.fixture(scope="module")
def cluster() -> Iterator[postgres.Cluster]:
    """A PostgreSQL that no other test needs."""
    with postgres.stoppable() as one:
        yield one


@pytest.mark.services
@pytest.mark.parametrize("kind", [SmallDisk, BoundFiles])
def test_a_full_disk_refuses_writes_and_shows_what_there_is(kind: type[SmallDisk | BoundFiles], tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as best:
        disk = best if isinstance(best, kind) else BoundFiles(best.folder)
        with hosted(f"sqlite:///{disk.folder}/babylon.db", tmp_path / "log") as (house, host):
            disk.fill(house)
            until(lambda: host.write().status_code == 503)
            before = host.seq()
            for _ in range(5):
                check_refused(host.write(), disk.fault)
            check_refused(host.open_table(), disk.fault)
            assert host.look().is_success
            ready = host.ready()
            assert (ready.status_code, ready.text.partition(":")[0]) == (503, disk.fault)
            assert ready.text != host.ready("pl").text
            disk.free(house)
            until(lambda: host.write().is_success)
            assert host.seq() == before + 1
            assert host.ready().text == "ready"
            check_one_fault(house, disk.fault)


@pytest.mark.services
def test_a_disk_that_hangs_or_can_only_be_read_leaves_nobody_without_an_answer(tmp_path: Path) -> None:
    for seen in faults.on_disk(tmp_path, 4.0, (Trouble.HANG, Trouble.READ_ONLY)):
        assert seen.answers.refused
        assert seen.answers.wrong == []
        assert seen.is_told
        assert max(seen.answers.waits) < IN_TIME


@pytest.mark.services
@pytest.mark.parametrize("how", ["away", "slow"])
def test_postgresql_that_is_stopped_or_frozen_keeps_nobody_waiting(
    how: str, cluster: postgres.Cluster, tmp_path: Path
) -> None:
    begin, end = (cluster.stop, cluster.start) if how == "away" else (cluster.freeze, cluster.thaw)
    database = postgres.new_database(cluster.url, f"fault_{how}")
    with hosted(database, tmp_path / "log") as (house, host):
        before = host.seq()
        begin()
        try:
            until(lambda: host.write().json()["error"]["details"] == {"fault": how})
            for _ in range(3):
                check_refused(host.write(), how)
                assert host.look().is_success
                assert host.poll(before).json()["events"] == []
                check_refused(host.poll(0), how)
                check_refused(host.open_table(), how)
            ready = host.ready()
            assert (ready.status_code, ready.text.partition(":")[0]) == (503, how)
        finally:
            end()
        until(lambda: host.ready().text == "ready")
        until(lambda: host.write().is_success)
        assert host.seq() in (before + 1, before + 2)
        check_one_fault(house, how)
        assert cluster.url.rpartition("@")[2] not in house.log.read_text()


@pytest.mark.services
def test_a_start_waits_for_postgresql_that_recovers_and_says_so(cluster: postgres.Cluster, tmp_path: Path) -> None:
    database = postgres.new_database(cluster.url, "starting")
    cluster.stop()
    cluster.recover_for_ever()
    cluster.start(wait=False)
    house = ServerProcess(database, tmp_path / "log", log_level="warning")
    starting = threading.Thread(target=house.start)
    starting.start()
    try:
        until(lambda: house.log.exists() and bool(lines(house, "waiting-for-database")))
        time.sleep(1.0)
        assert house.is_running
        assert [one["fault"] for one in lines(house, "waiting-for-database")] in (["starting"], ["away"])
    finally:
        cluster.stop()
        cluster.recover()
        cluster.start()
        starting.join()
    with closing(Host(house)) as host:
        assert host.write().is_success
    house.stop()


@pytest.mark.services
def test_a_start_gives_up_in_words_without_the_password(tmp_path: Path) -> None:
    port = postgres.free_port()
    database = f"postgresql://babylon:canary@127.0.0.1:{port}/none"
    with pytest.raises(AssertionError) as failed:
        ServerProcess(database, tmp_path / "log", database_seconds=1).start()
    log = (tmp_path / "log").read_text()
    assert str(failed.value) == log
    assert "can't be used. The database can't be reached" in log
    assert "Traceback" not in log
    assert "canary" not in log


@pytest.mark.services
def test_bots_go_on_when_the_database_is_back(cluster: postgres.Cluster, tmp_path: Path) -> None:
    database = postgres.new_database(cluster.url, "bots_go_on")
    with hosted(database, tmp_path / "log") as (house, _), Client(house.url) as client:
        table = client.create(4, seats=[{"bot": "plain"}] * 4, access="open")
        watcher = Watcher(Client(house.url).table(table.name), ("socket",))
        watcher.start()
        until(lambda: len(watcher.events) > 8)
        cluster.stop()
        time.sleep(1.5)
        heard = len(watcher.events)
        cluster.start()
        until(lambda: len(watcher.events) > heard + 4 or not watcher.is_alive())
        watcher.finish()
        assert watcher.events == table.events(0)["events"]
        watcher.table.client.close()
