"""What visitors may ask of a table."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from babylon.server.wire.base import BotName, ChatText, Entropy, FlowerWord, Key, Name, SeatNumber, Seq, Wire

MOST_PAUSE_DAYS = 60


class Nothing(Wire):
    """An empty body."""


class WatchRequest(Wire):
    """The key of the watch link."""

    key: Key


class SeatRequest(Wire):
    """A bot for a seat, or null to open it again."""

    bot: Annotated[BotName | None, Field(description="One of the `bots` of `Info`.")]


class ClaimRequest(Wire):
    """A name to sit down with; the key of the seat's link unless the table is open."""

    name: Name
    key: Annotated[Key | None, Field(description="From the seat's link.")] = None
    program: Annotated[
        Name | None, Field(description="What a program that plays calls itself; null: a person plays.")
    ] = None


class InvitationRequest(Wire):
    """The key of the seat's link; at an open table none is needed."""

    key: Annotated[Key | None, Field(description="From the seat's link.")] = None


class RemoveRequest(Wire):
    """The last event that the host had seen: who sat down since is not meant."""

    seq: Seq


class RecoverRequest(Wire):
    """The code that was given when the seat was claimed."""

    code: Annotated[str, Field(min_length=1, max_length=40, description="The recovery code.")]


class ReadyRequest(Wire):
    """Ready or not, and one's own randomness for the deal."""

    ready: Annotated[bool, Field(description="False: not any more.")] = True
    entropy: Entropy = ""


class FlowerRequest(Wire):
    """The flower that a seat wants to play with."""

    flower: FlowerWord


class UndoRequest(Wire):
    """How many turns to take back."""

    seat: SeatNumber
    turns: Annotated[int, Field(ge=1, le=20, description="How many, whoever has played them.")] = 1


class UndoAnswer(Wire):
    """Whether a seat agrees to the proposal with that `seq`, and to no other that may have come since."""

    seat: SeatNumber
    seq: Seq
    agree: Annotated[bool, Field(description="False: no, or never mind by who has asked.")]


class PauseRequest(Wire):
    """For how many days the clocks shall stand still."""

    seat: SeatNumber
    days: Annotated[int, Field(ge=1, le=MOST_PAUSE_DAYS, description="How many.")] = 7


class PauseAnswer(Wire):
    """Whether a seat agrees to the pause that was proposed with that `seq`, and to no other."""

    seat: SeatNumber
    seq: Seq
    agree: Annotated[bool, Field(description="False: no, or never mind by who has asked.")]


class SeatOnly(Wire):
    """The seat that asks."""

    seat: SeatNumber


class ChatRequest(Wire):
    """Free text or a phrase, one of the two."""

    seat: Annotated[SeatNumber | None, Field(description="Who says it; null: the host.")] = None
    text: ChatText | None = None
    phrase: Annotated[
        Annotated[str, Field(min_length=1, max_length=40, examples=["good-game"])] | None,
        Field(description="One of the `phrases` of `Info`."),
    ] = None

    @model_validator(mode="after")
    def either(self) -> Self:
        """Itself, when it says exactly one thing."""
        if (self.text is None) == (self.phrase is None):
            raise ValueError("needs either text or phrase")
        return self
