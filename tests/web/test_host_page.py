"""The hosts of a server: what players report beside the chat, and what hosts do about it by their passkey."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.test_accessibility import findings
from tests.web.test_people import Device, become

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.server.processes import ServerProcess
    from tests.web.room import Room


def game_of_two(host: Room, other: Room) -> str:
    """A game at an open table, where the second one has said something."""
    body = {"players": 2, "access": "open", "chat": "free", "sit": {"seats": [0], "name": "x"}}
    table: str = host.ask("POST", "/tables", body)["table"]["id"]
    other.ask("POST", "/guest", {})
    other.ask("POST", f"/tables/{table}/seats/1/claim", {"name": "Mallory"})
    for seat, room in enumerate((host, other)):
        room.ask("POST", f"/tables/{table}/seats/{seat}/ready", {"ready": True})
    other.ask("POST", f"/tables/{table}/chat", {"seat": 1, "text": "rude words"})
    return table


def mute_and_report(page: Page) -> None:
    """What one does against rude words beside the chat."""
    page.get_by_role("tab", name="Chat").click()
    words = page.locator(".chat", has_text="rude words")
    expect(words).to_be_visible()
    page.get_by_text("Who else is here").click()
    page.get_by_role("button", name="Mute: Mallory").click()
    expect(words).to_have_count(0)
    page.get_by_role("button", name="Report …: Mallory").click()
    page.get_by_label("In your words").fill("look at this")
    page.get_by_role("button", name="Send", exact=True).last.click()
    expect(page.get_by_text("Thank you.")).to_be_visible()


def test_somebody_is_muted_and_reported_and_kept_out_by_a_host(
    visit: Callable[..., Room], house: ServerProcess
) -> None:
    address = f"http://localhost:{house.port}"
    host, other = visit(url=address, flat=True), visit(url=address, flat=True)
    Device(host)
    host.open("/me")
    become(host, "Warden")
    table = game_of_two(host, other)
    host.open(f"/t/{table}")
    page = host.page
    mute_and_report(page)

    host.open("/host")
    expect(page.get_by_text("You are none of the hosts of this server.")).to_be_visible()
    command = [sys.executable, "-m", "babylon", "hosts", "--add", "Warden", "--database", house.database]
    subprocess.run(command, check=True, capture_output=True)
    host.open("/host")
    page.get_by_role("button", name="Show my passkey").click()
    report = page.get_by_role("region", name="Reports").locator("article")
    for words_of_it in ("Mallory", "rude words", "look at this", "Reported by Warden"):
        expect(report).to_contain_text(words_of_it)
    report.get_by_role("button", name="Keep out …: Mallory").click()
    report.get_by_label("Reason, as it is told to them").fill("rude")
    assert findings(host) == []
    report.get_by_role("button", name="Keep out", exact=True).click()
    expect(page.get_by_role("region", name="Kept out")).to_contain_text("Mallory")
    expect(page.get_by_text("No report is waiting.")).to_be_visible()
    expect(page.get_by_role("region", name="What hosts have done")).to_contain_text("Warden keeps Mallory out")
    answer = other.page.context.request.post(f"{address}/api/v1/tables", data={"players": 2})
    assert (answer.status, answer.json()["error"]["code"]) == (403, "banned")
    page.get_by_role("button", name="Let in again: Mallory").click()
    expect(page.get_by_text("Nobody is kept out.")).to_be_visible()
    assert findings(host) == []
