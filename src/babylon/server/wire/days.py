"""The deals of days: what is known of them, what is promised, and what guests have reached."""

from datetime import date
from typing import Annotated

from pydantic import Field

from babylon.server.wire.base import FormWord, MedalWord, Name, Wire

HEX_KEY = r"^[0-9a-f]{64}$"
RECORD_LENGTH = 8192  # a whole game for two has some 1,500 characters


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


class ResultRequest(Wire):
    """A game of a day that was played to its end, and what its player is called."""

    name: Name
    record: Annotated[str, Field(min_length=1, max_length=RECORD_LENGTH, description="A record (`.bgn`).")]


class DayLine(Wire):
    """What someone has reached. Nothing tells how, so that whoever reads it can still play."""

    rank: Annotated[int, Field(ge=1)]
    name: str
    points: int
    medal: MedalWord | None


class DayResults(Wire):
    """The table of a day in one form: the best results, how many there are, and one's own wherever it stands."""

    date: date
    form: FormWord
    count: Annotated[int, Field(ge=0)]
    best: list[DayLine]
    own: DayLine | None
