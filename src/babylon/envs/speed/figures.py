"""The figures of one engine. What an engine can't do, or what was not measured, is None."""

import json
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Figures:
    """One line of the report."""

    engine: str
    games: float | None = None  # random games a second, without Python between the moves
    moves: float | None = None  # moves a second in them
    python_games: float | None = None  # random games a second with a Python call for every move
    python_moves: float | None = None
    legal: float | None = None  # microseconds for all legal moves of a position in the middle of a game
    copy: float | None = None  # microseconds for a copy of a position
    steps: float | None = None  # steps a second of a learning environment, with observation and mask
    batched: float | None = None  # steps a second of 256 games side by side, with masks
    first: float | None = None  # seconds from the start of the process to the end of its first game
    memory: float | None = None  # megabytes of the process after its first game

    def to_json(self) -> str:
        """One line of JSON."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, line: str) -> "Figures":
        """The figures of such a line."""
        return cls(**json.loads(line))
