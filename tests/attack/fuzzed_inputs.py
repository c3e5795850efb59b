"""Inputs that mean nothing: `python -m tests.attack.fuzzed_inputs --http 5000 --sockets 2000`.

Requests, handshakes and frames that were right once and then had an accident, byte by byte on raw connections. All of
them follow from the seed. Nothing may end in an error of the server, in a traceback, or in a silence without end.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import httpx

from babylon.client import Client
from tests.attack.figures import Figure, tell
from tests.server.processes import ServerProcess, server
from tests.server.raw import frame, handshake

if TYPE_CHECKING:
    from collections.abc import Callable

AT_ONCE = 32
PATIENCE = 20.0
LONG = 70_000
SETTINGS = {"head_seconds": 1.0, "body_seconds": 1.0, "idle_seconds": 1, "log_level": "warning"}
PATHS = (
    *(
        "/",
        "/healthz",
        "/metrics",
        "/assets/",
        "/api/v1/info",
        "/api/v1/tables",
        "/api/v1/openapi.json",
        "/api/v1/guest",
    ),
    *(
        "/api/v1/tables/{t}",
        "/api/v1/tables/{t}/events?after=0",
        "/api/v1/tables/{t}/record",
        "/api/v1/tables/{t}/turns",
    ),
    *(
        "/api/v1/tables/{t}/seats/0/claim",
        "/api/v1/tables/{t}/preview",
        "/api/v1/tables/{t}/chat",
        "/api/v1/tables?mine=1",
    ),
    *(
        "/api/v1/tables?after=lobby~0~1.5~{t}",
        "/api/v1/games?over=1&before={t}",
        "/api/v1/days/2026-11-18/solo",
        "/api/v1/tables/{t}/review?depth=quick",
        "/api/v1/tables/{t}/seats/1/invitation",
    ),
    *(
        "/api/v1/me",
        "/api/v1/me/export",
        "/api/v1/me/sessions/0000000000000000",
        "/api/v1/people/{t}",
        "/api/v1/people/options",
        "/api/v1/sign-in",
        "/api/v1/sign-in/code",
    ),
    *(
        "/api/v1/tournaments",
        "/api/v1/tournaments/{t}?after=3&wait=0.1",
        "/api/v1/tournaments/{t}/join",
        "/api/v1/tournaments/{t}/course",
        "/api/v1/tournaments/{t}/bots",
        "/api/v1/tournaments/{t}/standings.csv",
    ),
    *(
        "/api/v1/pairing",
        "/api/v1/open-tables?players=3&edition=ja&clock=live&rated=true&near=1",
        "/api/v1/ratings/2/live",
        "/api/v1/me/blocks/{t}",
        "/api/v1/me/following/{t}",
        "/api/v1/me/invitations/{t}",
        "/api/v1/tables/{t}/seats/1/invite",
        "/api/v1/featured",
        "/api/v1/reports",
        "/api/v1/host/reports/{t}?settled=1",
        "/api/v1/host/people/{t}/ban",
        "/api/v1/people/{t}/games?before={t}",
    ),
    *(
        "/api/v1/alerts",
        "/api/v1/alerts/push",
        "/api/v1/alerts/mail",
        "/api/v1/alerts/webhooks",
        "/api/v1/alerts/{t}",
        "/api/v1/alerts/stop?key={t}.x",
        "/api/v1/alerts/confirm",
        "/api/v1/tables/{t}/seats/0/plan",
    ),
)
METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "CONNECT", "TRACE", "BREW", "get", "")
BODIES = (
    b'{"players": 2, "sit": {"seats": [0], "name": "Ada"}}',
    b'{"seat": 0, "seq": 5, "moves": ["dig A1"]}',
    b'{"seat": 0, "text": "Hello"}',
    b'{"name": "Ada", "record": "[Seed 1]\\nA1"}',
    b'{"key": "x", "code": "AAAA-BBBB", "depth": "quick", "label": "x", "bring": true}',
    b'{"name": "Evening", "format": "arena", "minutes": 9, "clock": {"kind": "days", "days": 1}, "late": true}',
    b'{"name": "Ada", "team": "Red", "entropy": "0a", "act": "start", "bot": "mason", "count": 3, "entrant": 0}',
    b'{"players": 2, "clock": "fast", "rated": false, "near": true, "name": "Ada"}',
    b'{"url": "https://[::1]:1/x", "form": "json", "label": "x", "lang": "en", "address": "a@b.c", "pace": "day"}',
    b'{"endpoint": "https://a.example/x", "p256dh": "AAAA", "auth": "AAAA", "label": "x", "lang": "pl"}',
    b'{"seq": 3, "moves": ["D4", "=d"]}',
    b'{"person": "aaaaaaaaaaaaaaaa", "reason": "chat", "note": "", "ban": {"days": 3, "address": true}}',
    b"[" * 3000,
    b'{"a":' * 2000,
    b"\xff\xfe\x00",
    b"1e999999",
    b'"\\ud800"',
    b"",
)
HEADERS = (
    *(
        "Host: x",
        "Host: ",
        "Host: [::1",
        "Origin: http://[",
        "Origin: null",
        "Cookie: babylon_guest=1.x.y",
        "Cookie: ;;=;=",
    ),
    *("Accept-Language: *;q=x, zh-", "Accept-Encoding: gzip;q=0", "Range: bytes=9-1,--", "If-None-Match: *"),
    *("If-Modified-Since: yesterday", "Expect: 100-continue", "Expect: nothing", "Upgrade: h2c", "Connection: Upgrade"),
    *(
        "Connection: close, keep-alive",
        "Transfer-Encoding: chunked",
        "Transfer-Encoding: gzip, chunked",
        "TE: trailers",
    ),
    *(
        "Content-Length: 0",
        "Content-Length: 5",
        "Content-Length: -1",
        "Content-Length: 99999999999999999999",
        "Content-Length: 1, 1",
    ),
    *("X-Forwarded-For: ,,[::1]:99999", "X-Forwarded-For: \xff", "X-Forwarded-Proto: gopher", 'Forwarded: for="_x'),
    *("Idempotency-Key: \t", "Last-Event-ID: 99999999999999999999", "Content-Type: application/json; charset=utf-99"),
    *(
        "Authorization: Basic x",
        "Sec-WebSocket-Key: x",
        "Upgrade: websocket",
        "X:",
        ": x",
        "X : y",
        " folded: line",
        "X\x00Y: z",
    ),
)


@dataclass
class Tally:
    """What came back."""

    inputs: int = 0
    silences: int = 0
    statuses: Counter[int] = field(default_factory=Counter)


def request(rng: random.Random, table: str) -> bytes:
    """A request with nothing, or something, or much wrong about it."""
    method = rng.choice(METHODS) if rng.random() < 0.2 else rng.choice(("GET", "POST"))
    path = rng.choice(PATHS).format(t=table)
    version = "HTTP/1.1" if rng.random() < 0.9 else rng.choice(("HTTP/1.0", "HTTP/2.0", "HTTP/9", "", "ICY/1.1"))
    body = rng.choice(BODIES) if rng.random() < 0.6 else b""
    headers = ["Host: x", *rng.choices(HEADERS, k=rng.choice((0, 0, 1, 1, 2, 4)))]
    if body and rng.random() < 0.8:
        headers += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    head = "\r\n".join([f"{method} {path} {version}", *headers, "", ""])
    return injured(rng, head.encode("latin-1") + body)


def injured(rng: random.Random, data: bytes) -> bytes:
    """The same, after up to three accidents."""
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2, 3))):
        place = rng.randrange(len(data) + 1)
        match rng.randrange(7):
            case 0:
                data = data[:place] + rng.randbytes(rng.randrange(1, 9)) + data[place:]
            case 1:
                data = data[:place] + data[place + rng.randrange(1, 9) :]
            case 2:
                data = data[:place]
            case 3:
                data = data[:place] + data[place:][:40] * rng.randrange(2, 5) + data[place:]
            case 4:
                data = (
                    data[:place]
                    + rng.choice((b"\r\n", b"\n", b"\r", b"\x00", b"%00", b"%ff", b"\xf0\x9f"))
                    + data[place:]
                )
            case 5:
                data = data[:place] + bytes([rng.randrange(256)]) * rng.choice((300, 9000, LONG)) + data[place:]
            case _:
                data = data.replace(rng.choice((b"\r\n", b" ", b":", b"/", b"1")), rng.randbytes(1), 1)
    return data


def conversation(rng: random.Random, table: str) -> list[bytes]:
    """A handshake and frames, some of each injured."""
    query = rng.choice(
        ("", "?wire=2&after=0", "?wire=2", "?wire=2&lang=xx", "?after=x", "?after=-1", "?after=99999999999", "?x=%ff")
    )
    more = rng.choices(HEADERS, k=rng.randrange(3)) if rng.random() < 0.3 else []
    hello = handshake(table if rng.random() < 0.9 else "%00", query, *(one for one in more if one.isascii()))
    if rng.random() < 0.25:
        hello = injured(rng, hello)
    return [hello, *(_frame(rng) for _ in range(rng.randrange(1, 6)))]


def _frame(rng: random.Random) -> bytes:
    payload = rng.choice(
        (
            b'{"kind":"pong"}',
            b'{"kind":"turn","key":"k","seat":0,"seq":1,"moves":["A1"]}',
            b'{"kind":"turn","key":"k","seat":[],"seq":1e400,"moves":{"A1":null}}',
            b"",
            b"{",
            b"\xff\xfe",
            rng.randbytes(rng.randrange(200)),
            b"x" * rng.choice((125, 126, 1024, 1025, 5000)),
            rng.randrange(65536).to_bytes(2, "big") + b"bye",
        )
    )
    made = frame(rng.choice((0, 1, 1, 1, 2, 8, 9, 10, rng.randrange(16))), payload, fin=rng.random() < 0.8)
    if rng.random() < 0.3:
        made = bytes([made[0] | rng.choice((0x10, 0x20, 0x40, 0x70))]) + made[1:]
    if rng.random() < 0.2:
        made = made[:1] + bytes([made[1] & 0x7F]) + made[2:]
    return injured(rng, made) if rng.random() < 0.3 else made


async def send(port: int, pieces: list[bytes], tally: Tally, *, leaves: bool) -> None:
    """Send the pieces and listen until the server ends the connection, or until we leave."""
    tally.inputs += 1
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    heard = b""
    try:
        async with asyncio.timeout(PATIENCE):
            for number, piece in enumerate(pieces):
                writer.write(piece)
                if number == 0 and len(pieces) > 1:
                    heard += await reader.read(65536)
                await writer.drain()
            if leaves:
                writer.write(frame(8, (1000).to_bytes(2, "big")))
                writer.write_eof()
            while piece := await reader.read(65536):
                heard += piece
    except TimeoutError:
        tally.silences += 1
    except OSError:
        pass
    finally:
        writer.transport.abort()
    if heard.startswith(b"HTTP/1.1 "):
        tally.statuses[int(heard[9:12])] += 1


async def _all(
    port: int, make: Callable[[random.Random], list[bytes]], count: int, tally: Tally, *, leaves: bool
) -> None:
    numbers = iter(range(count))

    async def some() -> None:
        for number in numbers:
            await send(port, make(random.Random(number)), tally, leaves=leaves)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


def errors(house: ServerProcess) -> list[str]:
    """The requests that the server itself says it has failed, as it counts them."""
    lines = httpx.get(f"{house.url}/metrics").text.splitlines()
    return [one for one in lines if one.startswith("babylon_requests_total") and 'status="5' in one]


def attack(home: Path, requests: int, conversations: int) -> list[Figure]:
    """Send so much of each to a server of its own, and tell what must not have happened."""
    tally = Tally()
    with server(f"sqlite:///{home}/babylon.db", home / "log", **SETTINGS) as house:
        with Client(house.url) as host:
            table = host.create(2, access="open", sit={"seats": [0, 1], "name": "Ada"}).name
        asyncio.run(_all(house.port, lambda rng: [request(rng, table)], requests, tally, leaves=False))
        asyncio.run(_all(house.port, lambda rng: conversation(rng, table), conversations, tally, leaves=True))
        failed = errors(house) + [f"status {one}" for one in tally.statuses.elements() if one >= 500]
        assert httpx.get(f"{house.url}/healthz").text == "ok"
        log = house.log.read_text().splitlines()
    sent = f"{tally.inputs} inputs"
    return [
        Figure(" ".join([f"errors of the server after {sent}", *failed]), len(failed), 0),
        Figure(f"tracebacks after {sent}", sum("Traceback" in one for one in log), 0),
        Figure("lines of the log that are none of ours", sum(not one.startswith("{") for one in log), 0),
        Figure("connections without an answer or an end", tally.silences, 0),
    ]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--http", type=int, default=5000)
    parser.add_argument("--sockets", type=int, default=2000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        tell(attack(Path(home), options.http, options.sockets))


if __name__ == "__main__":
    main()
