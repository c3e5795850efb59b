"""The questions over pools: what is asked of a state by its number in its pool. This is what compiled code is asked."""

from typing import Protocol

from babylon.questions.counted_pieces import CountsRow, counted_sheet
from babylon.questions.finished_garden import begin_gardens, lowest_level, put_item, put_tile
from babylon.questions.garden import GardenRow, ItemRow, TileRow, write_garden, write_item, write_tile
from babylon.questions.incomes import IncomeRow, incomes
from babylon.questions.legal_moves import MoveRow, quarter_turns, tell_move, tell_moves
from babylon.questions.nearest_place import PlaceRow, nearest_place
from babylon.questions.prospects import ProspectRow, prospects
from babylon.questions.refusals import RefusalRow, explain, explain_decorate, explain_place
from babylon.questions.score_sheet import PointRow, SheetRow, points, write_sheet
from babylon.questions.standings import StandingRow, leaders, rank, standings
from babylon.rules.refusal_codes import ALLOWED
from babylon.rules.state import GameState
from babylon.rules.turn import BUILDING, legal, place_action_of
from babylon.rules.why_not import why_not_dig, why_not_now, why_not_place, why_not_remove, why_not_tile
from babylon.rules.why_not_decorate import why_not_decorate


class Pool(Protocol):
    """States by their numbers."""

    def __getitem__(self, index: int, /) -> GameState:
        """The state with this number."""


def move_rows(
    pool: Pool,
    index: int,
    trial: int,
    out: list[int],
    scratch: list[int],
    sheets: list[SheetRow],
    rows: list[MoveRow],
) -> int:
    """Every legal move; return how many rows. `trial` is a state of the pool to try them on."""
    found = legal(pool[index], out, scratch)
    return tell_moves(pool[index], pool[trial], out, found, sheets[0], rows)


def move_row(pool: Pool, index: int, action: int, rows: list[MoveRow]) -> int:
    """A single legal move, in the first row, but not what it brings; return which of its rotations it is."""
    turns = quarter_turns(action)
    tell_move(pool[index], action - turns, rows[0])
    return turns


def income_rows(pool: Pool, index: int, rows: list[IncomeRow]) -> int:
    """Every stack that may be dug now; return how many."""
    return incomes(pool[index], rows)


def sheet_row(pool: Pool, index: int, seat: int, rows: list[SheetRow]) -> None:
    """The score pad of a seat, in the first row."""
    write_sheet(pool[index], pool[index].gardens[seat], rows[0])


def standing_rows(pool: Pool, index: int, rows: list[StandingRow]) -> None:
    """Who is ahead: a row for every seat."""
    standings(pool[index], rows)


def point_rows(pool: Pool, index: int, seat: int, rows: list[PointRow]) -> int:
    """Where each point of a seat comes from; return how many rows."""
    return points(pool[index], pool[index].gardens[seat], rows)


def garden_row(pool: Pool, index: int, seat: int, rows: list[GardenRow]) -> None:
    """A seat's garden as a whole, in the first row. It says how many tiles and items there are to be told of."""
    write_garden(pool[index], seat, rows[0])


def tile_rows(pool: Pool, index: int, seat: int, rows: list[TileRow]) -> None:
    """The tiles of a seat's garden."""
    for tile in range(pool[index].gardens[seat].tiles):
        write_tile(pool[index], seat, tile, rows[tile])


def item_rows(pool: Pool, index: int, seat: int, rows: list[ItemRow]) -> None:
    """The items of a seat's garden."""
    for item in range(pool[index].gardens[seat].items):
        write_item(pool[index], seat, item, rows[item])


def prospect_row(pool: Pool, index: int, trial: int, seat: int, rows: list[ProspectRow]) -> None:
    """What the turn in play has prepared for a seat, in the first row. `trial` is a state of the pool to try on."""
    prospects(pool[index], pool[trial], seat, rows[0])


def place_row(pool: Pool, index: int, space: int, open_corner: int, rows: list[PlaceRow]) -> None:
    """The placement meant by a space, in the first row."""
    nearest_place(pool[index], space, open_corner, rows[0])


def place_action(pool: Pool, index: int, stored: int, position: int, level: int, open_corner: int, turns: int) -> int:
    """The number of a legal placement."""
    game = pool[index]
    return place_action_of(game.gardens[game.seat], stored, position, level, open_corner, turns)


def refuse_remove(pool: Pool, index: int, stack: int, rows: list[RefusalRow]) -> int:
    """The rule that removing this clay tile would break, explained in the first row, or ALLOWED."""
    code = why_not_remove(pool[index], stack)
    if code != ALLOWED:
        explain(pool[index], code, rows[0])
    return code


def refuse_dig(pool: Pool, index: int, stack: int, rows: list[RefusalRow]) -> int:
    """The same for digging this stack."""
    code = why_not_dig(pool[index], stack)
    if code != ALLOWED:
        explain(pool[index], code, rows[0])
    return code


def refuse_place(
    pool: Pool, index: int, stored: int, position: int, level: int, open_corner: int, rows: list[RefusalRow]
) -> int:
    """The same for placing the dug or the stored tile."""
    code = why_not_place(pool[index], stored, position, level, open_corner)
    if code != ALLOWED:
        explain_place(pool[index], code, position, level, open_corner, rows[0])
    return code


def refuse_decorate(pool: Pool, index: int, kind: int, a: int, b: int, star: int, rows: list[RefusalRow]) -> int:
    """The same for a decoration."""
    code = why_not_decorate(pool[index], kind, a, b, star)
    if code != ALLOWED:
        explain_decorate(pool[index], code, kind, a, b, star, rows[0])
    return code


def refuse_end(pool: Pool, index: int, rows: list[RefusalRow]) -> int:
    """The same for ending the turn and keeping no tile."""
    code = why_not_now(pool[index], BUILDING)
    if code != ALLOWED:
        explain(pool[index], code, rows[0])
    return code


def refuse_keep(pool: Pool, index: int, stored: int, rows: list[RefusalRow]) -> int:
    """The same for ending the turn and keeping the dug or the stored tile."""
    code = why_not_tile(pool[index], stored)
    if code != ALLOWED:
        explain(pool[index], code, rows[0])
    return code


def begin_pad(pool: Pool, index: int) -> None:
    """Lay out empty gardens, to put finished ones together in."""
    begin_gardens(pool[index])


def lowest(pool: Pool, index: int, seat: int, position: int) -> int:
    """The lowest level that a tile can lie on at a position of a seat's garden."""
    return lowest_level(pool[index].gardens[seat], position)


def pad_tile(
    pool: Pool,
    index: int,
    seat: int,
    flower: int,
    position: int,
    level: int,
    open_corner: int,
    bare: int,
    rows: list[RefusalRow],
) -> int:
    """Lay a tile into a finished garden; return the rule it breaks, explained in the first row, or ALLOWED or FULL."""
    return put_tile(pool[index], seat, flower, position, level, open_corner, bare, rows[0])


def pad_item(pool: Pool, index: int, seat: int, kind: int, a: int, b: int, rows: list[RefusalRow]) -> int:
    """The same for a decoration."""
    return put_item(pool[index], seat, kind, a, b, rows[0])


def counted_row(pool: Pool, index: int, counts: list[CountsRow], rows: list[SheetRow]) -> None:
    """The score pad of counted pieces: of all that are seen, and of those among them that only decks hide."""
    counted_sheet(pool[index], counts[0], counts[1], rows[0])


def rank_rows(players: int, rows: list[StandingRow]) -> int:
    """The rank of each of these results; return how many have the most points."""
    rank(players, rows)
    return leaders(players, rows)
