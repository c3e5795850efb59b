"""Decorations (RULES §6): statues, fountains, stairways, bridges."""

from babylon.rules.actions import BRIDGES, DECORATE, FOUNTAINS, KIND, SPACE_A, SPACE_B, STAIRWAYS, STATUES
from babylon.rules.board import (
    ALL,
    BIT,
    BRIDGE,
    COLS_AF,
    COLS_AG,
    CROSS,
    EAST,
    FOUNTAIN,
    NORTH,
    ROWS_16,
    ROWS_17,
    STAIRWAY,
    STATUE,
    first,
    rest,
)
from babylon.rules.placing import free_spaces
from babylon.rules.state import GameState, GardenState

CHANGE_SYMBOL, FILL_BLANK = 3, 4
SUPPLY = (6, 4, 5, 3)  # where the supply counts each kind of decoration


def printed(garden: GardenState) -> int:
    """The visible spaces that show any symbol."""
    return garden.symbols[STATUE] | garden.symbols[FOUNTAIN] | garden.symbols[BRIDGE] | garden.symbols[STAIRWAY]


def star_spaces(game: GameState, garden: GardenState) -> int:
    """Free spaces of this turn's tiles that the round's token lets show another symbol (ruling 6)."""
    if game.star_used != 0:
        return 0
    if game.token == CHANGE_SYMBOL:
        return printed(garden) & garden.fresh & free_spaces(garden)
    if game.token == FILL_BLANK:
        return garden.fresh & ~printed(garden) & free_spaces(garden)
    return 0


def in_line(garden: GardenState) -> int:
    """The spaces where a statue would line up with one that stands; every space for the first one."""
    standing = garden.statues | garden.buried
    if standing == 0:
        return ALL
    reach = 0
    while standing != 0:
        reach |= CROSS[first(standing)]
        standing = rest(standing)
    return reach


def symbol_pairs(garden: GardenState, symbol: int, star: int, step: int) -> int:
    """Spaces that, with the one `step` further, have the symbol twice and touch a tile placed this turn.

    One of the two may be a space that a token stands in for.
    """
    have = garden.symbols[symbol] & free_spaces(garden)
    other = star & ~have
    fresh = garden.fresh | (garden.fresh >> step)
    return (have & (have >> step) & fresh) | (have & (other >> step)) | (other & (have >> step))


def level_pairs(garden: GardenState, step: int) -> int:
    """Spaces on the same level as the one `step` further."""
    pairs = 0
    for level in range(1, garden.top + 1):
        here = garden.surface[level]
        pairs |= here & (here >> step)
    return pairs


def stepped_pairs(garden: GardenState, step: int) -> int:
    """Spaces one level above or below the one `step` further."""
    pairs = 0
    for level in range(1, garden.top):
        here = garden.surface[level]
        above = garden.surface[level + 1]
        pairs |= (here & (above >> step)) | (above & (here >> step))
    return pairs


def gaps(game: GameState, garden: GardenState) -> int:
    """The spaces a bridge may span, as far as what stands there and other decks go (RULES §8)."""
    blocked = garden.decks
    if game.gap_clear == 0:
        blocked |= garden.occupied
    return ALL & ~blocked


def spanned_pairs(garden: GardenState, step: int) -> int:
    """Spaces on the same level as the one two steps further, with a lower surface between."""
    pairs = 0
    low = garden.surface[0]
    for level in range(1, garden.top + 1):
        here = garden.surface[level]
        pairs |= here & (here >> 2 * step) & (low >> step)
        low |= here
    return pairs


def statue_spaces(garden: GardenState, star: int) -> int:
    """Where a statue may be put."""
    return ((garden.symbols[STATUE] & garden.fresh & free_spaces(garden)) | star) & in_line(garden)


def write_pairs(out: list[int], found: int, base: int, pairs: int, width: int) -> int:
    """Writes an action for each space of `pairs` into `out`; how many there are now."""
    while pairs != 0:
        space = first(pairs)
        pairs = rest(pairs)
        out[found] = base + (space >> 3) * width + (space & 7)
        found += 1
    return found


def fountains(garden: GardenState, star: int, out: list[int], found: int) -> int:
    """Writes every fountain: two tiles on one level."""
    east = symbol_pairs(garden, FOUNTAIN, star, EAST) & COLS_AG & ~garden.joined_east
    if east != 0:
        found = write_pairs(out, found, FOUNTAINS, east & level_pairs(garden, EAST), 7)
    north = symbol_pairs(garden, FOUNTAIN, star, NORTH) & ROWS_17 & ~garden.joined_north
    if north != 0:
        found = write_pairs(out, found, FOUNTAINS + 56, north & level_pairs(garden, NORTH), 8)
    return found


def stairways(garden: GardenState, star: int, out: list[int], found: int) -> int:
    """Writes every stairway: two tiles one level apart."""
    east = symbol_pairs(garden, STAIRWAY, star, EAST) & COLS_AG
    if east != 0:
        found = write_pairs(out, found, STAIRWAYS, east & stepped_pairs(garden, EAST), 7)
    north = symbol_pairs(garden, STAIRWAY, star, NORTH) & ROWS_17
    if north != 0:
        found = write_pairs(out, found, STAIRWAYS + 56, north & stepped_pairs(garden, NORTH), 8)
    return found


def bridges(game: GameState, garden: GardenState, star: int, out: list[int], found: int) -> int:
    """Writes every bridge: two tiles on one level and a lower gap between them."""
    gap = gaps(game, garden)
    east = symbol_pairs(garden, BRIDGE, star, 2 * EAST) & COLS_AF & (gap >> EAST)
    if east != 0:
        found = write_pairs(out, found, BRIDGES, east & spanned_pairs(garden, EAST), 6)
    north = symbol_pairs(garden, BRIDGE, star, 2 * NORTH) & ROWS_16 & (gap >> NORTH)
    if north != 0:
        found = write_pairs(out, found, BRIDGES + 48, north & spanned_pairs(garden, NORTH), 8)
    return found


def decorations(game: GameState, garden: GardenState, out: list[int]) -> int:
    """Writes every legal decoration into `out`; how many."""
    found = 0
    if garden.fresh == 0:
        return found
    star = star_spaces(game, garden)
    if game.supply[SUPPLY[STATUE]] > 0:
        found = write_pairs(out, found, STATUES, statue_spaces(garden, star), 8)
    if game.supply[SUPPLY[FOUNTAIN]] > 0:
        found = fountains(garden, star, out, found)
    if game.supply[SUPPLY[STAIRWAY]] > 0:
        found = stairways(garden, star, out, found)
    if game.supply[SUPPLY[BRIDGE]] > 0:
        found = bridges(game, garden, star, out, found)
    return found


def surface(garden: GardenState, space: int) -> int:
    """The level of the topmost thing to stand on at `space`."""
    level = garden.top
    while (garden.surface[level] & BIT[space]) == 0:
        level -= 1
    return level


def decorate(game: GameState, garden: GardenState, action: int) -> None:
    """Puts a decoration up."""
    kind = KIND[action - DECORATE]
    a = SPACE_A[action - DECORATE]
    b = SPACE_B[action - DECORATE]
    spaces = BIT[a] | BIT[b]
    if (spaces & ~garden.symbols[kind]) != 0:
        game.star_used = 1
    game.supply[SUPPLY[kind]] -= 1
    garden.occupied |= spaces
    if kind == STATUE:
        garden.statues |= spaces
        return
    k = garden.items
    garden.item[k] = action
    garden.item_level_a[k] = surface(garden, a)
    garden.item_level_b[k] = surface(garden, b)
    if kind == BRIDGE:
        gap = (a + b) >> 1
        garden.decks |= BIT[gap]
        garden.item_level_gap[k] = surface(garden, gap)
    garden.items = k + 1
