"""The picture's quality, chosen once by what is measured: it never changes back, and is never blank meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room

# A clock that stands still but for what drawing takes: 2 ms a plain frame, with shadows (and smooth edges) as wished.
# The shapes themselves are left out: without a graphics card they would take seconds.
CLOCK = """(() => {
    let now = 0;
    performance.now = () => now;
    const brush = WebGL2RenderingContext.prototype;
    const read = brush.readPixels;
    brush.readPixels = function (...pixels) {
        now += this.getContextAttributes().antialias ? %d : 2;
        return read.apply(this, pixels);
    };
    for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'])
        brush[name] = () => undefined;
    window.seen = [];
    new MutationObserver(() => {
        const canvases = [...document.querySelectorAll('.stage canvas')];
        if (canvases.length === 0 && window.seen.length === 0) return;
        const shown = canvases.filter((each) => getComputedStyle(each).visibility === 'visible');
        const names = shown.map((each) => each.dataset.quality).join('+');
        if (names !== window.seen.at(-1)) window.seen.push(names);
    }).observe(document, {subtree: true, childList: true, attributes: true, attributeFilter: ['class']});
})()"""


@pytest.mark.parametrize(
    ("frame", "seen", "told"),
    [
        (100, ["low"], "Automatic: low, for with shadows a frame would take 100 ms here"),
        (5, ["low", "high"], "Automatic: high, for here a frame takes 5 ms"),
    ],
)
def test_shadows_are_tried_unseen_and_the_choice_is_told(
    visit: Callable[..., Room], frame: int, seen: list[str], told: str
) -> None:
    room = visit(480, 320, quality="auto")
    room.page.add_init_script(CLOCK % frame)
    room.open("/learn", court=True)
    room.page.get_by_role("button", name="Settings").click()
    expect(room.page.get_by_role("dialog")).to_contain_text(told)
    expect(room.page.locator(f".stage canvas[data-quality={seen[-1]}]")).to_be_visible()
    expect(room.page.locator(".stage canvas")).to_have_count(1)
    assert room.page.evaluate("() => window.seen") == seen
