"""The waiting room as a host, a guest and a removed guest see it; and links that leave no trace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.test_accessibility import findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.server.processes import ServerProcess
    from tests.web.room import Room

REMOVED = "The host has removed you from this table."


def hosted(visit: Callable[..., Room], width: int = 1280, height: int = 720, **settings: object) -> tuple[Room, str]:
    """A host in the waiting room of a table with one seat of their own."""
    host = visit(width, height, name="Ada")
    body = {"players": 3, "sit": {"seats": [0], "name": "Ada"}, **settings}
    table: str = host.ask("POST", "/tables", body)["table"]["id"]
    host.open(f"/t/{table}")
    expect(host.page.get_by_role("button", name="New links")).to_be_visible()
    return host, table


def line(room: Room, seat: int) -> Locator:
    return room.page.locator("main li").nth(seat)


def shown_link(host: Room, seat: int) -> str:
    line(host, seat).get_by_role("button", name="Invite", exact=True).click()
    return host.page.get_by_label("Link", exact=True).input_value()


def seated(visit: Callable[..., Room], link: str, name: str = "Eve", *size: int) -> Room:
    guest = visit(*size, name=name)
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down").first.click()
    expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()
    return guest


def remove(host: Room, seat: int) -> None:
    line(host, seat).get_by_role("button", name="Remove", exact=True).click()
    line(host, seat).get_by_role("button", name="Really remove?").click()
    expect(line(host, seat)).to_contain_text("Open seat")


def test_a_removed_guest_is_told_and_comes_back_by_a_new_link_only(visit: Callable[..., Room]) -> None:
    host, table = hosted(visit)
    old = shown_link(host, 1)
    guest = seated(visit, old)
    expect(line(host, 1)).to_contain_text("Eve")
    remove(host, 1)
    expect(guest.page.get_by_role("heading", name=REMOVED)).to_be_visible()
    assert findings(guest) == []
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name=REMOVED)).to_be_visible()
    guest.page.goto(old)
    # Whom a link does not fit is told before anything is offered.
    expect(guest.page.get_by_role("alert")).to_contain_text(REMOVED)
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)
    # The host's page shows the new link by itself, and in the same tab nothing but the hash is new.
    new = shown_link(host, 1)
    assert new.split("#")[0] == old.split("#")[0]
    assert new != old
    guest.page.goto(new)
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()
    assert guest.page.url == f"{host.url}/t/{table}"


def test_a_key_leaves_the_address_bar_once_it_is_used(visit: Callable[..., Room], house: ServerProcess) -> None:
    host, table = hosted(visit)
    link = shown_link(host, 1)
    guest = visit(name="Bo")
    sent: list[str] = []
    guest.page.on("request", lambda asked: sent.append(f"{asked.url} {asked.headers.get('referer', '')}"))
    guest.page.goto(link)
    expect(guest.page.get_by_role("button", name="Sit down")).to_be_visible()
    assert guest.page.url == link
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()
    guest.page.wait_for_url(f"{host.url}/t/{table}")
    key = link.rpartition(".")[2]
    assert key not in guest.page.evaluate("() => document.title + document.referrer + JSON.stringify(history.state)")
    assert not [one for one in sent if key in one.replace(link, "")]
    assert key not in house.log.read_text()
    guest.page.reload()
    expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()
    watch = host.ask("GET", f"/tables/{table}/links")["watch"]
    watcher = visit(name="Cy")
    watcher.page.goto(f"{host.url}/t/{table}#watch={watch}")
    watcher.page.wait_for_url(f"{host.url}/t/{table}")
    expect(watcher.page.get_by_role("heading", name="The table is being set up")).to_be_visible()


def test_new_links_replace_the_one_that_is_shown(visit: Callable[..., Room]) -> None:
    host, _table = hosted(visit)
    old = shown_link(host, 1)
    host.page.get_by_role("button", name="New links").click()
    expect(host.page.get_by_label("Link", exact=True)).not_to_have_value(old)
    guest = visit(name="Bo")
    guest.page.goto(old)
    expect(guest.page.get_by_role("alert")).to_have_text(
        "This link or code is not valid here: ask the host for a new one."
    )
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)
    assert findings(host) == []


def test_a_phone_shows_the_link_that_was_asked_for(visit: Callable[..., Room]) -> None:
    host, _table = hosted(visit, 390, 844)
    line(host, 1).get_by_role("button", name="Invite", exact=True).click()
    expect(host.page.get_by_role("button", name="Copy the link")).to_be_in_viewport(ratio=1)


def test_at_an_open_table_a_removed_guest_stays_away_and_others_may_come(visit: Callable[..., Room]) -> None:
    host, table = hosted(visit, access="open")
    guest = visit(name="Eve")
    guest.open(f"/t/{table}")
    line(guest, 1).get_by_role("button", name="Sit down").click()
    expect(line(guest, 1)).to_contain_text("Eve")
    # Only the host has links.
    expect(host.page.get_by_role("main")).to_contain_text("Invite your friends by a link.")
    expect(guest.page.get_by_role("main")).not_to_contain_text("Invite your friends")
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)
    remove(host, 1)
    expect(guest.page.get_by_role("alert")).to_contain_text(REMOVED)
    expect(guest.page.get_by_role("button", name="Sit down")).to_have_count(0)
    stranger = visit(name="Bo")
    stranger.open(f"/t/{table}")
    expect(line(stranger, 1)).to_contain_text("Only with a link from the host")
    expect(line(stranger, 1).get_by_role("button")).to_have_count(0)
    line(stranger, 2).get_by_role("button", name="Sit down").click()
    expect(line(host, 2)).to_contain_text("Bo")


def test_a_host_gets_up_and_sits_down_again(visit: Callable[..., Room]) -> None:
    host, _table = hosted(visit)
    line(host, 0).get_by_role("button", name="Get up").click()
    expect(line(host, 0)).to_contain_text("Open seat")
    line(host, 0).get_by_role("button", name="Sit down").click()
    expect(line(host, 0).get_by_role("button", name="I am ready")).to_be_visible()


def test_a_host_says_how_many_seats_a_guest_may_take(visit: Callable[..., Room]) -> None:
    host = visit(name="Ada")
    host.open()
    host.page.get_by_role("button", name="New table").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label("Players").first.select_option("3")
    for seat in (2, 3):
        dialog.get_by_label(f"Seat {seat}").select_option("A person with a link")
    expect(dialog.get_by_label("Seats one guest may take")).to_have_count(0)
    dialog.get_by_label("Who may join").select_option("open")
    expect(dialog.get_by_label("Seats one guest may take")).to_have_value("1")
    dialog.get_by_label("Seats one guest may take").select_option("2")
    host.page.get_by_role("button", name="Create the table").click()
    host.page.wait_for_url("**/t/*")
    guest = visit(name="Bo")
    guest.open(f"/t/{host.table}")
    for seat in (1, 2):
        line(guest, seat).get_by_role("button", name="Sit down").click()
        expect(line(guest, seat)).to_contain_text("Bo")
