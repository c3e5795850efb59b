"""What the bots of the ladder are worth: measured by the arena, kept as a table, and never moved by a game."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from babylon.ratings.model import Rating

TABLE = "bot_ratings.json"
FORMER = "former_bot_ratings.json"


def anchor(bot: str, players: int) -> Rating | None:
    """The rating of a bot at tables of so many players; None when it has none."""
    return anchors(players).get(bot)


def former_anchor(bot: str, players: int) -> Rating | None:
    """The rating by which games were counted whose logs do not tell it yet; that never changes again."""
    told = _table(FORMER)["players"][str(players)].get(bot)
    return None if told is None else Rating(*told)


@cache
def anchors(players: int) -> dict[str, Rating]:
    """The rated bots at tables of so many players, the strongest first."""
    told = _table(TABLE)["players"][str(players)]
    return {bot: Rating(*told[bot]) for bot in sorted(told, key=lambda bot: -told[bot][0])}


def seconds() -> float:
    """How long a bot that watches the clock thought about each turn when it was measured."""
    found: float = _table(TABLE)["seconds"]
    return found


@cache
def _table(name: str) -> dict[str, Any]:
    table: dict[str, Any] = json.loads(files("babylon").joinpath("data", name).read_text("utf-8"))
    return table
