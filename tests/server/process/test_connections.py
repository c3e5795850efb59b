"""Connections are counted by who has them, refused beyond the limits, and what is refused is told in few words."""

import json
import resource
import time
from dataclasses import dataclass, replace

import pytest

from babylon.server.config import Config
from babylon.server.process import file_limit
from babylon.server.process.addresses import UNKNOWN, Proxies, owner
from babylon.server.process.connections import FAREWELLS, Connections
from babylon.server.process.limits import Limits, Refusal, answer
from babylon.server.process.metrics import Metrics
from babylon.server.process.stalled import UNREAD_BYTES, Stalled
from babylon.words import LANGUAGES, say


def connections(**limits: float) -> Connections:
    return Connections(replace(Limits.of(Config()), **limits), "127.0.0.1, 10.0.0.0/8", Metrics())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::9", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", True),
        ("2001:db8:0:100::1", "2001:db8:0:200::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
    ],
)
def test_an_ipv4_address_is_one_client_and_so_is_an_ipv6_network(one: str, other: str, same: bool) -> None:
    assert (owner(one) == owner(other)) is same


@pytest.mark.parametrize("text", ["", "nonsense", "9" * 5000, "[::1]", "1.2.3"])
def test_what_is_no_address_is_one_unknown_client(text: str) -> None:
    assert owner(text) == UNKNOWN


def test_a_proxy_is_known_by_its_address_or_network() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8, nonsense")
    known = [
        host in proxies for host in ("127.0.0.1", "10.9.9.9", "::ffff:10.1.1.1", "", "127.0.0.2", "::1", "nonsense")
    ]
    assert known == [True, True, True, True, False, False, False]
    assert "192.0.2.1" in Proxies("*")
    assert "127.0.0.1" not in Proxies("")


def test_each_address_has_so_many_connections_and_a_proxy_as_many_as_it_needs() -> None:
    counted = connections(connections_per_address=2)
    assert [counted.enter("2001:db8::1"), counted.enter("2001:db8::2")] == ["2001:db8::/56"] * 2
    assert counted.enter("2001:db8::3") is Refusal.CROWDED
    assert counted.enter("192.0.2.1") == "192.0.2.1"
    assert {counted.enter("10.0.0.1") for _ in range(9)} == {""}
    counted.leave("2001:db8::/56")
    assert counted.enter("2001:db8::3") == "2001:db8::/56"


def test_a_site_has_as_many_connections_as_some_of_its_networks() -> None:
    counted = connections(connections_per_address=1)
    names = [counted.enter(f"2001:db8:0:{number:x}00::1") for number in range(9)]
    assert names[8] is Refusal.CROWDED
    assert counted.enter("2001:db8:1::1") == "2001:db8:1::/56"
    counted.leave(str(names[0]))
    assert counted.enter("2001:db8:0:800::1") == "2001:db8:0:800::/56"


def test_all_together_have_so_many_connections_proxies_too() -> None:
    counted = connections(connections=2)
    assert counted.enter("127.0.0.1") == ""
    counted.enter("192.0.2.1")
    assert counted.enter("127.0.0.1") is Refusal.FULL
    counted.leave("")
    assert counted.enter("127.0.0.1") == ""


def test_only_so_many_stay_to_hear_why() -> None:
    counted = connections()
    assert [counted.begin_farewell() for _ in range(FAREWELLS + 1)] == [True] * FAREWELLS + [False]
    counted.end_farewell()
    assert counted.begin_farewell()


def test_the_log_has_a_line_a_minute_and_the_figures_have_all(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    metrics = Metrics()
    counted = Connections(Limits.of(Config()), "", metrics)
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    for _ in range(1000):
        counted.refused(Refusal.FULL)
    now += 60
    counted.refused(Refusal.FULL)
    told = [json.loads(one) for one in capsys.readouterr().err.splitlines()]
    assert [(one["event"], one["limit"], one["connections"]) for one in told] == [
        ("refused", "connections", 1),
        ("refused", "connections", 1000),
    ]
    assert b'babylon_refused_connections_total{limit="connections"} 1001.0' in metrics.text()


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_has_an_answer_that_ends_the_connection(refusal: Refusal) -> None:
    head, _, body = answer(refusal).partition(b"\r\n\r\n")
    assert head.startswith((b"HTTP/1.1 4", b"HTTP/1.1 503"))
    assert f"Content-Length: {len(body)}".encode() in head
    assert b"Connection: close" in head
    assert (b"Retry-After" in head) == head.startswith((b"HTTP/1.1 429", b"HTTP/1.1 503"))


@pytest.mark.parametrize("refusal", [Refusal.FULL, Refusal.CROWDED])
def test_people_are_told_in_every_language(refusal: Refusal) -> None:
    assert all(say(f"server-refused-{refusal}", lang) in answer(refusal).decode() for lang in LANGUAGES)


def test_there_are_always_files_left_for_everything_else() -> None:
    assert (
        file_limit.room(files=1024, workers=2, wanted=0) == (1024 - file_limit.SPARE - 2 * file_limit.PER_WORKER) // 2
    )
    assert file_limit.room(files=1024, workers=1, wanted=300) == 300
    assert file_limit.room(files=1024, workers=1, wanted=5000) == (1024 - file_limit.SPARE - file_limit.PER_WORKER) // 2
    assert file_limit.room(files=64, workers=1, wanted=0) == file_limit.FEWEST
    assert file_limit.room(files=0, workers=1, wanted=0) == 0


def test_the_soft_limit_becomes_the_hard_one(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _what, pair: chosen.append(pair))
    for pair, raised in (((256, 4096), 4096), ((4096, 4096), 4096), ((256, resource.RLIM_INFINITY), file_limit.ENOUGH)):
        monkeypatch.setattr(resource, "getrlimit", lambda _what, pair=pair: pair)
        assert file_limit.raise_file_limit() == raised
    assert chosen == [(4096, 4096), (file_limit.ENOUGH, resource.RLIM_INFINITY)]


def test_a_system_that_refuses_keeps_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_what: int, _pair: tuple[int, int]) -> None:
        raise ValueError

    monkeypatch.setattr(resource, "setrlimit", refuse)
    monkeypatch.setattr(resource, "getrlimit", lambda _what: (256, 4096))
    assert file_limit.raise_file_limit() == 256


@dataclass(eq=False)
class Reader:
    """A transport with something in its buffer."""

    unread: int
    is_aborted: bool = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.is_aborted = True


def test_who_reads_nothing_goes_and_who_reads_slowly_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    dead, slow, quick = Reader(5000), Reader(5000), Reader(0)
    watch = Stalled(connections(send_seconds=30.0))
    for _ in range(31):
        watch.look([dead, slow, quick])
        now += 1
        slow.unread -= 1
    assert [one.is_aborted for one in (dead, slow, quick)] == [True, False, False]


def test_when_too_much_is_unread_the_oldest_go_first(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    old, new = Reader(UNREAD_BYTES // 2), Reader(UNREAD_BYTES // 2)
    watch = Stalled(connections())
    watch.look([old])
    now += 2
    watch.look([old, new])
    assert not old.is_aborted
    old.unread += 2
    now += 2
    watch.look([old, new])
    assert [one.is_aborted for one in (old, new)] == [True, False]
