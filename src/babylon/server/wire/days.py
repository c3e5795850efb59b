"""The deals of days: what is known of them, and what is promised."""

from datetime import date

from pydantic import Field

from babylon.server.wire.base import Wire

HEX_KEY = r"^[0-9a-f]{64}$"


class DayKey(Wire):
    """The key that decides the deal of a day, told once the day has begun."""

    date: date
    key: str = Field(pattern=HEX_KEY)


class DayCommitment(Wire):
    """What the key of a coming day can be checked by."""

    date: date
    commitment: str = Field(pattern=HEX_KEY)


class DayDeals(Wire):
    """Today in universal time, the keys of today and yesterday, and commitments to those of the next days."""

    date: date
    known: list[DayKey]
    coming: list[DayCommitment]
