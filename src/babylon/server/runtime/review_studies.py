"""What workers study for the review of a game: every turn by itself, and then the whole."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from babylon.bots.game_review import Turn

# Only workers think: the server itself has no bots in its memory, so they are imported where it is done.
# ruff: noqa: PLC0415


@dataclass(frozen=True, slots=True)
class TurnStudy:
    """A turn of a record by its number from 2 on, or 1: the position before the first turn."""

    record: str
    number: int
    depth: str

    def steps(self) -> Iterator[str | None]:
        """Nothing after each step; at last the judgement as text."""
        from babylon.bots.turn_review import DEPTHS, Judge, judgement_text

        turn = _turns(self.record)[self.number - 1]
        for found in Judge(DEPTHS[self.depth]).steps(turn.before.state, self.number, turn.actions):
            yield None if found is None else judgement_text(found)


@dataclass(frozen=True, slots=True)
class WholeStudy:
    """All that was found about the turns of a record, to be put together."""

    record: str
    found: tuple[str, ...]

    def steps(self) -> Iterator[str | None]:
        """The review as JSON, in one step."""
        from babylon.bots.game_review import review_of
        from babylon.bots.turn_review import judgement_in
        from babylon.game import Game

        review = review_of(Game.from_record(self.record), [judgement_in(one) for one in self.found])
        yield json.dumps(review.as_json(), separators=(",", ":"))


@lru_cache(maxsize=4)
def _turns(record: str) -> "list[Turn]":
    """What there is to look at, made once for all turns of a game."""
    from babylon.bots.game_review import looked_at
    from babylon.game import Game

    return looked_at(Game.from_record(record))
