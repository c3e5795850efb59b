"""Every legal move, with what it takes and what it brings."""

from dataclasses import dataclass

from babylon.questions.rows import NONE, column, columns
from babylon.questions.score_sheet import LINES, SheetRow, write_lines
from babylon.rules.actions import (
    DECORATE,
    DIG,
    END,
    KIND,
    PLACE,
    PLACE_STORED,
    SPACE_A,
    SPACE_B,
    corner_of,
    position_of,
    turns_of,
)
from babylon.rules.board import NW, OFFSET, POSITION, SW
from babylon.rules.decorating import NO_STAR, star_of
from babylon.rules.placing import OPEN, gets_belvedere, pillars_for, price, support, supported_corners, swaps_for
from babylon.rules.quarry import dig_income, top_tile
from babylon.rules.state import GameState, GardenState, copy_garden, copy_table
from babylon.rules.turn import NOTHING, apply, discarded, placed_level

REMOVAL, EXCAVATION, PLACEMENT, DECORATION, ENDING = range(5)
CORNERS = SW  # they are numbered from 1
ROTATIONS = 4


@dataclass(slots=True)
class MoveRow:
    """A legal move; NONE where a move of its kind has no such thing.

    A placement stands for all four rotations of its tile, which differ in nothing that is told: their numbers follow.
    """

    action: int = column()  # `rules.actions`
    rotations: int = column()  # how many numbers from `action` on are told of: ROTATIONS for a placement, otherwise 1
    kind: int = column()  # REMOVAL, EXCAVATION, PLACEMENT, DECORATION or ENDING
    stack: int = column()
    tile: int = column()  # the tile that is dug or placed
    stored: int = column()  # whether it is the stored one that is placed
    position: int = column()
    level: int = column()
    open_corner: int = column()  # or NO_CORNER
    belvedere: int = column()  # whether one would stand on the open corner
    supports: list[int] = columns(CORNERS)  # what would carry each corner: nw, ne, se, sw (`rules.placing`)
    singles: int = column()  # pillars that digging brings, or that a placement takes from the hand
    doubles: int = column()
    symbol: int = column()  # of a decoration
    first: int = column()  # its spaces; of a statue the same twice
    second: int = column()
    star: int = column()  # the one whose symbol the round's token stands in for, or NO_STAR
    keep: int = column()  # at the end of a turn: the dug tile, the stored one or none
    discarded: int = column()  # which tiles leave the game: the dug one counts 1, the stored one 2
    gain: list[int] = columns(LINES)  # points by the lines of the pad


def quarter_turns(action: int) -> int:
    """By how much a move turns its tile: how far it is from the number that has a row."""
    return turns_of(action - PLACE) if PLACE <= action < DECORATE else 0


def has_row(action: int) -> bool:
    """Whether a move is told of by itself, not as one more rotation."""
    return quarter_turns(action) == 0


def tell_moves(
    game: GameState, trial: GameState, actions: list[int], found: int, before: SheetRow, rows: list[MoveRow]
) -> int:
    """Tell of so many legal actions; return how many rows that takes.

    `trial` is a state for as many players to try moves on, `before` room for a sheet.
    """
    write_lines(game, game.gardens[game.seat], before.lines)
    told = 0
    for number in range(found):
        if has_row(actions[number]):
            tell_move(game, actions[number], rows[told])
            if PLACE <= actions[number] < END:
                try_out(game, trial, actions[number])
                write_gain(trial, game.seat, before, rows[told])
            told += 1
    return told


def tell_move(game: GameState, action: int, row: MoveRow) -> None:
    """Tell what a move is, and what it takes."""
    garden = game.gardens[game.seat]
    begin_row(row, action)
    if action >= END:
        row.kind = ENDING
        row.keep = action - END
        row.discarded = discarded(game, garden, action)
    elif action >= DECORATE:
        tell_decoration(garden, action - DECORATE, row)
    elif action >= PLACE:
        tell_placement(game, garden, action, row)
    elif action >= DIG:
        row.kind = EXCAVATION
        row.stack = action - DIG
        row.tile = top_tile(game, row.stack)
        row.singles = dig_income(game, garden, row.stack)
    else:
        row.stack = action


def begin_row(row: MoveRow, action: int) -> None:
    """Begin a row with nothing but the move's number."""
    row.action = action
    row.rotations = 1
    row.kind = REMOVAL
    row.tile = NOTHING
    row.star = NO_STAR
    row.stack = row.stored = row.position = row.level = row.open_corner = row.belvedere = NONE
    row.singles = row.doubles = row.symbol = row.first = row.second = row.keep = row.discarded = NONE
    for corner in range(CORNERS):
        row.supports[corner] = NONE
    for line in range(LINES):
        row.gain[line] = 0


def tell_decoration(garden: GardenState, item: int, row: MoveRow) -> None:
    """Tell where a decoration would stand."""
    row.kind = DECORATION
    row.symbol = KIND[item]
    row.first = SPACE_A[item]
    row.second = SPACE_B[item]
    row.star = star_of(garden, item)


def tell_placement(game: GameState, garden: GardenState, action: int, row: MoveRow) -> None:
    """Tell how a tile would stand."""
    stored = action >= PLACE_STORED
    code = action - PLACE_STORED if stored else action - PLACE
    position = POSITION[position_of(code)]
    level = placed_level(garden, position, code)
    open_corner = corner_of(code)
    row.kind = PLACEMENT
    row.rotations = ROTATIONS
    row.stored = int(stored)
    row.tile = garden.stored if stored else game.dug
    row.position = position
    row.level = level
    row.open_corner = open_corner
    row.belvedere = int(gets_belvedere(game, open_corner))
    for corner in range(CORNERS):
        open_here = corner + NW == open_corner
        row.supports[corner] = OPEN if open_here else support(garden, position + OFFSET[corner + NW], level)
    corners = supported_corners(position, open_corner)
    _, doubles = pillars_for(garden, corners, level)
    row.singles = price(garden, corners, level)
    row.doubles = doubles - swaps_for(garden, doubles)


def try_out(game: GameState, trial: GameState, action: int) -> None:
    """Play a move of building on a state to try on; it concerns the table and one garden."""
    copy_table(trial, game)
    copy_garden(trial.gardens[game.seat], game.gardens[game.seat])
    apply(trial, action)


def write_gain(trial: GameState, seat: int, before: SheetRow, row: MoveRow) -> None:
    """Tell the points that the move has brought."""
    write_lines(trial, trial.gardens[seat], row.gain)
    for line in range(LINES):
        row.gain[line] -= before.lines[line]
