"""People: a passkey makes one of a guest, and opens the door again, with Chromium's virtual authenticator."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.test_accessibility import findings

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import CDPSession

    from tests.server.processes import ServerProcess
    from tests.web.room import Room

OPTIONS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """The authenticator of one browser."""

    def __init__(self, room: Room) -> None:
        self.session: CDPSession = room.page.context.new_cdp_session(room.page)
        self.session.send("WebAuthn.enable")
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})["authenticatorId"]

    def passkeys(self) -> list[dict[str, object]]:
        found: list[dict[str, object]] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def learn(self, passkey: dict[str, object]) -> None:
        """Have a passkey that is shared between devices."""
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})


@pytest.fixture
def enter(visit: Callable[..., Room], house: ServerProcess) -> Callable[..., tuple[Room, Device]]:
    """Opens one's own page in a new browser, at the address where there can be passkeys."""

    def opened(*size: int, **wishes: object) -> tuple[Room, Device]:
        room = visit(*size, url=f"http://localhost:{house.port}", flat=True, **wishes)
        device = Device(room)
        room.open("/me")
        expect(room.page.get_by_role("heading", name="Your profile")).to_be_visible()
        return room, device

    return opened


def become(room: Room, name: str) -> list[str]:
    """Make a passkey; the codes that are shown once."""
    room.page.get_by_label("Your name").fill(name)
    room.page.get_by_role("button", name="Make a passkey").click()
    expect(room.page.get_by_role("heading", name=name, level=1)).to_be_visible()
    expect(room.page.locator("code")).to_have_count(10)
    return room.page.locator("code").all_inner_texts()


def sign_in(room: Room, name: str) -> None:
    room.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(room.page.get_by_role("heading", name=name, level=1)).to_be_visible()


def test_a_guest_becomes_a_person_and_signs_in_on_a_second_device(enter: Callable[..., tuple[Room, Device]]) -> None:
    room, device = enter()
    table = room.create()
    room.open("/me")
    assert findings(room) == []
    become(room, "Semiramis")
    expect(room.page.get_by_role("status").first).to_have_text("You are signed in, and 1 game has come along.")
    assert findings(room) == []
    phone, other = enter(390, 844, touch=True)
    other.learn(device.passkeys()[0])
    sign_in(phone, "Semiramis")
    phone.page.get_by_role("link", name="My games").click()
    expect(phone.page.get_by_role("heading", name="My games")).to_be_visible()
    expect(phone.page.locator("li:has(.state)")).to_have_count(1)
    phone.open(f"/t/{table}")
    phone.await_turn()


def test_a_second_passkey_is_added_and_the_first_one_taken_away(enter: Callable[..., tuple[Room, Device]]) -> None:
    room, device = enter()
    become(room, "Nitocris")
    first = device.passkeys()[0]
    section = room.page.get_by_role("region", name="Passkeys")
    expect(section.get_by_role("listitem")).to_have_count(1)
    # A device makes no second passkey for the same person, so this one is another.
    device.session.send("WebAuthn.clearCredentials", {"authenticatorId": device.id})
    section.get_by_role("button", name="Add a passkey").click()
    expect(section.get_by_role("listitem")).to_have_count(2)
    away = section.get_by_role("button", name="Take away").first
    away.click()
    section.get_by_role("button", name="Really take away?").click()
    expect(section.get_by_role("listitem")).to_have_count(1)
    stranger, thief = enter()
    thief.learn(first)
    stranger.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("This passkey was not accepted.")
    phone, other = enter()
    other.learn(device.passkeys()[0])
    sign_in(phone, "Nitocris")


def test_a_recovery_code_lets_in_once_and_signing_out_everywhere_ends_all(
    enter: Callable[..., tuple[Room, Device]],
) -> None:
    room, _ = enter()
    code = become(room, "Amytis")[0]
    room.page.get_by_role("button", name="I have them").click()
    expect(room.page.get_by_text("You have 10 codes left.")).to_be_visible()
    library, _ = enter()
    library.page.get_by_label("Recovery code").fill(code.lower())
    library.page.get_by_role("button", name="Sign in with a code").click()
    expect(library.page.get_by_role("heading", name="Amytis", level=1)).to_be_visible()
    expect(library.page.get_by_text("You have 9 codes left.")).to_be_visible()
    again, _ = enter()
    again.page.get_by_label("Recovery code").fill(code)
    again.page.get_by_role("button", name="Sign in with a code").click()
    expect(again.page.get_by_role("alert")).to_contain_text("it has been used")
    room.page.reload()
    listed = room.page.get_by_role("region", name="Where you are signed in")
    expect(listed.get_by_role("listitem")).to_have_count(2)
    expect(listed.get_by_text("This browser")).to_have_count(1)
    everywhere = listed.get_by_role("button", name="Sign out everywhere")
    everywhere.click()
    listed.get_by_role("button", name="Really everywhere, here too?").click()
    expect(room.page.get_by_role("status").first).to_have_text("You are a guest again.")
    library.page.reload()
    expect(library.page.get_by_role("heading", name="Your profile")).to_be_visible()
    expect(library.page.get_by_role("button", name="Sign in with a passkey")).to_be_visible()


def test_a_profile_shows_what_its_owner_wants_and_all_data_comes_in_one_file(
    enter: Callable[..., tuple[Room, Device]],
) -> None:
    room, _ = enter()
    become(room, "Sammuramat")
    table = room.create(access="open")
    room.ask("POST", f"/tables/{table}/seats/0/resign", {})
    room.page.get_by_role("link", name="See your profile").click()
    expect(room.page.get_by_role("heading", name="Sammuramat", level=1)).to_be_visible()
    opponents = room.page.get_by_role("region", name="Played against")
    expect(opponents.get_by_role("row")).to_have_count(2)
    expect(opponents.get_by_role("row").nth(1)).to_contain_text("Apprentice")
    expect(room.page.get_by_role("region", name="Points by line of the pad").get_by_role("row")).to_have_count(9)
    expect(room.page.get_by_role("region", name="Games to look at").locator("li:has(.state)")).to_have_count(1)
    assert findings(room) == []
    address = room.page.url
    stranger, _ = enter()
    stranger.page.goto(address)
    expect(stranger.page.get_by_role("heading", name="Sammuramat", level=1)).to_be_visible()
    expect(stranger.page.get_by_role("region", name="Games to look at")).to_have_count(0)
    room.open("/me")
    with room.page.expect_download() as download:
        room.page.get_by_role("button", name="Save my data").click()
    told = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert [one["id"] for one in told["games"]] == [table]
    room.page.get_by_label("Your profile with its statistics").select_option("Only you")
    expect(room.page.get_by_role("status").first).to_have_text("Saved.")
    stranger.page.reload()
    expect(stranger.page.get_by_role("alert")).to_have_text("There is nobody to be seen here.")


def test_who_leaves_for_good_is_called_by_their_flower(enter: Callable[..., tuple[Room, Device]]) -> None:
    room, device = enter()
    become(room, "Stratonice")
    table = room.create(access="open")
    room.page.get_by_label("To be sure, type your name").fill("Stratonice")
    room.page.get_by_role("button", name="Delete everything about me").click()
    expect(room.page.get_by_role("status").first).to_have_text("You are a guest again.")
    sign = room.page.get_by_role("button", name="Sign in with a passkey")
    sign.click()
    expect(room.page.get_by_role("alert")).to_contain_text("This passkey was not accepted.")
    assert len(device.passkeys()) == 1
    seat = room.ask("GET", f"/tables/{table}")["table"]["seats"][0]
    assert (seat["name"], seat["taken_over"]) == ("—", True)


def test_where_there_can_be_no_passkeys_the_page_says_where(visit: Callable[..., Room]) -> None:
    room = visit(flat=True)
    room.open("/")
    room.page.get_by_role("link", name="Profile").click()
    there = room.page.get_by_role("link", name="http://localhost:")
    expect(there).to_be_visible()
    there.click()
    expect(room.page.get_by_role("button", name="Make a passkey")).to_be_visible()
