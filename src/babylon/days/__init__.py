"""The deal of a day: one for everybody, alone against the quarry or in a duel with a bot (docs/solo.md)."""

from babylon.days.forms import Form, day_deal, day_game
from babylon.days.keys import bot_seeds, commitment_of, day_key
from babylon.days.ladder import LADDER, Medal, bars, medal_for

__all__ = [
    "LADDER",
    "Form",
    "Medal",
    "bars",
    "bot_seeds",
    "commitment_of",
    "day_deal",
    "day_game",
    "day_key",
    "medal_for",
]
