"""What a server offers."""

from typing import Annotated

from pydantic import Field

from babylon.server.wire.base import BelvederesWord, GapWord, HighestWord, OverlapWord, Wire
from babylon.server.wire.game_view import EditionView


class Limits(Wire):
    """What a client must keep to."""

    body_bytes: Annotated[int, Field(description="Of a request's body.")]
    name_length: Annotated[int, Field(description="Characters of a name.")]
    chat_length: Annotated[int, Field(description="Characters of what is said.")]
    moves: Annotated[int, Field(description="Moves of a turn.")]
    wait_seconds: Annotated[int, Field(description="How long a long poll may wait.")]
    queue: Annotated[int, Field(description="Messages that may wait for one listener.")]


class Mix(Wire):
    """One way to make all choices but the supply."""

    highest: HighestWord
    overlap: OverlapWord
    gap: GapWord
    belvederes: BelvederesWord


class Choices(Wire):
    """All there is to choose from when a table mixes the rules."""

    highest: list[HighestWord]
    overlap: list[OverlapWord]
    gap: list[GapWord]
    belvederes: list[BelvederesWord]


class Addresses(Wire):
    """Where others reach the server, told to whoever asks from its own machine."""

    addresses: Annotated[list[str], Field(description="With scheme and port.")]


class Info(Wire):
    """Versions, and the choices for a new table."""

    version: Annotated[str, Field(description="Of the server.")]
    rules: Annotated[str, Field(description="The name of the rules of new games.")]
    languages: Annotated[list[str], Field(description="In which it answers.")]
    editions: Annotated[list[EditionView], Field(description="For `edition`.")]
    choices: Annotated[Choices, Field(description="For what differs from an edition.")]
    broken: Annotated[list[Mix], Field(description="Mixes that spoil the game.")]
    lots: Annotated[list[str], Field(description="Editions whose book draws lots for the first player.")]
    tiles: Annotated[list[str], Field(description="For `tiles`.")]
    bots: Annotated[list[str], Field(description="From the weakest to the strongest.")]
    levels: Annotated[list[str], Field(description="Bots, too: one for each level, from the weakest to the strongest.")]
    phrases: Annotated[list[str], Field(description="What may be said where chat is for phrases.")]
    limits: Limits
