"""The page without its server: kept whole after the first visit, and never half of one version and half of another."""

from __future__ import annotations

import re
import shutil
import time
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon.server import page
from tests.server.processes import server
from tests.web.device import play_to_the_end, play_turn
from tests.web.lesson import STEPS, Learner
from tests.web.web_host import web_host

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Page, WebSocketRoute

    from tests.web.room import Room

KEPT = "() => navigator.serviceWorker.ready.then(() => true)"
FILES_KEPT = """async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return Object.fromEntries(names.map((name, index) => [name, kept[index]]));
}"""

# The new worker has taken over, and done all that it does then.
BOTH_KEPT = """async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
    const names = await caches.keys();
    return names.length === 2 && installing === null && waiting === null && active.state === 'activated';
}"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the built page, to be changed."""
    return shutil.copytree(page.FOLDER, tmp_path / "host" / "sub" / "game")


@pytest.fixture
def host(folder: Path) -> Iterator[str]:
    """A plain web host, with the page two folders deep."""
    with web_host(folder.parents[1]) as url:
        yield f"{url}/sub/game"


def await_true(page: Page, promised: str) -> None:
    """Wait until what is promised is true; `wait_for_function` takes the promise itself for true."""
    deadline = time.monotonic() + 60
    while not page.evaluate(promised):
        assert time.monotonic() < deadline, promised
        page.wait_for_timeout(100)


def await_kept(room: Room) -> dict[str, int]:
    """Wait until the whole page is kept; how many files, by version."""
    room.page.evaluate(KEPT)
    room.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    kept: dict[str, int] = room.page.evaluate(FILES_KEPT)
    return kept


def renew(folder: Path) -> None:
    """Put a new version in place of the old: another first script, and none of the old files that pages load late."""
    assets, index = folder / "assets", folder / page.INDEX
    first = re.search(r"assets/(index-[\w-]+)\.js", index.read_text("utf-8"))
    assert first is not None
    (assets / f"{first[1]}.js").rename(assets / f"{first[1]}-2.js")
    for file in (index, folder / "sw.js", *assets.glob("*.js")):
        file.write_text(file.read_text("utf-8").replace(f"{first[1]}.js", f"{first[1]}-2.js"), "utf-8")
    for about in assets.glob("About-*.js"):
        about.rename(about.with_stem(f"{about.stem}-2"))
        for file in (folder / "sw.js", assets / f"{first[1]}-2.js"):
            file.write_text(file.read_text("utf-8").replace(about.name, f"{about.stem}-2.js"), "utf-8")


def test_every_page_opens_while_the_server_is_away(visit: Callable[..., Room], tmp_path: Path) -> None:
    with server(f"sqlite:///{tmp_path}/babylon.db", tmp_path / "log") as house:
        room = visit(url=house.url, kept=True)
        room.open()
        kept = await_kept(room)
        assert sum(kept.values()) == sum(1 for file in page.FOLDER.rglob("*") if file.is_file()) - 1  # but the worker
        house.kill()
        # What this visit has not shown yet is there as well.
        room.open("/about")
        expect(room.page.get_by_text("fastapi", exact=False).first).to_be_visible()
        room.open("/t/unknown")
        expect(room.page.get_by_text("Connecting")).to_be_visible()


def test_the_day_is_begun_and_kept_with_the_network_cut(visit: Callable[..., Room]) -> None:
    room = visit(flat=True, kept=True)
    room.open("/day")
    begin = room.page.get_by_role("button", name="Play", exact=True).first
    expect(begin).to_be_visible()
    await_kept(room)
    room.page.context.set_offline(True)
    # Its page and its key are here; a new visit begins without a network.
    room.page.goto(f"{room.url}/day")
    begin.click()
    room.page.wait_for_url("**/t/device-day-*")
    play_turn(room)
    table = room.table
    room.page.reload()
    room.await_turn()
    assert room.table == table


def test_the_lesson_is_played_with_the_network_cut(visit: Callable[..., Room]) -> None:
    room = visit(1440, 900, flat=True, kept=True)
    room.open()
    await_kept(room)
    room.page.context.set_offline(True)
    asked: list[str] = []
    room.page.on("requestfailed", lambda request: asked.append(request.url))
    # By its link, and by its address, where a new page begins without a network.
    room.page.get_by_role("link", name="Learn to play").click()
    learner = Learner(room)
    for number in range(1, 4):
        learner.await_step(number)
        learner.by_mouse()
        learner.card.locator(".ways .go").click()
    room.page.goto(f"{room.url}/learn")
    learner.await_step(4)
    learner.by_mouse()
    # What it speaks of can be looked up.
    room.page.locator("[data-rule=pad-flowers]").click()
    expect(room.page.locator("#rule-pad-flowers")).to_be_visible()
    room.page.keyboard.press("Escape")
    learner.card.locator(".ways .go").click()
    for number in range(5, STEPS + 1):
        learner.await_step(number)
        learner.by_mouse()
        learner.card.locator(".ways .go").click()
    # And a first game follows.
    room.page.get_by_role("button", name="Play a first game").click()
    room.page.wait_for_url("**/t/device-*")
    play_to_the_end(room)
    assert [url for url in asked if "/api/" not in url] == []


def test_an_open_page_keeps_its_files_when_a_new_version_comes(
    visit: Callable[..., Room], folder: Path, host: str
) -> None:
    old = visit(url=host, kept=True)
    old.page.route("**/api/**", lambda route: route.abort())
    old.open("/")
    assert len(await_kept(old)) == 1
    renew(folder)
    new = visit(url=host, kept=True)
    new.page = old.page.context.new_page()
    new.page.route("**/api/**", lambda route: route.abort())
    new.open("/")
    await_true(new.page, BOTH_KEPT)
    old.page.get_by_role("link", name="About this edition").click()
    expect(old.page.get_by_role("heading", level=1)).to_have_text("About this edition")
    # Once no page of the old version is open, the next one throws its files away.
    old.page.close()
    assert new.page.evaluate("() => document.querySelector('script[type=module]').src").endswith("-2.js")
    new.page.evaluate("() => navigator.serviceWorker.getRegistration().then((one) => one.unregister())")
    new.page.reload()
    await_true(new.page, "() => caches.keys().then((names) => names.length === 1)")


def test_half_of_a_new_version_is_not_kept(visit: Callable[..., Room], folder: Path, host: str) -> None:
    worker = (folder / "sw.js").read_bytes()
    renew(folder)
    (folder / "sw.js").write_bytes(worker)
    room = visit(url=host, kept=True)
    room.page.route("**/api/**", lambda route: route.abort())
    with room.page.context.expect_event("serviceworker"):
        room.open("/")
    await_true(room.page, "() => navigator.serviceWorker.getRegistration().then((one) => one === undefined)")
    assert sum(room.page.evaluate(FILES_KEPT).values()) == 0


def test_a_page_is_loaded_anew_once_when_the_server_has_a_newer_one(visit: Callable[..., Room]) -> None:
    room = visit()

    def updated(socket: WebSocketRoute) -> None:
        line = socket.connect_to_server()
        line.on_message(lambda text: socket.send(re.sub(r'"page": ?"[^"]+"', '"page": "index-newer.js"', str(text))))

    room.page.route_web_socket("**/socket?*", updated)
    loads: list[str] = []
    room.page.on("load", lambda page: loads.append(page.url))
    table = room.create()
    room.open(f"/t/{table}")
    room.page.wait_for_function("() => sessionStorage.getItem('babylon-renewed') === 'index-newer.js'")
    # The newer one was not to be had, as behind a proxy that keeps the old: the game goes on all the same.
    room.await_turn()
    assert loads == [f"{room.url}/t/{table}"] * 2
