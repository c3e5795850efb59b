"""Following a table through broken connections: WebSocket, then server-sent events, then long poll."""

import json
import time
from collections.abc import Generator
from contextlib import suppress
from typing import TYPE_CHECKING

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from babylon.client.shapes import EventList, ServerMessage, TableAnswer

if TYPE_CHECKING:
    from babylon.client.client import Client

TRANSPORTS = ("socket", "stream", "poll")
# A server that is alive says something every 20 seconds.
SILENCE_SECONDS = 45.0
WAIT_SECONDS = 0.2
MOST_WAIT = 3.0
BROKEN = (OSError, TimeoutError, WebSocketException, httpx.TransportError, httpx.HTTPStatusError, ValueError)


def follow(client: "Client", table: str, after: int | None, transports: tuple[str, ...]) -> Generator[ServerMessage]:
    """Messages for ever. A way that brings nothing twice in a row makes room for the next one."""
    cursor, way, failures = after, 0, 0
    while True:
        heard = False
        with suppress(*BROKEN):
            for message in _WAYS[transports[way]](client, table, cursor):
                heard = heard or message["kind"] not in {"hello", "ping"}
                if _is_old(message, cursor):
                    continue
                cursor = _moved(cursor, message)
                yield message
        failures = 0 if heard else failures + 1
        if failures >= 2:
            way, failures = (way + 1) % len(transports), 0
        time.sleep(min(MOST_WAIT, WAIT_SECONDS * 2**failures))


def _is_old(message: ServerMessage, cursor: int | None) -> bool:
    """Whether an event has been seen before the connection broke."""
    return message["kind"] == "event" and cursor is not None and message["event"]["seq"] <= cursor


def _moved(cursor: int | None, message: ServerMessage) -> int | None:
    if message["kind"] == "event":
        return message["event"]["seq"]
    if cursor is None and message["kind"] == "state":
        return message["table"]["seq"]
    return cursor


def _query(after: int | None) -> dict[str, int]:
    return {} if after is None else {"after": after}


def _socket(client: "Client", table: str, after: int | None) -> Generator[ServerMessage]:
    query = "" if after is None else f"?after={after}"
    address = f"{client.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket{query}"
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    with connect(address, additional_headers={"Cookie": cookie}, open_timeout=10, max_size=2**20) as socket:
        while True:
            message: ServerMessage = json.loads(socket.recv(SILENCE_SECONDS))
            if message["kind"] == "ping":
                socket.send('{"kind":"pong"}')
            yield message


def _stream(client: "Client", table: str, after: int | None) -> Generator[ServerMessage]:
    path = f"/tables/{table}/stream"
    with client.lines(path, _query(after), SILENCE_SECONDS) as response:
        response.raise_for_status()
        for line in response.iter_lines():
            if line.startswith("data: "):
                yield json.loads(line.removeprefix("data: "))


def _poll(client: "Client", table: str, after: int | None) -> Generator[ServerMessage]:
    # The last connection may have broken between an event and its state.
    state = client.request("GET", f"/tables/{table}", TableAnswer)["table"]
    after = state["seq"] if after is None else after
    if state["seq"] == after:
        yield {"kind": "state", "table": state}
    while True:
        answer = client.request("GET", f"/tables/{table}/events", EventList, params={"after": after, "wait": 25})
        for event in answer["events"]:
            yield {"kind": "event", "event": event}
        if answer["state"] is not None:
            yield {"kind": "state", "table": answer["state"]}
        after = answer["seq"]


_WAYS = {"socket": _socket, "stream": _stream, "poll": _poll}
