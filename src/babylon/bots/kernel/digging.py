"""Which tiles are worth a closer look before anything is tried out."""

from babylon.bots.kernel.chance import below
from babylon.bots.kernel.desk import Desk
from babylon.bots.kernel.weights import DIG_FLOWER, DIG_NOISE, DIG_PILLAR, DIG_SYMBOL
from babylon.compiled import Pool
from babylon.rules.board import count
from babylon.rules.quarry import QUARRY, can_dig, dig_income, top_tile
from babylon.rules.scoring import flower_count
from babylon.rules.state import GameState, GardenState

NEVER = -1e9
NOISE = 1024


def dig_value(game: GameState, garden: GardenState, stack: int, weights: list[float]) -> float:
    """The pillars, the symbols and the flower of a stack's tile."""
    tile = top_tile(game, stack)
    value = weights[DIG_PILLAR] * dig_income(game, garden, stack) + weights[DIG_SYMBOL] * count(game.face[tile])
    if flower_count(game, garden, game.flower[tile]) == 0:
        value += weights[DIG_FLOWER]
    return value


def value_digs(games: Pool, desk: Desk, which: int) -> int:
    """Values every stack of a state, with some noise, into `dig_value`; how many can be dug."""
    game = games[which]
    garden = game.gardens[game.seat]
    found = 0
    for stack in range(QUARRY):
        desk.dig_value[stack] = NEVER
        if can_dig(game, stack):
            noise = desk.weights[DIG_NOISE] * below(desk.stream, NOISE) / NOISE
            desk.dig_value[stack] = dig_value(game, garden, stack, desk.weights) + noise
            found += 1
    return found
