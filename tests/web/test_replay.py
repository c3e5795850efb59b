"""A game that was played is looked at again: from its table, from a link, from a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.device import ME, make_table, play_to_the_end, play_turn, scores

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.web.room import Room

GOLDEN = Path(__file__).parents[1] / "golden"
RESULT = [73, 79]


def choose(page: Page, text: str) -> None:
    """Choose a file with this text."""
    file = {"name": "game.bgn", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def told(room: Room) -> str:
    return room.page.locator(".prompt [role=status]").inner_text()


@pytest.fixture
def opened(visit: Callable[..., Room]) -> Room:
    """A record of the game in English, opened from a file at its beginning."""
    room = visit(flat=True)
    room.open()
    room.page.get_by_role("link", name="Replay a record").click()
    choose(room.page, (GOLDEN / "en-2.bgn").read_text("utf-8"))
    expect(room.page.locator(".replay")).to_be_visible()
    return room


def test_a_record_is_gone_through_by_keys_and_by_the_slider(opened: Room) -> None:
    page = opened.page
    assert scores(opened) == [0, 0]
    page.keyboard.press("ArrowRight")
    expect(page.locator(".prompt [role=status]")).to_contain_text("removed")
    page.keyboard.press("End")
    expect(page.locator(".replay input")).to_have_value(page.locator(".replay input").get_attribute("max") or "")
    assert scores(opened) == RESULT
    page.locator(".replay input").fill("20")
    expect(page.locator(".replay input")).to_have_attribute("aria-valuetext", "Turn 20 of 36")
    expect(page).to_have_url(re.compile("&turn=20$"))
    before = told(opened)
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move back").click()
    assert told(opened) == before


def test_a_link_shows_the_same_moment_in_another_browser(opened: Room, visit: Callable[..., Room]) -> None:
    page = opened.page
    page.locator(".replay input").fill("23")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"&turn=23\.2$"))
    other = visit(flat=True)
    other.page.goto(page.url)
    expect(other.page.locator(".replay")).to_be_visible()
    assert told(other) == told(opened)
    assert scores(other) == scores(opened)


def test_a_text_that_is_no_record_is_told_where_it_is_wrong(opened: Room) -> None:
    page = opened.page
    opened.open("/r")
    choose(page, (GOLDEN / "en-2.bgn").read_text("utf-8").replace("D1 sf2/1>1-se", "D1 sf2/3>1-se"))
    expect(page.get_by_role("alert")).to_contain_text("Line 10, column 8: sf2/3>1-se is not legal.")
    page.goto(f"{opened.url}/r#broken")
    expect(page.get_by_role("alert")).to_contain_text("This link holds no game")


def test_a_game_is_played_on_from_one_of_its_moments(opened: Room) -> None:
    page = opened.page
    page.locator(".replay input").fill("30")
    then = scores(opened)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/device-*")
    opened.await_turn()
    assert scores(opened) == then
    play_to_the_end(opened)


@pytest.mark.parametrize("where", ["device", "online"])
def test_a_finished_table_is_replayed(visit: Callable[..., Room], where: str) -> None:
    room = visit(flat=True)
    room.open()
    make_table(room, where, ME, ME)
    table = room.table
    play_turn(room)
    # While it is played, the table itself is what there is to see.
    room.open(f"/t/{table}?turn=1")
    play_to_the_end(room)
    final = scores(room)
    room.page.get_by_role("button", name="Replay").click()
    expect(room.page.locator(".replay")).to_be_visible()
    assert scores(room) == [0, 0]
    room.page.keyboard.press("End")
    assert scores(room) == final
    expect(room.page).not_to_have_url(re.compile("turn=0$"))
    room.page.reload()
    expect(room.page.locator(".replay")).to_be_visible()
    assert scores(room) == final


def test_a_replay_in_3d_begins_with_the_plan_and_steps_there(visit: Callable[..., Room]) -> None:
    room = visit()
    # The 3D picture never comes; all else is there, and works.
    room.page.route("**/Scene-*.js", lambda _: None)
    room.open("/r")
    choose(room.page, (GOLDEN / "en-2.bgn").read_text("utf-8"))
    plan = room.page.get_by_test_id("plan")
    expect(plan).to_be_visible()
    room.page.keyboard.press("End")
    assert scores(room) == RESULT
    expect(room.page.locator("canvas")).to_have_count(0)


def test_the_3d_picture_takes_the_place_of_the_plan(visit: Callable[..., Room]) -> None:
    room = visit()
    room.open("/r")
    choose(room.page, (GOLDEN / "en-2.bgn").read_text("utf-8"))
    expect(room.page.locator("canvas")).to_be_visible()
    expect(room.page.get_by_test_id("plan")).to_have_count(0)
    assert room.page.evaluate("() => window.babylon.frames") > 0
