"""What is played and what chance reveals, as records write it."""

from typing import TypeAlias

from babylon.game.action_numbers import decoration_of, place_of, plain_move_of
from babylon.pieces.kinds import TOKENS
from babylon.pieces.tile import IDS
from babylon.rules.actions import DECORATE, END, PLACE
from babylon.simulate.illegal_action import IllegalAction

# An action with what its name needs besides (`simulate.chance_events.detail_of`), or an outcome with OUTCOME.
Event: TypeAlias = tuple[int, int]
OUTCOME = -2
TILES = 48  # outcomes of chance below this are tiles, the others tokens
OUTCOMES = TILES + len(TOKENS)


def name_of(event: Event) -> str:
    """The word for what has happened."""
    number, detail = event
    if detail == OUTCOME:
        return outcome_name(number)
    if PLACE <= number < DECORATE:
        return str(place_of(number, detail))
    return str(decoration_of(number, detail) if DECORATE <= number < END else plain_move_of(number))


def outcome_name(outcome: int) -> str:
    """What the record calls this tile or token."""
    if not 0 <= outcome < OUTCOMES:
        raise IllegalAction(f"there is no outcome {outcome}: outcomes have the numbers 0 to {OUTCOMES - 1}")
    return str(IDS[outcome]) if outcome < TILES else str(TOKENS[outcome - TILES])
