from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect, sync_playwright

from tests.server.processes import ServerProcess, server
from tests.web.room import Room, find_chromium

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Playwright

# As browsers are without a graphics card: pages are painted by the processor, and only WebGL is emulated. Debian's
# Chromium would have the emulated card paint the pages, too.
FLAGS = (
    "--no-sandbox --disable-quic --no-first-run --disable-background-networking --disable-component-update "
    "--disable-sync --force-color-profile=srgb --use-angle=swiftshader --enable-unsafe-swiftshader "
    "--disable-gpu-rasterization"
)
# Nobody waits for a picture in a test, and a measured setting would differ from machine to machine.
CALM = {"animate": False, "quality": "low", "language": "en", "name": "Ada"}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A real server with the real bots and the built client."""
    folder = tmp_path_factory.mktemp("house")
    with server(f"sqlite:///{folder}/babylon.db", folder / "log", bots="babylon.bots", bot_seconds=0.2) as running:
        yield running


@pytest.fixture(scope="module")
def driver() -> Iterator[Playwright]:
    # For each module: while a driver is there, no other test of this process can run a loop of its own.
    # Only what never comes is a failure, however busy the machine.
    expect.set_options(timeout=60_000)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def chromium(driver: Playwright) -> Iterator[Browser]:
    browser = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS.split())
    yield browser
    browser.close()


@pytest.fixture
def visit(chromium: Browser, house: ServerProcess) -> Iterator[Callable[..., Room]]:
    """Opens a browser of one's own: `visit(width, height, flat=True)`. Errors on a page fail the test.

    With `kept=True` the page is kept for a time without a network, which takes twice as long as to show it.
    """
    contexts = []
    problems: list[str] = []

    def open_room(
        width: int = 1280,
        height: int = 720,
        *,
        touch: bool = False,
        url: str = "",
        kept: bool = False,
        **wishes: object,
    ) -> Room:
        size = {"width": width, "height": height}
        context = chromium.new_context(
            viewport=size,  # type: ignore[arg-type]
            has_touch=touch,
            is_mobile=touch,
            locale="en-US",
            service_workers="allow" if kept else "block",
        )
        context.set_default_timeout(60_000)
        contexts.append(context)
        wished = json.dumps(json.dumps({**CALM, **wishes}))
        context.add_init_script(f"localStorage.getItem('babylon') ?? localStorage.setItem('babylon', {wished})")
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        # A shader that does not compile throws nothing: the picture only lacks what it draws.
        page.on("console", lambda told: problems.append(told.text) if "THREE." in told.text else None)
        return Room(page, url or house.url, touch=touch)

    yield open_room
    for context in contexts:
        context.close()
    assert problems == []
