"""The page for everyone: axe, the accessibility tree of a turn, keys and sizes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def findings(room: Room) -> list[str]:
    """What axe finds on the page as it is, however slight."""
    # Given to the debugger, not to the page, whose policy forbids foreign scripts.
    room.page.context.new_cdp_session(room.page).send("Runtime.evaluate", {"expression": AXE.read_text("utf-8")})
    result = room.page.evaluate("() => window.axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{finding['id']}: {node['target']} {node['failureSummary']}"
        for finding in result["violations"]
        for node in finding["nodes"]
    ]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Callable[..., Room], size: tuple[int, int], theme: str) -> None:
    room = visit(*size, flat=True, theme=theme)
    room.open()
    expect(room.page.get_by_role("button", name="Play now")).to_be_enabled()
    assert findings(room) == []
    room.page.get_by_role("button", name="New table").click()
    assert findings(room) == []
    room.page.get_by_label("Seat 2").select_option("A person with a link")
    room.page.get_by_role("button", name="Create the table").click()
    room.page.get_by_role("button", name="Invite", exact=True).click()
    assert findings(room) == []
    table = room.create(3)
    room.play_ahead(table, 4)
    room.open(f"/t/{table}")
    room.await_turn()
    assert findings(room) == []
    room.take_hint()
    assert findings(room) == []
    room.page.get_by_role("button", name="Settings").click()
    expect(room.page.get_by_role("dialog")).to_be_visible()
    assert findings(room) == []


@pytest.mark.parametrize("path", ["/t/nowhere", "/t/nowhere#seat=1.abc"], ids=["missing", "invited"])
def test_axe_finds_nothing_serious_on_arrival(visit: Callable[..., Room], path: str) -> None:
    room = visit(flat=True)
    room.open(path)
    expect(room.page.get_by_role("heading", level=1)).to_be_visible()
    assert findings(room) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/find", "/ratings", "/tournaments", "/alerts", "/games", "/puzzles", "/study"])
def test_axe_finds_nothing_serious_by_address(visit: Callable[..., Room], path: str, theme: str) -> None:
    room = visit(390, 844, flat=True, theme=theme)
    room.open(path)
    expect(room.page.get_by_role("heading", level=1)).to_be_visible()
    # What it asks the server for is there.
    room.page.wait_for_load_state("networkidle")
    assert findings(room) == []


def test_axe_finds_nothing_serious_at_a_tournament(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    made = room.ask("POST", "/tournaments", {"name": "Evening"}, key="an-evening")
    room.open(f"/tournament/{made['tournament']['id']}")
    expect(room.page.get_by_role("heading", level=1)).to_have_text("Evening")
    assert findings(room) == []


def test_axe_finds_nothing_serious_at_a_table_in_3d(visit: Callable[..., Room]) -> None:
    room = visit()
    table = room.create(3)
    room.play_ahead(table, 4)
    room.open(f"/t/{table}", court=True)
    room.await_turn()
    assert findings(room) == []
    stack = next(one for one in room.in_sight("stacks") if one["stack"] in room.hook("legalStacks()"))
    room.page.mouse.click(stack["x"], stack["y"])
    room.page.wait_for_function("() => document.querySelector('p.status').dataset.asks === 'build'")
    assert findings(room) == []


def test_axe_finds_nothing_serious_at_the_end(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create(4)
    room.play_ahead(table, 20)
    room.open(f"/t/{table}")
    expect(room.page.locator(".winner")).to_be_visible()
    assert findings(room) == []


def test_a_turn_is_told_to_a_screen_reader(visit: Callable[..., Room]) -> None:
    """The transcript: what is focused and what the live region says, step by step."""
    room = visit()
    table = room.create(4)
    room.open(f"/t/{table}", court=True)
    room.await_turn()
    quarry = room.page.get_by_role("grid", name="Quarry")
    garden = room.page.get_by_role("grid", name="Garden")
    assert quarry.get_by_role("gridcell").count() == 16
    assert garden.get_by_role("gridcell").count() == 64
    expect(room.page.get_by_role("status")).to_have_text("Your turn: dig a tile from the quarry.")

    cell = quarry.get_by_role("button", name="A1, Clay")
    cell.focus()
    label = cell.get_attribute("aria-label") or ""
    assert label.startswith("A1, Clay, ")
    assert "flower" in label
    assert label.endswith(" single pillars")
    cell.press("Enter")
    room.settle()
    expect(room.page.get_by_role("status")).to_contain_text("place the dug tile")

    space = garden.get_by_role("button", name="c4, level 0, empty, a tile may be placed here")
    space.focus()
    expect(room.page.get_by_role("status")).to_contain_text("Place the dug tile at c4 on level 1")
    space.press("r")
    expect(room.page.get_by_role("status")).to_contain_text("turned right")
    space.press("Enter")
    room.settle()
    expect(garden.get_by_role("button", name="c4, level 1")).to_have_count(1)
    expect(room.page.get_by_role("button", name="Confirm")).to_be_enabled()


def test_what_is_left_in_the_supply_is_told(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create(3)
    room.play_ahead(table, 5)
    room.open(f"/t/{table}")
    room.await_turn()
    supply = room.state()["view"]["supply"]
    for kind, words in (("singles", "Single pillars"), ("fountains", "Fountains"), ("statues", "Statues")):
        expect(room.page.locator(".supply li").filter(has_text=words)).to_have_text(f"{words} {supply[kind]}")
    pillars = room.page.get_by_role("table", name="Pillars and storage").get_by_role("row").first
    assert len(pillars.get_by_role("cell").all()) == 3


def test_the_canvas_is_no_part_of_the_accessibility_tree(visit: Callable[..., Room]) -> None:
    room = visit()
    room.open(f"/t/{room.create()}", court=True)
    room.await_turn()
    tree = room.page.locator("main").aria_snapshot()
    assert "grid" in tree
    assert "canvas" not in tree


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (820, 1180), (640, 400)])
def test_targets_are_large_and_nothing_runs_out_of_the_window(
    visit: Callable[..., Room], width: int, height: int
) -> None:
    room = visit(width, height, touch=True, flat=True)
    table = room.create(4)
    room.play_ahead(table, 3)
    room.open(f"/t/{table}")
    room.await_turn()
    assert room.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    small = room.page.evaluate(
        """() => [...document.querySelectorAll('button, select, a.button, label:has(input)')]
            .filter((each) => each.checkVisibility() && each.closest('.grids') === null)
            .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
            .filter(([, box]) => box.height < 44 || box.width < 24).map(([name, box]) => `${name} ${box.height}`)"""
    )
    assert small == []
    confirm = room.page.get_by_role("button", name="Confirm")
    box = confirm.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height


CHIPS_IN_WINDOW = """(position) => {
    const chosen = !window.babylon.places().some((place) => place.position === position);
    const box = document.querySelector('.tag .ghost')?.getBoundingClientRect();
    return chosen && box !== undefined && box.width > 0 && box.left >= 0 && box.right <= innerWidth;
}"""


def test_the_chips_of_a_place_at_the_edge_stay_in_the_window(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True)
    table = room.create(4)
    room.open(f"/t/{table}", court=True)
    room.await_turn()
    for _ in range(2):
        room.page.touchscreen.tap(room.hook("stacks()")[0]["x"], room.hook("stacks()")[0]["y"])
    room.page.wait_for_function("() => window.babylon.places().length > 0")
    for position in ("a4", "g4"):
        place = next(entry for entry in room.hook("places()") if entry["position"] == position)
        room.page.touchscreen.tap(place["x"], place["y"])
        # Tags are made anew with the next frame, so one that is looked up now may be gone a moment later.
        room.page.wait_for_function(CHIPS_IN_WINDOW, arg=position)
