"""From a view to the state that the kernel thinks about, and from its action numbers back to moves."""

from random import Random

from babylon.bots.kernel.desk import Desk
from babylon.game import View
from babylon.game.numbers import move_of
from babylon.pieces.move import Move
from babylon.rules.state import GameState, copied
from babylon.rules.turn import MOST_MOVES, MOST_PLACES, apply

LONGEST_TURN = 64


def seated(view: View) -> GameState:
    """The state that a view knows: what nobody has seen is UNKNOWN in it."""
    return view.game().state


def plain_desk(state: GameState, rng: Random, trials: int = 1) -> Desk:
    """A desk to think about a state without compiling anything."""
    return Desk(
        games=[copied(state) for _ in range(1 + trials)],
        turn=[0] * LONGEST_TURN,
        moves=[0] * MOST_MOVES,
        places=[0] * MOST_PLACES,
        stream=[rng.getrandbits(62)],
    )


def spoken(state: GameState, actions: list[int]) -> list[Move]:
    """The moves that these numbers stand for, played one after the other."""
    state = copied(state)
    moves = []
    for action in actions:
        moves.append(move_of(state, action))
        apply(state, action)
    return moves
