"""How long a quick review of a whole game takes in a browser: `make bench` measures it, `make test` does not."""

from __future__ import annotations

import os
import sys
import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.speed import crowding
from tests.web.test_replay import GOLDEN, choose

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

REVIEW_SECONDS = 60
PATIENCE_MS = 900_000


def test_a_quick_review_of_a_game_for_two_takes_less_than_a_minute(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    page = room.page
    room.open("/r")
    page.locator("input[type=file]").wait_for(state="attached")
    choose(page, (GOLDEN / "revised-2.bgn").read_text("utf-8"))
    page.get_by_role("button", name="Review", exact=True).click()
    began = time.monotonic()
    page.get_by_role("button", name="Start the review").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("heading", name="Largest mistakes")).to_be_visible(timeout=PATIENCE_MS)
    took = time.monotonic() - began
    crowd, load = crowding(), os.getloadavg()[0]
    sys.stdout.write(f"quick review: {took:.1f} s on {os.cpu_count()} cores, load {load:.1f}, crowding {crowd:.2f}\n")
    assert took < REVIEW_SECONDS * max(crowd, load / (os.cpu_count() or 1))
