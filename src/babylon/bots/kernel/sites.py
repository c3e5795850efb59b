"""The sites of a garden: every place for a tile, what it costs, and what each symbol would be good for there.

A turn tries dozens of tiles, turned four ways, at the same sites. What depends on the site alone is worked out once and
written down, SITE_NUMBERS a site; what a tile adds is then a few operations on boards (candidates.py). A site is a
position with a lift: the same place whichever corner is left open.
"""

from babylon.bots.kernel.weight_numbers import LEVEL_RISE, LONE_BRIDGE, LONE_FOUNTAIN, LONE_STAIRWAY, LOST_SYMBOL
from babylon.bots.kernel.workspace import MOST_SITES, SITE_NUMBERS, Workspace
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
    STATUE,
    TILE,
    count,
)
from babylon.rules.decorating import gaps, in_line, item_spaces
from babylon.rules.placing import highest_below, placements, price, supported_corners
from babylon.rules.quarry import SIDES
from babylon.rules.scoring import BELVEDERE_POINTS, height_points, worth
from babylon.rules.state import GameState, GardenState
from babylon.rules.tokens import FLOWER_PAYS

BEST_INCOME = SIDES + max(FLOWER_PAYS)  # pillars that a dig can pay

# The numbers of a site: its code (rules.placing, without the corner), its level, its position, the pillars that it
# takes with no corner open or with the corner of that number (TOO_MANY: it must not be), and the spaces …
SITE, LEVEL, AT, NEED = 0, 1, 2, 3
TOO_MANY = 99
OPENABLE = 8  # … that may be left open,
FOUNTAIN_HIT, BRIDGE_HIT, STAIR_UP_HIT, STAIR_DOWN_HIT, STATUE_HIT = 9, 10, 11, 12, 13  # … where it scores at once,
BUILDABLE = 14  # … where it may score later: something can still be built beside them

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


def write_level(game: GameState, garden: GardenState, level: int, boards: list[int]) -> None:
    """Write what a level offers."""
    free = item_spaces(game, garden)
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


def write_costs(garden: GardenState, out: list[int], row: int, corners: int) -> None:
    """Write what a site costs; `corners` has a bit for each corner that may be the open one, and one for none."""
    at = out[row + AT]
    spaces = 0
    for corner in range(5):
        out[row + NEED + corner] = TOO_MANY
        if (corners & BIT[corner]) != 0:
            out[row + NEED + corner] = price(garden, supported_corners(at, corner), out[row + LEVEL])
            if corner > 0:
                spaces |= BIT[at + OFFSET[corner]]
    out[row + OPENABLE] = spaces


def write_hits(boards: list[int], out: list[int], row: int) -> None:
    """Write which spaces of a site are good for what."""
    tile = TILE[out[row + AT]]
    out[row + FOUNTAIN_HIT] = beside(boards[FOUNTAINS]) & tile
    out[row + BRIDGE_HIT] = across(boards[BRIDGES], boards[GAP] & ~tile) & tile
    out[row + STAIR_UP_HIT] = beside(boards[STAIRS_UP]) & tile
    out[row + STAIR_DOWN_HIT] = beside(boards[STAIRS_DOWN] & ~tile) & tile
    out[row + STATUE_HIT] = boards[LINE] & tile
    out[row + BUILDABLE] = beside(boards[LOW] & ~tile) & tile


def site_value(game: GameState, garden: GardenState, workspace: Workspace, row: int) -> float:
    """What a site is worth whatever tile comes there: its height, less what it hides."""
    level = workspace.site_rows[row + LEVEL]
    tile = TILE[workspace.site_rows[row + AT]]
    value = 0.0
    if level > garden.top:
        value += workspace.weights[LEVEL_RISE] + height_points(game, level) - height_points(game, level - 1)
    partners = garden.symbols[FOUNTAIN] | garden.symbols[BRIDGE] | garden.symbols[STAIRWAY]
    partners &= item_spaces(game, garden) & tile
    for lower in range(1, level):
        here = garden.surface[lower] & tile
        if here != 0:
            value -= worth(STATUE, lower, lower) * count(garden.statues & here)
            value -= workspace.weights[LOST_SYMBOL] * lower * count(partners & here)
    return value - BELVEDERE_POINTS * count(garden.belvederes & tile)


def most_from_symbols(workspace: Workspace, row: int) -> float:
    """The most that any four symbols can be worth at a site."""
    out, weights = workspace.site_rows, workspace.weights
    level = out[row + LEVEL]
    three = out[row + FOUNTAIN_HIT] | out[row + BRIDGE_HIT]
    two = (out[row + STAIR_UP_HIT] | out[row + STAIR_DOWN_HIT]) & ~three
    hope = max(weights[LONE_FOUNTAIN], weights[LONE_BRIDGE], weights[LONE_STAIRWAY])
    most = worth(FOUNTAIN, level, level) * count(three) + worth(STAIRWAY, level, level + 1) * count(two)
    return most + worth(STATUE, level, level) * max(hope, 1.0) * (4 - count(three | two))


def find_sites(games: Pool, workspace: Workspace, which: int, start: int) -> int:
    """Find the sites of the seat to move in the state with this number; return how many there are.

    The sites are numbered from `start`. Those that cost more than there is are among them: a dig will pay something.
    """
    game = games[which]
    garden = game.gardens[game.seat]
    singles = garden.singles
    garden.singles = singles + BEST_INCOME
    places = placements(game, garden, workspace.places)
    garden.singles = singles
    found = list_sites(workspace, places)
    written = 0
    for i in range(found):
        row = SITE_NUMBERS * (start + i)
        site = workspace.sites[MOST_SITES + i]
        workspace.site_rows[row + SITE] = site
        workspace.site_rows[row + AT] = POSITION[site >> 1]
        level = highest_below(garden, POSITION[site >> 1]) + 1 + (site & 1)
        workspace.site_rows[row + LEVEL] = level
        if level != written:
            write_level(game, garden, level, workspace.boards)
            written = level
        write_costs(garden, workspace.site_rows, row, workspace.sites[site])
        write_hits(workspace.boards, workspace.site_rows, row)
        workspace.site_value[start + i] = site_value(game, garden, workspace, row)
        workspace.site_most[start + i] = workspace.site_value[start + i] + most_from_symbols(workspace, row)
        workspace.sites[site] = 0
    return found


def list_sites(workspace: Workspace, places: int) -> int:
    """List the sites of the places found from MOST_SITES on, and the corners of each before it; return how many."""
    found = 0
    for i in range(places):
        site = workspace.places[i] // 5
        if workspace.sites[site] == 0:
            workspace.sites[MOST_SITES + found] = site
            found += 1
        workspace.sites[site] |= BIT[workspace.places[i] % 5]
    return found
