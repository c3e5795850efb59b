"""Whole games against a bot, by every way of playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.room import Room, find_chromium

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Playwright

    from tests.server.processes import ServerProcess


def play_by_mouse(room: Room) -> None:
    """One turn in 3D: dig the best-paying tile, place it and decorate where the page offers it."""
    asked = room.await_turn()
    stacks = room.page.evaluate("() => window.babylon.stacks()")
    legal = set(room.page.evaluate("() => window.babylon.legalStacks()"))
    stack = next(stack for stack in stacks if stack["stack"] in legal)
    room.page.mouse.click(stack["x"], stack["y"])
    room.settle()
    if asked == "dig" and (places := room.hook("places()")):
        room.page.mouse.click(places[len(places) // 2]["x"], places[len(places) // 2]["y"])
        room.settle()
        if spots := room.hook("spots()"):
            room.page.mouse.click(spots[0]["x"], spots[0]["y"])
            room.settle()
    room.confirm()


@pytest.mark.timeout(240)
def test_a_whole_game_with_the_mouse_in_three_dimensions(visit: Callable[..., Room]) -> None:
    room = visit()
    room.play_now()
    room.page.wait_for_function("() => window.babylon && window.babylon.frames > 0", timeout=60_000)
    while room.await_turn() != "over":
        play_by_mouse(room)
    expect(room.page.locator(".winner")).to_be_visible()
    turns = room.ask("GET", f"/tables/{room.table}/events?after=0")["events"]
    mine = [event for event in turns if event["kind"] == "turn" and event["seat"] == 0]
    assert len(mine) == 3 + 15
    assert any("/" in move for event in mine for move in event["moves"])


def play_by_keys(room: Room) -> None:
    """One turn without a pointer: through the grids."""
    keyboard = room.page.keyboard
    asked = room.await_turn()
    room.page.evaluate("() => document.activeElement instanceof HTMLElement && document.activeElement.blur()")
    for _ in range(40):
        keyboard.press("Tab")
        if room.page.evaluate("() => document.activeElement?.closest('.pit') !== null"):
            break
    for _ in range(16):
        name = room.page.evaluate("() => document.activeElement.textContent")
        if room.page.locator(f"[data-stack={name}]:not(.dim) text").count() > 0:
            break
        keyboard.press("Home" if name.startswith("D") else "ArrowRight")
        if name.startswith("D"):
            keyboard.press("ArrowUp")
    keyboard.press("Enter")
    room.settle()
    if asked == "dig":
        place_by_keys(room)
    keyboard.press("Control+Enter")
    room.settle()


def place_by_keys(room: Room) -> None:
    keyboard = room.page.keyboard
    keyboard.press("Tab")
    # The grid remembers its last space: begin at a1.
    for key in ("Home", *["ArrowDown"] * 7):
        keyboard.press(key)
    for row in range(8):
        for _ in range(8):
            label = room.page.evaluate("() => document.activeElement.getAttribute('aria-label')")
            if "a tile may be placed here" in label:
                keyboard.press("r")
                keyboard.press("Enter")
                room.settle()
                return
            keyboard.press("ArrowRight")
        keyboard.press("Home")
        keyboard.press("ArrowUp" if row < 7 else "Escape")


@pytest.mark.timeout(240)
def test_a_whole_game_with_the_keyboard_alone(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    expect(room.page.get_by_role("button", name="Play now")).to_be_enabled()
    for _ in range(10):
        room.page.keyboard.press("Tab")
        if room.page.evaluate("() => document.activeElement.textContent") == "Play now":
            break
    room.page.keyboard.press("Enter")
    while room.await_turn() != "over":
        play_by_keys(room)
    expect(room.page.locator(".winner")).to_be_visible()
    assert sum(len(garden["tiles"]) for garden in room.state()["view"]["gardens"][:1]) > 5


def tap_twice(room: Room, at: dict[str, float]) -> None:
    """A first tap shows, a second one acts."""
    for _ in range(2):
        room.page.touchscreen.tap(at["x"], at["y"])
        room.settle()


def play_by_touch(room: Room) -> None:
    asked = room.await_turn()
    legal = set(room.page.evaluate("() => window.babylon.legalStacks()"))
    tap_twice(room, next(stack for stack in room.hook("stacks()") if stack["stack"] in legal))
    if asked == "dig" and (places := room.hook("places()")):
        tap_twice(room, places[0])
    room.confirm()


@pytest.mark.timeout(240)
def test_a_whole_game_by_touch_on_a_phone(visit: Callable[..., Room]) -> None:
    room = visit(390, 844, touch=True)
    room.play_now()
    room.page.wait_for_function("() => window.babylon && window.babylon.frames > 0", timeout=60_000)
    while room.await_turn() != "over":
        play_by_touch(room)
    room.page.get_by_role("button", name="Look around").click()
    assert len(room.state()["view"]["gardens"][0]["tiles"]) > 5


def play_on_the_plan(room: Room) -> None:
    asked = room.await_turn()
    room.page.locator("[data-stack]:not(.dim)").filter(has=room.page.locator("text")).first.click()
    room.settle()
    place = room.page.locator("[data-place]")
    if asked == "dig" and place.count() > 0:
        place.nth(place.count() // 2).click()
        room.settle()
        if (spot := room.page.locator("[data-spot]")).count() > 0:
            spot.first.click()
            room.settle()
    room.confirm()


@pytest.mark.timeout(240)
def test_a_whole_game_without_webgl(driver: Playwright, house: ServerProcess) -> None:
    browser = driver.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox", "--disable-3d-apis"])
    page = browser.new_page(viewport={"width": 1280, "height": 720}, locale="en-US")
    room = Room(page, house.url)
    room.play_now()
    expect(page.get_by_test_id("plan")).to_be_visible()
    while room.await_turn() != "over":
        play_on_the_plan(room)
    assert page.evaluate("() => window.babylon === undefined")
    assert len(room.state()["view"]["gardens"][0]["tiles"]) > 5
    browser.close()
