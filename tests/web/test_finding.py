"""Finding a game: brought together, filters, people one follows, invitations by name, whom one blocks, ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.test_accessibility import findings
from tests.web.test_people import Device, become

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.processes import ServerProcess
    from tests.web.room import Room


@pytest.fixture
def person(visit: Callable[..., Room], house: ServerProcess) -> Callable[..., tuple[Room, str]]:
    """Somebody with a passkey and a name, and the way to their profile."""

    def signed_in(name: str, *size: int) -> tuple[Room, str]:
        room = visit(*size, url=f"http://localhost:{house.port}", flat=True)
        Device(room)
        room.open("/me")
        become(room, name)
        return room, f"/p/{room.ask('GET', '/me')['person']['id']}"

    return signed_in


def find(room: Room) -> None:
    room.open("/find")
    expect(room.page.get_by_role("heading", name="Find a game", level=1)).to_be_visible()


def test_two_who_look_for_a_game_are_brought_together_and_it_begins(visit: Callable[..., Room]) -> None:
    ada, bo = visit(flat=True, name="Zabibe"), visit(390, 844, touch=True, flat=True, name="Belessys")
    for room in (ada, bo):
        find(room)
        room.page.get_by_role("region", name="Play with the next who comes").get_by_label("Players").select_option("2")
    expect(ada.page.get_by_role("heading", name="Open tables")).to_be_visible()
    assert findings(ada) == []
    ada.page.get_by_role("button", name="Look for a game").click()
    expect(ada.page.get_by_text("You are the only one who waits.")).to_be_visible()
    # Whoever does not want to wait any more is not brought together with anybody.
    ada.page.get_by_role("button", name="Stop looking").click()
    bo.page.get_by_role("button", name="Look for a game").click()
    expect(bo.page.get_by_text("You are the only one who waits.")).to_be_visible()
    assert findings(bo) == []
    ada.page.get_by_role("button", name="Look for a game").click()
    for room in (ada, bo):
        room.page.wait_for_url("**/t/*")
        expect(room.status).to_be_visible()
    assert ada.table == bo.table
    state = ada.state()
    assert state["status"] == "playing"
    assert {seat["name"] for seat in state["seats"]} == {"Zabibe", "Belessys"}


def test_filters_leave_the_tables_that_one_wants(visit: Callable[..., Room]) -> None:
    host, guest = visit(flat=True), visit(390, 844, touch=True, flat=True)
    body = {"players": 3, "access": "open", "clock": {"kind": "days", "days": 3}}
    name = "Kandalanu"
    table = host.ask("POST", "/tables", {**body, "sit": {"seats": [0], "name": name}})["table"]["id"]
    find(guest)
    tables = guest.page.get_by_role("region", name="Open tables")
    line = tables.get_by_role("listitem").filter(has_text=name)
    expect(line).to_be_visible()
    for label, other, own in (
        ("Players", "4 players", "3 players"),
        ("Time", "In one sitting", "Days for each turn"),
        ("Rating", "For ratings", "Not for ratings"),
    ):
        choice = tables.get_by_role("combobox", name=label)
        choice.select_option(choice.locator("option").filter(has_text=other).first.get_attribute("value"))
        expect(line).to_have_count(0)
        choice.select_option(choice.locator("option").filter(has_text=own).last.get_attribute("value"))
        expect(line).to_be_visible()
    assert findings(guest) == []
    assert guest.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    line.get_by_role("link", name="Look at the table").click()
    guest.page.wait_for_url(f"**/t/{table}")
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()


def invite(host: Room, name: str) -> str:
    """Invite somebody by name to a new table, where one waits; the table."""
    body = {"players": 2, "access": "link", "sit": {"seats": [0], "name": "x"}}
    table: str = host.ask("POST", "/tables", body)["table"]["id"]
    host.open(f"/t/{table}")
    host.page.get_by_role("button", name="Invite", exact=True).click()
    host.page.get_by_label("Or invite somebody by the name they have here").fill(name)
    host.page.locator("form").get_by_role("button", name="Invite").click()
    return table


def test_whom_one_follows_one_finds_again(person: Callable[..., tuple[Room, str]]) -> None:
    ada, _ = person("Adad-guppi")
    _, bos = person("Bel-shalti")
    ada.open(bos)
    ada.page.get_by_role("button", name="Follow", exact=True).click()
    expect(ada.page.get_by_role("button", name="Follow no longer")).to_be_visible()
    find(ada)
    followed = ada.page.get_by_role("region", name="People you follow")
    expect(followed.get_by_role("link", name="Bel-shalti")).to_be_visible()
    assert findings(ada) == []
    followed.get_by_role("button", name="Follow no longer: Bel-shalti").click()
    expect(followed.get_by_role("link", name="Bel-shalti")).to_have_count(0)


def test_who_is_invited_by_name_finds_the_seat(person: Callable[..., tuple[Room, str]]) -> None:
    ada, _ = person("Ennigaldi")
    bo, _ = person("Kashaya", 390, 844)
    table = invite(ada, "Kashaya")
    expect(ada.page.get_by_text("Kashaya finds the invitation under “Find a game”.")).to_be_visible()
    assert findings(ada) == []
    find(bo)
    invitation = bo.page.get_by_role("region", name="Invitations")
    expect(invitation).to_contain_text("Ennigaldi keeps a seat for you")
    assert findings(bo) == []
    invitation.get_by_role("link", name="Look at the table").click()
    bo.page.wait_for_url(f"**/t/{table}*")
    bo.page.get_by_role("button", name="Sit down").click()
    expect(bo.page.get_by_role("button", name="I am ready")).to_be_visible()
    names = [seat["name"] for seat in ada.ask("GET", f"/tables/{table}")["table"]["seats"]]
    assert names == ["Ennigaldi", "Kashaya"]


def test_who_is_blocked_invites_in_vain(person: Callable[..., tuple[Room, str]]) -> None:
    ada, adas = person("Nikkal-iddina")
    bo, _ = person("Tashmetum")
    bo.open(adas)
    bo.page.get_by_role("button", name="Block", exact=True).click()
    expect(bo.page.get_by_role("button", name="Block no longer")).to_be_visible()
    invite(ada, "Tashmetum")
    expect(ada.page.locator("form [role=status]")).not_to_be_empty()
    assert bo.ask("GET", "/me/invitations")["invitations"] == []
    bo.open("/me")
    blocked = bo.page.get_by_role("region", name="Blocked people")
    expect(blocked).to_contain_text("Nikkal-iddina")
    assert findings(bo) == []


def test_ratings_of_each_number_of_players_and_clock(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True, flat=True)
    room.open("/ratings")
    page = room.page
    expect(page.get_by_role("heading", name="2 players · In one sitting")).to_be_visible()
    expect(page.get_by_role("row").filter(has_text="Apprentice (Bot)")).to_contain_text("±")
    assert findings(room) == []
    page.get_by_role("combobox", name="Players").select_option("4")
    page.get_by_role("combobox", name="Time").select_option("days")
    expect(page.get_by_role("heading", name="4 players · Days for each turn")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
