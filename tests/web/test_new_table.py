"""Making a table: who begins, flowers, and rules that no book has."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon.client.links import parse_link
from babylon.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room


def planning(room: Room) -> None:
    """Open the dialog, with a person on the second seat so that the table waits."""
    room.open()
    room.page.get_by_role("button", name="New table").click()
    room.page.get_by_label("Seat 2").select_option("A person with a link")


def create(room: Room) -> None:
    room.page.get_by_role("button", name="Create the table").click()
    room.page.wait_for_url("**/t/*")
    expect(room.page.get_by_role("heading", name="The table is being set up")).to_be_visible()


def test_lots_are_drawn_where_the_book_says_so(visit: Callable[..., Room]) -> None:
    room = visit()
    planning(room)
    first = room.page.get_by_label("First player")
    expect(first).to_have_value("seat")
    room.page.get_by_label("Edition").select_option("zh-Hans")
    expect(first).to_have_value("lot")
    create(room)
    expect(room.page.get_by_text("The first player is drawn by lot")).to_be_visible()
    assert room.state()["settings"]["first"] == "lot"


def test_rules_are_mixed_with_a_warning_and_can_be_read_at_the_table(visit: Callable[..., Room]) -> None:
    room = visit()
    planning(room)
    room.page.get_by_text("Change individual rules").click()
    warning = room.page.get_by_text("zigzag tower")
    room.page.get_by_label("Highest point").select_option("square")
    expect(warning).to_have_count(0)
    room.page.get_by_label("Complete overlap").select_option("one-level")
    expect(warning).to_be_visible()
    room.page.get_by_label("An open corner").select_option("while-they-last")
    room.page.get_by_label("Belvederes", exact=True).fill("0")
    create(room)
    edition = room.state()["edition"]
    assert (edition["highest"], edition["overlap"], edition["gap"]) == ("square", "one-level", "empty")
    assert (edition["belvederes"], edition["supply"][2]) == ("while-they-last", 0)
    waiting = room.page.locator("main")
    waiting.get_by_text("Rules: Revised edition, with changes").click()
    expect(waiting.get_by_text("the level of the highest tile squared", exact=True)).to_be_visible()
    expect(waiting.get_by_text("Belvederes: 0", exact=True)).to_be_visible()
    expect(waiting.get_by_text("zigzag tower")).to_be_visible()


def test_the_rules_can_be_read_while_playing(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open(f"/t/{room.create(edition={'name': 'ja'})}")
    room.page.get_by_role("button", name="Settings").click()
    room.page.get_by_text("Rules: Japanese edition").click()
    expect(room.page.get_by_text("not with the tile directly beneath")).to_be_visible()


def test_players_choose_flowers_that_are_free(visit: Callable[..., Room]) -> None:
    host, guest = visit(name="Ada"), visit(name="Bo")
    planning(host)
    create(host)
    mine = host.page.get_by_label("Your flower")
    mine.select_option("yellow")
    expect(host.page.get_by_role("img", name="Yellow").first).to_be_visible()
    host.page.get_by_role("button", name="Invite", exact=True).click()
    link = host.page.get_by_label("Link", exact=True).input_value()
    assert parse_link(link).seat == 1
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").click()
    theirs = guest.page.get_by_label("Your flower")
    expect(theirs).to_be_visible()
    assert theirs.locator("option").evaluate_all("each => each.map((option) => option.value)") == [
        "white",
        "pink",
        "blue",
    ]
    theirs.select_option("blue")
    expect(host.page.get_by_role("img", name="Blue").last).to_be_visible()
    assert [seat["flower"] for seat in host.state()["seats"]] == ["yellow", "blue"]


def test_everyone_finds_their_seat_after_the_lot(visit: Callable[..., Room]) -> None:
    host, guest = visit(flat=True, name="Ada"), visit(flat=True, name="Bo")
    planning(host)
    host.page.get_by_label("First player").select_option("lot")
    create(host)
    host.page.get_by_role("button", name="Invite", exact=True).click()
    guest.page.goto(host.page.get_by_label("Link", exact=True).input_value())
    guest.page.get_by_role("button", name="Sit down").click()
    for room in (host, guest):
        room.page.get_by_role("button", name="I am ready").click()
    for room in (host, guest):
        expect(room.status).to_be_visible(timeout=30_000)
    first = host.state()["seats"][0]["name"]
    mine, other = (host, guest) if first == "Ada" else (guest, host)
    assert mine.await_turn() == "remove"
    assert not other.words().startswith("Your")


# The chosen word of a menu, and the room that it has.
SHORT_MENUS = """() => [...document.querySelectorAll('dialog .seat select')].flatMap((menu) => {
    const style = getComputedStyle(menu);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const words = menu.selectedOptions[0].textContent;
    const room = menu.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return pen.measureText(words).width > room + 1 ? [words] : [];
})"""


@pytest.mark.parametrize("language", ["pl", "ja"])
def test_who_sits_where_is_read_whole_on_a_phone(visit: Callable[..., Room], language: str) -> None:
    room = visit(390, 844, touch=True, language=language)
    room.open()
    room.page.get_by_role("button", name=say("web-new-table", language)).tap()
    room.page.locator("dialog .seat select").last.select_option("mine")
    assert room.page.evaluate(SHORT_MENUS) == []
