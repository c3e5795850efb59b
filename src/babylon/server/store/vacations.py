"""When people are away: at most so many days in a year, and whether their tables have been told."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from babylon.server.process.clock import DAY
from babylon.server.store.vacation_schema import vacation

YEAR = 365 * DAY
_TABLE = vacation.c


@dataclass(frozen=True, slots=True)
class Vacation:
    """From when until when someone is away."""

    person: str
    begun: float
    until: float


def of_person(connection: Connection, person: str, now: float) -> list[Vacation]:
    """Those of a person within the last year, the latest last."""
    own = select(vacation).where(_TABLE.person == person, _TABLE.until > now - YEAR).order_by(_TABLE.begun)
    return [Vacation(row.person, row.begun, row.until) for row in connection.execute(own)]


def days_spent(past: list[Vacation]) -> float:
    """How many days of a year's allowance these take; each takes a day at least, however soon one was back."""
    return sum(max(1.0, (one.until - one.begun) / DAY) for one in past)


def begin(connection: Connection, one: Vacation, allowed: float) -> float | None:
    """Write down a vacation unless it is more than what is allowed, then the days that are left are the answer."""
    cut_short(connection, one.person, one.begun)
    left = allowed - days_spent(of_person(connection, one.person, one.begun))
    if (one.until - one.begun) / DAY > left + 0.01:
        return max(0.0, left)
    row = {"person": one.person, "begun": one.begun, "until": one.until, "told": False}
    connection.execute(insert(vacation), row)
    return None


def cut_short(connection: Connection, person: str, now: float) -> None:
    """Let a person be back now."""
    running = _TABLE.person == person, _TABLE.until > now
    connection.execute(update(vacation).where(*running).values(until=now, told=False))
    connection.execute(delete(vacation).where(_TABLE.person == person, _TABLE.until < now - YEAR, _TABLE.told))


def untold(connection: Connection, most: int) -> list[Vacation]:
    """Vacations of which not all tables know, the oldest first."""
    rows = connection.execute(select(vacation).where(~_TABLE.told).order_by(_TABLE.begun).limit(most))
    return [Vacation(row.person, row.begun, row.until) for row in rows]


def note_told(connection: Connection, one: Vacation) -> None:
    """Note that all tables know, unless it has changed meanwhile."""
    same = _TABLE.person == one.person, _TABLE.begun == one.begun, _TABLE.until == one.until
    connection.execute(update(vacation).where(*same).values(told=True))


def forget(connection: Connection, person: str) -> None:
    """Drop all that a person who leaves had."""
    connection.execute(delete(vacation).where(_TABLE.person == person))
