"""The cookie that is a guest's identity: its value, its name, and how long it lasts."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from unittest import mock

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.sync.client import connect

from babylon.client import Client
from babylon.server.config import Config
from babylon.server.guard import cookies
from babylon.server.guard.cookies import YEAR, Signer
from babylon.server.process.clock import DAY
from tests.server.inside import inside
from tests.server.processes import server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.processes import ServerProcess

PLAIN, SECURE = Signer(b"k" * 32, secure=False), Signer(b"k" * 32, secure=True)
ADA = "A" * 22
NOW = 1_790_000_000
# As the server made it before cookies had a date and a port.
OLD = "1.AAAAAAAAAAAAAAAAAAAAAA.-AEYq3rJvE0BKmecf36elyIqt_fx74wk7XdTKoZkxR8"


@pytest.fixture(autouse=True)
def clock() -> Iterator[mock.MagicMock]:
    with mock.patch.object(cookies, "now", return_value=float(NOW)) as told:
        yield told


def asked(host: str = "localhost:8000", scheme: str = "http", **sent: str) -> HTTPConnection:
    cookie = "; ".join(f"{name.replace('__Host_', '__Host-')}={value}" for name, value in sent.items())
    headers = [(b"host", host.encode()), (b"cookie", cookie.encode())]
    return HTTPConnection({"type": "http", "scheme": scheme, "headers": headers})


def test_a_cookie_names_its_holder_and_no_other() -> None:
    holder = SECURE.new_holder()
    found = SECURE.identity(SECURE.cookie(holder, NOW))
    assert found is not None
    assert (found.holder, found.issued) == (holder, NOW)
    assert Signer(b"x" * 32, secure=True).identity(SECURE.cookie(holder, NOW)) is None
    assert SECURE.identity(None) is None


@pytest.mark.parametrize("place", range(0, 79, 3))
def test_a_cookie_with_one_other_character_is_no_cookie(place: int) -> None:
    good = SECURE.cookie(ADA, NOW)
    other = "7" if good[place] != "7" else "8"
    assert SECURE.identity(good[:place] + other + good[place + 1 :]) is None


@pytest.mark.parametrize(
    ("host", "scheme", "name"),
    [
        ("localhost:8000", "http", "babylon_guest_8000"),
        ("127.0.0.1:8001", "http", "babylon_guest_8001"),
        ("[::1]:8000", "http", "babylon_guest_8000"),
        ("[::1]", "http", "babylon_guest"),
        ("games.example", "http", "babylon_guest"),
        ("games.example", "https", "__Host-babylon_guest"),
        ("games.example:8443", "wss", "__Host-babylon_guest_8443"),
        ("evil;x=1:80000000", "http", "babylon_guest"),
    ],
)
def test_a_name_tells_ports_and_https_apart(host: str, scheme: str, name: str) -> None:
    assert PLAIN.name(asked(host, scheme)) == name


def test_an_https_address_is_enough_for_a_host_cookie() -> None:
    assert SECURE.name(asked("games.example")) == "__Host-babylon_guest"
    (header,) = SECURE.headers(asked("games.example"), ADA)
    assert header.startswith("__Host-babylon_guest=2.")
    assert header.endswith(f"; Max-Age={YEAR}; HttpOnly; Path=/; SameSite=lax; Secure")
    assert "Domain" not in header


def test_a_cookie_of_today_is_not_sent_again() -> None:
    fresh = PLAIN.recognised(asked(babylon_guest_8000=PLAIN.cookie(ADA, NOW - DAY + 1)))
    assert (fresh.holder, fresh.headers) == (ADA, ())


@pytest.mark.parametrize("issued", [NOW - DAY, NOW - YEAR, NOW + YEAR, 0])
def test_an_older_cookie_is_renewed_for_a_year(issued: int) -> None:
    known = PLAIN.recognised(asked(babylon_guest_8000=PLAIN.cookie(ADA, issued)))
    assert known.holder == ADA
    (header,) = known.headers
    assert header.startswith(f"babylon_guest_8000={PLAIN.cookie(ADA, NOW)}; Max-Age={YEAR};")


def test_who_comes_every_week_keeps_their_seat_for_years(clock: mock.MagicMock) -> None:
    value = PLAIN.cookie(ADA, NOW)
    for week in range(1, 200):
        clock.return_value = float(NOW + week * 7 * DAY)
        known = PLAIN.recognised(asked(babylon_guest_8000=value))
        assert known.holder == ADA
        value = known.headers[0].split(";")[0].partition("=")[2]
    found = PLAIN.identity(value)
    assert found is not None
    assert found.issued == NOW + 199 * 7 * DAY


def test_the_name_from_before_is_accepted_and_changed_over() -> None:
    known = PLAIN.recognised(asked(babylon_guest=OLD))
    assert known.holder == ADA
    new, gone = known.headers
    assert new.startswith("babylon_guest_8000=2.")
    assert gone.startswith("babylon_guest=; Max-Age=0;")
    secure = SECURE.recognised(asked("games.example", babylon_guest=OLD))
    assert [header.split("=")[0] for header in secure.headers] == ["__Host-babylon_guest", "babylon_guest"]


def test_an_old_cookie_at_a_plain_address_keeps_its_name() -> None:
    (header,) = PLAIN.recognised(asked("games.example", babylon_guest=OLD)).headers
    assert header.startswith("babylon_guest=2.")


def test_the_cookie_of_another_server_is_neither_believed_nor_touched() -> None:
    other = Signer(b"x" * 32, secure=False)
    theirs = {"babylon_guest": other.cookie(ADA, NOW), "babylon_guest_8001": other.cookie(ADA, NOW)}
    assert PLAIN.recognised(asked(**theirs)).holder is None
    (header,) = PLAIN.headers(asked(**theirs), ADA)
    assert header.startswith("babylon_guest_8000=")


def test_two_ports_of_one_server_know_the_same_guest() -> None:
    known = PLAIN.recognised(asked("localhost:8001", babylon_guest_8000=PLAIN.cookie(ADA, NOW)))
    assert known.holder == ADA
    assert [header.split("=")[0] for header in known.headers] == ["babylon_guest_8001"]


def test_ones_own_name_counts_before_all_others() -> None:
    mallory = PLAIN.cookie("M" * 22, NOW)
    sent = {"babylon_guest": mallory, "babylon_guest_1": mallory, "__Host_babylon_guest": SECURE.cookie(ADA, NOW)}
    assert SECURE.recognised(asked("games.example", **sent)).holder == ADA


def test_by_https_nobody_becomes_whom_a_neighbouring_site_has_named() -> None:
    # Any site beside ours can set a name without the prefix, with what it was given here itself.
    planted = {"babylon_guest": SECURE.cookie("M" * 22, NOW), "babylon_guest_443": SECURE.cookie("M" * 22, NOW)}
    assert SECURE.recognised(asked("games.example", **planted)).holder is None


def test_only_so_many_cookies_are_looked_at() -> None:
    sent = {f"babylon_guest_{port}": "2.x" for port in range(100)}
    with mock.patch.object(Signer, "identity", return_value=None) as read:
        PLAIN.recognised(asked(**sent))
    assert read.call_count <= cookies.MOST_READ + 1


def test_every_kind_of_answer_renews_the_cookie(tmp_path: Path, clock: mock.MagicMock) -> None:
    async def renewed() -> list[bool]:
        config = Config(database=f"sqlite:///{tmp_path}/babylon.db", bots="tests.server.plain_bots", workers=1)
        async with inside(config) as (client, _app):
            tables = []
            for _ in range(2):
                body = {"players": 2, "sit": {"seats": [0, 1], "name": "Ada"}}
                made = await client.post("/api/v1/tables", json=body)
                tables.append(f"/api/v1/tables/{made.json()['table']['id']}")
            old, answers = dict(client.cookies), []
            clock.return_value = float(NOW + 2 * DAY)
            for method, path in (
                ("POST", "/api/v1/guest"),
                ("GET", "/api/v1/tables"),
                ("GET", tables[0]),
                ("GET", f"{tables[0]}/links"),
                ("GET", f"{tables[0]}/events"),
                ("POST", f"{tables[0]}/seats/0/ready"),
                ("POST", f"{tables[0]}/seats/1/ready"),
                ("GET", f"{tables[0]}/record"),
                ("DELETE", tables[1]),
            ):
                client.cookies = httpx.Cookies(old)
                answers.append(await client.request(method, path, json={} if method == "POST" else None))
            return ["set-cookie" in answer.headers for answer in answers]

    assert asyncio.run(renewed()) == [True] * 9


def test_a_proxy_that_ends_tls_makes_cookies_secure(house: ServerProcess) -> None:
    headers = {"X-Forwarded-Proto": "https", "Host": "games.example"}
    answer = httpx.post(f"{house.url}/api/v1/guest", json={}, headers=headers)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-babylon_guest=")
    assert cookie.endswith("; Secure")
    known = {**headers, "Cookie": cookie.split(";")[0]}
    made = httpx.post(f"{house.url}/api/v1/tables", json={"players": 2}, headers=known)
    assert "set-cookie" not in made.headers
    assert len(httpx.get(f"{house.url}/api/v1/tables?mine=true", headers=known).json()["tables"]) == 1


@pytest.mark.services
def test_what_a_stranger_says_of_a_proxy_is_not_believed(tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log", proxies="192.0.2.1") as house:
        answer = httpx.post(f"{house.url}/api/v1/guest", json={}, headers={"X-Forwarded-Proto": "https"})
        assert answer.headers["set-cookie"].startswith(f"babylon_guest_{house.port}=")
        assert "Secure" not in answer.headers["set-cookie"]


def test_two_servers_on_one_machine_leave_each_others_guests_alone(house: ServerProcess, tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log") as other, Client(house.url) as ada:
        table = ada.create(2, sit={"seats": [0], "name": "Ada"})
        # A browser keeps one jar for all ports of a machine.
        with Client(other.url) as elsewhere:
            elsewhere._http.cookies = ada._http.cookies
            elsewhere.create(2, sit={"seats": [0], "name": "Ada"})
            ada._http.cookies = elsewhere._http.cookies
        assert [line["id"] for line in ada.tables(mine=True)] == [table.name]


def test_a_socket_renews_the_cookie_of_who_only_watches(house: ServerProcess) -> None:
    with Client(house.url) as ada:
        table = ada.create(2, access="open")
        name, value = next(iter(ada.cookies.items()))
        address = f"ws://127.0.0.1:{house.port}/api/v1/tables/{table.name}/socket?wire=2"
        with connect(address, additional_headers={"Cookie": f"{name}={value}"}) as fresh:
            assert fresh.response is not None
            assert "set-cookie" not in fresh.response.headers
        # By another name it is as good as old.
        with connect(address, additional_headers={"Cookie": f"babylon_guest={value}"}) as old:
            assert old.response is not None
            assert [one.split("=")[0] for one in old.response.headers.get_all("set-cookie")] == [name, "babylon_guest"]
        # Behind a proxy that ends TLS a socket is secure, too.
        proxied = {"Cookie": f"__Host-babylon_guest={value}", "X-Forwarded-Proto": "https"}
        with connect(address, additional_headers=proxied) as secure:
            assert secure.response is not None
            assert secure.response.headers.get_all("set-cookie")[0].startswith(f"__Host-{name}=")
