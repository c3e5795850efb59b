"""The same stories at a table on this device and at one on a server; and what works without any network."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.device import ME, make_table, play_to_the_end, play_turn, replayed_scores, saved_record, scores
from tests.web.test_offline import await_kept

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

EVERYWHERE = pytest.mark.parametrize("where", ["device", "online"])


@EVERYWHERE
def test_people_at_one_screen_play_a_game_whose_record_replays(visit: Callable[..., Room], where: str) -> None:
    room = visit(flat=True)
    room.open()
    make_table(room, where, ME, ME, edition="ja")
    play_to_the_end(room)
    record = saved_record(room)
    assert replayed_scores(record) == scores(room)
    assert max(scores(room)) > 0
    former = room.table
    room.page.get_by_role("button", name="Rematch").click()
    room.page.wait_for_url(lambda url: "/t/" in url and former not in url)
    expect(room.page.locator(".ending")).to_have_count(0)
    assert room.await_turn() == "remove"
    play_turn(room)


@EVERYWHERE
def test_a_turn_being_planned_is_there_after_a_reload(visit: Callable[..., Room], where: str) -> None:
    room = visit(flat=True)
    room.open()
    make_table(room, where, ME, ME)
    for _ in range(6):
        play_turn(room)
    assert room.await_turn() == "dig"
    room.page.locator(".quarry-grid .legal").first.evaluate("(stack) => stack.click()")
    expect(room.status).to_have_attribute("data-asks", "build")
    room.page.reload()
    expect(room.status).to_have_attribute("data-asks", "build")
    room.page.get_by_role("button", name="Undo").click()
    expect(room.status).to_have_attribute("data-asks", "dig")


def test_a_turn_being_planned_is_there_after_a_reload_without_a_network(visit: Callable[..., Room]) -> None:
    room = visit(flat=True, kept=True)
    room.open()
    await_kept(room)
    room.page.context.set_offline(True)
    room.page.reload()
    make_table(room, "device", ME, ME)
    for _ in range(6):
        play_turn(room)
    assert room.await_turn() == "dig"
    room.page.locator(".quarry-grid .legal").first.evaluate("(stack) => stack.click()")
    room.page.locator(".garden-grid .legal").first.evaluate("(space) => space.click()")
    expect(room.page.locator(".garden-grid .legal").first).to_be_visible()
    garden = room.page.locator(".garden-grid").first.text_content()
    assert garden is not None
    room.page.reload()
    expect(room.status).to_have_attribute("data-asks", "build")
    expect(room.page.locator(".garden-grid").first).to_have_text(garden)
    room.page.get_by_role("button", name="Undo").click()
    room.page.get_by_role("button", name="Undo").click()
    expect(room.status).to_have_attribute("data-asks", "dig")
    play_turn(room)
    expect(room.page.locator("header .seat").nth(1)).to_have_attribute("aria-current", "true")


@EVERYWHERE
def test_turns_are_taken_back_and_the_game_is_practice(visit: Callable[..., Room], where: str) -> None:
    room = visit(flat=True)
    room.open()
    make_table(room, where, ME, ME)
    play_turn(room)
    room.await_turn()
    room.page.get_by_role("button", name="Settings").click()
    room.page.get_by_role("button", name="Undo my last turn").click()
    expect(room.page.locator(".practice")).to_be_visible()
    room.page.get_by_role("tab", name="Log").click()
    expect(room.page.locator(".log")).to_contain_text("1 turn is undone")


@EVERYWHERE
def test_a_bot_gives_a_hint(visit: Callable[..., Room], where: str) -> None:
    room = visit(flat=True)
    room.open()
    make_table(room, where, ME, "apprentice")
    assert room.await_turn() == "remove"
    room.page.get_by_role("button", name="Hint").click()
    panel = room.page.get_by_role("region", name="Hint")
    expect(panel).to_contain_text("Remove a tile that would serve the others")
    expect(room.page.get_by_role("button", name="Confirm")).to_be_disabled()
    panel.get_by_role("button", name="Show the move").click()
    expect(panel).to_contain_text("It scores nothing at once.")
    expect(room.page.get_by_role("button", name="Confirm Remove the Clay tile on")).to_be_enabled()
    room.page.get_by_role("tab", name="Log").click()
    expect(room.page.locator(".log")).to_contain_text("hint")


def test_a_game_against_a_bot_on_a_phone_without_a_network(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True, flat=True, kept=True)
    room.open()
    await_kept(room)
    room.page.context.set_offline(True)
    room.page.reload()
    make_table(room, "device", ME, "apprentice")
    play_to_the_end(room)
    final = scores(room)
    room.page.reload()
    expect(room.page.locator(".winner")).to_be_visible()
    assert scores(room) == final == replayed_scores(saved_record(room))
    room.page.get_by_role("button", name="Rematch").click()
    expect(room.page.locator(".ending")).to_have_count(0)
    assert room.await_turn() == "remove"


def test_people_at_this_screen_have_names_and_flowers(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    room.page.get_by_role("button", name="New table").click()
    room.page.get_by_label("Seat 2").select_option("A person at this screen")
    room.page.get_by_label("Name of player 2").fill("Bo")
    room.page.get_by_label("Flower of player 2").select_option("yellow")
    room.page.get_by_role("button", name="Create the table").click()
    seats = room.page.locator("header .seat")
    expect(seats.nth(0)).to_contain_text("Ada")
    expect(seats.nth(1)).to_contain_text("Bo")
    expect(seats.nth(1).get_by_role("img", name="Yellow")).to_be_visible()


def test_tables_of_this_device_are_found_again_and_deleted(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    make_table(room, "device", ME, ME)
    play_turn(room)
    other = room.page.locator("header .seat").nth(1)
    # A turn is shown when it has been kept.
    expect(other).to_have_attribute("aria-current", "true")
    path = f"/t/{room.table}"
    room.open()
    here = room.page.get_by_role("region", name="Tables on this device")
    here.get_by_role("link").click()
    room.page.wait_for_url(f"**{path}")
    expect(other).to_have_attribute("aria-current", "true")
    room.open()
    here.get_by_role("button", name="Delete").click()
    here.get_by_role("button", name="Really delete?").click()
    expect(here).to_have_count(0)
    room.open(path)
    expect(room.page.get_by_text("This table does not exist")).to_be_visible()


def test_two_windows_show_the_same_table(visit: Callable[..., Room]) -> None:
    one, other = visit(flat=True), visit(flat=True)
    one.open()
    make_table(one, "device", ME, ME)
    other.page = one.page.context.new_page()
    other.open(f"/t/{one.table}")
    other.await_turn()
    play_turn(one)
    expect(other.page.locator("header .seat").nth(1)).to_have_attribute("aria-current", "true")
    play_turn(other)
    expect(one.page.locator("header .seat").nth(0)).to_have_attribute("aria-current", "true")


def test_a_table_deleted_in_one_window_does_not_come_back_by_another(visit: Callable[..., Room]) -> None:
    room, lobby = visit(flat=True), visit(flat=True)
    room.open()
    make_table(room, "device", ME, ME)
    room.await_turn()
    lobby.page = room.page.context.new_page()
    lobby.open()
    here = lobby.page.get_by_role("region", name="Tables on this device")
    here.get_by_role("button", name="Delete").click()
    here.get_by_role("button", name="Really delete?").click()
    expect(here).to_have_count(0)
    expect(room.page.get_by_text("This table does not exist")).to_be_visible()


CLEAR = """() => new Promise((done) => {
    const opening = indexedDB.open('babylon-tables');
    opening.onsuccess = () => {
        const stores = [...opening.result.objectStoreNames];
        const change = opening.result.transaction(stores, 'readwrite');
        for (const store of stores) change.objectStore(store).clear();
        change.oncomplete = () => done();
    };
})"""


def test_a_turn_brings_no_table_back_that_is_gone(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    make_table(room, "device", ME, ME)
    room.await_turn()
    # Nobody tells the page, as when it slept meanwhile.
    room.page.evaluate(CLEAR)
    play_turn(room)
    expect(room.page.get_by_text("This table does not exist")).to_be_visible()
    room.open()
    expect(room.page.get_by_role("button", name="Play now")).to_be_visible()
    expect(room.page.get_by_role("region", name="Tables on this device")).to_have_count(0)


def test_whoever_is_to_play_gives_up_and_not_the_other_at_the_same_screen(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    make_table(room, "device", ME, ME)
    play_turn(room)
    expect(room.page.locator("header .seat").nth(1)).to_have_attribute("aria-current", "true")
    room.page.get_by_role("button", name="Settings").click()
    room.page.get_by_role("button", name="Resign").click()
    room.page.get_by_role("button", name="Really resign").click()
    expect(room.page.locator(".winner")).to_contain_text("Ada")


def test_a_phone_has_a_way_from_the_table_to_the_lobby(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True, flat=True)
    room.play_now()
    room.await_turn()
    room.page.get_by_role("button", name="Settings").tap()
    room.page.get_by_role("button", name="To the lobby").tap()
    expect(room.page.get_by_role("region", name="Tables on this device")).to_be_visible()
