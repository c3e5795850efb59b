"""What a bot works with while it thinks: states to try moves out on, and room to write."""

from typing import NamedTuple

from babylon.rules.state import GameState

REAL, TRIAL = 0, 1  # the state that is asked about, never changed by a trial; the first one to try out on


class Desk(NamedTuple):
    """Working space; compiled, the lists are arrays."""

    games: list[GameState]
    turn: list[int]  # the moves of the turn that is being made up
    moves: list[int]  # room for every legal move
    places: list[int]  # room for every legal place
    stream: list[int]  # chance
