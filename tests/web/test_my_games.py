"""My games: those of this device and of this server in one list, and in a file that another device reads."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from babylon.server.maintenance.site import write_site
from tests.web.device import ME, make_table, play_turn, scores
from tests.web.test_accessibility import findings
from tests.web.web_host import web_host

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Locator

    from tests.web.room import Room

GOLDEN = Path(__file__).parents[1] / "golden"
RESULT = ["73", "79"]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    write_site(tmp_path / "game")
    with web_host(tmp_path) as url:
        yield f"{url}/game"


def choose(room: Room, text: str, name: str = "games.json") -> None:
    """Add the games of a file with this text."""
    file = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    room.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def saved(room: Room) -> str:
    """The text of the file with all games."""
    with room.page.expect_download() as download:
        room.page.get_by_role("button", name="Save all games as a file").click()
    return Path(download.value.path()).read_text("utf-8")


def games(room: Room, part: str) -> Locator:
    return room.page.get_by_role("region", name=part).locator("li:has(.state)")


def list_games(room: Room) -> None:
    room.open("/")
    room.page.get_by_role("link", name="My games").click()
    expect(room.page.get_by_role("heading", name="My games")).to_be_visible()


def test_games_of_the_device_and_of_the_server_are_in_one_list(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    make_table(room, "device", ME, ME)
    for _ in range(8):
        play_turn(room)
    points = scores(room)
    online = room.ask("POST", "/tables", {"players": 2, "sit": {"seats": [0, 1], "name": "Ada"}})["table"]["id"]
    for seat in (0, 1):
        room.ask("POST", f"/tables/{online}/seats/{seat}/ready", {"ready": True})
    ended = room.create()
    room.ask("POST", f"/tables/{ended}/seats/0/resign", {})
    list_games(room)
    expect(games(room, "Going on")).to_have_count(2)
    here = games(room, "Going on").filter(has_text="on this device")
    assert [int(text) for text in here.locator("span.number").all_inner_texts()] == points
    expect(here.locator(".details")).to_contain_text("Round 2 of 15 · Rules: Revised edition")
    expect(games(room, "Finished")).to_have_count(1)
    expect(games(room, "Finished").locator(".state")).to_have_text("Apprentice won")
    assert findings(room) == []
    room.page.get_by_role("searchbox").fill("apprentice")
    expect(games(room, "Going on")).to_have_count(0)
    expect(games(room, "Finished")).to_have_count(1)
    room.page.get_by_role("searchbox").fill("nobody at all")
    expect(room.page.get_by_role("status").first).to_contain_text("No game fits “nobody at all”.")
    room.page.get_by_role("searchbox").fill("")
    games(room, "Finished").get_by_role("link", name="Replay").click()
    expect(room.page.locator(".replay")).to_be_visible()


def test_nobody_else_sees_them(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    room.create()
    list_games(room)
    expect(games(room, "Going on")).to_have_count(1)
    other = visit(flat=True)
    list_games(other)
    expect(other.page.get_by_role("status").first).to_contain_text("You have no games yet.")


def test_a_game_is_deleted_after_a_question_and_can_be_had_back(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    list_games(room)
    choose(room, (GOLDEN / "en-2.bgn").read_text("utf-8"), "game.bgn")
    delete = games(room, "Finished").get_by_role("button")
    delete.click()
    expect(delete).to_have_text("Really delete?")
    expect(games(room, "Finished")).to_have_count(1)
    delete.click()
    expect(games(room, "Finished")).to_have_count(0)
    expect(room.page.get_by_role("status").first).to_contain_text("Deleted: ")
    room.page.get_by_role("button", name="Undo").click()
    expect(games(room, "Finished")).to_have_count(1)
    room.page.reload()
    expect(games(room, "Finished").locator("span.number")).to_have_text(RESULT)


def test_a_game_of_the_server_is_hidden_and_shown_again(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    room.create()
    ended = room.create()
    room.ask("POST", f"/tables/{ended}/seats/0/resign", {})
    list_games(room)
    expect(games(room, "Finished")).to_have_count(1)
    # Somebody waits for the owner's turn: that game has to stay.
    expect(games(room, "Going on").get_by_role("button")).to_have_count(0)
    finished = games(room, "Finished")
    finished.get_by_role("button", name="Hide").click()
    expect(finished).to_have_count(0)
    expect(room.page.get_by_role("status").first).to_contain_text("Hidden: ")
    room.page.get_by_role("button", name="Undo").click()
    expect(finished).to_have_count(1)
    finished.get_by_role("button", name="Hide").click()
    expect(finished).to_have_count(0)
    room.page.reload()
    expect(games(room, "Going on")).to_have_count(1)
    expect(finished).to_have_count(0)
    room.page.get_by_text("Hidden games (1)").click()
    assert findings(room) == []
    room.page.get_by_role("button", name="Show again").click()
    expect(finished).to_have_count(1)
    expect(room.page.get_by_text("Hidden games (1)")).to_have_count(0)


def test_a_file_takes_games_to_another_device_and_to_a_plain_web_host(site: str, visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open()
    make_table(room, "device", ME, ME)
    for _ in range(3):
        play_turn(room)
    ended = room.create()
    room.ask("POST", f"/tables/{ended}/seats/0/resign", {})
    room.create()
    list_games(room)
    choose(room, (GOLDEN / "en-2.bgn").read_text("utf-8"), "game.bgn")
    expect(games(room, "Finished")).to_have_count(2)
    text = saved(room)
    status = room.page.locator("section [role=status]")
    expect(status).to_contain_text("The file with 3 games is saved. 1 online game that is still going on is not in it")
    choose(room, text)
    expect(room.page.locator("section [role=status]")).to_have_text("No new games. 3 were here already.")
    other = visit(flat=True, url=site)
    list_games(other)
    choose(other, text)
    expect(other.page.locator("section [role=status]")).to_have_text("3 games are added.")
    expect(games(other, "Finished")).to_have_count(2)
    expect(games(other, "Finished").filter(has_text="73").locator("span.number")).to_have_text(RESULT)
    games(other, "Going on").get_by_role("link", name="Continue").click()
    play_turn(other)
    list_games(other)
    choose(other, text.replace("[Babylon", "[Babel", 1))
    expect(other.page.get_by_role("alert")).to_contain_text("Game 1 in this file is broken:")
    expect(games(other, "Finished")).to_have_count(2)


def test_without_its_server_the_page_lists_the_games_of_the_device(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    list_games(room)
    choose(room, (GOLDEN / "ja-3.bgn").read_text("utf-8"), "game.bgn")
    expect(games(room, "Finished")).to_have_count(1)
    room.page.route("**/api/**", lambda route: route.abort())
    room.page.reload()
    expect(games(room, "Finished")).to_have_count(1)
    expect(room.page.get_by_role("status").first).to_contain_text("Your online games are not in the list.")
