"""What a player gives up."""

from babylon.game.action_numbers import action_of
from babylon.pieces.kinds import DISCARDS, Discarded
from babylon.pieces.move import EndTurn, Move
from babylon.rules.state import GameState
from babylon.rules.turn import discarded


def discarded_by(state: GameState, move: Move) -> Discarded:
    """The tiles that leave the game by a move: at the end of a turn those that are left and not kept (RULES §4C)."""
    if not isinstance(move, EndTurn):
        return Discarded.NONE
    return DISCARDS[discarded(state, state.gardens[state.seat], action_of(state, move))]
