"""A game that was played is looked at again: from its table, from a link, from a file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon import Game
from babylon.words import LANGUAGES, say
from tests.web.device import ME, make_table, play_to_the_end, play_turn, scores
from tests.web.test_accessibility import findings
from tests.web.test_languages import CUT_OFF

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
    expect(page.locator(".replay input")).to_have_attribute("aria-valuetext", re.compile(r"^Turn 20 of 36 · "))
    expect(page).to_have_url(re.compile("&turn=20$"))
    before = told(opened)
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move back").click()
    assert told(opened) == before
    # Between two turns the slider stands at a move.
    page.locator(".replay input").fill("20.5")
    expect(page.locator(".replay input")).to_have_attribute("aria-valuetext", re.compile(r"^Turn 21 of 36, move \d · "))
    expect(page).to_have_url(re.compile(r"&turn=20\.\d$"))
    assert told(opened) != before


def test_pages_and_home_lead_turn_by_turn_and_to_the_beginning(opened: Room) -> None:
    page, slider = opened.page, opened.page.locator(".replay input")
    slider.fill("20")
    page.keyboard.press("ArrowRight")
    # Between two turns a page leads to the one before or after.
    page.keyboard.press("PageUp")
    expect(slider).to_have_value("20")
    page.keyboard.press("PageUp")
    expect(slider).to_have_value("19")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageDown")
    expect(slider).to_have_value("20")
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    expect(page).to_have_url(re.compile("&turn=0$"))
    page.keyboard.press("PageUp")
    expect(slider).to_have_value("0")
    assert scores(opened) == [0, 0]
    page.keyboard.press("End")
    page.keyboard.press("PageDown")
    expect(slider).to_have_value("36")
    # In a dialog the keys are its own.
    page.get_by_role("button", name="Share").click()
    page.keyboard.press("Home")
    expect(slider).to_have_value("36")


def curves(page: Page) -> list[str | None]:
    return [line.get_attribute("points") for line in page.locator(".course polyline").all()]


def told_points(page: Page) -> list[int]:
    """The points that the slider tells, seat by seat."""
    text = page.locator(".replay input").get_attribute("aria-valuetext") or ""
    return [int(part.rpartition(" ")[2]) for part in re.split(r"\s*[·・]\s*", text)[1:]]


def test_the_curve_shows_the_line_that_is_chosen_and_tells_its_points(opened: Room) -> None:
    page = opened.page
    page.keyboard.press("End")
    total = curves(page)
    assert told_points(page) == RESULT
    page.get_by_label("Points shown").select_option("bridges")
    expect(page.locator(".course polyline").first).not_to_have_attribute("points", total[0] or "")
    game = Game.from_record((GOLDEN / "en-2.bgn").read_text("utf-8"))
    assert told_points(page) == [sheet.bridges for sheet in game.scores()]
    page.keyboard.press("Home")
    assert told_points(page) == [0, 0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_points_are_read_in_a_table(visit: Callable[..., Room], lang: str) -> None:
    room = visit(390, 844, touch=True, flat=True, language=lang)
    page = room.page
    room.open("/r")
    choose(page, (GOLDEN / "en-2.bgn").read_text("utf-8"))
    page.get_by_role("button", name=say("replay-points", lang), exact=True).click()
    table = page.get_by_role("dialog", name=say("replay-points", lang)).get_by_role("table")
    expect(table.locator("caption")).to_have_text(say("score-total", lang))
    rows = [row.split() for row in table.locator("tbody tr").all_inner_texts()]
    assert len(rows) == 37
    assert rows[0] == ["0", "0", "0"]
    assert rows[-1] == ["36", *map(str, RESULT)]
    assert page.evaluate(CUT_OFF) == []
    assert findings(room) == []
    # A row leads to its turn.
    table.get_by_role("button", name=say("replay-at", lang, turn=20, turns=36), exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".replay input")).to_have_value("20")
    assert told_points(page) == scores(room) == [int(points) for points in rows[20][1:]]


DROP = """([text, name]) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], name, {type: 'text/plain'}));
    const found = document.querySelector('h1, main, body');
    const drop = new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer: carried});
    found.dispatchEvent(drop);
    return drop.defaultPrevented;
}"""


@pytest.mark.parametrize("path", ["/", "/r", "/rules"])
def test_a_file_that_is_dropped_on_any_page_is_replayed(visit: Callable[..., Room], path: str) -> None:
    room = visit(flat=True)
    room.open(path)
    expect(room.page.locator("h1").first).to_be_visible()
    assert room.page.evaluate(DROP, [(GOLDEN / "en-2.bgn").read_text("utf-8"), "game.bgn"])
    expect(room.page.locator(".replay")).to_be_visible()
    room.page.keyboard.press("End")
    assert scores(room) == RESULT


def test_a_dropped_file_that_is_no_record_is_told_so(opened: Room) -> None:
    assert opened.page.evaluate(DROP, ["no game", "letter.txt"])
    expect(opened.page.get_by_role("alert")).to_contain_text("Line 1, column 1")


def test_the_record_is_saved_as_it_came(opened: Room) -> None:
    opened.page.get_by_role("button", name="Share").click()
    with opened.page.expect_download() as download:
        opened.page.get_by_role("button", name="Save the record").click()
    assert download.value.suggested_filename == "babylon-record.bgn"
    assert Path(download.value.path()).read_text("utf-8") == (GOLDEN / "en-2.bgn").read_text("utf-8")


def test_a_table_s_link_shows_the_same_moment_in_another_browser(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    table = room.create(access="open")
    room.play_ahead(table, 6)
    room.ask("POST", f"/tables/{table}/seats/0/resign", {})
    room.open(f"/t/{table}?turn=9")
    expect(room.page.locator(".replay input")).to_have_value("9")
    room.page.keyboard.press("ArrowRight")
    expect(room.page).to_have_url(re.compile(r"\?turn=(9\.1|10)$"))
    other = visit(flat=True)
    other.page.goto(room.page.url)
    expect(other.page.locator(".replay")).to_be_visible()
    assert told(other) == told(room)
    assert scores(other) == scores(room)


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
    # Nothing has happened since: a replay's moment is no look at the table.
    room.page.locator(".replay input").fill("10")
    expect(room.page).to_have_url(re.compile("turn=10$"))
    room.open("/games")
    expect(room.page.get_by_role("link", name=re.compile("^Replay"))).to_be_visible()
    expect(room.page.get_by_text("Since your last look")).to_have_count(0)


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
