"""What visitors may ask of a table."""

from typing import Annotated, Self

from pydantic import Field, model_validator

from babylon.server.wire.base import BotName, ChatText, Entropy, FlowerWord, Key, Name, SeatNumber, Seq, Wire


class Nothing(Wire):
    """An empty body."""


class WatchRequest(Wire):
    """The key of the watch link."""

    key: Key


class SeatRequest(Wire):
    """A bot for a seat, or null to open it again."""

    bot: BotName | None


class ClaimRequest(Wire):
    """A name to sit down with; the key of the seat's link unless the table is open."""

    name: Name
    key: Key | None = None
    program: Name | None = None


class InvitationRequest(Wire):
    """The key of the seat's link; at an open table none is needed."""

    key: Key | None = None


class RemoveRequest(Wire):
    """The last event that the host had seen: who sat down since is not meant."""

    seq: Seq


class RecoverRequest(Wire):
    """The code that was given when the seat was claimed."""

    code: Annotated[str, Field(min_length=1, max_length=40)]


class ReadyRequest(Wire):
    """Ready or not, and one's own randomness for the deal."""

    ready: bool = True
    entropy: Entropy = ""


class FlowerRequest(Wire):
    """The flower that a seat wants to play with."""

    flower: FlowerWord


class UndoRequest(Wire):
    """How many turns to take back."""

    seat: SeatNumber
    turns: Annotated[int, Field(ge=1, le=20)] = 1


class UndoAnswer(Wire):
    """Whether a seat agrees to the proposal with that `seq`, and to no other that may have come since."""

    seat: SeatNumber
    seq: Seq
    agree: bool


class SeatOnly(Wire):
    """The seat that asks."""

    seat: SeatNumber


class ChatRequest(Wire):
    """Free text or a phrase, one of the two."""

    seat: SeatNumber | None = None
    text: ChatText | None = None
    phrase: Annotated[str, Field(min_length=1, max_length=40, examples=["good-game"])] | None = None

    @model_validator(mode="after")
    def either(self) -> Self:
        """Itself, when it says exactly one thing."""
        if (self.text is None) == (self.phrase is None):
            raise ValueError("needs either text or phrase")
        return self
