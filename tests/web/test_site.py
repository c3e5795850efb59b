"""The page as plain files: everything that works without a server of ours, from any folder of any web host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon.server.maintenance.site import write_site
from tests.web.device import ME, make_table, play_to_the_end, replayed_scores, saved_record, scores
from tests.web.lesson import Learner
from tests.web.test_offline import await_kept
from tests.web.web_host import web_host

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import ConsoleMessage, Page, Response

    from tests.web.room import Room


# Asked for before `visit`, so that the web host is there until every page is closed: one still loading complains.
@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    write_site(tmp_path / "sub" / "game")
    with web_host(tmp_path) as url:
        yield f"{url}/sub/game"


@pytest.fixture
def open_site(site: str, visit: Callable[..., Room]) -> Iterator[Callable[..., Room]]:
    """Opens the site in a browser; whatever it complains of, asks for elsewhere or does not get fails the test."""
    faults: list[str] = []

    def listen(page: Page) -> None:
        def complain(message: ConsoleMessage) -> None:
            if message.type in {"error", "warning"}:
                faults.append(message.text)

        def judge(response: Response) -> None:
            if not response.url.startswith(f"{site}/") or response.status >= 400:
                faults.append(f"{response.status} {response.url}")

        page.on("console", complain)
        page.context.on("response", judge)

    def open_page(**wishes: object) -> Room:
        room = visit(url=site, kept=True, **wishes)
        listen(room.page)
        room.open("/")
        return room

    yield open_page
    assert faults == []


def test_the_site_runs_in_any_folder_and_asks_for_nothing_else(open_site: Callable[..., Room]) -> None:
    room = open_site()
    expect(room.page.get_by_role("heading", name="Babylon: the hanging gardens")).to_be_visible()
    room.page.get_by_role("link", name="About this edition").click()
    expect(room.page.get_by_text("three", exact=False).first).to_be_visible()
    assert room.page.url.endswith("/sub/game/#/about")
    room.page.reload()
    expect(room.page.get_by_role("heading", name="About this edition")).to_be_visible()
    room.page.go_back()
    expect(room.page.get_by_role("heading", name="Babylon: the hanging gardens")).to_be_visible()


def test_the_score_pad_needs_no_server_and_its_link_leads_back(open_site: Callable[..., Room]) -> None:
    room = open_site()
    await_kept(room)
    room.page.context.set_offline(offline=True)
    room.page.get_by_role("link", name="Score pad").click()
    room.page.get_by_role("button", name="One more: Statues: level 2", exact=True).click()
    room.page.get_by_role("button", name="Share").click()
    link = room.page.get_by_role("textbox", name="Link").input_value()
    assert "/sub/game/#/score/" in link
    room.page.get_by_role("button", name="One more: Statues: level 2", exact=True).click()
    room.page.goto(link)
    counted = room.page.get_by_role("spinbutton", name="Statues: level 2", exact=True)
    expect(counted).to_have_value("1")
    assert room.page.url.endswith("/sub/game/#/score")
    room.page.get_by_role("button", name="Back to my own").click()
    expect(counted).to_have_value("2")


def test_a_study_needs_no_server_and_is_found_again(open_site: Callable[..., Room]) -> None:
    room = open_site(flat=True)
    await_kept(room)
    room.page.context.set_offline(offline=True)
    room.page.get_by_role("link", name="Study board").click()
    room.page.get_by_role("button", name="Begin with a fresh deal").click()
    room.page.locator("[data-stack=B2]").first.click()
    room.page.get_by_role("button", name="Confirm").click()
    expect(room.page.get_by_role("treeitem")).to_have_count(2)
    assert "/sub/game/#/study/id=" in room.page.url
    room.page.reload()
    expect(room.page.get_by_role("treeitem")).to_have_count(2)


def test_the_site_can_be_installed_from_its_folder(site: str, open_site: Callable[..., Room]) -> None:
    room = open_site()
    room.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    session = room.page.context.new_cdp_session(room.page)
    missing = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Tests look through private windows, where nothing can be installed.
    assert [error["errorId"] for error in missing] == ["in-incognito"]
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    assert {told["manifest"][name] for name in ("id", "scope", "startUrl")} == {f"{site}/"}


def test_the_policy_of_the_site_lets_no_script_be_made_of_text(site: str, visit: Callable[..., Room]) -> None:
    room = visit(url=site)
    room.open("/")
    refused = """() => new Promise((done) => {
        addEventListener("securitypolicyviolation", ({ effectiveDirective }) => done(effectiveDirective));
        const made = document.createElement("script");
        made.textContent = "document.title = 'broken into'";
        document.head.append(made);
    })"""
    assert room.page.evaluate(refused) == "script-src-elem"
    assert room.page.title() != "broken into"
    kernel = "() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(() => true)"
    assert room.page.evaluate(kernel)


def test_the_site_opens_without_a_network_after_the_first_visit(open_site: Callable[..., Room]) -> None:
    room = open_site()
    room.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    room.page.context.set_offline(offline=True)
    room.page.reload()
    expect(room.page.get_by_role("heading", name="Babylon: the hanging gardens")).to_be_visible()
    room.page.get_by_role("link", name="About this edition").click()
    expect(room.page.get_by_text("three", exact=False).first).to_be_visible()


def test_a_game_against_a_bot_is_played_without_any_server(open_site: Callable[..., Room]) -> None:
    room = open_site(flat=True)
    await_kept(room)
    room.page.context.set_offline(offline=True)
    make_table(room, "device", ME, "apprentice")
    assert "/sub/game/#/t/device-" in room.page.url
    play_to_the_end(room)
    assert replayed_scores(saved_record(room)) == scores(room)


def test_the_lesson_needs_no_server(open_site: Callable[..., Room]) -> None:
    room = open_site(width=1440, height=900, flat=True)
    room.page.get_by_role("link", name="Learn to play").click()
    learner = Learner(room)
    for number in (1, 2, 3):
        learner.await_step(number)
        learner.by_mouse()
        learner.card.locator(".ways .go").click()
    learner.await_step(4)
