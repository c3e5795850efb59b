"""People at one table: by links, through a break of the line, to a rematch."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.processes import server
from tests.web.room import PATIENCE_MS
from tests.web.test_games import WHOLE_GAME, play_on_the_plan

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.web.room import Room


def seat_four(visit: Callable[..., Room]) -> list[Room]:
    """The first makes the table in the dialog and hands out the links, the others follow them."""
    rooms = [visit(1024, 700, flat=True, name=name) for name in ("Ada", "Bo", "Cleo", "Dov")]
    host = rooms[0]
    host.open()
    host.page.get_by_role("button", name="New table").click()
    host.page.get_by_label("Players").first.select_option("4")
    for seat in (2, 3, 4):
        host.page.get_by_label(f"Seat {seat}").select_option("A person with a link")
    host.page.get_by_role("button", name="Create the table").click()
    for seat, guest in enumerate(rooms[1:]):
        host.page.get_by_role("button", name="Invite", exact=True).nth(0).click()
        link = host.page.get_by_label("Link", exact=True).input_value()
        expect(host.page.get_by_role("img", name="QR code of the link")).to_be_visible()
        guest.page.goto(link)
        guest.page.get_by_role("button", name="Sit down").click()
        # The next link is the next seat's only once this seat is taken.
        expect(host.page.locator(".who").nth(seat + 1)).to_contain_text(re.compile("^(Bo|Cleo|Dov) "), timeout=20_000)
        # What would lead a second guest to a taken seat is gone.
        expect(host.page.get_by_label("Link", exact=True)).to_have_count(0)
    for room in rooms:
        room.page.get_by_role("button", name="I am ready").click()
    return rooms


def whose_turn(rooms: list[Room]) -> Room | None:
    """The browser whose owner is to play, or None when all is over."""
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while time.monotonic() < deadline:
        for room in rooms:
            if room.asked() in {"remove", "dig"}:
                return room
        if all(room.page.locator(".ending").count() for room in rooms):
            return None
        rooms[0].page.wait_for_timeout(50)
    pytest.fail("Nobody is to play.")


@pytest.mark.timeout(WHOLE_GAME)
def test_four_browsers_play_a_game_at_one_table(visit: Callable[..., Room]) -> None:
    rooms = seat_four(visit)
    turns = 0
    while (room := whose_turn(rooms)) is not None:
        play_on_the_plan(room)
        turns += 1
    assert turns == 4 * 11
    for room in rooms:
        room.page.get_by_role("button", name="Show all at once").or_(room.page.locator(".winner")).first.wait_for()
    totals = [room.page.locator(".ending tfoot td").all_text_contents() for room in rooms]
    assert len({tuple(sorted(total)) for total in totals}) == 1
    rooms[1].page.get_by_role("button", name="Rematch").click()
    rooms[1].page.wait_for_url(lambda url: rooms[0].table not in url)


def test_a_break_in_mid_turn_loses_nothing(visit: Callable[..., Room], tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/babylon.db"
    with server(database, tmp_path / "log") as house:
        room = visit(flat=True, url=house.url)
        room.bot = "plain"
        table = room.create()
        room.play_ahead(table, 4)
        room.open(f"/t/{table}")
        room.await_turn()
        room.page.locator(f"[data-stack={room.rich_stack(table)}]").click()
        expect(room.page.locator("[data-place]").first).to_be_visible()
        room.settle()
        before = room.page.locator(".slot").first.inner_html()
        house.kill()
        expect(room.status).to_have_text("The server can't be reached; trying again.")
        house.start()
        expect(room.status).not_to_have_text("The server can't be reached; trying again.")
        assert room.page.locator(".slot").first.inner_html() == before
        room.page.locator("[data-place]").first.click()
        room.settle()
        room.confirm()
        room.await_turn()
        assert len(room.state()["view"]["gardens"][0]["tiles"]) > 0


@pytest.mark.timeout(WHOLE_GAME)
def test_a_table_is_played_without_a_request(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create()
    room.play_ahead(table, 1)
    asked: list[str] = []
    room.page.on("request", lambda request: asked.append(f"{request.method} {request.url.split('/api/v1')[-1]}"))
    room.open(f"/t/{table}")
    for _ in range(3):
        room.await_turn()
        room.settle()
        legal = room.ask("POST", f"/tables/{table}/preview", {"seat": 0, "moves": []})["legal"]
        room.page.locator(f"[data-stack={legal[0]['stack']}]").click()
        room.settle()
        room.confirm()
    room.await_turn()
    # The kernel answers what moves lead to, and turns go over the socket.
    assert [question for question in asked if f"/tables/{table}" in question] == []
    assert asked != []


def test_a_spectator_sees_the_table_and_can_move_nothing(visit: Callable[..., Room]) -> None:
    host, guest = visit(flat=True), visit(flat=True)
    table = host.create()
    key = host.ask("GET", f"/tables/{table}/links")["watch"]
    guest.open(f"/t/{table}#watch={key}")
    expect(guest.page.get_by_test_id("plan")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Confirm")).to_have_count(0)
    expect(guest.page.locator("[data-place]")).to_have_count(0)


def test_what_one_says_the_other_reads(visit: Callable[..., Room]) -> None:
    host, guest = visit(flat=True), visit(flat=True)
    table = host.create()
    key = host.ask("GET", f"/tables/{table}/links")["watch"]
    guest.open(f"/t/{table}#watch={key}")
    host.open(f"/t/{table}")
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Write to the table").fill("Good luck, <b>all</b>!")
    host.page.get_by_role("button", name="Send").click()
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.get_by_text("Good luck, <b>all</b>!")).to_be_visible()


def test_the_waiting_room_says_when_the_server_is_away(visit: Callable[..., Room], tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log") as house:
        room = visit(url=house.url)
        room.open()
        table = room.ask("POST", "/tables", {"players": 2, "sit": {"seats": [0], "name": "Ada"}})["table"]["id"]
        room.open(f"/t/{table}")
        expect(room.page.get_by_role("button", name="I am ready")).to_be_visible()
        away = room.page.get_by_text("The server can't be reached; trying again.")
        house.kill()
        expect(away).to_be_visible()
        house.start()
        expect(away).to_have_count(0)


def test_the_shell_loads_while_the_server_is_away(visit: Callable[..., Room], tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log") as house:
        room = visit(url=house.url, kept=True)
        room.open()
        room.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        room.page.reload()
        house.kill()
        room.page.reload()
        expect(room.page.get_by_role("heading", name="Babylon: the hanging gardens")).to_be_visible()
        away = room.page.get_by_text("The server can't be reached. You can play on this device meanwhile.")
        expect(away).to_be_visible()
        house.start()
        expect(away).to_have_count(0)
