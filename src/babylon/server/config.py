"""Settings of a server: from flags, then the environment, then a file, then the defaults."""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeAlias

PREFIX = "BABYLON_"

Setting: TypeAlias = str | int | float


class LogLevel(StrEnum):
    """The least that is written into the log."""

    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class BotsOn(StrEnum):
    """Where the bots of a table think: on the server, or in the browser of the table's host."""

    SERVER = "server"
    DEVICES = "devices"


@dataclass(frozen=True, slots=True)
class Config:
    """Everything an operator may choose. The names are those of the flags."""

    host: str = "127.0.0.1"
    port: int = 8000
    fd: int = -1
    database: str = "sqlite:///babylon.db"
    database_seconds: float = 60.0
    public_url: str = ""
    proxies: str = "127.0.0.1"
    workers: int = 1
    bots: str = "babylon.bots"
    bot_seconds: float = 2.0
    bots_on: BotsOn = BotsOn.SERVER
    tables_in_memory: int = 100
    lobby_days: float = 30.0
    answer_days: float = 1.0
    tiles: str = ""
    log_level: LogLevel = LogLevel.INFO
    requests_per_minute: int = 600
    tables_per_minute: int = 30
    keys_per_minute: int = 20
    question_seconds: float = 20.0
    sockets_per_client: int = 200
    bot_games_per_client: int = 4
    connections: int = 0
    connections_per_address: int = 256
    line_bytes: int = 8192
    head_bytes: int = 16384
    headers: int = 100
    body_bytes: int = 65536
    head_seconds: float = 10.0
    body_seconds: float = 20.0
    idle_seconds: int = 75
    send_seconds: float = 30.0
    ping_seconds: float = 20.0
    message_bytes: int = 3072
    messages_per_minute: int = 120

    @property
    def is_secure(self) -> bool:
        """Whether browsers reach the server by https."""
        return self.public_url.startswith("https://")


class BadConfig(ValueError):
    """A setting that can't be used."""


def load_config(flags: Mapping[str, object], file: Path | None = None) -> Config:
    """The settings: a flag that is None was not given."""
    return Config(**chosen(flags, file))  # type: ignore[arg-type]  # each is of its field's type by now


def chosen(flags: Mapping[str, object], file: Path | None = None) -> dict[str, Setting]:
    """The settings that someone has chosen."""
    from_file = tomllib.loads(file.read_text("utf-8")) if file else {}
    known: dict[str, type[Setting]] = {name: type(default) for name, default in asdict(Config()).items()}
    if unknown := sorted(set(from_file) - set(known)):
        raise BadConfig(f"{file}: unknown settings: {', '.join(unknown)}")
    values: dict[str, Setting] = {}
    for name, kind in known.items():
        for source in (flags.get(name), os.environ.get(PREFIX + name.upper()), from_file.get(name)):
            if source is not None:
                values[name] = _converted(name, source, kind)
                break
    return values


def _converted(name: str, value: object, kind: type[Setting]) -> Setting:
    try:
        return kind(str(value))
    except ValueError:
        if issubclass(kind, StrEnum):
            raise BadConfig(f"{name}: {value!r} is none of {', '.join(kind)}") from None
        raise BadConfig(f"{name}: {value!r} is no {kind.__name__}") from None
