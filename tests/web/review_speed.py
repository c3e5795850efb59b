"""How long a quick review of a whole game takes in a browser: `make bench` measures it, `make test` does not."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.after_game import LANGUAGE, Story
from tests.web.speed import load
from tests.web.test_replay import GOLDEN, choose

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

REVIEW_SECONDS, STORY_SECONDS = 60, 120
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
    sys.stdout.write(f"quick review: {took:.1f} s; {load()}\n")
    assert took < REVIEW_SECONDS


def test_two_minutes_after_a_lost_game_one_has_seen_what_it_cost(visit: Callable[..., Room]) -> None:
    """On a phone and in Japanese, from the end of the game to its two worst turns and its luck."""
    room = visit(390, 844, touch=True, flat=True, language=LANGUAGE)
    story = Story(room, lambda _: None)
    story.lose()
    began = time.monotonic()
    story.review()
    took = time.monotonic() - began
    sys.stdout.write(f"from the lost game to its two worst turns and its luck: {took:.1f} s; {load()}\n")
    assert took < STORY_SECONDS
