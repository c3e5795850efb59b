"""What a server offers."""

from typing import Annotated

from pydantic import Field

from babylon.server.wire.base import BelvederesWord, GapWord, HighestWord, OverlapWord, Wire
from babylon.server.wire.game_view import EditionView


class Limits(Wire):
    """What a client must keep to."""

    body_bytes: int
    name_length: int
    chat_length: int
    moves: int
    wait_seconds: int
    queue: int


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


class Info(Wire):
    """Versions, and the choices for a new table."""

    version: str
    rules: str
    languages: list[str]
    editions: list[EditionView]
    choices: Choices
    broken: Annotated[list[Mix], Field(description="Mixes that spoil the game.")]
    lots: Annotated[list[str], Field(description="Editions whose book draws lots for the first player.")]
    tiles: list[str]
    bots: list[str]
    phrases: list[str]
    limits: Limits
