from __future__ import annotations

import asyncio
import socket

import pytest

from babylon.server.alerts import addresses
from babylon.server.alerts.addresses import Away, Refused, Target, is_public, post
from tests.server.alerts.receivers import receiver


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *(
            "::1",
            "fe80::1%eth0",
            "fc00::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "224.0.0.1",
            "ff02::1",
        ),
        *("255.255.255.255", "not-an-address", "240.0.0.1", "::"),
    ],
)
def test_an_address_in_somebodys_own_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1111", "::ffff:93.184.216.34"])
def test_an_address_that_everyone_shares_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        *("http://example.com/", "https://user@example.com/", "https://u:p@example.com/", "ftp://example.com/"),
        *("https:///x", "https://example.com:22/", "https://example.com:99999/", "https://[/", "https://a b/", "//x"),
        *("https://example.com/\r\nX: y", "https://exämple.com/"),
    ],
)
def test_what_is_no_address_of_a_web_host_is_refused(url: str) -> None:
    with pytest.raises(Refused):
        Target.of(url, private=False)


def test_a_name_that_also_stands_for_a_private_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        def looked_up(*_: object, **__: object) -> list[object]:
            return [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("10.0.0.1", 443))]

        monkeypatch.setattr(socket, "getaddrinfo", looked_up)
        with pytest.raises(Refused):
            await post("https://example.com/", {}, b"")

    asyncio.run(story())


def test_a_redirect_is_an_answer_and_not_followed() -> None:
    async def story() -> None:
        async with receiver("307 Temporary Redirect") as address:
            assert await post(address.url("/a?b=c"), {"X": "y"}, b"body", private=True) == 307
            (heard,) = address.heard
            assert (heard.path, heard.headers["x"], heard.body) == ("/a?b=c", "y", b"body")

    asyncio.run(story())


@pytest.mark.parametrize("said", [b"", b"nonsense\r\n", b"HTTP/1.1 2\r\n", b"x" * 20_000])
def test_what_does_not_answer_as_a_web_host_is_away(said: bytes) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        writer.close()

    async def story() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Away):
                await post(f"http://127.0.0.1:{port}/", {}, b"", private=True)

    asyncio.run(story())


def test_nobody_is_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "SECONDS", 0.05)

    async def story() -> None:
        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(Away):
                await post(f"http://127.0.0.1:{port}/", {}, b"", private=True)

    asyncio.run(story())
