"""The keys of this server's days: told when their day has begun, and committed to before."""

import hmac
from datetime import UTC, date, datetime, timedelta

from babylon.days.keys import commitment_of

PURPOSE = b"babylon days"  # the server's secret has other uses, too
COMING = 7  # days that are committed to


def day_of(moment: float) -> date:
    """The day in universal time, of a moment in seconds since 1970."""
    return datetime.fromtimestamp(moment, UTC).date()


class DayKeys:
    """Draws every day's key from one secret. What comes out is a key whose day has begun, or a commitment."""

    __slots__ = ("_secret",)

    def __init__(self, secret: bytes) -> None:
        self._secret = hmac.digest(secret, PURPOSE, "sha256")

    def revealed(self, day: date, moment: float) -> bytes:
        """The key of a day that has begun at this moment; nobody may ask for another."""
        assert day <= day_of(moment), "a day to come has no key yet"
        return self._key(day)

    def commitments(self, moment: float) -> dict[date, str]:
        """What is told beforehand of the days after this moment's."""
        today = day_of(moment)
        days = [today + timedelta(number) for number in range(1, COMING + 1)]
        return {day: commitment_of(day, self._key(day)) for day in days}

    def _key(self, day: date) -> bytes:
        return hmac.digest(self._secret, day.isoformat().encode(), "sha256")
