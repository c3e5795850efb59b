"""The placement that someone means who points at a space and names no level."""

from babylon.pieces.kinds import Source
from babylon.pieces.move import Place
from babylon.pieces.spaces import CORNERS, Corner, Space
from babylon.questions import nearest_place as question
from babylon.rules.board import NO_CORNER
from babylon.rules.state import GameState


def nearest_place(state: GameState, source: Source, space: Space, turns: int, open_corner: Corner | None) -> Place:
    """The lowest placement there; unless a corner is named, the one that nothing can carry is open."""
    row = question.PlaceRow()
    question.nearest_place(state, space.index, corner_number(open_corner), row)
    return place_in(row, source, turns)


def place_in(row: question.PlaceRow, source: Source, turns: int) -> Place:
    """The placement that a row tells of."""
    corner = None if row.open_corner == NO_CORNER else CORNERS[row.open_corner - 1]
    return Place(source, Space.at(row.position), row.level, turns, corner)


def corner_number(corner: Corner | None) -> int:
    """A corner's number in the rules, which count from 1."""
    return NO_CORNER if corner is None else CORNERS.index(corner) + 1
