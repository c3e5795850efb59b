"""Following a table through broken connections: WebSocket, then server-sent events, then long poll."""

import json
import time
from collections.abc import Generator
from contextlib import closing, suppress
from typing import TYPE_CHECKING, cast

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from babylon.client.followed import Followed
from babylon.client.shapes import EventList, HelloMessage, ServerMessage, TableAnswer, TableChange

if TYPE_CHECKING:
    from babylon.client.client import Client

TRANSPORTS = ("socket", "stream", "poll")
# A server that is alive says something every 20 seconds.
SILENCE_SECONDS = 45.0
WAIT_SECONDS = 0.2
MOST_WAIT = 3.0
BROKEN = (OSError, TimeoutError, WebSocketException, httpx.TransportError, httpx.HTTPStatusError, ValueError)


def follow(
    client: "Client", table: str, after: int | None, transports: tuple[str, ...], known: Followed
) -> Generator[ServerMessage]:
    """Messages for ever, each taken in by `known`. A way that brings nothing twice in a row makes room for the next."""
    cursor, way, failures = after, 0, 0
    while True:
        heard = False
        with suppress(*BROKEN), closing(_WAYS[transports[way]](client, table, cursor)) as messages:
            for message in messages:
                heard = heard or message["kind"] != "ping"
                if not known.take(message):
                    # What has happened comes again, after a greeting.
                    break
                if (new := _unheard(message, cursor)) is not None:
                    cursor = _moved(cursor, new)
                    yield new
        failures = 0 if heard else failures + 1
        if failures >= 2:
            way, failures = (way + 1) % len(transports), 0
        time.sleep(min(MOST_WAIT, WAIT_SECONDS * 2**failures))


def _unheard(message: ServerMessage, cursor: int | None) -> ServerMessage | None:
    """The message without events that were heard before the connection broke; None when it has no others."""
    if message["kind"] != "events" or cursor is None:
        return message
    events = [event for event in message["events"] if event["seq"] > cursor]
    return {**message, "events": events} if events else None


def _moved(cursor: int | None, message: ServerMessage) -> int | None:
    if message["kind"] == "events":
        return message["events"][-1]["seq"]
    if cursor is None and message["kind"] == "hello":
        return message["seq"]
    return cursor


def _query(after: int | None) -> dict[str, int]:
    return {} if after is None else {"after": after}


def _socket(client: "Client", table: str, after: int | None) -> Generator[ServerMessage]:
    query = "" if after is None else f"&after={after}"
    address = f"{client.url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket?wire=2{query}"
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
    """The same messages out of answers: a greeting, what was missed, and what happens from then on."""
    hello = _greeting(client.request("GET", f"/tables/{table}", TableAnswer))
    yield hello
    seq, you = hello["seq"], hello["you"]
    if after is not None and after < seq:
        missed = all_events(client, table, after, 0.0)["events"]
        yield {"kind": "events", "events": [event for event in missed if event["seq"] <= seq]}
    while True:
        answer = all_events(client, table, seq, 25.0)
        if answer["events"] and answer["table"] is None:
            # Something came between the pages.
            return
        if answer["you"] is not None and answer["you"] != you:
            you = answer["you"]
            yield {"kind": "you", "you": you}
        if answer["events"]:
            yield _news(answer)
        seq = answer["seq"]


def all_events(client: "Client", table: str, after: int, wait: float) -> EventList:
    """All that follows the cursor, however many pages it takes."""
    answer = _page(client, table, after, wait)
    while answer["more"]:
        page = _page(client, table, answer["seq"], 0.0)
        answer = {**page, "events": [*answer["events"], *page["events"]]}
    return answer


def _page(client: "Client", table: str, after: int, wait: float) -> EventList:
    return client.request("GET", f"/tables/{table}/events", EventList, params={"after": after, "wait": wait})


def _greeting(answer: TableAnswer) -> HelloMessage:
    head = {name: value for name, value in answer["table"].items() if name != "view"}
    told = {**answer, "kind": "hello", "seq": answer["table"]["seq"], "table": head, "page": None, "now": time.time()}
    return cast("HelloMessage", told)


def _news(answer: EventList) -> ServerMessage:
    change = cast("TableChange", answer["table"])
    return {
        "kind": "events",
        "events": answer["events"],
        "table": change,
        "record": answer["record"],
        "digest": answer["digest"],
    }


_WAYS = {"socket": _socket, "stream": _stream, "poll": _poll}
