"""Between two confirmations the page asks nobody: it plays by itself, and mends itself."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.planned_turn import plan_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocket, WebSocketRoute

    from tests.web.room import Room


class Traffic:
    """All that a page sends: requests, and frames over its sockets."""

    def __init__(self, room: Room) -> None:
        self.requests: list[str] = []
        self.frames: list[str] = []
        room.page.on("request", lambda request: self.requests.append(request.url))
        room.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda payload: self.frames.append(json.loads(payload)["kind"]))

    def taken(self) -> tuple[list[str], list[str]]:
        """What was sent since the last time; signs of life don't count."""
        sent = [*self.requests], [kind for kind in self.frames if kind != "pong"]
        self.requests.clear()
        self.frames.clear()
        return sent


@pytest.mark.timeout(600)
def test_a_whole_game_sends_nothing_but_its_turns(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    traffic = Traffic(room)
    table = room.create(4)
    room.open(f"/t/{table}")
    # What a table loads after it is shown, such as the words of requests, comes once and is no part of a turn.
    room.page.wait_for_load_state("networkidle")
    rng = random.Random(1)
    turns = 0
    while room.await_turn() != "over":
        traffic.taken()
        assert len(plan_turn(room, rng.random())) >= 4
        room.page.wait_for_timeout(50)
        assert traffic.taken() == ([], [])
        room.confirm()
        requests, frames = traffic.taken()
        assert frames == ["turn"]
        # The ending is loaded when the game is over, and not before.
        assert requests == [] or room.await_turn() == "over"
        turns += 1
    assert turns == 11


def test_a_reload_keeps_the_turn_that_is_planned(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create(4)
    room.open(f"/t/{table}")
    room.await_turn()
    room.page.locator(f"[data-stack={room.rich_stack(table)}]").click()
    room.page.locator("[data-place]").first.click()
    tiles = room.page.locator(".hand").inner_text()
    room.page.reload()
    expect(room.page.locator(".hand")).to_have_text(re.compile(".+"))
    assert room.page.locator(".hand").inner_text() == tiles
    room.page.keyboard.press("u")
    room.page.keyboard.press("u")
    assert room.await_turn() == "dig"


def with_wrong_digest(room: Room, frames: int) -> None:
    """Have the first frames that tell of a turn arrive with another digest."""
    left = frames

    def spoil(text: str) -> str:
        nonlocal left
        message = json.loads(text)
        if left and message["kind"] == "events" and message.get("digest"):
            left -= 1
            return json.dumps({**message, "digest": "00000000"})
        return text

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda text: route.send(spoil(str(text))))

    room.page.route_web_socket(re.compile(r"/socket\?"), connect)


def test_a_page_that_has_lost_track_says_so_and_goes_on(visit: Callable[..., Room]) -> None:
    room = visit(1440, 900, flat=True)
    with_wrong_digest(room, 1)
    table = room.create(4)
    room.open(f"/t/{table}")
    room.await_turn()
    plan_turn(room, 0.5)
    room.confirm()
    assert room.await_turn() == "dig"
    room.page.get_by_role("tab", name="Log").click()
    expect(room.page.locator(".log")).to_contain_text("lost track of the game")
    assert room.state()["view"]["round"] == 2
    plan_turn(room, 0.5)
    room.confirm()
    assert room.await_turn() == "dig"
    assert room.state()["view"]["round"] == 3
