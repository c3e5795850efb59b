"""A hint in words: what the turn brings at once, and what it prepares."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

# A first tile shows a symbol that waits for a second one nearly always.
TURNS = 8
LOOKING_MS = 5_000


def told_of_what_is_next(room: Room) -> str:
    """The first line of a hint that begins with "Next: ", of one turn or a later one."""
    line = room.page.locator(".hint .words p").filter(has_text="Next: ").first
    for _ in range(TURNS):
        room.await_turn()
        room.take_hint()
        try:
            line.wait_for(timeout=LOOKING_MS)
        except TooLate:
            room.confirm()
        else:
            return line.inner_text()
    pytest.fail("No hint tells what comes next.")


def test_a_hint_tells_what_the_turn_prepares(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    table = room.create()
    room.play_ahead(table, 3)
    room.open(f"/t/{table}")
    line = told_of_what_is_next(room)
    assert "a second " in line
    assert "on level " in line or "up to level " in line


def test_without_the_kernel_that_knows_the_rest_of_the_hint_stands(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.page.route("**/pad-*.wasm", lambda route: route.abort())
    table = room.create()
    room.play_ahead(table, 3)
    room.open(f"/t/{table}")
    room.await_turn()
    # Whoever looks into it finds why.
    with room.page.expect_console_message(lambda told: told.type == "warning" and "fetch" in told.text):
        room.take_hint()
    expect(room.page.locator(".hint .words")).to_contain_text("For the next turn you keep")
