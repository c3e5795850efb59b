"""What can go wrong between a client and a server."""

from collections.abc import Mapping

from babylon.client.shapes import Code, Json


class Refused(Exception):
    """The server said no: a stable code, a sentence, details."""

    def __init__(self, status: int, code: Code, sentence: str, details: Mapping[str, Json]) -> None:
        super().__init__(f"{code}: {sentence}")
        self.status = status
        self.code = code
        self.sentence = sentence
        self.details = details


class Unreachable(Exception):
    """The server did not answer through all tries."""
