"""The events of a tournament's log, discriminated by `kind`."""

from typing import Annotated, Literal

from pydantic import Field

from babylon.server.wire.base import Entropy, Name, Wire
from babylon.server.wire.events import Logged
from babylon.server.wire.tournament_settings import TournamentSettings

Number = Annotated[int, Field(ge=0, le=100_000)]


class TournamentCreated(Logged):
    """Someone called a tournament. For each deal the server has committed to a secret."""

    kind: Literal["tournament"] = "tournament"
    settings: TournamentSettings
    rules: str
    commitments: list[str]


class Joined(Logged):
    """Someone takes part; whoever comes back has the number they had.

    Their randomness goes into all deals to come. A `filler` is a bot that only makes the number even.
    """

    kind: Literal["joined"] = "joined"
    entrant: Number
    name: Name
    bot: str | None = None
    team: str | None = None
    entropy: Entropy = ""
    filler: bool = False


class Left(Logged):
    """An entrant takes part no more: they went, the organiser has removed them, or they did not come to their table."""

    kind: Literal["left"] = "left"
    entrant: Number
    why: Literal["withdrawn", "removed", "absent", "spare"]


class Renamed(Logged):
    """An entrant is called otherwise now: they are no longer a person of this server."""

    kind: Literal["renamed"] = "renamed"
    entrant: Number
    name: Name


class Started(Logged):
    """The first round can be paired. Who is in a team that has too few members plays with the filling bot, or not."""

    kind: Literal["started"] = "started"


class Paused(Logged):
    """No round is paired until the organiser goes on; games go on."""

    kind: Literal["paused"] = "paused"


class Resumed(Logged):
    """Rounds are paired again."""

    kind: Literal["resumed"] = "resumed"


class PairedTable(Wire):
    """A table: its entrants by seats, which deal it has, and of teams which match it belongs to."""

    table: str
    seats: list[Number]
    deal: Number
    match: Number


class DealDrawn(Wire):
    """A deal that is played for the first time, and the entrants' randomness that went into it."""

    deal: Number
    entropy: str


class Paired(Logged):
    """A round was paired, in an arena some tables; `byes` are entrants, or teams, that sit out."""

    kind: Literal["paired"] = "paired"
    round: Number
    tables: list[PairedTable]
    byes: list[Number]
    deals: list[DealDrawn]


class Ended(Logged):
    """A table ended: points, places and who was out by seats. Nobody played where someone was absent."""

    kind: Literal["ended"] = "ended"
    table: str
    points: list[int]
    places: list[int]
    out: list[int]
    absent: list[int] = Field(default_factory=list)


class DealOpened(Logged):
    """All who play a deal have done so: its secret is told, and its tables may be looked at."""

    kind: Literal["deal-opened"] = "deal-opened"
    deal: Number
    secret: str


class TournamentOver(Logged):
    """It has ended."""

    kind: Literal["tournament-over"] = "tournament-over"


class TournamentClosed(Logged):
    """The organiser has called it off, or after the start lets it end with the games that are played."""

    kind: Literal["tournament-closed"] = "tournament-closed"


TournamentEvent = Annotated[
    TournamentCreated
    | Joined
    | Left
    | Renamed
    | Started
    | Paused
    | Resumed
    | Paired
    | Ended
    | DealOpened
    | TournamentOver
    | TournamentClosed,
    Field(discriminator="kind"),
]
