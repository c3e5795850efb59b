"""What would go wrong with an installation."""

import importlib
import shutil
import smtplib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from babylon.server import page
from babylon.server.alerts.channels import PUSH_KEY
from babylon.server.alerts.mail import Post
from babylon.server.alerts.web_push import is_point, public_key
from babylon.server.config import Config
from babylon.server.maintenance import machine_checks
from babylon.server.maintenance.proxy_check import through_proxy
from babylon.server.people.passkeys import Site
from babylon.server.store.engines import file_of, is_sqlite, open_engine, without_password
from babylon.server.store.schema_version import NEWEST, version
from babylon.server.store.server_secrets import stored_secret

ENOUGH_BYTES = 200 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at: its code, whether it is well, and what was seen."""

    code: str
    well: bool
    seen: str


def examined(config: Config) -> Iterator[Check]:
    """Everything that a server needs."""
    yield _database(config.database)
    if is_sqlite(config.database):
        yield _disk(config.database)
    yield _bots(config.bots)
    yield Check("client", (page.FOLDER / page.INDEX).is_file(), str(page.FOLDER))
    yield Check("public-url", config.is_secure or config.host in {"127.0.0.1", "localhost"}, config.public_url or "-")
    yield Check("proxies", *machine_checks.proxies(config))
    if seen := through_proxy(config):
        yield Check("proxy", *seen)
    yield _passkeys(config)
    yield Check("processes", *machine_checks.processes(config))
    yield Check("files", *machine_checks.files(config))
    if compared := machine_checks.clock(config.database):
        yield Check("clock", *compared)
    yield _push(config.database)
    if config.smtp_host or config.mail_from:
        yield _mail(config)


def _database(url: str) -> Check:
    name, file = without_password(url), file_of(url)
    if file is not None and not file.exists():
        return Check("database", file.absolute().parent.is_dir(), f"{name}: new")
    engine = open_engine(url, writing=False)
    try:
        with engine.begin() as connection:
            found = version(connection)
    except SQLAlchemyError as error:
        return Check("database", False, f"{name}: {type(error).__name__}")
    finally:
        engine.dispose()
    return Check("database", found in {None, NEWEST}, f"{name}: {found or 'new'}")


def _passkeys(config: Config) -> Check:
    """Whether browsers make passkeys at the address they come by; without one, only those on this machine do."""
    site = Site.of(config) or Site("localhost", f"http://localhost:{config.port}")
    return Check("passkeys", site.is_allowed, f"{site.origin} ({site.domain})")


def _push(url: str) -> Check:
    """Whether the key signs that push messages are signed with, once there is one."""
    file, key = file_of(url), None
    if file is None or file.exists():
        engine = open_engine(url, writing=False)
        try:
            with engine.begin() as connection:
                key = stored_secret(connection, PUSH_KEY)
        except SQLAlchemyError:
            key = None  # what ails the database is told elsewhere
        finally:
            engine.dispose()
    if not key:
        return Check("push", True, "new")
    try:
        return Check("push", is_point(public_key(key)), public_key(key))
    except ValueError as error:
        return Check("push", False, str(error))


def _mail(config: Config) -> Check:
    """Whether the mail server lets the server in."""
    mailbox, seen = Post.of(config), f"{config.smtp_host}:{config.smtp_port}"
    if mailbox is None:
        return Check("mail", False, f"{seen}, mail_from: {config.mail_from or '-'}")
    try:
        with mailbox.connected() as line:
            line.noop()
    except (OSError, smtplib.SMTPException) as error:
        return Check("mail", False, f"{seen}: {error}")
    return Check("mail", bool(config.public_url), f"{seen}, {config.mail_from}, {config.public_url or '-'}")


def _disk(url: str) -> Check:
    folder = Path(make_url(url).database or ".").absolute().parent
    if not folder.is_dir():
        return Check("disk", False, str(folder))
    free = shutil.disk_usage(folder).free
    return Check("disk", free > ENOUGH_BYTES, f"{free // 1024**2} MiB")


def _bots(module: str) -> Check:
    try:
        names = importlib.import_module(module).NAMES
    except (ImportError, AttributeError) as error:
        return Check("bots", False, str(error))
    return Check("bots", bool(names), ", ".join(names))
