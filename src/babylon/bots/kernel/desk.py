"""What a bot works with while it thinks: room to write, described once.

Plain Python works on the class below, compiled code on one block of memory of the same description, which it hands
around as a single pointer. The states to try moves out on are a pool beside it.
"""

from dataclasses import dataclass, field, fields
from typing import Any, cast

from babylon.bots.kernel.weights import FEATURES, WEIGHTS
from babylon.compiled import COMPILES
from babylon.rules.turn import MOST_MOVES, MOST_PLACES

REAL, TRIAL = 0, 1  # the state that is asked about; the first one to try out on
MOST_SITES = 98  # for a tile: positions and lifts
SITE_NUMBERS = 15  # what is written down of a site (survey.py)
BOARDS = 7  # what is written down of a level
MOST_SKETCHES = 64
MOST_TURNS = 128
TURN_NUMBERS = 4  # how a whole turn is written (whole_turns.py)
LONGEST_TURN = 64  # in moves
QUARRY = 16


def _numbers(size: int) -> Any:
    return field(default_factory=lambda: [0] * size, metadata={"kind": "i8", "size": size})


def _reals(size: int) -> Any:
    return field(default_factory=lambda: [0.0] * size, metadata={"kind": "f8", "size": size})


@dataclass(slots=True)
class Desk:
    """Working space."""

    stream: list[int] = _numbers(1)  # chance
    turn: list[int] = _numbers(LONGEST_TURN)  # the moves of the turn that is being made up
    moves: list[int] = _numbers(MOST_MOVES)  # room for every legal move
    places: list[int] = _numbers(MOST_PLACES)  # room for every legal place
    boards: list[int] = _numbers(BOARDS)  # what a level offers (survey.py)
    sites: list[int] = _numbers(2 * MOST_SITES)  # the sites of a garden
    survey: list[int] = _numbers(2 * MOST_SITES * SITE_NUMBERS)  # what every site offers, before and after a placement
    site_value: list[float] = _reals(2 * MOST_SITES)  # what every site is worth, whatever tile comes there
    site_most: list[float] = _reals(2 * MOST_SITES)  # … and with the best tile there could be
    sketch: list[int] = _numbers(MOST_SKETCHES)  # the most promising placements (sketch.py)
    sketch_value: list[float] = _reals(MOST_SKETCHES)
    features: list[float] = _reals(FEATURES)  # what a garden promises (promise.py)
    weights: list[float] = _reals(WEIGHTS)  # how much each promise counts
    dig_value: list[float] = _reals(QUARRY)  # what every stack is worth (digging.py)
    turns: list[int] = _numbers(MOST_TURNS * TURN_NUMBERS)  # the whole turns to choose from (whole_turns.py)
    turn_value: list[float] = _reals(MOST_TURNS)


def desks() -> list[Desk]:
    """A desk in a list of its own: that is how compiled code takes it."""
    if not COMPILES:
        return [Desk()]
    import numpy as np  # noqa: PLC0415

    described = [(one.name, one.metadata["kind"], (one.metadata["size"],)) for one in fields(Desk)]
    return cast("list[Desk]", np.zeros(1, np.dtype(described, align=True)))
