"""From a view to the state that the kernel thinks about, and from its action numbers back to moves."""

from random import Random

from babylon.bots.kernel.desk import Desk
from babylon.compiled import Pool
from babylon.game import View
from babylon.game.numbers import move_of
from babylon.pieces.move import Move
from babylon.rules.state import GameState, copied
from babylon.rules.turn import apply


def seated(view: View) -> GameState:
    """The state that a view knows: what nobody has seen is UNKNOWN in it."""
    return view.game().state


def plain_desk(state: GameState, rng: Random) -> tuple[Pool, Desk]:
    """A state to play on, one to try out on, and a desk, without compiling anything."""
    return [copied(state), copied(state)], Desk(stream=[rng.getrandbits(62)])


def spoken(state: GameState, actions: list[int]) -> list[Move]:
    """The moves that these numbers stand for, played one after the other."""
    state = copied(state)
    moves = []
    for action in actions:
        moves.append(move_of(state, action))
        apply(state, action)
    return moves
