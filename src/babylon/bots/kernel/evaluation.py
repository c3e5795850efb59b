"""What a garden is worth: its points, and what its features will bring, the less the fewer rounds are left."""

from babylon.bots.kernel.sites import across, beside
from babylon.bots.kernel.weight_numbers import FEATURE_WEIGHTS, FEATURES
from babylon.rules.board import BRIDGE, COLS_AG, FOUNTAIN, NE, NW, ROWS_17, SE, STAIRWAY, SW, count, whole_tiles
from babylon.rules.decorating import in_line
from babylon.rules.placing import free_spaces, held, on_doubles, on_singles, on_statues, overlapped
from babylon.rules.scoring import counted, fewest, flowers, score, tally
from babylon.rules.state import GameState, GardenState
from babylon.rules.turn import NOTHING, STORED_SINGLES

# The features of a garden; those of the stored tile come last, for they are looked at apart from the rest.
ONE, SINGLES_TO_3, SINGLES_TO_6, TOP, STEEP = 0, 1, 2, 3, 4
LONE_FOUNTAINS, LONE_BRIDGES, LONE_STAIRWAYS = 5, 6, 7
ROOM_ABOVE, ROOM_TOP, ROOM_BELOW, ROOM_IN_LINE = 8, 9, 10, 11
PILLAR_STATUES, ANY_STATUE, FLOWER_PROGRESS, KIND_PROGRESS, WIDE, CLUTTER = 12, 13, 14, 15, 16, 17
STORED, STORED_SYMBOLS, STORED_FLOWER = 18, 19, 20
MOST_ROUNDS = 15
MUCH_ROOM = 5


def rounds_left(game: GameState) -> float:
    """The share of a long game that is still to come after this turn's round."""
    return (game.token_count - game.round) / MOST_ROUNDS


def room_on(game: GameState, garden: GardenState, level: int, low: int) -> int:
    """The positions that could carry a tile on this level, were there pillars; `low` is all that lies below it."""
    below = garden.surface[level - 1]
    bearing = on_singles(garden, level) | on_doubles(garden, level) | on_statues(garden, level)
    where = held(bearing, NW) | held(bearing, NE) | held(bearing, SE) | held(bearing, SW)
    touching = below | (below >> 1) | (below >> 8) | (below >> 9)
    return where & touching & whole_tiles(low) & ~overlapped(game, garden, level)


def tiled(where: int) -> int:
    """The spaces of tiles at these positions."""
    wide = where | ((where & COLS_AG) << 1)
    return wide | ((wide & ROWS_17) << 8)


def note_levels(game: GameState, garden: GardenState, out: list[float]) -> None:
    """Write how many symbols wait for a partner that could be built, each worth its level, and the room there is."""
    free = free_spaces(garden)
    fountains = garden.symbols[FOUNTAIN] & free
    bridges = garden.symbols[BRIDGE] & free
    stairways = garden.symbols[STAIRWAY] & free
    lone_fountains = 0
    lone_bridges = 0
    lone_stairways = 0
    low = garden.surface[0]
    before = 0
    room = room_on(game, garden, 1, low)
    spaces = tiled(room)
    out[ROOM_TOP] = 0.0
    out[ROOM_BELOW] = 0.0
    for level in range(1, garden.top + 1):
        here = garden.surface[level]
        lone_fountains += level * count(fountains & here & beside(spaces))
        lone_bridges += level * count(bridges & here & across(spaces, low))
        out[ROOM_BELOW] = out[ROOM_TOP]
        out[ROOM_TOP] = min(count(room), MUCH_ROOM)
        low |= here
        room = room_on(game, garden, level + 1, low)
        lone_stairways += level * count(stairways & here & beside(before | tiled(room)))
        before = spaces
        spaces = tiled(room)
    out[ROOM_ABOVE] = min(count(room), MUCH_ROOM)
    out[ROOM_IN_LINE] = min(count(spaces & in_line(garden)), 2 * MUCH_ROOM)
    out[LONE_FOUNTAINS] = lone_fountains
    out[LONE_BRIDGES] = lone_bridges
    out[LONE_STAIRWAYS] = lone_stairways


def note_top(garden: GardenState, out: list[float]) -> None:
    """Write what the two highest levels are like."""
    top = garden.top
    highest = garden.surface[top] | garden.surface[top - 1] if top > 1 else 0
    out[PILLAR_STATUES] = count(garden.statues & highest)
    out[WIDE] = count(highest)
    out[CLUTTER] = count(highest & garden.occupied & ~garden.statues)


def begun(counts: int) -> int:
    """How many of four kinds or flowers there are more of than of the rarest."""
    sets = fewest(counts)
    members = 0
    for which in range(4):
        members += min(counted(counts, which) - sets, 1)
    return members


def note_sets(game: GameState, garden: GardenState, out: list[float]) -> None:
    """Write how many members of the next set of flowers and of decorations are there already."""
    out[FLOWER_PROGRESS] = begun(flowers(game, garden))
    out[KIND_PROGRESS] = begun(tally(game, garden)[1])
    out[ANY_STATUE] = 1 if (garden.statues | garden.buried) != 0 else 0


def note_features(game: GameState, garden: GardenState, out: list[float]) -> None:
    """Write the features of a garden, without those of the stored tile."""
    singles = min(garden.singles, STORED_SINGLES)
    out[ONE] = 1.0
    out[SINGLES_TO_3] = min(singles, 3)
    out[SINGLES_TO_6] = max(singles - 3, 0)
    out[TOP] = garden.top
    out[STEEP] = garden.top * garden.top / 8
    note_levels(game, garden, out)
    note_top(garden, out)
    note_sets(game, garden, out)


def note_stored(game: GameState, garden: GardenState, tile: int, out: list[float]) -> None:
    """Write the features of a tile in the slot."""
    out[STORED] = 0.0
    out[STORED_SYMBOLS] = 0.0
    out[STORED_FLOWER] = 0.0
    if tile != NOTHING:
        out[STORED] = 1.0
        out[STORED_SYMBOLS] = count(game.face[tile])
        out[STORED_FLOWER] = 1.0 if counted(flowers(game, garden), game.flower[tile]) == 0 else 0.0


def weighted_sum(features: list[float], weights: list[float], first: int, last: int, left: float) -> float:
    """The sum of the features from `first` to before `last`, by their weights, for so much of the game."""
    value = 0.0
    for i in range(first, last):
        value += features[i] * (weights[FEATURE_WEIGHTS + i] + left * weights[FEATURE_WEIGHTS + FEATURES + i])
    return left * value


def garden_value(game: GameState, garden: GardenState, features: list[float], weights: list[float]) -> float:
    """The points that this garden will have in the end, but for the tile in the slot."""
    left = rounds_left(game)
    if left == 0:
        return float(score(game, garden))
    note_features(game, garden, features)
    return score(game, garden) + weighted_sum(features, weights, ONE, STORED, left)


def stored_value(game: GameState, garden: GardenState, tile: int, features: list[float], weights: list[float]) -> float:
    """What a tile in the slot adds to it."""
    note_stored(game, garden, tile, features)
    return weighted_sum(features, weights, STORED, FEATURES, rounds_left(game))
