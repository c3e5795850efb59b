"""Which tiles are worth a closer look before anything is tried out."""

from babylon.bots.kernel.candidates import find_candidates
from babylon.bots.kernel.rng import below
from babylon.bots.kernel.weight_numbers import DIG_FIT, DIG_FLOWER, DIG_NOISE, DIG_PILLAR, DIG_SYMBOL
from babylon.bots.kernel.workspace import ONE, QUARRY, START, Workspace
from babylon.compiled import Pool
from babylon.rules.actions import PLACE
from babylon.rules.board import count
from babylon.rules.quarry import can_dig, dig_income, top_tile
from babylon.rules.scoring import counted, flowers
from babylon.rules.state import GameState, GardenState

NEVER = -1e9
NOISE = 1024


def dig_value(game: GameState, garden: GardenState, stack: int, weights: list[float]) -> float:
    """The pillars, the symbols and the flower of a stack's tile."""
    tile = top_tile(game, stack)
    value = weights[DIG_PILLAR] * dig_income(game, garden, stack) + weights[DIG_SYMBOL] * count(game.face[tile])
    if counted(flowers(game, garden), game.flower[tile]) == 0:
        value += weights[DIG_FLOWER]
    return value


def fit(game: GameState, garden: GardenState, workspace: Workspace, stack: int, sites: int) -> float:
    """What the stack's tile is worth at the best of the sites; 0 when it is better not placed."""
    pillars = garden.singles + dig_income(game, garden, stack)
    found = find_candidates(workspace, START, sites, game.face[top_tile(game, stack)], pillars, PLACE, ONE, START)
    return max(workspace.candidate_value[START], 0.0) if found > 0 else 0.0


def value_digs(games: Pool, workspace: Workspace, which: int, sites: int) -> int:
    """Value every stack of a state, with some noise, into `dig_value`; return how many can be dug."""
    game = games[which]
    garden = game.gardens[game.seat]
    weights = workspace.weights
    found = 0
    for stack in range(QUARRY):
        workspace.dig_value[stack] = NEVER
        if can_dig(game, stack):
            value = dig_value(game, garden, stack, weights)
            if weights[DIG_FIT] != 0:
                value += weights[DIG_FIT] * fit(game, garden, workspace, stack, sites)
            workspace.dig_value[stack] = value + weights[DIG_NOISE] * below(workspace.stream, NOISE) / NOISE
            found += 1
    return found
