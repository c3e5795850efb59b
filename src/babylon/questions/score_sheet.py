"""The score pad of a garden, and where each of its points comes from (RULES §7)."""

from dataclasses import dataclass

from babylon.questions.rows import NONE, column, columns
from babylon.rules.actions import KIND
from babylon.rules.scoring import (
    ONE_OF,
    SET,
    fewest,
    flowers,
    height_points,
    item_visible,
    open_notches,
    set_points,
    tally,
    tile_visible,
    worth,
)
from babylon.rules.state import GameState, GardenState

# The lines of the pad. An item's kind gives its line.
STATUES, FOUNTAINS, BRIDGES, STAIRWAYS, DIVERSITY, FLOWERS, BELVEDERES, HIGHEST = range(8)
LINES = 8
LINE_OF = (STATUES, FOUNTAINS, BRIDGES, STAIRWAYS, BELVEDERES)
MEMBERS = 4  # of a set: one of each decoration, or of each flower


@dataclass(slots=True)
class SheetRow:
    """A garden's points by the lines of the pad, and what breaks a tie."""

    lines: list[int] = columns(LINES)
    open_notches: int = column()


@dataclass(slots=True)
class PointRow:
    """Points of one item, one tile or one set; an item out of sight has none."""

    line: int = column()  # of the pad
    points: int = column()
    members: int = column()  # how many items or tiles they are for
    items: list[int] = columns(MEMBERS)  # which of the garden's items, or NONE
    tiles: list[int] = columns(MEMBERS)  # which of the garden's tiles, or NONE


def most_points(items: int, tiles: int) -> int:
    """Room enough for the points of so many items and tiles: each item, each set, the highest tile."""
    return items + items // MEMBERS + tiles // MEMBERS + 1


def write_lines(game: GameState, garden: GardenState, lines: list[int]) -> None:
    """Fill in the lines of the pad."""
    for line in range(LINES):
        lines[line] = 0
    kinds = 0
    for item in range(garden.items):
        if item_visible(game, garden, item):
            kind = KIND[garden.item[item]]
            lines[LINE_OF[kind]] += worth(kind, garden.item_level_a[item], garden.item_level_b[item])
            kinds += ONE_OF[kind]
    lines[DIVERSITY] = set_points(kinds)
    lines[FLOWERS] = set_points(flowers(game, garden))
    lines[HIGHEST] = height_points(game, garden.top)


def write_sheet(game: GameState, garden: GardenState, row: SheetRow) -> None:
    """Fill in the whole pad."""
    write_lines(game, garden, row.lines)
    row.open_notches = open_notches(game, garden)


def points(game: GameState, garden: GardenState, rows: list[PointRow]) -> int:
    """Tell of every item, every set and the highest tile; return how many rows there are."""
    for item in range(garden.items):
        begin_point(rows[item], LINE_OF[KIND[garden.item[item]]], item_points(game, garden, item), 1)
        rows[item].items[0] = item
    found = decoration_sets(game, garden, rows, garden.items)
    found = flower_sets(game, garden, rows, found)
    return highest_tile(game, garden, rows, found)


def begin_point(row: PointRow, line: int, worth_points: int, members: int) -> None:
    """Begin a row; its items or tiles come after."""
    row.line = line
    row.points = worth_points
    row.members = members
    for member in range(MEMBERS):
        row.items[member] = NONE
        row.tiles[member] = NONE


def item_points(game: GameState, garden: GardenState, item: int) -> int:
    """What an item of the garden scores."""
    if not item_visible(game, garden, item):
        return 0
    return worth(KIND[garden.item[item]], garden.item_level_a[item], garden.item_level_b[item])


def decoration_sets(game: GameState, garden: GardenState, rows: list[PointRow], found: int) -> int:
    """Tell of the sets of different decorations: the first of each kind, then the second."""
    _, kinds = tally(game, garden)
    for number in range(fewest(kinds)):
        begin_point(rows[found], DIVERSITY, SET, MEMBERS)
        for kind in range(MEMBERS):
            rows[found].items[kind] = seen_item(game, garden, kind, number)
        found += 1
    return found


def seen_item(game: GameState, garden: GardenState, kind: int, number: int) -> int:
    """The visible item of a kind that so many others came before."""
    found = NONE
    before = 0
    for item in range(garden.items):
        if KIND[garden.item[item]] == kind and item_visible(game, garden, item):
            if before == number:
                found = item
            before += 1
    return found


def flower_sets(game: GameState, garden: GardenState, rows: list[PointRow], found: int) -> int:
    """Tell of the sets of tiles with different flowers."""
    for number in range(fewest(flowers(game, garden))):
        begin_point(rows[found], FLOWERS, SET, MEMBERS)
        for flower in range(MEMBERS):
            rows[found].tiles[flower] = seen_tile(game, garden, flower, number)
        found += 1
    return found


def seen_tile(game: GameState, garden: GardenState, flower: int, number: int) -> int:
    """The visible tile with a flower that so many others came before."""
    found = NONE
    before = 0
    for tile in range(garden.tiles):
        if game.flower[garden.tile[tile]] == flower and tile_visible(game, garden, tile):
            if before == number:
                found = tile
            before += 1
    return found


def highest_tile(game: GameState, garden: GardenState, rows: list[PointRow], found: int) -> int:
    """Tell of the first tile on the highest level."""
    for tile in range(garden.tiles):
        if garden.tile_level[tile] == garden.top:
            begin_point(rows[found], HIGHEST, height_points(game, garden.top), 1)
            rows[found].tiles[0] = tile
            return found + 1
    return found
