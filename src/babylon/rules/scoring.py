"""Points (RULES §7): what is at least partly visible from above scores."""

from babylon.rules.actions import KIND, SPACE_A, SPACE_B
from babylon.rules.board import BELVEDERE, BIT, BRIDGE, FOUNTAIN, STAIRWAY, STATUE, TILE, count
from babylon.rules.choices import GAP_COVERED, SQUARED
from babylon.rules.state import GameState, GardenState

BELVEDERE_POINTS = 1
SET = 4  # points for four different decorations, and for four different flowers
FOUNTAIN_OR_BRIDGE = 3  # times the level


def hidden_by_decks(game: GameState, garden: GardenState) -> int:
    """The spaces that the decks of bridges hide: only tiles hide things, unless the edition says more (RULES §8)."""
    return garden.decks if game.gap == GAP_COVERED else 0


def visible(game: GameState, garden: GardenState, spaces: int, level: int) -> bool:
    """Whether one of these spaces, when they were the surface on `level`, is still seen from above.

    A surface only ever rises, so a space still on its old level has no tile over it.
    """
    return (garden.surface[level] & spaces & ~hidden_by_decks(game, garden)) != 0


def item_visible(game: GameState, garden: GardenState, item: int) -> bool:
    """Whether an item of the garden is at least partly seen. Ruling 15: a bridge is also seen by its deck."""
    what = garden.item[item]
    a = SPACE_A[what]
    b = SPACE_B[what]
    if visible(game, garden, BIT[a], garden.item_level_a[item]):
        return True
    if visible(game, garden, BIT[b], garden.item_level_b[item]):
        return True
    return KIND[what] == BRIDGE and (garden.surface[garden.item_level_gap[item]] & BIT[(a + b) >> 1]) != 0


def worth(kind: int, level_a: int, level_b: int) -> int:
    """What a visible item scores by the levels it stands on."""
    if kind == STATUE:
        return level_a
    if kind == STAIRWAY:
        return level_a + level_b
    if kind == BELVEDERE:
        return BELVEDERE_POINTS
    return FOUNTAIN_OR_BRIDGE * level_a


def tally(game: GameState, garden: GardenState, kind: int) -> tuple[int, int]:
    """The points of all visible items of a kind, and how many they are."""
    points = 0
    found = 0
    for item in range(garden.items):
        if KIND[garden.item[item]] == kind and item_visible(game, garden, item):
            points += worth(kind, garden.item_level_a[item], garden.item_level_b[item])
            found += 1
    return points, found


def kind_count(game: GameState, garden: GardenState, kind: int) -> int:
    """How many items of a kind are visible."""
    return tally(game, garden, kind)[1]


def statue_points(garden: GardenState) -> int:
    """Each visible statue scores its level; one that bears a tile is none any more."""
    points = 0
    for level in range(1, garden.top + 1):
        points += worth(STATUE, level, level) * count(garden.statues & garden.surface[level])
    return points


def set_points(statues: int, fountains: int, bridges: int, stairways: int) -> int:
    """Each set of statue, fountain, bridge and stairway."""
    return SET * min(statues, fountains, bridges, stairways)


def belvedere_points(garden: GardenState) -> int:
    """Each visible belvedere, whatever its level."""
    return BELVEDERE_POINTS * count(garden.belvederes)


def tile_visible(game: GameState, garden: GardenState, tile: int) -> bool:
    """Whether any space of the garden's tile is seen from above."""
    return visible(game, garden, TILE[garden.tile_at[tile]], garden.tile_level[tile])


def flower_count(game: GameState, garden: GardenState, flower: int) -> int:
    """How many visible tiles have this flower."""
    seen = 0
    for tile in range(garden.tiles):
        if game.flower[garden.tile[tile]] == flower and tile_visible(game, garden, tile):
            seen += 1
    return seen


def flower_points(game: GameState, garden: GardenState) -> int:
    """Each set of four visible tiles with different flowers."""
    fewest = flower_count(game, garden, 0)
    for flower in range(1, 4):
        fewest = min(fewest, flower_count(game, garden, flower))
    return SET * fewest


def height_points(game: GameState, level: int) -> int:
    """What the highest tile scores on this level: twice the level, or its square (RULES §8)."""
    return level * level if game.highest == SQUARED else 2 * level


def score(game: GameState, garden: GardenState) -> int:
    """All points of a garden."""
    fountain_points, fountains = tally(game, garden, FOUNTAIN)
    bridge_points, bridges = tally(game, garden, BRIDGE)
    stairway_points, stairways = tally(game, garden, STAIRWAY)
    return (
        statue_points(garden)
        + fountain_points
        + bridge_points
        + stairway_points
        + set_points(count(garden.statues), fountains, bridges, stairways)
        + flower_points(game, garden)
        + belvedere_points(garden)
        + height_points(game, garden.top)
    )


def open_notches(game: GameState, garden: GardenState) -> int:
    """Notches of the board still visible from above; fewer is better in a tie (RULES §7)."""
    return count(garden.surface[0] & ~hidden_by_decks(game, garden))
