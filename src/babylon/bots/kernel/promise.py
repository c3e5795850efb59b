"""What a garden is worth: its points, and what it promises, the less the fewer rounds are left."""

from babylon.bots.kernel.survey import across, beside
from babylon.bots.kernel.weights import FEATURES, PROMISES
from babylon.rules.board import BRIDGE, FOUNTAIN, STAIRWAY, count, whole_tiles
from babylon.rules.placing import free_spaces, held, overlapped
from babylon.rules.scoring import flower_count, kind_count, score
from babylon.rules.state import GameState, GardenState
from babylon.rules.turn import NOTHING

# The features of a garden; those of the stored tile come last, for they are looked at apart from the rest.
ONE, SINGLES_TO_3, SINGLES_TO_6, TOP, STEEP = 0, 1, 2, 3, 4
LONE_FOUNTAINS, LONE_BRIDGES, LONE_STAIRWAYS = 5, 6, 7
ROOM_ABOVE, ROOM_TOP, ROOM_BELOW = 8, 9, 10
PILLAR_STATUES, ANY_STATUE, FLOWER_PROGRESS, KIND_PROGRESS, SPREAD, CLUTTER = 11, 12, 13, 14, 15, 16
STORED, STORED_SYMBOLS, STORED_FLOWER = 17, 18, 19
MOST_ROUNDS = 15


def rounds_left(game: GameState) -> float:
    """The share of a long game that is still to come after this turn's round."""
    return (game.token_count - game.round) / MOST_ROUNDS


def room_on(game: GameState, garden: GardenState, level: int) -> int:
    """How many positions could carry a tile on this level, were there pillars."""
    low = 0
    for lower in range(level):
        low |= garden.surface[lower]
    below = garden.surface[level - 1]
    free = free_spaces(garden)
    bearing = (below & free) | (below & garden.statues)
    if level > 1:
        bearing |= garden.surface[level - 2] & free
    where = held(bearing, 1) | held(bearing, 2) | held(bearing, 3) | held(bearing, 4)
    touching = below | (below >> 1) | (below >> 8) | (below >> 9)
    return count(where & whole_tiles(low) & touching & ~overlapped(game, garden, level))


def note_symbols(game: GameState, garden: GardenState, out: list[float]) -> None:
    """Writes how many symbols still wait for a partner, each counted with its level."""
    free = free_spaces(garden)
    fountains = garden.symbols[FOUNTAIN] & free
    bridges = garden.symbols[BRIDGE] & free
    stairways = garden.symbols[STAIRWAY] & free
    low = garden.surface[0]
    lone_fountains = 0
    lone_bridges = 0
    lone_stairways = 0
    for level in range(1, garden.top + 1):
        here = garden.surface[level]
        if ((fountains | bridges | stairways) & here) != 0:
            lone_fountains += level * count(fountains & here & beside(low))
            lone_bridges += level * count(bridges & here & across(low, low))
            lone_stairways += level * count(stairways & here & beside(low | here))
        low |= here
    out[LONE_FOUNTAINS] = lone_fountains
    out[LONE_BRIDGES] = lone_bridges
    out[LONE_STAIRWAYS] = lone_stairways


def note_rooms(game: GameState, garden: GardenState, out: list[float]) -> None:
    """Writes how much can still be built at the top."""
    top = garden.top
    out[ROOM_ABOVE] = min(room_on(game, garden, top + 1), 4)
    out[ROOM_TOP] = min(room_on(game, garden, top), 4) if top > 0 else 0
    out[ROOM_BELOW] = min(room_on(game, garden, top - 1), 4) if top > 1 else 0
    highest = garden.surface[top] | (garden.surface[top - 1] if top > 1 else 0)
    out[PILLAR_STATUES] = count(garden.statues & highest)
    out[SPREAD] = count(highest) if top > 0 else 0
    out[CLUTTER] = count(highest & (garden.occupied & ~garden.statues))


def note_sets(game: GameState, garden: GardenState, out: list[float]) -> None:
    """Writes how many members of the next set of flowers and of decorations are there already."""
    fewest = flower_count(game, garden, 0)
    for flower in range(1, 4):
        fewest = min(fewest, flower_count(game, garden, flower))
    members = 0
    for flower in range(4):
        if flower_count(game, garden, flower) > fewest:
            members += 1
    out[FLOWER_PROGRESS] = members
    statues = count(garden.statues)
    fountains = kind_count(garden, FOUNTAIN)
    bridges = kind_count(garden, BRIDGE)
    stairways = kind_count(garden, STAIRWAY)
    fewest = min(statues, fountains, bridges, stairways)
    out[KIND_PROGRESS] = (
        min(statues - fewest, 1) + min(fountains - fewest, 1) + min(bridges - fewest, 1) + min(stairways - fewest, 1)
    )
    out[ANY_STATUE] = 1 if (garden.statues | garden.buried) != 0 else 0


def note_features(game: GameState, garden: GardenState, out: list[float]) -> None:
    """Writes the features of a garden, without those of the stored tile."""
    singles = min(garden.singles, 6)
    out[ONE] = 1.0
    out[SINGLES_TO_3] = min(singles, 3)
    out[SINGLES_TO_6] = max(singles - 3, 0)
    out[TOP] = garden.top
    out[STEEP] = garden.top * garden.top / 8
    note_symbols(game, garden, out)
    note_rooms(game, garden, out)
    note_sets(game, garden, out)


def note_stored(game: GameState, garden: GardenState, tile: int, out: list[float]) -> None:
    """Writes the features of a tile in the slot."""
    out[STORED] = 0.0
    out[STORED_SYMBOLS] = 0.0
    out[STORED_FLOWER] = 0.0
    if tile != NOTHING:
        out[STORED] = 1.0
        out[STORED_SYMBOLS] = count(game.face[tile])
        out[STORED_FLOWER] = 1.0 if flower_count(game, garden, game.flower[tile]) == 0 else 0.0


def promised(features: list[float], weights: list[float], first: int, last: int, left: float) -> float:
    """The sum of the features from `first` to before `last`, by their weights, for so much of the game."""
    value = 0.0
    for i in range(first, last):
        value += features[i] * (weights[PROMISES + i] + left * weights[PROMISES + FEATURES + i])
    return left * value


def garden_value(game: GameState, garden: GardenState, features: list[float], weights: list[float]) -> float:
    """The points that this garden will have in the end, but for the tile in the slot."""
    left = rounds_left(game)
    if left == 0:
        return float(score(game, garden))
    note_features(game, garden, features)
    return score(game, garden) + promised(features, weights, 0, STORED, left)


def stored_value(game: GameState, garden: GardenState, tile: int, features: list[float], weights: list[float]) -> float:
    """What a tile in the slot adds to it."""
    note_stored(game, garden, tile, features)
    return promised(features, weights, STORED, FEATURES, rounds_left(game))
