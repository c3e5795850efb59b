"""How a server is doing and what was chosen for it, for the page of its hosts."""

from collections import Counter

from pydantic import SecretStr
from sqlalchemy import Connection, func, select

from babylon.server.config import Config
from babylon.server.process.clock import DAY
from babylon.server.store import schema
from babylon.server.store.engines import without_password
from babylon.server.store.people_schema import person
from babylon.server.wire.enums import Status
from babylon.server.wire.moderation import Figure, SettingInfo

# The figures of processes that are of use to people, by the names that monitors have for them.
OF_PROCESSES = {
    "babylon_connections": "connections",
    "babylon_listeners": "listeners",
    "babylon_tables_in_memory": "tables-in-memory",
    "babylon_bot_jobs_waiting": "bot-jobs",
}
PASSWORDS = ("database",)


def stored_figures(connection: Connection, now: float) -> list[Figure]:
    """How many people and games there are."""
    game = schema.game.c
    waiting = select(func.count()).where(game.status == Status.LOBBY)
    playing = select(func.count()).where(game.status == Status.PLAYING)
    new = select(func.count()).where(game.created > now - DAY)
    asked = {"people": select(func.count()).select_from(person), "playing": playing, "waiting": waiting, "new": new}
    return [Figure(name=name, value=int(connection.execute(one).scalar_one())) for name, one in asked.items()]


def process_figures(text: str) -> list[Figure]:
    """What the processes tell monitors of themselves, added up."""
    sums: Counter[str] = Counter()
    for line in text.splitlines():
        name = line.partition("{")[0].partition(" ")[0]
        if name in OF_PROCESSES:
            sums[OF_PROCESSES[name]] += round(float(line.rpartition(" ")[2]))
    return [Figure(name=name, value=sums[name]) for name in OF_PROCESSES.values()]


def settings(config: Config) -> list[SettingInfo]:
    """All settings by name, without passwords: those that somebody has chosen first."""
    usual, given = Config(), {name: getattr(config, name) for name in Config.model_fields}
    found = [
        SettingInfo(name=name, value=_shown(name, value), chosen=value != getattr(usual, name))
        for name, value in given.items()
    ]
    return sorted(found, key=lambda one: not one.chosen)


def _shown(name: str, value: object) -> str:
    if isinstance(value, SecretStr):
        return "…" if value.get_secret_value() else ""
    return without_password(str(value)) if name in PASSWORDS else str(value)
