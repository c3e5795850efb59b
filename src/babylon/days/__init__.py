"""The deal of a day: one for everybody, alone against the quarry or in a duel with a bot (docs/solo.md)."""

from babylon.days.keys import bot_seeds, commitment_of, day_key

__all__ = ["bot_seeds", "commitment_of", "day_key"]
