"""What a turn has prepared: asked before it is ended, while its tiles are still told from the others."""

from dataclasses import dataclass

from babylon.questions.rows import NONE, column, columns
from babylon.rules.actions import KIND, SPACE_A
from babylon.rules.board import (
    BELVEDERE,
    BIT,
    CROSS,
    FOUNTAIN,
    NE,
    NO_CORNER,
    NW,
    SE,
    STATUE,
    SW,
    TILE,
    first,
    rest,
    whole_tiles,
)
from babylon.rules.decorating import in_line, item_spaces, surface
from babylon.rules.placing import cover, lay, may_leave_open, overlapped, places_on
from babylon.rules.refusal_codes import ALLOWED
from babylon.rules.scoring import ONE_OF, counted, fewest, item_visible, tile_visible
from babylon.rules.state import UNKNOWN, GameState, GardenState, copy_garden, copy_table
from babylon.rules.supply import DECORATIONS
from babylon.rules.why_not_decorate import aligned, why_not_kind

SYMBOLS = BELVEDERE  # the first of the kinds of items that no symbol stands for
PLENTY = 4  # pillars that pay for any tile


@dataclass(slots=True)
class ProspectRow:
    """What a later turn can go on from; NONE where this turn has prepared no such thing."""

    space: list[int] = columns(SYMBOLS)  # of each symbol: a space of this turn where only a second one is missing
    level: list[int] = columns(SYMBOLS)  # the level that the item would be on, or lead up to
    opened: int = column()  # the level that tiles can be raised to from now on
    statue: int = column()  # the space of a statue of this turn that others can line up with where none could before
    item: int = column()  # the decoration that is all that a set of four still lacks
    flower: int = column()  # the flower that is all that a set of four still lacks


def prospects(game: GameState, trial: GameState, seat: int, row: ProspectRow) -> None:
    """Tell what the turn in play has prepared in a garden. `trial` is a state for as many players to try on."""
    garden = game.gardens[seat]
    begin_prospects(row)
    if game.round >= game.token_count:
        # Nothing follows the last round.
        return
    copy_table(trial, game)
    tell_symbols(trial, trial.gardens[seat], garden, row)
    if garden.top > highest_before(garden):
        row.opened = garden.top + 1
    row.statue = new_line(trial.gardens[seat], garden)
    row.item = newly_lacking(item_counts(game, garden, garden.old_items), item_counts(game, garden, garden.items))
    tiles_before = flower_counts(game, garden, garden.old_tiles)
    row.flower = newly_lacking(tiles_before, flower_counts(game, garden, garden.tiles))


def begin_prospects(row: ProspectRow) -> None:
    """Begin a row that tells of nothing."""
    for symbol in range(SYMBOLS):
        row.space[symbol] = row.level[symbol] = NONE
    row.opened = row.statue = row.item = row.flower = NONE


def tell_symbols(trial: GameState, tried: GardenState, garden: GardenState, row: ProspectRow) -> None:
    """Tell which symbols of this turn's tiles one more tile can complete, whatever its pillars cost."""
    low = 0
    for level in range(1, garden.top + 2):
        low |= garden.surface[level - 1]
        copy_garden(tried, garden)
        tried.singles = tried.doubles = PLENTY
        where = room_on(trial, tried, level, low)
        while where != 0:
            position = first(where)
            where = rest(where)
            copy_garden(tried, garden)
            cover(tried, TILE[position], level)
            lay(trial, tried, UNKNOWN, position, level, 0)
            tell_neighbours(trial, tried, garden.fresh & ~TILE[position], TILE[position], row)


def room_on(game: GameState, garden: GardenState, level: int, low: int) -> int:
    """The positions where a tile can be raised to this level; `low` are the spaces below it."""
    where = places_on(game, garden, level, NO_CORNER)
    if may_leave_open(game):
        where |= places_on(game, garden, level, NW) | places_on(game, garden, level, NE)
        where |= places_on(game, garden, level, SE) | places_on(game, garden, level, SW)
    return where & whole_tiles(low) & ~overlapped(game, garden, level)


def tell_neighbours(game: GameState, garden: GardenState, fresh: int, tile: int, row: ProspectRow) -> None:
    """Tell what a symbol among these spaces and a second one on this tile would make."""
    free = item_spaces(game, garden)
    for symbol in range(FOUNTAIN, SYMBOLS):
        waiting = garden.symbols[symbol] & fresh & free
        if game.supply[DECORATIONS[symbol]] == 0:
            waiting = 0
        while waiting != 0:
            space = first(waiting)
            waiting = rest(waiting)
            level = highest_with(game, garden, symbol, space, tile & free)
            if level > row.level[symbol]:
                row.space[symbol] = space
                row.level[symbol] = level


def highest_with(game: GameState, garden: GardenState, symbol: int, space: int, others: int) -> int:
    """The highest level of an item with this space and one of the others, or NONE."""
    highest = NONE
    while others != 0:
        other = first(others)
        others = rest(others)
        a, b = min(space, other), max(space, other)
        if aligned(symbol, a, b) and why_not_kind(game, garden, symbol, a, b) == ALLOWED:
            highest = max(highest, surface(garden, a), surface(garden, b))
    return highest


def highest_before(garden: GardenState) -> int:
    """The highest level that there was before this turn."""
    level = 0
    for tile in range(garden.old_tiles):
        level = max(level, garden.tile_level[tile])
    return level


def new_line(before: GardenState, garden: GardenState) -> int:
    """A statue of this turn that opens a line for others, or NONE. `before` is room for a garden to try on."""
    copy_garden(before, garden)
    fresh = new_statues(garden)
    before.statues &= ~fresh
    before.buried &= ~fresh
    stood = before.statues | before.buried
    opened = NONE
    while fresh != 0:
        space = first(fresh)
        fresh = rest(fresh)
        if stood == 0 or (CROSS[space] & ~in_line(before)) != 0:
            opened = space
    return opened


def new_statues(garden: GardenState) -> int:
    """The spaces of this turn's statues that others can line up with."""
    spaces = 0
    for item in range(garden.old_items, garden.items):
        if KIND[garden.item[item]] == STATUE:
            spaces |= BIT[SPACE_A[garden.item[item]]]
    return spaces & (garden.statues | garden.buried)


def item_counts(game: GameState, garden: GardenState, items: int) -> int:
    """How many of the first so many items are seen, by kind: a byte a kind (see `rules.scoring`)."""
    counts = 0
    for item in range(items):
        if item_visible(game, garden, item):
            counts += ONE_OF[KIND[garden.item[item]]]
    return counts


def flower_counts(game: GameState, garden: GardenState, tiles: int) -> int:
    """How many of the first so many tiles are seen, by flower."""
    counts = 0
    for tile in range(tiles):
        if tile_visible(game, garden, tile):
            counts += ONE_OF[game.flower[garden.tile[tile]]]
    return counts


def newly_lacking(before: int, counts: int) -> int:
    """What alone a further set of four lacks now, unless it lacked the same before."""
    lacking = all_that_lacks(counts)
    return NONE if lacking == all_that_lacks(before) and fewest(before) == fewest(counts) else lacking


def all_that_lacks(counts: int) -> int:
    """The only kind, or flower, that is missing for one more set of four, or NONE."""
    sets = fewest(counts)
    lacking = NONE
    for which in range(SYMBOLS):
        if counted(counts, which) == sets:
            if lacking != NONE:
                return NONE
            lacking = which
    return lacking
