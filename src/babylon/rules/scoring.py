"""Points (RULES §7): what is at least partly visible from above scores; only tiles hide things."""

from babylon.rules.actions import DECORATE, KIND, SPACE_A, SPACE_B
from babylon.rules.board import BIT, BRIDGE, FOUNTAIN, STAIRWAY, STATUE, TILE, count
from babylon.rules.state import GameState, GardenState

BELVEDERE = 1
SET = 4  # points for four different decorations, and for four different flowers
FOUNTAIN_OR_BRIDGE = 3  # times the level


def item_visible(garden: GardenState, item: int) -> bool:
    """Whether a fountain, stairway or bridge is at least partly seen from above.

    A surface only ever rises, so a space still on its old level has nothing over it. Ruling 15: a bridge is also seen
    by its deck.
    """
    what = garden.item[item] - DECORATE
    a = SPACE_A[what]
    b = SPACE_B[what]
    if (garden.surface[garden.item_level_a[item]] & BIT[a]) != 0:
        return True
    if (garden.surface[garden.item_level_b[item]] & BIT[b]) != 0:
        return True
    return KIND[what] == BRIDGE and (garden.surface[garden.item_level_gap[item]] & BIT[(a + b) >> 1]) != 0


def worth(kind: int, level_a: int, level_b: int) -> int:
    """What a visible statue, fountain, bridge or stairway scores by the levels it stands on."""
    if kind == STATUE:
        return level_a
    if kind == STAIRWAY:
        return level_a + level_b
    return FOUNTAIN_OR_BRIDGE * level_a


def kind_points(garden: GardenState, kind: int) -> int:
    """Points of all fountains, of all stairways or of all bridges."""
    points = 0
    for item in range(garden.items):
        if KIND[garden.item[item] - DECORATE] == kind and item_visible(garden, item):
            points += worth(kind, garden.item_level_a[item], garden.item_level_b[item])
    return points


def kind_count(garden: GardenState, kind: int) -> int:
    """How many fountains, stairways or bridges are visible."""
    visible = 0
    for item in range(garden.items):
        if KIND[garden.item[item] - DECORATE] == kind and item_visible(garden, item):
            visible += 1
    return visible


def statue_points(garden: GardenState) -> int:
    """Each visible statue scores its level; one that bears a tile is none any more."""
    points = 0
    for level in range(1, garden.top + 1):
        points += worth(STATUE, level, level) * count(garden.statues & garden.surface[level])
    return points


def diversity_points(garden: GardenState) -> int:
    """Each set of statue, fountain, bridge and stairway."""
    pairs = min(kind_count(garden, FOUNTAIN), kind_count(garden, STAIRWAY))
    return SET * min(pairs, kind_count(garden, BRIDGE), count(garden.statues))


def belvedere_points(garden: GardenState) -> int:
    """Each visible belvedere, whatever its level."""
    return BELVEDERE * count(garden.belvederes)


def tile_visible(garden: GardenState, tile: int) -> bool:
    """Whether any space of the garden's tile is seen from above."""
    return (garden.surface[garden.tile_level[tile]] & TILE[garden.tile_at[tile]]) != 0


def flower_count(game: GameState, garden: GardenState, flower: int) -> int:
    """How many visible tiles have this flower."""
    visible = 0
    for tile in range(garden.tiles):
        if game.flower[garden.tile[tile]] == flower and tile_visible(garden, tile):
            visible += 1
    return visible


def flower_points(game: GameState, garden: GardenState) -> int:
    """Each set of four visible tiles with different flowers."""
    fewest = flower_count(game, garden, 0)
    for flower in range(1, 4):
        fewest = min(fewest, flower_count(game, garden, flower))
    return SET * fewest


def highest_points(game: GameState, garden: GardenState) -> int:
    """Twice the highest level, or its square, as the edition has it (RULES §8)."""
    return garden.top * garden.top if game.squared != 0 else 2 * garden.top


def score(game: GameState, garden: GardenState) -> int:
    """All points of a garden."""
    return (
        statue_points(garden)
        + kind_points(garden, FOUNTAIN)
        + kind_points(garden, BRIDGE)
        + kind_points(garden, STAIRWAY)
        + diversity_points(garden)
        + flower_points(game, garden)
        + belvedere_points(garden)
        + highest_points(game, garden)
    )


def open_notches(garden: GardenState) -> int:
    """Notches of the board still visible from above; fewer is better in a tie (RULES §7)."""
    return count(garden.surface[0])
