"""The most that a tile can bring with the decorations that touch it: at one site, and wherever it may come to lie."""

from babylon.bots.kernel.sites import (
    AT,
    BRIDGE_HIT,
    FOUNTAIN_HIT,
    LEVEL,
    STAIR_DOWN_HIT,
    STAIR_UP_HIT,
)
from babylon.bots.kernel.workspace import Workspace
from babylon.rules.board import BRIDGE, FOUNTAIN, STAIRWAY, STATUE, TILE, count, symbol_spaces
from babylon.rules.decorating import item_spaces
from babylon.rules.scoring import BELVEDERE_POINTS, ONE_OF, SET, height_points, worth
from babylon.rules.state import GameState, GardenState
from babylon.rules.tokens import CHANGES_SYMBOL, FILLS_BLANK


def shows(face: int, symbol: int) -> int:
    """How often a face shows a symbol."""
    return count((face >> 4 * symbol) & 15)


def kinds_shown(face: int) -> int:
    """How often it shows each, a byte a kind."""
    kinds = 0
    for symbol in range(4):
        kinds += ONE_OF[symbol] * shows(face, symbol)
    return kinds


def star_most(game: GameState, level: int) -> int:
    """The most that the round's token can bring with a decoration of tiles up to this level."""
    if game.star_used != 0 or (CHANGES_SYMBOL[game.token] == 0 and FILLS_BLANK[game.token] == 0):
        return 0
    return worth(FOUNTAIN, level, level) + SET


def loss(garden: GardenState, at: int, level: int) -> int:
    """Points of the statues and belvederes that a tile hides."""
    tile = TILE[at]
    points = BELVEDERE_POINTS * count(garden.belvederes & tile)
    statues = garden.statues & tile
    for lower in range(1, level if statues != 0 else 0):
        points += worth(STATUE, lower, lower) * count(statues & garden.surface[lower])
    return points


def gain(workspace: Workspace, row: int, face: int, turns: int, seen: int) -> int:
    """The most that the symbols of a face bring at a site, with what already lies there, as far as they are seen."""
    site_rows = workspace.site_rows
    at, level = site_rows[row + AT], site_rows[row + LEVEL]
    stairways = symbol_spaces(face, turns, STAIRWAY, at) & seen
    up = stairways & site_rows[row + STAIR_UP_HIT]
    down = stairways & site_rows[row + STAIR_DOWN_HIT] & ~up
    points = worth(FOUNTAIN, level, level) * count(
        symbol_spaces(face, turns, FOUNTAIN, at) & seen & site_rows[row + FOUNTAIN_HIT]
    )
    points += worth(BRIDGE, level, level) * count(
        symbol_spaces(face, turns, BRIDGE, at) & seen & site_rows[row + BRIDGE_HIT]
    )
    points += worth(STATUE, level, level) * count(symbol_spaces(face, turns, STATUE, at) & seen)
    points += worth(STAIRWAY, level, level + 1) * count(up)
    return points + worth(STAIRWAY, level, level - 1) * count(down)


def partners(garden: GardenState, free: int, symbol: int, level: int) -> int:
    """How many free symbols there are on a level."""
    return count(garden.symbols[symbol] & free & garden.surface[level]) if 0 < level <= garden.top else 0


def second_most(game: GameState, garden: GardenState, face: int, other: int, other_level: int) -> int:
    """The most that a turn's second tile brings, wherever it lies, with the garden's height; no flowers, no sets.

    `other`: the face of the first tile, if that is still to be placed on `other_level`.
    """
    top = max(garden.top, other_level)
    free = item_spaces(game, garden)
    most = 0
    for level in range(1, top + 2):
        same = other if level == other_level else 0
        fountains = partners(garden, free, FOUNTAIN, level) + shows(same, FOUNTAIN)
        bridges = partners(garden, free, BRIDGE, level) + shows(same, BRIDGE)
        up = partners(garden, free, STAIRWAY, level + 1) + shows(other if level + 1 == other_level else 0, STAIRWAY)
        down = partners(garden, free, STAIRWAY, level - 1) + shows(other if level - 1 == other_level else 0, STAIRWAY)
        points = worth(FOUNTAIN, level, level) * min(fountains, shows(face, FOUNTAIN))
        points += worth(BRIDGE, level, level) * min(bridges, shows(face, BRIDGE))
        points += worth(STATUE, level, level) * shows(face, STATUE)
        rising = min(up, shows(face, STAIRWAY))
        points += worth(STAIRWAY, level, level + 1) * rising
        points += worth(STAIRWAY, level, level - 1) * min(down, shows(face, STAIRWAY) - rising)
        points += height_points(game, max(top, level)) + star_most(game, max(level, other_level))
        most = max(most, points)
    return most + BELVEDERE_POINTS
