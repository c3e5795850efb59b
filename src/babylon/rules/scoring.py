"""Points (RULES §7): what is at least partly visible from above scores."""

from babylon.rules.actions import KIND, SPACE_A, SPACE_B
from babylon.rules.board import BELVEDERE, BIT, BRIDGE, STAIRWAY, STATUE, TILE, count
from babylon.rules.edition_choices import GAP_COVERED, SQUARED
from babylon.rules.state import GameState, GardenState

BELVEDERE_POINTS = 1
SET = 4  # points for four different decorations, and for four different flowers
FOUNTAIN_OR_BRIDGE = 3  # times the level
# Counts of several things in one number: a byte each, in the order of the kinds of items or of the flowers.
BITS, MOST = 8, 255
ONE_OF = tuple(1 << BITS * which for which in range(5))


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


def tally(game: GameState, garden: GardenState) -> tuple[int, int]:
    """The points of all visible items, and how many there are of each kind: a byte a kind (see `counted`)."""
    points = 0
    counts = 0
    for item in range(garden.items):
        if item_visible(game, garden, item):
            kind = KIND[garden.item[item]]
            points += worth(kind, garden.item_level_a[item], garden.item_level_b[item])
            counts += ONE_OF[kind]
    return points, counts


def counted(counts: int, which: int) -> int:
    """How many of a kind, or of a flower, there are in such counts."""
    return (counts >> BITS * which) & MOST


def fewest(counts: int) -> int:
    """How many sets of the first four kinds, or flowers, such counts make."""
    return min(counted(counts, 0), counted(counts, 1), counted(counts, 2), counted(counts, 3))


def set_points(counts: int) -> int:
    """Each set of statue, fountain, bridge and stairway, or of four tiles with different flowers."""
    return SET * fewest(counts)


def tile_visible(game: GameState, garden: GardenState, tile: int) -> bool:
    """Whether any space of the garden's tile is seen from above."""
    return visible(game, garden, TILE[garden.tile_at[tile]], garden.tile_level[tile])


def flowers(game: GameState, garden: GardenState) -> int:
    """How many visible tiles have each flower: a byte a flower (see `counted`)."""
    counts = 0
    for tile in range(garden.tiles):
        if tile_visible(game, garden, tile):
            counts += ONE_OF[game.flower[garden.tile[tile]]]
    return counts


def height_points(game: GameState, level: int) -> int:
    """What the highest tile scores on this level: twice the level, or its square (RULES §8)."""
    return level * level if game.highest == SQUARED else 2 * level


def score(game: GameState, garden: GardenState) -> int:
    """All points of a garden."""
    points, kinds = tally(game, garden)
    sets = set_points(kinds) + set_points(flowers(game, garden))
    return points + sets + height_points(game, garden.top)


def open_notches(game: GameState, garden: GardenState) -> int:
    """Notches of the board still visible from above; fewer is better in a tie (RULES §7)."""
    return count(garden.surface[0] & ~hidden_by_decks(game, garden))
