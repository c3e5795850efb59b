"""What the doctor finds out about the machine and the proxy."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING
from unittest import mock

import pytest
from pydantic import SecretStr
from sqlalchemy import Connection, delete, insert

from babylon.server.alerts.channels import PUSH_KEY
from babylon.server.alerts.web_push import new_key, public_key, text_of
from babylon.server.config import Config
from babylon.server.maintenance import machine_checks
from babylon.server.maintenance.doctor import examined
from babylon.server.store import schema
from babylon.server.store.engines import open_engine
from babylon.server.store.store import Store
from babylon.words import LANGUAGES, say
from tests.server.alerts.test_mail import mailbox

if TYPE_CHECKING:
    from pathlib import Path

PUBLIC = "https://play.babylon.example"


def test_a_clock_that_agrees_is_well(database: str) -> None:
    Store(database).close()
    assert machine_checks.clock(database) == (True, "0.0 s")


def test_a_clock_that_differs_from_the_databases_is_told(postgres_database: str) -> None:
    Store(postgres_database).close()
    with mock.patch.object(time, "time", lambda now=time.time: now() + 90):
        seen = machine_checks.clock(postgres_database)
    assert seen is not None
    assert not seen[0]
    assert seen[1].startswith(("89", "90"))


def test_a_clock_behind_the_newest_table_is_told(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x.db"
    Store(database).close()
    engine = open_engine(database, writing=True)
    row = {"id": "aaaaaaaaaaaa", "seq": 1, "status": "waiting", "access": "open", "rules": "x"}
    with engine.begin() as connection:
        connection.execute(insert(schema.game), row | {"created": time.time() + 3600})
    engine.dispose()
    seen = machine_checks.clock(database)
    assert seen is not None
    assert not seen[0]


def test_without_a_database_nothing_is_said_about_its_clock(tmp_path: Path) -> None:
    assert machine_checks.clock(f"sqlite:///{tmp_path}/none.db") is None


@pytest.mark.parametrize(
    ("settings", "well"),
    [
        ({}, True),
        ({"public_url": PUBLIC}, True),
        ({"host": "0.0.0.0"}, True),
        ({"host": "0.0.0.0", "public_url": PUBLIC}, False),
        ({"host": "0.0.0.0", "public_url": PUBLIC, "proxies": "172.16.0.0/12"}, True),
        ({"host": "0.0.0.0", "public_url": PUBLIC, "proxies": "*"}, False),
        ({"public_url": PUBLIC, "proxies": "*"}, True),
        ({"proxies": "127.0.0.1, proxy"}, False),
    ],
    ids=str,
)
def test_a_proxy_that_is_not_named_is_told(settings: dict[str, str], well: bool) -> None:
    assert machine_checks.proxies(Config.model_validate(settings))[0] is well


def test_too_few_files_for_the_connections_that_are_wanted_are_told() -> None:
    with mock.patch.object(machine_checks, "raise_file_limit", return_value=1024):
        assert machine_checks.files(Config()) == (True, "1024 (460)")
        assert machine_checks.files(Config(connections=461)) == (False, "1024 (460)")
        assert machine_checks.files(Config(connections=461, processes=2)) == (True, "1024 (920)")


def test_several_processes_on_an_embedded_database_are_told() -> None:
    assert not machine_checks.processes(Config(processes=2))[0]
    assert machine_checks.processes(Config(processes=2, database="postgresql://localhost/x"))[0]


def test_each_check_has_a_name_in_every_language(tmp_path: Path) -> None:
    codes = [check.code for check in examined(Config(database=f"sqlite:///{tmp_path}/x.db"))]
    assert {"proxies", "processes", "files"} <= set(codes)
    for code in (*codes, "clock"):
        names = {say(f"doctor-{code}", lang) for lang in LANGUAGES}
        assert len(names) > 1


def seen_of(code: str, config: Config) -> tuple[bool, str]:
    return next((one.well, one.seen) for one in examined(config) if one.code == code)


def test_a_key_for_push_messages_that_signs_nothing_is_told(database: str) -> None:
    store = Store(database)
    config = Config(database=database)
    assert seen_of("push", config) == (True, "new")

    def keep(key: str) -> None:
        values = {"name": PUSH_KEY, "value": key}

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.server_secret).where(schema.server_secret.c.name == PUSH_KEY))
            connection.execute(insert(schema.server_secret), values)

        asyncio.run(store.change(write))

    key = new_key()
    keep(key)
    assert seen_of("push", config) == (True, public_key(key))
    for broken in ("AAAA", text_of(b"\xff" * 32), "no key at all, ä"):
        keep(broken)
        assert not seen_of("push", config)[0]
    store.close()


def test_the_mail_server_is_asked_and_what_it_refuses_is_told(tmp_path: Path) -> None:
    with mailbox() as (_box, told):
        settings = {name: told[name] for name in ("smtp_host", "smtp_port", "smtp_security", "mail_from")}
        settings |= {"database": f"sqlite:///{tmp_path}/x.db", "public_url": PUBLIC}
        well, seen = seen_of("mail", Config(**settings))
        assert (well, PUBLIC in seen) == (True, True)
        # Links in mails lead nowhere without an address.
        assert not seen_of("mail", Config(**{**settings, "public_url": ""}))[0]
        assert not seen_of("mail", Config(**{**settings, "mail_from": ""}))[0]
        # It has no accounts to sign in to.
        assert not seen_of("mail", Config(**settings, smtp_user="x", smtp_password=SecretStr("y")))[0]
    well, seen = seen_of("mail", Config(**settings))
    assert not well
    assert "refused" in seen
