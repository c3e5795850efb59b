"""Whole games against a bot, by every way of playing: two of them on a server, two on this device."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon.pieces.move import Place, ends_turn
from babylon.record import read
from tests.web.room import Room, find_chromium

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Playwright

    from tests.server.processes import ServerProcess


# Seconds; generous, because a slow machine compiles the bots meanwhile.
WHOLE_GAME = 900


def play_by_mouse(room: Room) -> None:
    """One turn in 3D: dig the best-paying tile, place it and decorate where the page offers it."""
    asked = room.await_turn()
    legal = set(room.hook("legalStacks()"))
    stack = next(stack for stack in room.in_sight("stacks") if stack["stack"] in legal)
    room.page.mouse.click(stack["x"], stack["y"])
    room.settle()
    if asked == "dig" and (places := room.in_sight("places")):
        room.page.mouse.click(places[len(places) // 2]["x"], places[len(places) // 2]["y"])
        room.settle()
        if spots := room.in_sight("spots"):
            room.page.mouse.click(spots[0]["x"], spots[0]["y"])
            room.settle()
    room.confirm()


@pytest.mark.timeout(WHOLE_GAME)
def test_a_whole_game_with_the_mouse_in_three_dimensions(visit: Callable[..., Room]) -> None:
    room = visit()
    room.open(f"/t/{room.create()}", court=True)
    while room.await_turn() != "over":
        play_by_mouse(room)
    expect(room.page.locator(".winner")).to_be_visible()
    turns = room.ask("GET", f"/tables/{room.table}/events?after=0")["events"]
    mine = [event for event in turns if event["kind"] == "turn" and event["seat"] == 0]
    assert len(mine) == 3 + 15
    assert any("/" in move for event in mine for move in event["moves"])


def focused(room: Room, selector: str) -> bool:
    inside: bool = room.page.evaluate("(selector) => document.activeElement.matches(selector)", selector)
    return inside


def tab_to(room: Room, selector: str) -> None:
    """Press Tab until something of `selector` has the focus."""
    for _ in range(80):
        room.page.keyboard.press("Tab")
        if focused(room, selector):
            return
    pytest.fail(f"Tab does not lead to {selector}.")


def walk(room: Room, grid: str, size: int) -> bool:
    """Walk with the arrows over the whole grid until a cell is legal; whether there was one."""
    keyboard = room.page.keyboard
    for key in ("Home", *["ArrowDown"] * (size - 1)):
        keyboard.press(key)
    for _ in range(size):
        for _ in range(size):
            if focused(room, f".{grid} .legal"):
                return True
            keyboard.press("ArrowRight")
        keyboard.press("Home")
        keyboard.press("ArrowUp")
    return False


def play_by_keys(room: Room) -> None:
    """One turn without a pointer: through the grids."""
    keyboard = room.page.keyboard
    asked = room.await_turn()
    keyboard.press("q")
    assert walk(room, "quarry-grid", 4)
    keyboard.press("Enter")
    room.settle()
    if asked == "dig":
        keyboard.press("Tab")
        assert focused(room, ".garden-grid button")
        if walk(room, "garden-grid", 8):
            keyboard.press("r")
            keyboard.press("Enter")
            room.settle()
        assert focused(room, ".garden-grid button"), "Placing a tile must not lose the focus."
    keyboard.press("Control+Enter")
    room.settle()


@pytest.mark.timeout(WHOLE_GAME)
def test_a_whole_game_with_the_keyboard_alone(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    expect(room.page.get_by_role("button", name="Play now")).to_be_enabled()
    tab_to(room, ".welcome .acts .go")
    room.page.keyboard.press("Enter")
    room.await_turn()
    tab_to(room, ".quarry-grid button")
    while room.await_turn() != "over":
        play_by_keys(room)
    expect(room.page.locator(".winner")).to_be_visible()
    assert placed(room) > 5


def saved(room: Room, name: str, ending: str) -> bytes:
    """The file that a button or link of the last page saves."""
    with room.page.expect_download() as download:
        room.page.locator(".ending .acts > *").filter(has_text=name).click()
    assert download.value.suggested_filename == f"babylon-{room.table}.{ending}"
    return Path(download.value.path()).read_bytes()


def placed(room: Room) -> int:
    """How many tiles were placed by this browser's player, who is the first one here."""
    turns = read(saved(room, "Save the record", "bgn").decode()).moves
    seat, tiles = 0, 0
    for move in turns:
        tiles += isinstance(move, Place) and seat == 0
        seat = 1 - seat if ends_turn(move) else seat
    return tiles


def tap_twice(room: Room, at: dict[str, float]) -> None:
    """A first tap shows, a second one acts."""
    for _ in range(2):
        room.page.touchscreen.tap(at["x"], at["y"])
        room.settle()


def play_by_touch(room: Room) -> None:
    asked = room.await_turn()
    legal = set(room.hook("legalStacks()"))
    tap_twice(room, next(stack for stack in room.in_sight("stacks") if stack["stack"] in legal))
    if asked == "dig" and (places := room.in_sight("places")):
        tap_twice(room, places[0])
    room.confirm()


@pytest.mark.timeout(WHOLE_GAME)
def test_a_whole_game_by_touch_on_a_phone(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True)
    room.play_now()
    room.page.wait_for_function("() => window.babylon && window.babylon.frames > 0", timeout=60_000)
    while room.await_turn() != "over":
        play_by_touch(room)
    assert saved(room, "Save a picture", "png").startswith(b"\x89PNG")
    assert placed(room) > 5
    room.page.get_by_role("button", name="Look around").click()


# Middles of the plan's decorations; two items may share one, and then the upper counts.
FREE_SPOTS = """() => [...document.querySelectorAll('[data-spot]')].flatMap((spot) => {
    const box = spot.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return spot.contains(document.elementFromPoint(x, y)) ? [{x, y}] : [];
})"""


def play_on_the_plan(room: Room) -> None:
    asked = room.await_turn()
    room.page.locator("[data-stack]:not(.dim)").filter(has=room.page.locator("text")).first.click()
    room.settle()
    place = room.page.locator("[data-place]")
    if asked == "dig" and place.count() > 0:
        place.nth(place.count() // 2).click()
        room.settle()
        if spots := room.page.evaluate(FREE_SPOTS):
            room.page.mouse.click(spots[0]["x"], spots[0]["y"])
            room.settle()
    room.confirm()


@pytest.mark.timeout(WHOLE_GAME)
def test_a_whole_game_without_webgl(driver: Playwright, house: ServerProcess) -> None:
    browser = driver.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox", "--disable-3d-apis"])
    page = browser.new_page(viewport={"width": 1280, "height": 720}, locale="en-US")
    page.set_default_timeout(60_000)
    # Three quarters of the time would be the bot's turns, shown step by step.
    page.add_init_script("localStorage.setItem('babylon', JSON.stringify({ pace: 'off' }))")
    room = Room(page, house.url)
    room.open(f"/t/{room.create()}")
    expect(page.get_by_test_id("plan")).to_be_visible()
    while room.await_turn() != "over":
        play_on_the_plan(room)
    assert page.evaluate("() => window.babylon === undefined")
    assert saved(room, "Save a picture", "svg").startswith(b"<svg")
    assert saved(room, "Save the record", "bgn").startswith(b"[Babylon")
    assert len(room.state()["view"]["gardens"][0]["tiles"]) > 5
    browser.close()
