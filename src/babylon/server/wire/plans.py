"""Plans: a turn that is played as soon as it is due, if it still can be."""

from typing import Annotated

from pydantic import Field

from babylon.server.wire.base import Instant, Moves, Seq, Wire

MOST_OTHERS = 7


class NewPlan(Wire):
    """A whole turn, planned when the table stood at `seq`, and others to be tried in their order in its stead."""

    seq: Seq
    moves: Moves
    others: list[Moves] = Field(
        default_factory=list, max_length=MOST_OTHERS, description="Turns for when it can't be played."
    )


class OtherTurn(Wire):
    """A turn for when those before it can't be played."""

    moves: list[str]
    dropped: Annotated[str | None, Field(description="Why it was not played either.")]


class PlanInfo(Wire):
    """The plan of a seat, told to nobody but its holder."""

    moves: list[str]
    turn: Annotated[int, Field(description="The number of the turn that it is meant for, from 0.")]
    made: Instant
    dropped: Annotated[
        str | None, Field(description="Why it was not played: `changed`, or the code of the rule it breaks.")
    ]
    others: list[OtherTurn]


class PlanAnswer(Wire):
    """What a seat has planned; null: nothing."""

    plan: PlanInfo | None
