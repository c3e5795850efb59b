"""What can go wrong between a client and a server."""

from typing import Any


class Refused(Exception):
    """The server said no: a stable code, a sentence, details."""

    def __init__(self, status: int, code: str, sentence: str, details: dict[str, Any]) -> None:
        super().__init__(f"{code}: {sentence}")
        self.status = status
        self.code = code
        self.sentence = sentence
        self.details = details


class Unreachable(Exception):
    """The server did not answer through all tries."""
