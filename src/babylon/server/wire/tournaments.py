"""Tournaments as visitors ask for them and see them."""

from typing import Annotated, Literal

from pydantic import Field

from babylon.server.wire.base import BotName, Entropy, Instant, Name, Seq, StageWord, Wire
from babylon.server.wire.tournament_events import DealDrawn, Number
from babylon.server.wire.tournament_settings import TournamentSettings


class JoinRequest(Wire):
    """How one wants to be called, the team if there are teams, and one's own randomness for the deals."""

    name: Name
    team: Name | None = None
    entropy: Entropy = ""


class BotsRequest(Wire):
    """So many more bots of a kind."""

    bot: BotName
    count: Annotated[int, Field(ge=1, le=16, description="How many more.")] = 1
    team: Name | None = None


class RemoveEntrantRequest(Wire):
    """Who shall take part no more."""

    entrant: Annotated[Number, Field(description="The entrant's number.")]


class OrganiserRequest(Wire):
    """What the organiser does."""

    act: Annotated[Literal["start", "pause", "resume", "close"], Field(description="What is to become of it.")]


class EntrantInfo(Wire):
    """Who takes part, or did."""

    number: Number
    name: str
    bot: str | None
    team: str | None
    left: str | None
    entropy: str


class SeatScore(Wire):
    """What a seat got: of what is possible, over the others at the table, over all with the same deal and seat."""

    score: float
    margin: float
    swing: float


class TableOutcome(Wire):
    """How a table ended."""

    points: list[int]
    places: list[int]
    out: list[int]
    absent: list[int]
    scores: list[SeatScore]


class TournamentTable(Wire):
    """A table of a round; of a deal that others still play nothing but whether it has ended."""

    table: str
    seats: list[Number]
    deal: Number
    match: Number
    ended: bool
    sealed: bool
    outcome: TableOutcome | None


class RoundInfo(Wire):
    """A round."""

    number: Number
    at: Instant
    over: bool
    byes: list[Number]
    tables: list[TournamentTable]


class DealInfo(DealDrawn):
    """A deal that has been played, with its secret once it is open."""

    commitment: str
    secret: str | None


class StandingsLine(Wire):
    """A line of the standings: an entrant, or of teams the first member's number."""

    rank: int
    number: Number
    name: str
    score: float
    games: int
    opponents: float
    swing: float
    margin: float


class TournamentLine(Wire):
    """A tournament in a list."""

    id: str
    status: StageWord
    created: Instant
    settings: TournamentSettings
    entrants: int
    rounds: int


class TournamentList(Wire):
    """Tournaments that everyone may join, and those where one takes part or that one has called."""

    tournaments: list[TournamentLine]
    mine: list[TournamentLine]


class TournamentInfo(Wire):
    """A tournament as all see it."""

    id: str
    seq: Seq
    status: StageWord
    paused: bool
    created: Instant
    started: Instant | None
    until: Annotated[Instant | None, Field(description="When an arena ends.")]
    settings: TournamentSettings
    round_count: Annotated[int | None, Field(description="How many rounds there will be, when that is known.")]
    entrants: list[EntrantInfo]
    rounds: list[RoundInfo]
    standings: list[StandingsLine]
    deals: list[DealInfo]


class TournamentYou(Wire):
    """What the caller is in a tournament, and the table where they are expected."""

    organiser: bool
    entrant: Number | None
    left: bool
    table: str | None


class TournamentAnswer(Wire):
    """A tournament, and what the caller is there."""

    tournament: TournamentInfo
    you: TournamentYou
