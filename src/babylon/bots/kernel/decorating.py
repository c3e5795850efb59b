"""Putting up decorations: always all there are, the one worth most first."""

from babylon.rules.actions import DECORATE, KIND, SPACE_A, SPACE_B
from babylon.rules.decorating import decorate, decorations, surface
from babylon.rules.scoring import worth
from babylon.rules.state import GameState, GardenState

NONE = -1


def decoration_worth(garden: GardenState, action: int) -> int:
    """Points that the decoration scores."""
    what = action - DECORATE
    return worth(KIND[what], surface(garden, SPACE_A[what]), surface(garden, SPACE_B[what]))


def best_decoration(game: GameState, garden: GardenState, scratch: list[int]) -> int:
    """The legal decoration that scores most, or NONE."""
    best = NONE
    most = -1
    for i in range(decorations(game, garden, scratch)):
        points = decoration_worth(garden, scratch[i])
        if points > most:
            most = points
            best = scratch[i]
    return best


def decorate_all(game: GameState, garden: GardenState, scratch: list[int]) -> None:
    """Put up decorations while there are any."""
    action = best_decoration(game, garden, scratch)
    while action != NONE:
        decorate(game, garden, action)
        action = best_decoration(game, garden, scratch)


def write_decorations(game: GameState, garden: GardenState, out: list[int], found: int, scratch: list[int]) -> int:
    """Do the same and write them into `out` from `found` on; return how many moves there are now."""
    action = best_decoration(game, garden, scratch)
    while action != NONE:
        decorate(game, garden, action)
        out[found] = action
        found += 1
        action = best_decoration(game, garden, scratch)
    return found
