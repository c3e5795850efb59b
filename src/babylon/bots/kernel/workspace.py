"""What a bot works with while it thinks: room to write, described once.

Plain Python works on the class below, compiled code on one block of memory of the same description, which it hands
around as a single pointer. The states to try moves out on are a pool beside it.
"""

from dataclasses import dataclass, field, fields
from typing import Any

from babylon.bots.kernel.clock import CLOCK
from babylon.bots.kernel.weight_numbers import FEATURES, WEIGHTS
from babylon.questions.score_sheet import LINES
from babylon.rules.turn import MOST_MOVES, MOST_PLACES

# Bare numbers as arguments would each be compiled for: these are names for the two that are needed.
START, ONE = 0, 1
REAL, TRIAL = 0, 1  # the state that is asked about; the first one to try out on
MOST_SITES = 98  # for a tile: positions and lifts
SITE_NUMBERS = 15  # what is written down of a site (sites.py)
BOARDS = 7  # what is written down of a level
MOST_CANDIDATES = 64
MOST_TURNS = 128
TURN_NUMBERS = 4  # how a whole turn is written (whole_turns.py)
MOST_CHOICES = 64  # turns that a search compares
LONGEST_TURN = 64  # in moves
QUARRY = 16

# The settings. Choices to compare; how many stacks to dig, and for each of them how many turns to keep, how many
# placements of a tile to try out, and after how many of these a second one. The same for turns that are played on
# (`QUICK`), how many turns to play on, and how many tries the first impression of a turn is worth.
CHOICES, DIGS, ROOM, WIDTH, PAIRS = 0, 1, 2, 3, 4
QUICK_DIGS, QUICK_WIDTH, QUICK_PAIRS, HORIZON, PRIOR = 5, 6, 7, 8, 9
SETTINGS = 10
FINDING = 3  # numbers
SEATS = 4
PROSPECTS = 4  # of a turn that is looked at afterwards (review.py)
FIGURES = 17


def _numbers(size: int) -> Any:
    return field(default_factory=lambda: [0] * size, metadata={"kind": "i8", "size": size})


def _reals(size: int) -> Any:
    return field(default_factory=lambda: [0.0] * size, metadata={"kind": "f8", "size": size})


@dataclass(slots=True)
class Workspace:
    """Working space."""

    settings: list[int] = _numbers(SETTINGS)  # how thoroughly to think
    stream: list[int] = _numbers(1)  # chance
    turn: list[int] = _numbers(LONGEST_TURN)  # the moves of the turn that is being made up
    moves: list[int] = _numbers(MOST_MOVES)  # room for every legal move
    places: list[int] = _numbers(MOST_PLACES)  # room for every legal place
    boards: list[int] = _numbers(BOARDS)  # what a level offers (sites.py)
    sites: list[int] = _numbers(2 * MOST_SITES)  # the sites of a garden
    site_rows: list[int] = _numbers(2 * MOST_SITES * SITE_NUMBERS)  # what a site offers, before and after a placement
    site_value: list[float] = _reals(2 * MOST_SITES)  # what every site is worth, whatever tile comes there
    site_most: list[float] = _reals(2 * MOST_SITES)  # … and with the best tile there could be
    candidates: list[int] = _numbers(MOST_CANDIDATES)  # the most promising placements (candidates.py)
    candidate_value: list[float] = _reals(MOST_CANDIDATES)
    features: list[float] = _reals(FEATURES)  # what makes a garden worth more than its points (evaluation.py)
    weights: list[float] = _reals(WEIGHTS)  # how much each of them counts
    dig_value: list[float] = _reals(QUARRY)  # what every stack is worth (dig_values.py)
    turns: list[int] = _numbers(MOST_TURNS * TURN_NUMBERS)  # the whole turns to choose from (whole_turns.py)
    turn_value: list[float] = _reals(MOST_TURNS)
    choices: list[int] = _numbers(MOST_CHOICES * TURN_NUMBERS)  # the whole turns that a search compares (search.py)
    choice_value: list[float] = _reals(MOST_CHOICES)
    order: list[int] = _numbers(MOST_CHOICES)  # which choice is the best so far, the second best …
    tries: list[int] = _numbers(MOST_CHOICES)  # how often each was played on
    total: list[float] = _reals(MOST_CHOICES)  # what it brought in all
    squares: list[float] = _reals(MOST_CHOICES)  # … and squared
    cursor: list[int] = _numbers(7)  # where a search stands
    limit: list[int] = _numbers(2)  # when it shall end
    clock: list[int] = _numbers(CLOCK)  # its time (clock.py)
    choosing: list[float] = _reals(WEIGHTS)  # the weights to choose by, and to play on by (findings.py)
    playing: list[float] = _reals(WEIGHTS)
    finding: list[float] = _reals(FINDING)  # what was found out about a choice (findings.py)
    world_stream: list[int] = _numbers(1)  # chance that makes up worlds
    luck: list[int] = _numbers(1)  # chance by which a world is played on
    ahead: list[int] = _numbers(LONGEST_TURN)  # moves to look ahead from
    seat_total: list[float] = _reals(SEATS)  # what each seat got in the worlds that were looked at
    better: list[int] = _numbers(LONGEST_TURN)  # the turn that `ahead` is compared with (review.py)
    judged: list[int] = _numbers(1)  # in how many worlds
    prospect: list[float] = _reals(PROSPECTS * SEATS)  # the points of each seat in one of them
    lines: list[int] = _numbers(LINES)  # a score pad
    line_total: list[float] = _reals(SEATS * LINES)  # what the better turn brought each seat, by lines of the pad
    figure_total: list[float] = _reals(FIGURES)  # what is found out about the turn
    figure_squares: list[float] = _reals(FIGURES)


def layout() -> list[tuple[str, str, tuple[int]]]:
    """Name, kind (as NumPy calls it) and length of every row."""
    return [(row.name, row.metadata["kind"], (row.metadata["size"],)) for row in fields(Workspace)]
