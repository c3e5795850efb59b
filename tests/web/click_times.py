"""Script from a click to what it opens, in the page's own processor time: waiting for others is not counted.

What is drawn in the frames after it is script, too, and counted by a clock that waits for them.
"""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping

    from tests.web.room import Room

# A click is answered when the microtasks it has begun are done.
STEP = """async ({click, key, more, chance, frames}) => {
    if (key) {
        dispatchEvent(new KeyboardEvent('keydown', {key, ...more}));
    } else {
        const found = [...document.querySelectorAll(click)];
        if (found.length === 0) return false;
        found[Math.floor(chance * found.length)].dispatchEvent(new MouseEvent('click', {bubbles: true}));
    }
    await new Promise(queueMicrotask);
    await new Promise(queueMicrotask);
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    return true;
}"""
NOTHING = {"key": "F9"}
UNDO, REDO = {"key": "u"}, {"key": "y", "more": {"ctrlKey": True}}
DIG, PLACE = {"click": "[data-stack]:not(.dim):has(text)"}, {"click": "[data-place]"}
ITEM, POINTS = {"click": ".spots [data-token]"}, {"click": "td button.number"}


class ScriptClock:
    """Does things on a page and notes the milliseconds of script that each took, less those of doing nothing.

    `frames`: so many frames after each belong to it.
    """

    def __init__(self, room: Room, rng: random.Random, frames: int = 0) -> None:
        self._page, self._rng, self._frames = room.page, rng, frames
        self._tools = room.page.context.new_cdp_session(room.page)
        self._tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.took: list[float] = []
        for _ in range(20):
            self.does(NOTHING)
        self._nothing, self.took = statistics.median(self.took), []

    def does(self, what: Mapping[str, object]) -> bool:
        """Do it, if there is something to do it with."""
        before = self._script()
        done = bool(self._page.evaluate(STEP, {"chance": self._rng.random(), "frames": self._frames, **what}))
        if done:
            self.took.append(self._script() - before - getattr(self, "_nothing", 0.0))
        return done

    def plan_turn(self) -> None:
        """Dig, place, take back, place again, decorate, look up points."""
        self.does(DIG)
        for _ in range(2):
            if self.does(PLACE):
                self.does(UNDO)
                self.does(REDO)
                while self.does(ITEM) and self._rng.random() < 0.8:
                    pass
        for _ in range(3):
            self.does(POINTS)

    def _script(self) -> float:
        told = {one["name"]: one["value"] for one in self._tools.send("Performance.getMetrics")["metrics"]}
        return 1e3 * float(told["ScriptDuration"])
