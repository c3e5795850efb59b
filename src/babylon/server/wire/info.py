"""What a server offers."""

from typing import Annotated

from pydantic import Field

from babylon.server.wire.base import Wire
from babylon.server.wire.game_view import EditionView


class Limits(Wire):
    """What a client must keep to."""

    body_bytes: int
    name_length: int
    chat_length: int
    moves: int
    wait_seconds: int
    queue: int


class Info(Wire):
    """Versions, and the choices for a new table."""

    version: str
    rules: str
    languages: list[str]
    editions: list[EditionView]
    lots: Annotated[list[str], Field(description="Editions whose book draws lots for the first player.")]
    tiles: list[str]
    bots: list[str]
    phrases: list[str]
    limits: Limits
