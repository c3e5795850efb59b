"""Undo by consent, practice games and stand-ins, as people see them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.web.room import Room

PATIENCE = 10


def seated(visit: Callable[..., Room], names: tuple[str, ...] = ("Ada", "Bo"), **looks: object) -> list[Room]:
    """People at one table, each in a browser of their own, before the deal."""
    rooms = [visit(**{"flat": True, "name": name, **looks}) for name in names]
    body = {"players": len(names), "access": "open", "patience": PATIENCE, "stand_in": "mason"}
    table = rooms[0].ask("POST", "/tables", body)["table"]["id"]
    for seat, (room, name) in enumerate(zip(rooms, names, strict=True)):
        room.ask("POST", f"/tables/{table}/seats/{seat}/claim", {"name": name})
        room.open(f"/t/{table}")
    return rooms


def dealt(rooms: list[Room]) -> str:
    table = rooms[0].table
    for seat, room in enumerate(rooms):
        room.ask("POST", f"/tables/{table}/seats/{seat}/ready", {})
    for room in rooms:
        room.status.wait_for()
    return table


def removes(room: Room, seat: int, stack: str) -> None:
    """Play the setup's removal without the page."""
    table = room.table
    seq = room.ask("GET", f"/tables/{table}")["table"]["game_seq"]
    room.ask("POST", f"/tables/{table}/turns", {"seat": seat, "seq": seq, "moves": [f"x{stack}"]}, key=f"{seat}-{seq}")


def presses(room: Room, button: str) -> None:
    """A button of the settings, where what concerns the seat is; they close, for the table shows what follows."""
    room.page.get_by_role("button", name="Settings").click()
    room.page.get_by_role("button", name=button).click()
    expect(room.page.get_by_role("dialog")).to_have_count(0)


def request(room: Room, kind: str) -> Locator:
    return room.page.locator(f"[data-request={kind}]")


def read_log(room: Room) -> Locator:
    room.page.get_by_role("tab", name="Log").click()
    return room.page.locator(".log")


def test_everyone_sees_who_is_asked_who_waits_and_what_the_answer_was(visit: Callable[..., Room]) -> None:
    ada, bo, cy = rooms = seated(visit, ("Ada", "Bo", "Cy"))
    dealt(rooms)
    removes(ada, 0, "A1")
    presses(ada, "Ask to undo my last turn")
    expect(request(ada, "asking")).to_contain_text("You have asked to undo. Still to answer: Bo and Cy.")
    expect(request(bo, "asked")).to_contain_text("Ada asks to undo the last turn. What it revealed stays known.")
    bo.page.get_by_role("button", name="Agree").click()
    expect(request(bo, "asking")).to_contain_text("Ada has asked to undo. Still to answer: Cy.")
    cy.page.get_by_role("button", name="Refuse").click()
    for room in rooms:
        expect(request(room, "answered")).to_contain_text("Cy refuses to undo the turn.")
    expect(read_log(cy)).to_contain_text("Bo agrees to undo.")
    ada.page.get_by_role("button", name="Close").click()
    expect(request(ada, "answered")).to_have_count(0)


def test_against_bots_an_undo_needs_nobody_and_makes_the_game_practice(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create()
    room.play_ahead(table, 2)
    room.open(f"/t/{table}")
    room.await_turn()
    presses(room, "Undo my last turn (makes this a practice game)")
    expect(room.page.locator(".practice")).to_have_text("Practice")
    expect(request(room, "answered")).to_contain_text("2 turns are undone.")
    expect(read_log(room)).to_contain_text("From now on this is a practice game: it counts nowhere.")
    room.await_turn()
    room.page.get_by_role("button", name="Settings").click()
    expect(room.page.get_by_role("button", name="Undo my last turn", exact=True)).to_be_visible()
    room.open("/")
    expect(room.page.locator(".state", has_text="Practice")).to_have_text(re.compile("Your turn · Practice"))


def test_a_confirmed_turn_is_taken_back_where_one_undoes_and_only_where_there_is_one(
    visit: Callable[..., Room],
) -> None:
    room = visit(390, 844, touch=True, flat=True)
    table = room.create()
    room.open(f"/t/{table}")
    room.await_turn()
    expect(room.page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
    room.page.get_by_role("button", name="Settings").click()
    expect(room.page.get_by_role("button", name="Resign")).to_be_visible()
    expect(room.page.get_by_role("button", name="Undo my last turn")).to_have_count(0)
    room.page.get_by_role("button", name="Close").click()
    room.play_ahead(table, 1)
    room.await_turn()
    room.page.get_by_role("button", name="Undo turn…").click()
    expect(room.page.get_by_role("button", name="Undo my last turn")).to_be_visible()
    room.page.locator(".back").get_by_role("button", name="Close").click()
    expect(room.page.get_by_role("button", name="Resign")).to_have_count(0)


def test_on_a_phone_an_answer_leaves_the_word_practice_in_sight(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True, flat=True)
    table = room.create()
    room.play_ahead(table, 1)
    room.open(f"/t/{table}")
    room.await_turn()
    presses(room, "Undo my last turn (makes this a practice game)")
    expect(request(room, "answered")).to_be_visible()
    word, answer = room.page.locator(".practice").bounding_box(), request(room, "answered").bounding_box()
    assert word is not None
    assert answer is not None
    assert word["y"] + word["height"] <= answer["y"]


def test_who_closes_the_settings_is_asked_again_before_resigning(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open(f"/t/{room.create()}")
    for _ in range(2):
        room.page.get_by_role("button", name="Settings").click()
        room.page.get_by_role("button", name="Resign", exact=True).click()
        expect(room.page.get_by_role("button", name="Really resign?")).to_be_visible()
        room.page.get_by_role("button", name="Close").last.click()


def test_a_stand_in_is_known_beforehand_called_for_who_is_away_and_sent_home(visit: Callable[..., Room]) -> None:
    ada, bo = rooms = seated(visit)
    told = "When a player has been away for 10 s, the others may let Mason play"
    expect(bo.page.get_by_role("main").get_by_text(told)).to_be_visible()
    table = dealt(rooms)
    removes(ada, 0, "A1")
    expect(request(ada, "away")).to_have_count(0)
    bo.open("/")
    expect(request(ada, "away")).to_contain_text(re.compile(r"Bo is away. Mason may play in \d+ s."))
    ada.page.get_by_role("button", name="Let Mason play").click()
    expect(ada.page.get_by_role("list", name="Seats")).to_contain_text("Mason plays")
    expect(read_log(ada)).to_contain_text("Bo is away: Mason plays.")
    bo.open(f"/t/{table}")
    expect(request(bo, "replaced")).to_contain_text("Mason plays for you.")
    bo.page.get_by_role("button", name="Return to my seat").click()
    expect(request(bo, "replaced")).to_have_count(0)
    expect(read_log(bo)).to_contain_text("Bo plays again.")
    expect(ada.page.get_by_role("list", name="Seats")).not_to_contain_text("Mason plays")
