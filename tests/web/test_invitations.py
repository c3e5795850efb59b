"""What one sees before one sits down, and what one is told as a watcher."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.test_accessibility import findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.web.room import Room

TABLE = {
    "players": 3,
    "seats": [{"bot": None}, {"bot": None}, {"bot": "mason"}],
    "sit": {"seats": [0], "name": "Ada"},
    "edition": {"name": "ja", "gap": "covered"},
    "clock": {"kind": "real-time", "seconds": 900, "increment": 20},
    "hints": False,
}


def invited(visit: Callable[..., Room], **settings: object) -> tuple[Room, Room, str]:
    """Ada's browser, the browser of someone who has opened her link to seat 1, and the table."""
    host, guest = visit(flat=True, name="Ada"), visit(flat=True, name="Bo")
    host.open()
    made = host.ask("POST", "/tables", {**TABLE, **settings})
    table = made["table"]["id"]
    guest.open(f"/t/{table}#seat=1.{made['links']['seats'][1]}")
    return host, guest, table


def main(room: Room) -> Locator:
    return room.page.get_by_role("main")


def test_an_invitation_tells_whose_table_it_is_and_what_is_played_there(visit: Callable[..., Room]) -> None:
    host, guest, table = invited(visit)
    expect(guest.page.get_by_role("heading", name="Ada invites you to play")).to_be_visible()
    seats = main(guest).get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats).to_contain_text(["Ada", "Open seat", "Mason"])
    expect(seats.nth(0)).to_contain_text("away")
    expect(seats.nth(1)).to_contain_text("Your seat")
    expect(seats.nth(2)).to_contain_text("Bot")
    for words in (
        "3 players, 1 seat free",
        "Japanese edition, with changes",
        "Under a bridge: the bridge covers it as a tile would",
        "15 minutes for each player, plus 20 s a turn",
        "No hints",
        "Turns can be undone if all agree",
        "Whoever has the link for spectators may watch",
    ):
        expect(main(guest)).to_contain_text(words)
    assert findings(guest) == []
    assert host.ask("GET", f"/tables/{table}")["table"]["seats"][1]["kind"] == "open"
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()


def test_who_comes_too_late_is_told_so_before_they_try(visit: Callable[..., Room]) -> None:
    host, guest, table = invited(visit)
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
    host.ask("PUT", f"/tables/{table}/seats/1", {"bot": "mason"})
    guest.page.evaluate("() => dispatchEvent(new Event('focus'))")
    expect(guest.page.get_by_role("alert")).to_have_text("The seat is taken.")
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_the_room_of_an_open_table_names_its_host_to_whoever_comes_by(visit: Callable[..., Room]) -> None:
    host, guest = visit(flat=True), visit(flat=True, name="Bo")
    table = host.ask("POST", "/tables", {**TABLE, "access": "open"})["table"]["id"]
    guest.open(f"/t/{table}")
    expect(main(guest)).to_contain_text("Ada invites you to play")
    expect(main(guest)).to_contain_text("15 minutes for each player, plus 20 s a turn")


def test_a_watcher_knows_that_they_watch_before_and_after_the_deal(visit: Callable[..., Room]) -> None:
    host, guest = visit(flat=True), visit(390, 844, touch=True, flat=True)
    made = host.ask("POST", "/tables", {**TABLE, "players": 2, "seats": [{"bot": None}, {"bot": None}]})
    table, key = made["table"]["id"], made["links"]["watch"]
    guest.open(f"/t/{table}#watch={key}")
    expect(main(guest)).to_contain_text("You are here as a spectator")
    host.ask("PUT", f"/tables/{table}/seats/1", {"bot": "mason"})
    host.ask("POST", f"/tables/{table}/seats/0/ready", {})
    expect(guest.page.get_by_test_id("plan")).to_be_visible()
    expect(guest.page.get_by_text("You are watching").first).to_be_visible()
