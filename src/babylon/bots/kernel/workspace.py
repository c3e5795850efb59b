"""What a bot works with while it thinks: room to write, described once.

Plain Python works on the class below, compiled code on one block of memory of the same description, which it hands
around as a single pointer. The states to try moves out on are a pool beside it.
"""

from dataclasses import dataclass, field, fields
from typing import Any

from babylon.bots.kernel.clock import CLOCK
from babylon.bots.kernel.weight_numbers import FEATURES, WEIGHTS
from babylon.questions.score_sheet import LINES
from babylon.rules.actions import DECORATE, END
from babylon.rules.board import SPACES
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
# (`QUICK`), how many turns to play on, and how many tries the first impression of a turn is worth. Whether gardens are
# valued by the net; whether a seat's last turn is the best of all there are; how many of a thousand turns are not seen
# when one is chosen without search.
CHOICES, DIGS, ROOM, WIDTH, PAIRS = 0, 1, 2, 3, 4
QUICK_DIGS, QUICK_WIDTH, QUICK_PAIRS, HORIZON, PRIOR, NET, EXACT, OVERLOOK = 5, 6, 7, 8, 9, 10, 11, 12
SETTINGS = 13
FINDING = 3  # numbers
SEATS = 4
PROSPECTS = 4  # of a turn that is looked at afterwards (review.py)
FIGURES = 25
HIDDEN, SECOND_HIDDEN, NET_LINES = 32, 16, 8  # the layers of the net (net.py)
NET_INPUTS = 142

# The last turn of a seat (last_turn.py): decorations that can be put up at once, at the most; states on the two ways to
# decorate that are open at a time; moves of a turn that is written out in full.
MOST_DECORATIONS = 128
NODES = 14
LISTED_MOVES = 16
DECORATION_NUMBERS = END - DECORATE
ENDING = 16


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
    node: list[int] = _numbers(NODES * MOST_DECORATIONS)  # the decorations to choose from (decoration_tree.py)
    node_length: list[int] = _numbers(NODES)  # how many there are
    node_at: list[int] = _numbers(NODES)  # how many of them have been tried
    barred: list[int] = _numbers(2 * DECORATION_NUMBERS)  # those that were tried before, by their numbers
    hope: list[int] = _numbers(SPACES)  # what the best decoration of a space brings
    hoped: list[int] = _numbers(4)  # the spaces that a kind of decoration can use
    listing: list[int] = _numbers(8 * MOST_PLACES)  # placements of a last turn's two tiles (last_turn.py)
    listing_most: list[float] = _reals(8 * MOST_PLACES)  # … and a bound for each
    ending: list[int] = _numbers(ENDING)  # where the search for it stands
    listed: list[int] = _numbers(QUARRY * LISTED_MOVES)  # the best turn of each stack, move by move
    listed_value: list[float] = _reals(QUARRY)  # what it leaves
    net_inputs: list[float] = _reals(NET_INPUTS)  # what the net is told of a seat (net_inputs.py)
    net_first: list[float] = _reals(NET_INPUTS * HIDDEN)  # its weights, layer by layer
    net_second: list[float] = _reals((HIDDEN + 1) * SECOND_HIDDEN)
    net_last: list[float] = _reals((SECOND_HIDDEN + 1) * NET_LINES)
    net_plain: list[float] = _reals(2 * NET_INPUTS * NET_LINES)  # from the inputs straight to the gains
    net_sums: list[float] = _reals(HIDDEN)
    net_second_sums: list[float] = _reals(SECOND_HIDDEN)
    net_gains: list[float] = _reals(NET_LINES)  # what each line of the pad will still gain


def layout() -> list[tuple[str, str, tuple[int]]]:
    """Name, kind (as NumPy calls it) and length of every row."""
    return [(row.name, row.metadata["kind"], (row.metadata["size"],)) for row in fields(Workspace)]
