"""What a player gives up."""

from babylon.pieces.kinds import Discarded, Keep
from babylon.pieces.move import EndTurn, Move
from babylon.rules.state import GameState
from babylon.rules.turn import NOTHING


def discarded_by(state: GameState, move: Move) -> Discarded:
    """The tiles that leave the game by a move: at the end of a turn those that are left and not kept (RULES §4C)."""
    if not isinstance(move, EndTurn):
        return Discarded.NONE
    dug = state.dug != NOTHING and move.keep is not Keep.DUG
    stored = state.gardens[state.seat].stored != NOTHING and move.keep is not Keep.STORED
    if dug and stored:
        return Discarded.BOTH
    return Discarded.DUG if dug else Discarded.STORED if stored else Discarded.NONE
