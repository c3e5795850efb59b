"""`python -m tests.days.mean_bars`: what the ladder reaches on the average of twenty days (docs/solo.md)."""

import sys
from datetime import date, timedelta
from statistics import mean

from babylon.days import day_key
from babylon.days.kinds import Form
from babylon.days.ladder import LADDER, bars

DAYS = [date(2026, 11, 1) + timedelta(number) for number in range(20)]

if __name__ == "__main__":
    for form in Form:
        days = [bars(day_key(day), form) for day in DAYS]
        means = {bot: round(mean(day[medal] for day in days), 1) for medal, bot in LADDER.items()}
        sys.stdout.write(f"{form}: {means}\n")
