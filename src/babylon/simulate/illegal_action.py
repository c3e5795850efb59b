"""Actions that the rules do not allow, and why."""

from typing import TYPE_CHECKING

from babylon.game.action_numbers import move_of
from babylon.game.why_not import why_not
from babylon.rules.actions import ACTIONS

if TYPE_CHECKING:
    from babylon.rules.state import GameState


class IllegalAction(ValueError):
    """An action that is not legal. It has changed nothing."""


def reason(state: "GameState", action: int) -> str:
    """Why the action is not legal in this position, in a sentence."""
    if not 0 <= action < ACTIONS:
        return f"actions have the numbers 0 to {ACTIONS - 1}"
    move = move_of(state, action)
    refusal = why_not(state, move)
    assert refusal is not None, f"{move} is legal"
    return f"it means {move}. {refusal.sentence}"
