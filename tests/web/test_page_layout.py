"""Pages of people and their ratings: nothing is cut off or covered, in any language and window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.layout import NAMES, SIZES, TOUCHED
from tests.web.test_languages import CUT_OFF, LANGUAGES
from tests.web.test_people import Device, become

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.processes import ServerProcess
    from tests.web.room import Room

# Chooses a language in the page's own menu, and waits until it is spoken.
SPEAK = """async (language) => {
    const menu = document.querySelector('header select');
    document.documentElement.lang = '';
    menu.value = language;
    menu.dispatchEvent(new Event('change', {bubbles: true}));
    while (document.documentElement.lang === '') await new Promise((done) => setTimeout(done));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
# What may be pressed lies in the window once it is scrolled to, and under nothing; wide tables scroll by themselves.
OUT_OF_REACH = """() => {
    const wide = document.documentElement.scrollWidth > innerWidth;
    const controls = [...document.querySelectorAll('main :is(button, select, input, a.button, textarea)')]
        .filter((each) => each.checkVisibility() && each.closest('.scroll, .unseen') === null);
    const touch = matchMedia('(pointer: coarse)').matches;
    const found = controls.flatMap((each) => {
        each.scrollIntoView({block: 'center', behavior: 'instant'});
        const box = each.getBoundingClientRect();
        const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        const name = `${each.tagName} "${(each.textContent || each.value).trim().slice(0, 30)}"`;
        return [
            ...(box.left < -1 || box.right > innerWidth + 1 ? [`${name} is out of the window`] : []),
            ...(over === null || each.contains(over) || over.contains(each) ? [] : [`${name} is covered`]),
            ...(touch && each.matches('button, select, a.button') && box.height < 43.5 ? [`${name} is small`] : []),
        ];
    });
    scrollTo(0, 0);
    return [...found, ...(wide ? ['the page is wider than the window'] : [])];
}"""


def faults(room: Room, path: str) -> list[str]:
    """What is wrong with a page at any of the sizes in any language."""
    hand = room.page.context.new_cdp_session(room.page)
    room.open(path)
    expect(room.page.locator("main h1")).to_be_visible()
    room.page.wait_for_load_state("networkidle")
    found = []
    for width, height in SIZES:
        hand.send("Emulation.setTouchEmulationEnabled", {"enabled": (width, height) in TOUCHED})
        room.page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            room.page.evaluate(SPEAK, language)
            wrong = [*room.page.evaluate(OUT_OF_REACH), *(f"{one} is cut off" for one in room.page.evaluate(CUT_OFF))]
            found += [f"{path}, {language}, {width} x {height}: {one}" for one in wrong]
    return found


@pytest.mark.parametrize("path", ["/find", "/ratings", "/me", "/p/"])
def test_pages_of_people(visit: Callable[..., Room], house: ServerProcess, path: str) -> None:
    room = visit(url=f"http://localhost:{house.port}", flat=True)
    Device(room)
    room.open("/me")
    become(room, f"{NAMES[0][:30]}{path[1]}")
    if path == "/find":
        room.ask("POST", "/tables", {"players": 4, "access": "open", "sit": {"seats": [0], "name": "x"}})
    own = f"/p/{room.ask('GET', '/me')['person']['id']}"
    assert "\n".join(faults(room, own if path == "/p/" else path)) == ""
