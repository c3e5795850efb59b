"""How fast a replay opens and steps: `make bench` measures it on a quiet machine, `make test` does not."""

from __future__ import annotations

import random
import statistics
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.click_times import ScriptClock
from tests.web.speed import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

GOLDEN = Path(__file__).parents[1] / "golden"
OPENINGS = 5
OPEN_MS, STEP_MS = 1000, 16
# Milliseconds since the page was asked for, noted by the page itself when a picture has been painted.
NOTE = """
    window.noted = {};
    const look = () => {
        const now = performance.now();
        const bar = document.querySelector('.replay') !== null;
        const solid = window.babylon?.frames > 0;
        if (bar && (solid || document.querySelector('[data-testid=plan] svg'))) window.noted.picture ??= now;
        if (bar && solid) window.noted.solid ??= now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
"""


def opened(visit: Callable[..., Room], *, flat: bool) -> Room:
    """A replay of a whole game, opened once from its file, so that its address holds it."""
    room = visit(1280, 720, flat=flat)
    room.page.add_init_script(NOTE)
    room.open("/r")
    file = {"name": "game.bgn", "mimeType": "text/plain", "buffer": (GOLDEN / "en-4.bgn").read_bytes()}
    room.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    room.page.locator(".replay").wait_for()
    room.page.keyboard.press("End")
    return room


@pytest.mark.parametrize("flat", [True, False], ids=["plan", "3D"])
def test_a_replay_opens_within_a_second(visit: Callable[..., Room], *, flat: bool) -> None:
    room = opened(visit, flat=flat)
    address, context = room.page.url, room.page.context
    waits: list[dict[str, Any]] = []
    for _ in range(OPENINGS):
        # A page of its own each time: leaving one with a 3D picture takes a while itself.
        context.pages[-1].close()
        page = context.new_page()
        page.add_init_script(NOTE)
        page.goto(address)
        page.wait_for_function(f"() => window.noted.{'picture' if flat else 'solid'} !== undefined")
        waits.append(page.evaluate("() => window.noted"))
    medians = {what: statistics.median(wait[what] for wait in waits) for what in waits[0]}
    for what, middle in medians.items():
        told = [round(wait[what]) for wait in waits]
        sys.stdout.write(f"{what}: {told} ms, median {middle:.0f}; {load()}\n")
    # "picture" is the plan, which comes first; "solid" is the 3D picture, where there is one.
    assert max(medians.values()) < OPEN_MS


@pytest.mark.parametrize("flat", [True, False], ids=["plan", "3D"])
def test_a_step_takes_little_script(visit: Callable[..., Room], *, flat: bool) -> None:
    room = opened(visit, flat=flat)
    # The change is drawn in the next frame; whatever asks for one more is done in the third.
    clock = ScriptClock(room, random.Random(1), frames=3)
    for key in ("ArrowLeft", "ArrowRight", "PageUp", "PageDown"):
        for _ in range(40):
            clock.does({"key": key})
    took = sorted(clock.took)
    middle, last = statistics.median(took), took[int(0.99 * len(took))]
    told = f"median {middle:.1f}, p99 {last:.1f}, most {took[-1]:.1f} ms"
    sys.stdout.write(f"script of {len(took)} steps with what they draw: {told}; {load()}\n")
    assert middle < STEP_MS
