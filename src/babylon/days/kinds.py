"""The words of a day: its forms, its medals, its results. Whoever only speaks of them needs no bots."""

from dataclasses import dataclass
from enum import StrEnum


class Form(StrEnum):
    """Alone against the quarry, or against a bot."""

    SOLO = "solo"
    DUEL = "duel"


class Medal(StrEnum):
    """From the lowest to the highest."""

    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"
    LAPIS = "lapis"


class Fault(StrEnum):
    """Why a game that can be replayed is no result of its day."""

    OTHER_DEAL = "other-deal"
    UNFINISHED = "unfinished"
    OTHER_RIVAL = "other-rival"


@dataclass(frozen=True, slots=True)
class Result:
    """The points of both seats, the highest medal that they are enough for, and the moves in one spelling."""

    points: int
    rival: int
    medal: Medal | None
    moves: str
