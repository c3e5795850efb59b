"""The promises of size, and of drawing no more than needed."""

from __future__ import annotations

import gzip
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Response

    from tests.web.room import Room


def test_the_first_load_is_small(visit: Callable[..., Room]) -> None:
    room = visit()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        path = response.url.removeprefix(room.url).split("?")[0]
        if not path.startswith("/api/") and response.status == 200:
            sizes[path] = len(gzip.compress(response.body(), 9))

    # Without the service worker, which waits until all that is in sight has come and the page is idle.
    room.page.context.on("response", weigh)
    room.play_now()
    room.page.wait_for_function("() => window.babylon && window.babylon.frames > 0", timeout=60_000)
    total = sum(sizes.values())
    sys.stdout.write(f"first load: {total / 1000:.0f} kB in {len(sizes)} files\n")
    assert total <= 300_000


def test_a_full_table_of_four_is_few_draw_calls(visit: Callable[..., Room]) -> None:
    room = visit(1440, 900, quality="high")
    table = room.create(4)
    room.play_ahead(table, 10)
    room.open(f"/t/{table}", court=True)
    room.await_turn()
    room.page.keyboard.press("h")
    room.settle()
    assert room.hook("calls") <= 60


def test_an_idle_table_draws_no_frames(visit: Callable[..., Room]) -> None:
    room = visit(animate=True)
    table = room.create()
    room.play_ahead(table, 6)
    room.open(f"/t/{table}", court=True)
    room.await_turn()
    frames, still = room.hook("frames"), 0
    # A slow machine is still bringing the pieces; then three seconds must go by without a frame.
    for _ in range(40):
        room.page.wait_for_timeout(1000)
        still, frames = (still + 1 if room.hook("frames") == frames else 0), room.hook("frames")
        if still == 3:
            return
    pytest.fail("The table goes on drawing.")
