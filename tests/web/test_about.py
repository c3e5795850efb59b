"""What the page says of itself: whose game it is, its version, and whose work is in it."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon.words import LANGUAGES, say
from tests.package.locks import page_dependencies, page_lock, python_lock
from tests.web.test_accessibility import findings
from tests.web.test_languages import CUT_OFF, MISSING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.room import Room


def test_the_lobby_leads_to_the_notices_of_all_that_is_shipped(visit: Callable[..., Room]) -> None:
    room = visit()
    asked: list[str] = []
    room.page.on("request", lambda request: asked.append(request.url))
    room.open()
    expect(room.page.get_by_role("button", name="Play now")).to_be_enabled()
    assert [url for url in asked if "About" in url or "/notices/" in url] == []
    room.page.get_by_role("link", name="About this edition").click()
    expect(room.page.get_by_text(f"Version {version('babylon-game')}")).to_be_visible()
    expect(room.page.get_by_text("Olivier Grégoire")).to_be_visible()
    shipped = python_lock() | {name: page_lock()[name] for name in page_dependencies()}
    for name, number in shipped.items():
        expect(room.page.locator("summary", has_text=f"{name} {number} ").first).to_be_visible()
    room.page.locator("summary", has_text="three ").click()
    expect(room.page.get_by_text("three.js authors")).to_be_visible()
    room.page.get_by_role("link", name="To the lobby").click()
    expect(room.page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(visit: Callable[..., Room], language: str, size: tuple[int, int]) -> None:
    room = visit(*size, language=language)
    room.open("/about")
    expect(room.page.get_by_role("heading", level=1)).to_have_text(say("web-credits", language))
    expect(room.page.locator("summary", has_text="websockets")).to_be_visible()
    assert room.page.evaluate(MISSING) == []
    assert room.page.evaluate(CUT_OFF) == []
    assert room.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Callable[..., Room], theme: str) -> None:
    room = visit(theme=theme)
    room.open("/about")
    room.page.locator("summary", has_text="websockets").click()
    assert findings(room) == []


def test_a_list_that_does_not_come_is_told(visit: Callable[..., Room]) -> None:
    room = visit()
    room.page.route("**/notices/page.json", lambda route: route.abort())
    room.open("/about")
    expect(room.page.get_by_role("alert")).to_have_text(say("web-credits-missing"))
    expect(room.page.locator("summary", has_text="websockets")).to_be_visible()
