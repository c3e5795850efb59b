"""The study board: variations, notes and arrows on the real table, kept here and shared by a link."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon import Game
from babylon.game.variations import checked_variations
from babylon.record import read_tree
from tests.web.test_accessibility import findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.web.room import Room

RECORD = (Path(__file__).parents[1] / "golden" / "en-2.bgn").read_text("utf-8")
FOUR = str(Game.deal(players=4, seed=7).record()) + "\n"
BRANCHED = FOUR + "A1 =- {[%arrow A1 white:c4] First.} (A2 =- {Second.} B1 =-) B2 =-"


def open_text(room: Room, text: str) -> None:
    """Open a record that is pasted into the list's form."""
    room.open("/study")
    room.page.get_by_role("button", name="Set up the deal as text").click()
    room.page.get_by_label("A record as text").fill(text)
    room.page.get_by_role("button", name="Open the text").click()
    expect(room.page.get_by_role("tree")).to_be_visible()


def rows(page: Page) -> Locator:
    return page.get_by_role("treeitem")


def selected(page: Page) -> Locator:
    return page.locator("[role=treeitem][aria-selected=true]")


def dig(page: Page, stack: str) -> None:
    """Dig a tile and end the turn at once."""
    page.locator(f"[data-stack={stack}]").first.click()
    page.get_by_role("button", name=re.compile("^Confirm")).click()


def saved(page: Page) -> str:
    """The text of the record that the share dialog saves."""
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    page.get_by_role("button", name="Close").click()
    return Path(download.value.path()).read_text("utf-8")


@pytest.fixture
def board(visit: Callable[..., Room]) -> Room:
    """A record with a variation, opened at its deal."""
    room = visit(1440, 900, flat=True)
    open_text(room, BRANCHED)
    return room


def test_turns_become_branches_that_are_kept_shared_and_saved(board: Room, visit: Callable[..., Room]) -> None:
    page = board.page
    expect(page.get_by_text("Not saved yet.")).to_be_visible()
    dig(page, "C3")
    expect(rows(page)).to_have_count(6)
    expect(selected(page)).to_have_text("C3")
    expect(page.get_by_text("Saved on this device.")).to_be_visible()
    dig(page, "D4")
    page.get_by_role("button", name="One turn back").click()
    page.get_by_label("Note").fill("Better {so}.")
    page.get_by_role("button", name="Make it the main line").click()
    page.get_by_label("Name of the study").fill("Mine")
    page.get_by_label("Name of the study").press("Enter")
    text = saved(page)
    tree = read_tree(text)
    assert [[str(move) for move in child.moves] for child in tree.root.children] == [
        ["C3", "=s"],
        ["A1", "=-"],
        ["A2", "=-"],
    ]
    assert tree.root.children[0].note == "Better (so)."
    assert checked_variations(tree) == 4
    # The list has it; another browser gets all of it by the link.
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    page.get_by_role("button", name="Close").click()
    other = visit(1440, 900, flat=True)
    other.page.goto(link)
    expect(selected(other.page)).to_contain_text("Better (so).")
    assert saved(other.page) == text
    page.get_by_role("button", name="All studies").click()
    page.get_by_role("link", name="Mine").click()
    expect(selected(page)).to_contain_text("Better (so).")


def test_the_tree_is_walked_by_keys_and_a_branch_is_deleted_and_put_back(board: Room) -> None:
    page = board.page
    rows(page).first.focus()
    page.keyboard.press("ArrowRight")
    expect(selected(page)).to_have_attribute("aria-label", "White: A1, First.")
    page.keyboard.press("ArrowDown")
    expect(selected(page)).to_have_attribute("aria-level", "2")
    page.keyboard.press("ArrowRight")
    expect(selected(page)).to_have_text("B1")
    page.keyboard.press("ArrowLeft")
    expect(selected(page)).to_be_focused()
    expect(selected(page)).to_contain_text("Second.")
    page.get_by_role("button", name="Delete from here on").click()
    expect(rows(page)).to_have_count(3)
    page.get_by_role("button", name="Put it back").click()
    expect(rows(page)).to_have_count(5)
    expect(selected(page)).to_contain_text("Second.")


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_arrows_are_drawn_and_wiped_off(board: Room, by: str) -> None:
    page = board.page
    drawing = page.get_by_test_id("drawing")
    expect(drawing.locator(".arrow")).to_have_count(0)
    if by == "mouse":
        page.get_by_role("button", name="Draw on the board").click()
        ends = [page.locator(f".plan [data-{place}]").first for place in ("stack=B3", "space=d5")]
        boxes = [end.bounding_box() or pytest.fail("out of sight") for end in ends]
        spots = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
        for arrows in (1, 0):
            page.mouse.move(*spots[0])
            page.mouse.down()
            page.mouse.move(*spots[1])
            page.mouse.up()
            expect(drawing.locator(".arrow")).to_have_count(arrows)
        page.mouse.click(*spots[1])
        expect(drawing.locator("circle")).to_have_count(1)
        assert "{[%ring white:d5]}" in saved(page)
    else:
        page.get_by_text("Arrows and rings").click()
        page.get_by_label("From", exact=True).fill("B9")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("such as B3")
        page.get_by_label("From", exact=True).fill("B3")
        page.get_by_label("To", exact=True).fill("d5")
        page.keyboard.press("Enter")
        expect(drawing.locator(".arrow")).to_have_count(1)
        assert "{[%arrow B3 white:d5]}" in saved(page)
        page.get_by_role("button", name="Wipe off").click()
        expect(drawing.locator(".arrow")).to_have_count(0)


def test_a_bot_looks_at_whatever_is_shown_until_it_is_stopped(board: Room) -> None:
    page = board.page
    view = page.locator("section", has=page.get_by_role("heading", name="What a bot thinks"))
    view.get_by_label("Bot").select_option("architect")
    view.get_by_role("button", name="Start").click()
    expect(view.get_by_text("Expected lead at the end").first).to_be_visible()
    view.get_by_label("Bot").select_option("mason")
    expect(view.get_by_text("does not look ahead")).to_be_visible()
    view.get_by_role("button", name="Play this turn").click()
    expect(page.locator("[role=treeitem][aria-level='1'], [role=treeitem][aria-level='2']").nth(5)).to_be_attached()
    view.get_by_role("button", name="Stop").click()
    expect(view.get_by_role("listitem")).to_have_count(0)


def test_a_game_is_studied_from_a_moment_of_its_replay(visit: Callable[..., Room]) -> None:
    room = visit(1440, 900, flat=True)
    page = room.page
    room.open("/r")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.bgn", "mimeType": "text/plain", "buffer": RECORD.encode()}
    )
    page.locator(".replay input").fill("12")
    page.get_by_role("button", name="Study from here").click()
    expect(rows(page)).to_have_count(37)
    expect(rows(page).nth(12)).to_have_attribute("aria-selected", "true")


def test_a_record_with_an_illegal_variation_is_refused_with_its_place(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open("/study")
    room.page.get_by_role("button", name="Set up the deal as text").click()
    room.page.get_by_label("A record as text").fill(FOUR + "A1 =- (A2 S:a1 =-) B2 =-")
    room.page.get_by_role("button", name="Open the text").click()
    expect(room.page.get_by_role("alert")).to_contain_text("Line 8, column 11: S:a1 is not legal.")


def test_a_record_that_is_dropped_here_is_studied(visit: Callable[..., Room]) -> None:
    room = visit(1440, 900, flat=True)
    room.open("/study")
    expect(room.page.get_by_role("heading", name="Study board")).to_be_visible()
    drop = """(text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], "game.bgn"));
        document.querySelector("h1").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
    }"""
    room.page.evaluate(drop, BRANCHED)
    expect(rows(room.page)).to_have_count(5)


def test_a_file_that_is_no_game_is_not_put_into_an_address(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    drop = """([size, readable]) => {
        const file = new File(["A1 =- ".repeat(size)], "film.bgn");
        if (!readable) file.text = () => Promise.reject(new Error("a folder"));
        const event = new Event("drop", { bubbles: true, cancelable: true });
        event.dataTransfer = { files: [file] };
        document.querySelector("h1").dispatchEvent(event);
    }"""
    for size, readable in ((2_000_000, True), (1, False)):
        room.open("/study")
        expect(room.page.get_by_role("heading", name="Study board")).to_be_visible()
        room.page.evaluate(drop, [size, readable])
        expect(room.page.get_by_role("alert")).to_contain_text("Line 1")
        assert len(room.page.url) < 100


def test_marks_are_seen_on_the_stage_too(visit: Callable[..., Room]) -> None:
    room = visit(1440, 900)
    open_text(room, BRANCHED)
    room.page.get_by_role("treeitem").nth(1).click()
    line = room.page.get_by_test_id("drawing").locator(".arrow line")
    expect(line).to_have_count(1)
    stacks = room.page.evaluate("() => window.babylon.stacks()")
    begin = next(stack for stack in stacks if stack["stack"] == "A1")
    drawn = room.page.get_by_test_id("drawing").bounding_box() or pytest.fail("out of sight")
    assert abs(float(line.get_attribute("x1") or 0) + drawn["x"] - begin["x"]) < 3
    assert abs(float(line.get_attribute("y1") or 0) + drawn["y"] - begin["y"]) < 3


def test_studies_are_listed_renamed_and_deleted(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    page = room.page
    room.open()
    page.get_by_role("link", name="Study board").click()
    page.get_by_label("Players").select_option("3")
    page.get_by_role("button", name="Begin with a fresh deal").click()
    expect(page.get_by_role("tree")).to_be_visible()
    room.open("/study")
    page.get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the study").fill("Openings")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Openings")).to_be_visible()
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Really delete?").click()
    expect(page.get_by_text("There are none yet.")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_for_everyone_and_for_fingers_on_a_phone(visit: Callable[..., Room], theme: str) -> None:
    room = visit(390, 844, touch=True, flat=True, theme=theme)
    page = room.page
    room.open("/study")
    expect(page.get_by_role("button", name="Begin with a fresh deal")).to_be_visible()
    assert findings(room) == []
    page.get_by_role("button", name="Begin with a fresh deal").tap()
    page.get_by_role("button", name="Tree and notes").tap()
    expect(page.get_by_role("tree")).to_be_visible()
    # Who reads has the room of the tiles in hand.
    expect(page.locator("footer.hand .slots")).to_be_hidden()
    page.get_by_text("Arrows and rings").tap()
    assert findings(room) == []
    page.get_by_role("button", name="Back to the board").tap()
    expect(page.get_by_role("tree")).to_be_hidden()
    page.get_by_role("button", name="Draw on the board").tap()
    box = page.locator(".plan [data-space=c4]").bounding_box() or pytest.fail("out of sight")
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.get_by_test_id("drawing").locator("circle")).to_have_count(1)
    assert findings(room) == []


@pytest.mark.timeout(180)
def test_a_position_is_set_up_by_clicking_thought_about_and_shared(visit: Callable[..., Room]) -> None:
    room = visit(1440, 900, flat=True)
    room.open("/study")
    page = room.page
    page.get_by_role("button", name="Set up a position").click()
    # The starting tile is stored: there are others to begin with.
    expect(page.get_by_role("heading", name="Set up a position")).to_be_visible()
    expect(page.get_by_text("All of these tiles are in use.")).to_have_count(0)
    build_a_garden(page)
    refuse_a_fountain_on_one_tile(page)
    assert findings(room) == []
    # By hand the quarry can be what it can't at this turn.
    height = page.get_by_label("Tiles in stack B2")
    height.select_option("2" if height.input_value() == "3" else "3")
    expect(page.get_by_text("the number of tiles in the quarry is")).to_be_visible()
    expect(page.get_by_role("button", name="Open it as a study")).to_be_disabled()
    page.get_by_role("button", name="Lay the quarry anew").click()
    page.get_by_role("button", name="Open it as a study").click()
    expect(page.get_by_role("tree")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text(re.compile("Expected lead")).first).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="Stop").click()
    game = Game.from_record(saved(page))
    assert (game.round, game.seat, game.garden(0).singles) == (4, 0, 6)
    assert [(placed.tile.id, str(placed.position)) for placed in game.garden(0).tiles] == [
        ("white", "c3"),
        ("g01", "e3"),
    ]
    dig(page, next(str(stack.stack) for stack in game.quarry.stacks if stack.height))
    text = saved(page)
    assert len(read_tree(text).root.children) == 1
    other = visit(390, 844, flat=True)
    other.page.goto(shared(page))
    expect(other.page.get_by_role("button", name="Tree and notes")).to_be_visible()
    other.page.get_by_role("button", name="Tree and notes").click()
    assert saved(other.page) == text


def build_a_garden(page: Page) -> None:
    """Two tiles and a statue in the fourth round, five pillars kept."""
    page.get_by_role("combobox", name="Round", exact=True).select_option("4")
    page.get_by_role("combobox", name="Token of this round").select_option("extra-single")
    page.get_by_role("combobox", name="Stored tile").select_option("")
    page.get_by_role("combobox", name="Single pillars kept").select_option("5")
    lay(page, "Starting tile", "white", "c3")
    lay(page, "Granite", "g01", "e3")
    page.get_by_role("button", name="statue").click()
    space(page, "c3").click()
    expect(page.get_by_role("listitem")).to_have_count(3)


def refuse_a_fountain_on_one_tile(page: Page) -> None:
    """What can't stand is told at once, by the rules, and left out."""
    page.get_by_role("button", name="fountain").click()
    space(page, "c4").click()
    space(page, "d4").click()
    expect(page.get_by_text("needs two visible fountain symbols").first).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(3)


def shared(page: Page) -> str:
    """The link that the share dialog copies."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    return str(page.evaluate("() => navigator.clipboard.readText()"))


def lay(page: Page, material: str, tile: str, where: str) -> None:
    """Choose a tile that lies nowhere yet, and the space of its lower left corner."""
    page.get_by_role("button", name=material, exact=True).click()
    page.get_by_role("button", name=tile, exact=True).click()
    space(page, where).click()


def space(page: Page, name: str) -> Locator:
    """A space of the garden that is built."""
    return page.locator(f"button[data-space={name}]")


def test_the_position_of_a_game_is_set_up_and_changed(visit: Callable[..., Room]) -> None:
    room = visit(1440, 900, flat=True)
    open_text(room, RECORD)
    page = room.page
    rows(page).nth(20).click()
    before = Game.from_record(RECORD)
    page.get_by_role("button", name="Set up from here").click()
    expect(page.get_by_role("heading", name="Set up a position")).to_be_visible()
    expect(page.get_by_text("This position can be.")).to_be_visible()
    page.get_by_role("button", name="Open it as a study").click()
    expect(page.get_by_role("tree")).to_be_visible()
    game = Game.from_record(saved(page))
    at = Game(before.dealing)
    for move in before.moves:
        if (at.round, at.seat, at.phase) == (game.round, game.seat, game.phase):
            break
        at.play(move)
    assert game.state == at.state
