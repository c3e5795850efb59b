"""Looking for a game: what one wants, and the open tables that fit."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field
from pydantic.types import Strict

from babylon.server.wire.base import Instant, Name, Wire
from babylon.server.wire.table_view import TableLine


class PairingClock(StrEnum):
    """How fast one wants to play: ten minutes, half an hour, or three days for a turn."""

    FAST = "fast"
    SLOW = "slow"
    DAYS = "days"


PlayerCount = Annotated[int, Field(ge=2, le=4, description="How many play.")]


class SeekRequest(Wire):
    """What someone looks for."""

    players: PlayerCount = 2
    clock: Annotated[PairingClock, Strict(False)] = PairingClock.FAST
    rated: Annotated[bool, Field(description="Whether the game is for ratings: for people only.")] = False
    near: Annotated[bool, Field(description="Only people of about the same strength, at first.")] = False
    name: Name


class InviteRequest(Wire):
    """Who is to have a seat, by the name that they have here."""

    name: Name


class InvitedSeat(Wire):
    """A seat that is kept for the caller, with the key of its link."""

    table: Annotated[TableLine, Field(description="Where.")]
    seat: Annotated[int, Field(description="Which.")]
    key: Annotated[str, Field(description="To claim it with.")]
    host: Annotated[str, Field(description="Who invites; empty where they have no name.")]
    at: Instant


class InvitedSeats(Wire):
    """All of them, the newest first."""

    invitations: list[InvitedSeat]


class FollowedPerson(Wire):
    """Someone whom one follows, and a game of theirs that anyone may watch."""

    id: Annotated[str, Field(description="The person's id.")]
    name: Annotated[str, Field(description="What they are called.")]
    table: Annotated[str | None, Field(description="Its id; null: none goes on.")]


class FollowedPeople(Wire):
    """All of them, by name."""

    people: list[FollowedPerson]


class Featured(Wire):
    """The game that is shown to all; null: none goes on at an open table."""

    table: TableLine | None


class Seeking(Wire):
    """Whether one waits, how many people wait in all, and the table once there is one."""

    waiting: Annotated[bool, Field(description="Whether one still looks.")]
    people: Annotated[int, Field(description="How many wait in all.")]
    table: Annotated[str | None, Field(description="Its id; null: none yet.")]
    seat: Annotated[int | None, Field(description="One's own there.")]


class OpenTable(Wire):
    """A table that waits for anyone, and the mean rating of those who sit there."""

    table: Annotated[TableLine, Field(description="Where.")]
    rating: Annotated[float | None, Field(description="Null where nobody has one.")]


class OpenTables(Wire):
    """Tables that fit what was asked for, the newest first."""

    tables: list[OpenTable]
