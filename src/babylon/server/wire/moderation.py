"""Reports of players, and what hosts of a server see and do."""

from enum import StrEnum
from typing import Annotated

from pydantic import AfterValidator, Field, Strict

from babylon.server.wire.base import Instant, Name, SeatNumber, Wire, one_line
from babylon.server.wire.people import Bytes, Credential, PersonId

NOTE_LENGTH = 500
MOST_DAYS = 3650
TableId = Annotated[str, Field(description="A table's id.", pattern=r"^[a-z2-7]{12}$")]
RowId = Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]


def tidy(text: str) -> str:
    """`text` on one line; it may be empty."""
    return one_line(text) if text.strip() else ""


Note = Annotated[str, Field(max_length=NOTE_LENGTH, description="In one's own words."), AfterValidator(tidy)]


class Complaint(StrEnum):
    """What somebody is reported for."""

    NAME = "name"
    CHAT = "chat"
    PLAY = "play"
    OTHER = "other"


class Act(StrEnum):
    """What hosts do."""

    ENTERED = "entered"
    SETTLED = "settled"
    BANNED = "banned"
    ADMITTED = "admitted"
    RENAMED = "renamed"
    CHOSEN = "chosen"
    RELEASED = "released"


ComplaintWord = Annotated[Complaint, Strict(False)]
ActWord = Annotated[Act, Strict(False)]


class NewReport(Wire):
    """A report of who sits at a table, or of a person."""

    table: Annotated[TableId | None, Field(description="Where they sit; with `seat`.")] = None
    seat: Annotated[SeatNumber | None, Field(description="Where they sit at that table.")] = None
    person: Annotated[PersonId | None, Field(description="Or who they are.")] = None
    reason: ComplaintWord
    note: Annotated[Note, Field(description="In the words of who reports.")] = ""


class ShowPasskey(Wire):
    """A host's passkey, shown once more."""

    id: Credential
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes
    user: Bytes | None = None


class ReportInfo(Wire):
    """A report as hosts see it."""

    id: str
    at: Instant
    name: str
    person: Annotated[str | None, Field(description="The person's id; null for a guest.")]
    by: Annotated[str, Field(description="The name of a person who reported; empty for a guest.")]
    table: str | None
    reason: ComplaintWord
    note: str
    said: Annotated[list[str], Field(description="What they had last said at that table.")]
    settled: Instant | None


class Reports(Wire):
    """The newest ones."""

    reports: list[ReportInfo]


class NewBan(Wire):
    """For how many days somebody is kept out (null: for good), and whether with all at their address."""

    days: Annotated[Annotated[int, Field(ge=1, le=MOST_DAYS)] | None, Field(description="Null: for good.")] = 7
    address: Annotated[bool, Field(description="Whether with all who come from the same address.")] = False
    reason: Annotated[Note, Field(description="What they are told.")] = ""


class Settlement(Wire):
    """How a report is settled: with a ban, or without."""

    ban: Annotated[NewBan | None, Field(description="Null: none.")] = None
    note: Annotated[Note, Field(description="For the other hosts.")] = ""


class BanInfo(Wire):
    """Who is kept out."""

    id: str
    name: str
    person: str | None
    address: bool
    at: Instant
    until: Instant | None
    reason: str


class Bans(Wire):
    """All of them, the latest first."""

    bans: list[BanInfo]


class ActInfo(Wire):
    """What a host has done."""

    at: Instant
    host: str
    act: ActWord
    about: str
    note: str


class Acts(Wire):
    """The latest ones."""

    acts: list[ActInfo]


class NewNameGiven(Wire):
    """The name that a person has from now on."""

    name: Name


class Figure(Wire):
    """One of the server's live figures."""

    name: str
    value: int


class SettingInfo(Wire):
    """A setting, and whether it is another one than without anybody's choice."""

    name: str
    value: str
    chosen: bool


class HostView(Wire):
    """What a host sees first."""

    version: str
    until: Instant
    hosts: list[str]
    open_reports: int
    figures: list[Figure]
    settings: list[SettingInfo]
