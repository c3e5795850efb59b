"""E-mail against a mail server of our own."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message

from babylon.server.alerts.outbox import digest_at
from tests.server.alerts.test_webhooks import AT_ONCE, play, settled
from tests.server.people.homes import API, home
from tests.server.postgres import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator
    from email.message import EmailMessage
    from email.message import Message as Plain
    from pathlib import Path


@pytest.fixture
def light(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/babylon.db"


class Mailbox(Message):
    """All that was sent."""

    def __init__(self) -> None:
        super().__init__()
        self.mails: list[EmailMessage] = []

    def handle_message(self, message: Plain) -> None:
        mail = email.message_from_bytes(bytes(message), policy=email.policy.default)
        self.mails.append(mail)

    async def has(self, count: int) -> EmailMessage:
        """The last of so many."""
        async with asyncio.timeout(120):
            while len(self.mails) < count:  # noqa: ASYNC110 - nobody tells
                await asyncio.sleep(0.02)
        return self.mails[count - 1]


@contextmanager
def mailbox() -> Iterator[tuple[Mailbox, dict[str, Any]]]:
    """A mail server, and the settings by which it is found."""
    box, port = Mailbox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    chosen = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_security": "none", "mail_from": "babylon@club.example"}
    try:
        yield box, {**AT_ONCE, **chosen}
    finally:
        controller.stop()


def key_in(mail: EmailMessage, purpose: str) -> str:
    """The key of the link in a mail."""
    found = re.search(rf"/alerts#{purpose}=([\w.-]+)", mail.get_content())
    assert found is not None
    return found[1]


ADDRESS = {"address": "ada@example.org", "pace": "turn", "lang": "en"}


def test_an_address_is_told_once_its_owner_says_yes_and_until_they_say_no(light: str) -> None:
    async def story() -> None:
        with mailbox() as (box, chosen):
            async with home(light, **chosen) as house:
                ada, anyone = house.browser(), house.browser()
                await ada.become("Ada")
                await ada.ask("POST", "/alerts/mail", ADDRESS, 201)
                asked = await box.has(1)
                assert (asked["To"], asked["Subject"]) == ("ada@example.org", "Is this your e-mail address?")
                await ada.game()
                for key, code in (("a.b", "link-refused"), ("a.\u017c", "bad-request"), ("\x00.b", "bad-request")):
                    assert await anyone.refused("POST", "/alerts/confirm", {"key": key}) == code
                    assert await anyone.refused("POST", f"/alerts/stop?key={quote(key)}") == code
                await anyone.ask("POST", "/alerts/confirm", {"key": key_in(asked, "confirm")}, 204)
                assert [one["confirmed"] for one in (await ada.ask("GET", "/alerts"))["channels"]] == [True]
                table = await ada.game()
                told = await box.has(2)
                await settled(house, 1)
                assert "Your turn: Your game with Ada is waiting for you." in told.get_content()
                assert f"/t/{table}" in told.get_content()
                link = told["List-Unsubscribe"].strip("<>")
                assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                # As a mail program does it: a form, no cookies.
                path = link[link.index(API) :]
                form = {"Content-Type": "application/x-www-form-urlencoded"}
                answer = await anyone.http.post(path, content=b"List-Unsubscribe=One-Click", headers=form)
                assert answer.status_code == 204
                assert (await ada.ask("GET", "/alerts"))["channels"] == []
                await play(ada, table)
                assert key_in(told, "stop") == path.partition("key=")[2]
                assert len(box.mails) == 2

    asyncio.run(story())


def test_a_digest_tells_once_a_day_of_all_that_waits(light: str) -> None:
    async def story() -> None:
        with mailbox() as (box, chosen):
            async with home(light, **chosen) as house:
                ada = house.browser()
                await ada.become("Ada")
                await ada.ask("POST", "/alerts/mail", {**ADDRESS, "pace": "day", "lang": "zh-Hant"}, 201)
                await ada.ask("POST", "/alerts/confirm", {"key": key_in(await box.has(1), "confirm")}, 204)
                outbox, store = house.app.state.service.outbox, house.app.state.service.store
                while not outbox._known:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.01)
                tables = [await ada.game() for _ in range(2)]
                await play(ada, tables[0])
                count = "SELECT count(*) FROM alert"
                while await store.ask(lambda connection: connection.exec_driver_sql(count).scalar()) < 3:  # noqa: ASYNC110 - nobody tells
                    await asyncio.sleep(0.02)
                await store.change(lambda connection: connection.exec_driver_sql("UPDATE alert SET due = 1"))
                outbox.heard()
                told = await box.has(2)
                assert told["Subject"] == "有 2 場遊戲正在等你"
                assert all(f"/t/{table}" in told.get_content() for table in tables)
                await settled(house, 3)
                assert len(box.mails) == 2

    asyncio.run(story())


def test_a_server_without_mail_says_so(light: str) -> None:
    async def story() -> None:
        async with home(light) as house:
            ada = house.browser()
            await ada.become("Ada")
            assert await ada.refused("POST", "/alerts/mail", ADDRESS) == "mail-off"
            assert (await ada.ask("GET", "/alerts"))["mail"] is False

    asyncio.run(story())


def test_a_mail_that_can_not_be_sent_leaves_nothing(light: str) -> None:
    async def story() -> None:
        chosen = {"smtp_host": "127.0.0.1", "smtp_port": free_port(), "mail_from": "babylon@club.example"}
        async with home(light, **chosen) as house:
            ada = house.browser()
            await ada.become("Ada")
            assert await ada.refused("POST", "/alerts/mail", ADDRESS) == "mail-failed"
            assert (await ada.ask("GET", "/alerts"))["channels"] == []

    asyncio.run(story())


@pytest.mark.parametrize(("moment", "hour", "due"), [(0.0, 6, 21_600.0), (21_600.0, 6, 108_000.0), (50.0, 0, 86_400.0)])
def test_a_digest_goes_out_at_the_same_hour_each_day(moment: float, hour: int, due: float) -> None:
    assert digest_at(moment, hour) == due
