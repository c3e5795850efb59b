"""`python -m tests.days.mean_bars`: what the ladder reaches on the average of twenty days (docs/solo.md)."""

import sys
from collections.abc import Mapping
from datetime import date, timedelta
from itertools import accumulate
from statistics import mean

from babylon.bots.state_bot import StateBot
from babylon.days import day_key
from babylon.days.kinds import Form, Medal
from babylon.days.ladder import LADDER, climbers, reached

DAYS = [date(2026, 11, 1) + timedelta(number) for number in range(20)]


def means(form: Form, bots: Mapping[Medal, StateBot]) -> dict[str, float]:
    """The points that each bot's medal takes on the average; `bots` from the weakest on."""
    days = [[_points(bot, day, form) for bot in bots.values()] for day in DAYS]
    needed = zip(*(accumulate(day, max) for day in days), strict=True)
    return {LADDER[medal]: round(mean(points), 1) for medal, points in zip(bots, needed, strict=True)}


def _points(bot: StateBot, day: date, form: Form) -> int:
    return next(points for points in reached(bot, day_key(day), form) if points is not None)


if __name__ == "__main__":
    for one in Form:
        sys.stdout.write(f"{one}: {means(one, climbers())}\n")
