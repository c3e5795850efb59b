"""The doctor finds a proxy that keeps from the server what it has to know."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from babylon.server.config import Config
from babylon.server.maintenance.doctor import examined
from babylon.server.maintenance.proxy_check import MADE_UP, Arrival, faults, through_proxy
from tests.server.postgres import free_port
from tests.server.processes import server
from tests.server.proxy import Proxy, no_fault

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

BROWSER = "198.51.100.9"


def told(first: bytes, *headers: str, without: str = "X-Forwarded-[A-Za-z]*") -> bytes:
    """A request with these headers in the place of those that its sender had."""
    left = re.sub(rf"(?mi)^({without}): .*\r\n".encode(), b"", first)
    return left.replace(b"\r\n", "".join(f"\r\n{one}" for one in headers).encode() + b"\r\n", 1)


def good(first: bytes) -> bytes:
    return told(first, f"X-Forwarded-For: {BROWSER}", "X-Forwarded-Proto: https")


def forgetful(first: bytes) -> bytes:
    return told(first)


def gullible(first: bytes) -> bytes:
    return first


def without_sockets(first: bytes) -> bytes:
    return told(good(first), without="Upgrade|Connection|Sec-WebSocket-[A-Za-z]*")


@pytest.mark.services
def test_a_header_that_a_proxy_keeps_back_is_named(tmp_path: Path) -> None:
    wrong: dict[Callable[[bytes], bytes], str] = {
        good: "",
        forgetful: ": X-Forwarded-For",
        gullible: f": X-Forwarded-For: {MADE_UP}",
        without_sockets: ": Upgrade",
    }
    with server(f"sqlite:///{tmp_path}/x.db", tmp_path / "log") as house:
        for rewritten, words in wrong.items():
            with Proxy(house.port, no_fault, rewritten) as proxy:
                config = Config(port=house.port, public_url=proxy.url)
                assert through_proxy(config) == (not words, proxy.url + words), rewritten
        config = Config(database=house.database, port=house.port, public_url=house.url, bots="tests.server.plain_bots")
        assert "proxy" not in {check.code for check in examined(config)}
        gone = f"http://127.0.0.1:{free_port()}"
        checks = {check.code: check for check in examined(config.model_copy(update={"public_url": gone}))}
        assert not checks["proxy"].well
        assert checks["proxy"].seen.startswith(gone)


def test_before_a_server_runs_nothing_is_said_about_its_proxy() -> None:
    assert through_proxy(Config(port=free_port(), public_url="https://play.babylon.example")) is None


@pytest.mark.parametrize(
    ("seen", "wrong"),
    [
        (Arrival(BROWSER, forwarded=True, https=True, upgrade=True), []),
        (Arrival("127.0.0.1", forwarded=False, https=True, upgrade=True), ["X-Forwarded-For"]),
        (Arrival("172.17.0.1", forwarded=False, https=False, upgrade=True), ["X-Forwarded-For", "X-Forwarded-Proto"]),
        (Arrival(BROWSER, forwarded=True, https=False, upgrade=False), ["X-Forwarded-Proto", "Upgrade"]),
    ],
    ids=str,
)
def test_behind_tls_there_must_be_a_proxy_that_says_so(seen: Arrival, wrong: list[str]) -> None:
    assert list(faults(Config(public_url="https://play.babylon.example"), seen)) == wrong


def test_a_server_that_is_reached_without_a_proxy_needs_no_headers() -> None:
    seen = Arrival("192.168.1.5", forwarded=False, https=False, upgrade=True)
    assert list(faults(Config(public_url="http://192.168.1.5:8000", host="0.0.0.0"), seen)) == []
