"""A survey of a garden: every site for a tile, what it costs, and what each symbol would be good for there.

A turn tries dozens of tiles, turned four ways, at the same sites. What depends on the site alone is worked out once and
written down, SITE_NUMBERS a site; what a tile adds is then a few operations on boards (sketch.py). A site is a position
with a lift: the same place whichever corner is left open.
"""

from babylon.bots.kernel.desk import MOST_SITES, SITE_NUMBERS, Desk
from babylon.bots.kernel.weights import LEVEL_RISE, LONE_BRIDGE, LONE_FOUNTAIN, LONE_STAIRWAY, LOST_SYMBOL
from babylon.compiled import Pool
from babylon.rules.board import (
    BIT,
    BRIDGE,
    COLS_AF,
    COLS_AG,
    FOUNTAIN,
    OFFSET,
    POSITION,
    ROWS_16,
    ROWS_17,
    STAIRWAY,
    TILE,
    count,
)
from babylon.rules.decorating import gaps, in_line
from babylon.rules.placing import free_spaces, highest_below, pillars_for, placements, supported_corners, swaps_for
from babylon.rules.state import GameState, GardenState

BEST_INCOME = 6  # pillars, that a dig can pay: four edges and a flower that counts twice

# The numbers of a site: its code (rules.placing, without the corner), its level, its position, the pillars that it
# takes with no corner open or with the corner of that number (TOO_MANY: it must not be), and the spaces …
SITE, LEVEL, AT, NEED = 0, 1, 2, 3
TOO_MANY = 99
OPENABLE = 8  # … that may be left open,
FOUNTAIN_HIT, BRIDGE_HIT, STAIR_UP_HIT, STAIR_DOWN_HIT, STATUE_HIT = 9, 10, 11, 12, 13  # … where it scores at once,
PROMISING = 14  # … where it may score later: something can still be built beside them

# The boards of a level: where a partner stands for what is built on this level, and all that lies lower.
FOUNTAINS, BRIDGES, STAIRS_UP, STAIRS_DOWN, LINE, LOW, GAP = 0, 1, 2, 3, 4, 5, 6


def beside(board: int) -> int:
    """The spaces next to one of these. What is masked before it can be shifted to the left: no bit gets lost."""
    east_west = ((board & COLS_AG) << 1) | ((board >> 1) & COLS_AG)
    return east_west | ((board & ROWS_17) << 8) | ((board >> 8) & ROWS_17)


def across(board: int, gap: int) -> int:
    """The spaces two steps from one of these, over a space of `gap`."""
    east = ((board & COLS_AF) << 2) & ((gap & COLS_AG) << 1)
    west = (board >> 2) & COLS_AF & (gap >> 1)
    north = ((board & ROWS_16) << 16) & ((gap & ROWS_17) << 8)
    south = (board >> 16) & ROWS_16 & (gap >> 8)
    return east | west | north | south


def survey_level(game: GameState, garden: GardenState, level: int, boards: list[int]) -> None:
    """Writes what a level offers."""
    free = free_spaces(garden)
    here = garden.surface[level]
    low = 0
    for lower in range(level):
        low |= garden.surface[lower]
    above = garden.surface[level + 1] if level < garden.top else 0
    below = garden.surface[level - 1] if level > 1 else 0
    boards[FOUNTAINS] = garden.symbols[FOUNTAIN] & free & here
    boards[BRIDGES] = garden.symbols[BRIDGE] & free & here
    boards[STAIRS_UP] = garden.symbols[STAIRWAY] & free & above
    boards[STAIRS_DOWN] = garden.symbols[STAIRWAY] & free & below
    boards[LINE] = in_line(garden)
    boards[LOW] = low
    boards[GAP] = low & gaps(game, garden)


def survey_costs(garden: GardenState, out: list[int], row: int, corners: int) -> None:
    """Writes what a site costs; `corners` has a bit for each corner that may be the open one, and one for none."""
    at = out[row + AT]
    spaces = 0
    for corner in range(5):
        out[row + NEED + corner] = TOO_MANY
        if (corners & BIT[corner]) != 0:
            singles, doubles = pillars_for(garden, supported_corners(at, corner), out[row + LEVEL])
            out[row + NEED + corner] = singles + 2 * swaps_for(garden, doubles)
            if corner > 0:
                spaces |= BIT[at + OFFSET[corner]]
    out[row + OPENABLE] = spaces


def survey_hits(boards: list[int], out: list[int], row: int) -> None:
    """Writes which spaces of a site are good for what."""
    tile = TILE[out[row + AT]]
    out[row + FOUNTAIN_HIT] = beside(boards[FOUNTAINS]) & tile
    out[row + BRIDGE_HIT] = across(boards[BRIDGES], boards[GAP] & ~tile) & tile
    out[row + STAIR_UP_HIT] = beside(boards[STAIRS_UP]) & tile
    out[row + STAIR_DOWN_HIT] = beside(boards[STAIRS_DOWN] & ~tile) & tile
    out[row + STATUE_HIT] = boards[LINE] & tile
    out[row + PROMISING] = beside(boards[LOW] & ~tile) & tile


def site_value(game: GameState, garden: GardenState, desk: Desk, row: int) -> float:
    """What a site is worth whatever tile comes there: its height, less what it hides."""
    level = desk.survey[row + LEVEL]
    tile = TILE[desk.survey[row + AT]]
    value = 0.0
    if level > garden.top:
        value += desk.weights[LEVEL_RISE] + (2 * level - 1 if game.squared != 0 else 2)
    partners = garden.symbols[FOUNTAIN] | garden.symbols[BRIDGE] | garden.symbols[STAIRWAY]
    partners &= free_spaces(garden) & tile
    for lower in range(1, level):
        here = garden.surface[lower] & tile
        if here != 0:
            value -= lower * count(garden.statues & here) + desk.weights[LOST_SYMBOL] * lower * count(partners & here)
    return value - count(garden.belvederes & tile)


def most_from_symbols(desk: Desk, row: int) -> float:
    """The most that any four symbols can be worth at a site."""
    out, weights = desk.survey, desk.weights
    level = out[row + LEVEL]
    three = out[row + FOUNTAIN_HIT] | out[row + BRIDGE_HIT]
    two = (out[row + STAIR_UP_HIT] | out[row + STAIR_DOWN_HIT]) & ~three
    hope = max(weights[LONE_FOUNTAIN], weights[LONE_BRIDGE], weights[LONE_STAIRWAY])
    return 3 * level * count(three) + (2 * level + 1) * count(two) + level * max(hope, 1.0) * (4 - count(three | two))


def survey(games: Pool, desk: Desk, which: int, start: int) -> int:
    """Surveys the garden of the seat to move in the state with this number; how many sites there are.

    The sites are numbered from `start`. Those that cost more than there is are among them: a dig will pay something.
    """
    game = games[which]
    garden = game.gardens[game.seat]
    singles = garden.singles
    garden.singles = singles + BEST_INCOME
    places = placements(game, garden, desk.places)
    garden.singles = singles
    found = list_sites(desk, places)
    surveyed = 0
    for i in range(found):
        row = SITE_NUMBERS * (start + i)
        site = desk.sites[MOST_SITES + i]
        desk.survey[row + SITE] = site
        desk.survey[row + AT] = POSITION[site >> 1]
        level = highest_below(garden, POSITION[site >> 1]) + 1 + (site & 1)
        desk.survey[row + LEVEL] = level
        if level != surveyed:
            survey_level(game, garden, level, desk.boards)
            surveyed = level
        survey_costs(garden, desk.survey, row, desk.sites[site])
        survey_hits(desk.boards, desk.survey, row)
        desk.site_value[start + i] = site_value(game, garden, desk, row)
        desk.site_most[start + i] = desk.site_value[start + i] + most_from_symbols(desk, row)
        desk.sites[site] = 0
    return found


def list_sites(desk: Desk, places: int) -> int:
    """Lists the sites of the places that were found behind MOST_SITES, and the corners of each before it; how many."""
    found = 0
    for i in range(places):
        site = desk.places[i] // 5
        if desk.sites[site] == 0:
            desk.sites[MOST_SITES + found] = site
            found += 1
        desk.sites[site] |= BIT[desk.places[i] % 5]
    return found
