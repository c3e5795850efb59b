"""Ratings as clients are told them."""

from typing import Annotated

from pydantic import Field

from babylon.server.wire.base import Instant, PoolClockWord, Wire

Rated = Annotated[float, Field(description="A rating: 25 is where everybody begins, higher is stronger.")]
Margin = Annotated[float, Field(description="Half of the interval that holds the true strength 19 times in 20.")]


class Standing(Wire):
    """A rating, how uncertain it is, and by how many games it was found."""

    rating: Rated
    margin: Margin
    games: int


class Leader(Standing):
    """A line of a leaderboard: a person, or a bot by which all are measured, which has no rank."""

    rank: int | None
    person: str | None
    name: str | None
    bot: str | None


class Leaderboard(Wire):
    """The best of those whom everyone may see, and oneself."""

    players: int
    clock: PoolClockWord
    count: Annotated[int, Field(description="How many people there are in the list, shown or not.")]
    leaders: list[Leader]
    own: Leader | None


class CoursePoint(Wire):
    """A rating after a game."""

    at: Instant
    rating: Rated
    margin: Margin
    place: int


class PoolRating(Standing):
    """Someone's rating for so many players and one kind of clock, and how it came about; of many games the newest."""

    players: int
    clock: PoolClockWord
    course: list[CoursePoint]
