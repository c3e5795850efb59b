"""What an organiser chooses for a tournament."""

from typing import Annotated, Self

from pydantic import AfterValidator, Field, model_validator

from babylon.server.process.clock import DAY
from babylon.server.wire.base import BotName, FormatWord, Wire, one_line
from babylon.server.wire.enums import Format
from babylon.server.wire.settings import Days, EditionChoice, RealTime

MOST_ROUNDS = 20
MOST_MINUTES = 7 * 24 * 60
MOST_BOARDS = 4
PAIR = 2

Title = Annotated[
    str,
    Field(min_length=1, max_length=60, examples=["Club evening"], description="Its name."),
    AfterValidator(one_line),
]
TournamentClock = Annotated[RealTime | Days, Field(discriminator="kind")]


class TournamentSettings(Wire):
    """What holds for the whole tournament."""

    name: Title
    format: FormatWord = Format.SWISS
    players: Annotated[int, Field(ge=2, le=4, description="Seats at a table.")] = 2
    clock: TournamentClock = RealTime(kind="real-time")
    duplicate: Annotated[bool, Field(description="All tables of a round play the same deal.")] = False
    edition: EditionChoice = EditionChoice()
    rounds: Annotated[
        int, Field(ge=1, le=MOST_ROUNDS, description="Of a Swiss, and of a round robin at tables for three and four.")
    ] = 3
    minutes: Annotated[int, Field(ge=1, le=MOST_MINUTES, description="How long an arena lasts.")] = 90
    boards: Annotated[
        int, Field(ge=1, le=MOST_BOARDS, description="Members of a team; 1: everyone for themselves.")
    ] = 1
    fill: Annotated[
        BotName | None, Field(description="The bot that makes the number even; null: someone sits out.")
    ] = None
    no_show: Annotated[
        int,
        Field(
            ge=5,
            le=7 * DAY,
            description="Seconds until who does not come to a table has lost there; where turns take days, one.",
        ),
    ] = 180
    late: Annotated[bool, Field(description="Whether people may still come after the start.")] = True
    listed: Annotated[bool, Field(description="Whether everyone finds it in the list.")] = False

    @model_validator(mode="before")
    @classmethod
    def patient(cls, told: object) -> object:
        """What is told, and where turns take days as long as one of them to come to a table."""
        if not isinstance(told, dict) or "no_show" in told:
            return told
        clock = told.get("clock")
        days = clock.get("days") if isinstance(clock, dict) and clock.get("kind") == "days" else None
        return {**told, "no_show": min(7, days) * DAY} if isinstance(days, int) else told

    @model_validator(mode="after")
    def fitting(self) -> Self:
        """Itself, when the choices go together."""
        if self.boards > 1 and (self.players != PAIR or self.format is Format.ARENA):
            raise ValueError("teams need tables for two, and rounds")
        return self


class NewTournament(TournamentSettings):
    """The body of `POST /tournaments`."""
