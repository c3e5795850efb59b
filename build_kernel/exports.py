"""Which kernels can be called from outside, with numba's types of their arguments."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np

from babylon.bots.kernel import entry, workspace
from babylon.compiled import buffers, numbers, pool, pool_rules
from babylon.compiled.row_memory import rows
from babylon.questions import over_pools
from babylon.questions.counted_pieces import CountsRow
from babylon.questions.garden import GardenRow, ItemRow, TileRow
from babylon.questions.incomes import IncomeRow
from babylon.questions.legal_moves import MoveRow
from babylon.questions.nearest_place import PlaceRow
from babylon.questions.prospects import ProspectRow
from babylon.questions.refusals import RefusalRow
from babylon.questions.score_sheet import PointRow, SheetRow
from babylon.questions.standings import StandingRow
from babylon.rules import actions, board


@dataclass(frozen=True, slots=True)
class Export:
    """A kernel: its name outside, the function, and numba's types of its arguments."""

    name: str
    function: Callable[..., object]
    arguments: tuple[Any, ...]


int64: Any = numba.int64
typeof: Any = numba.typeof
STATES = typeof(pool(players=2, size=2))
ACTIONS = typeof(buffers()[0])
NUMBERS = typeof(numbers(1))
WORKSPACES = typeof(np.zeros(1, np.dtype(workspace.layout(), align=True)))

# What questions are answered in.
ROWS = (
    MoveRow,
    IncomeRow,
    SheetRow,
    StandingRow,
    PointRow,
    GardenRow,
    TileRow,
    ItemRow,
    PlaceRow,
    RefusalRow,
    ProspectRow,
)
SHEETS = typeof(rows(SheetRow, 1))


def _asks(question: Callable[..., object], row: type, *about: Any) -> Export:
    """A question: of a state, about so many numbers, answered in rows."""
    return Export(question.__name__, question, (STATES, int64, *about, typeof(rows(row, 1))))


EXPORTS = [
    Export("legal_actions", pool_rules.legal_actions, (STATES, int64, ACTIONS, ACTIONS)),
    Export("play", pool_rules.play, (STATES, int64, int64)),
    Export("think", entry.think, (STATES, WORKSPACES, NUMBERS, int64, int64, int64)),
    Export("face_of", board.face_of, (int64, int64, int64, int64)),
    Export("begin_game", pool_rules.begin_game, (STATES, int64)),
    Export("revealed_stack", pool_rules.revealed_stack, (STATES, int64)),
    Export("learn_tile", pool_rules.learn_tile, (STATES, int64, int64, int64)),
    Export("learn_token", pool_rules.learn_token, (STATES, int64, int64)),
    Export("digest", pool_rules.digest, (STATES, int64, NUMBERS)),
    Export("remove_action", actions.remove_action_of, (int64,)),
    Export("dig_action", actions.dig_action_of, (int64,)),
    Export("place_action", over_pools.place_action, (STATES, *[int64] * 6)),
    Export("decorate_action", actions.decorate_action_of, (int64, int64, int64)),
    Export("end_action", actions.end_action_of, (int64,)),
    Export(
        "move_rows",
        over_pools.move_rows,
        (STATES, int64, int64, ACTIONS, ACTIONS, SHEETS, typeof(rows(MoveRow, 1))),
    ),
    _asks(over_pools.move_row, MoveRow, int64),
    _asks(over_pools.income_rows, IncomeRow),
    _asks(over_pools.sheet_row, SheetRow, int64),
    _asks(over_pools.standing_rows, StandingRow),
    _asks(over_pools.point_rows, PointRow, int64),
    _asks(over_pools.garden_row, GardenRow, int64),
    _asks(over_pools.tile_rows, TileRow, int64),
    _asks(over_pools.item_rows, ItemRow, int64),
    _asks(over_pools.place_row, PlaceRow, int64, int64),
    _asks(over_pools.refuse_remove, RefusalRow, int64),
    _asks(over_pools.refuse_dig, RefusalRow, int64),
    _asks(over_pools.refuse_place, RefusalRow, int64, int64, int64, int64),
    _asks(over_pools.refuse_decorate, RefusalRow, int64, int64, int64, int64),
    _asks(over_pools.refuse_end, RefusalRow),
    _asks(over_pools.refuse_keep, RefusalRow, int64),
]

# The second kernel: what only the score pad and hints ask is loaded with them.
PAD_EXPORTS = [
    _asks(over_pools.prospect_row, ProspectRow, int64, int64),
    Export("begin_pad", over_pools.begin_pad, (STATES, int64)),
    Export("lowest", over_pools.lowest, (STATES, int64, int64, int64)),
    _asks(over_pools.pad_tile, RefusalRow, *[int64] * 6),
    _asks(over_pools.pad_item, RefusalRow, *[int64] * 4),
    Export(
        "counted_row",
        over_pools.counted_row,
        (STATES, int64, typeof(rows(CountsRow, 1)), SHEETS),
    ),
    Export("rank_rows", over_pools.rank_rows, (int64, typeof(rows(StandingRow, 1)))),
    _asks(over_pools.sheet_row, SheetRow, int64),
    _asks(over_pools.point_rows, PointRow, int64),
    _asks(over_pools.garden_row, GardenRow, int64),
    _asks(over_pools.tile_rows, TileRow, int64),
    _asks(over_pools.item_rows, ItemRow, int64),
]
