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
from babylon.rules.edition_choices import GAP_COVERED, GAP_EMPTY, GAP_OPEN
from babylon.rules.placing import free_spaces, write_item
from babylon.rules.state import GameState, GardenState
from babylon.rules.supply import DECORATIONS
from babylon.rules.tokens import CHANGES_SYMBOL, FILLS_BLANK

NO_STAR = -1  # no token stands in for a symbol


def item_spaces(game: GameState, garden: GardenState) -> int:
    """The spaces that an item can be put on; the editions differ about those under a bridge (RULES §8)."""
    return ~garden.occupied if game.gap == GAP_OPEN else free_spaces(garden)


def printed(garden: GardenState) -> int:
    """The visible spaces that show any symbol."""
    return garden.symbols[STATUE] | garden.symbols[FOUNTAIN] | garden.symbols[BRIDGE] | garden.symbols[STAIRWAY]


def star_spaces(game: GameState, garden: GardenState) -> int:
    """Free spaces of this turn's tiles that the round's token lets show another symbol (ruling 6)."""
    if game.star_used != 0:
        return 0
    other = 0
    if CHANGES_SYMBOL[game.token] != 0:
        other |= printed(garden)
    if FILLS_BLANK[game.token] != 0:
        other |= ~printed(garden)
    return other & garden.fresh & item_spaces(game, garden)


def star_of(garden: GardenState, item: int) -> int:
    """The space of a legal decoration whose symbol the round's token stands in for, or NO_STAR."""
    shown = garden.symbols[KIND[item]]
    if (shown & BIT[SPACE_A[item]]) == 0:
        return SPACE_A[item]
    return SPACE_B[item] if (shown & BIT[SPACE_B[item]]) == 0 else NO_STAR


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


def symbol_pairs(garden: GardenState, symbol: int, free: int, star: int, step: int) -> int:
    """Free spaces that, with the one `step` further, have the symbol twice and touch a tile placed this turn.

    One of the two may be a space that a token stands in for.
    """
    have = garden.symbols[symbol] & free
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
    if game.gap == GAP_EMPTY:
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


def statue_spaces(garden: GardenState, free: int, star: int) -> int:
    """Where a statue may be put."""
    return ((garden.symbols[STATUE] & garden.fresh & free) | star) & in_line(garden)


def write_pairs(out: list[int], found: int, base: int, pairs: int, width: int) -> int:
    """Write an action for each space of `pairs` into `out`; return how many there are now."""
    while pairs != 0:
        space = first(pairs)
        pairs = rest(pairs)
        out[found] = base + (space >> 3) * width + (space & 7)
        found += 1
    return found


def fountains(garden: GardenState, free: int, star: int, out: list[int], found: int) -> int:
    """Write every fountain: two tiles on one level."""
    east = symbol_pairs(garden, FOUNTAIN, free, star, EAST) & COLS_AG & ~garden.joined_east
    if east != 0:
        found = write_pairs(out, found, FOUNTAINS, east & level_pairs(garden, EAST), 7)
    north = symbol_pairs(garden, FOUNTAIN, free, star, NORTH) & ROWS_17 & ~garden.joined_north
    if north != 0:
        found = write_pairs(out, found, FOUNTAINS + 56, north & level_pairs(garden, NORTH), 8)
    return found


def stairways(garden: GardenState, free: int, star: int, out: list[int], found: int) -> int:
    """Write every stairway: two tiles one level apart."""
    east = symbol_pairs(garden, STAIRWAY, free, star, EAST) & COLS_AG
    if east != 0:
        found = write_pairs(out, found, STAIRWAYS, east & stepped_pairs(garden, EAST), 7)
    north = symbol_pairs(garden, STAIRWAY, free, star, NORTH) & ROWS_17
    if north != 0:
        found = write_pairs(out, found, STAIRWAYS + 56, north & stepped_pairs(garden, NORTH), 8)
    return found


def bridges(game: GameState, garden: GardenState, free: int, star: int, out: list[int], found: int) -> int:
    """Write every bridge: two tiles on one level and a lower gap between them."""
    gap = gaps(game, garden)
    east = symbol_pairs(garden, BRIDGE, free, star, 2 * EAST) & COLS_AF & (gap >> EAST)
    if east != 0:
        found = write_pairs(out, found, BRIDGES, east & spanned_pairs(garden, EAST), 6)
    north = symbol_pairs(garden, BRIDGE, free, star, 2 * NORTH) & ROWS_16 & (gap >> NORTH)
    if north != 0:
        found = write_pairs(out, found, BRIDGES + 48, north & spanned_pairs(garden, NORTH), 8)
    return found


def decorations(game: GameState, garden: GardenState, out: list[int]) -> int:
    """Write every legal decoration into `out`; return how many."""
    found = 0
    if garden.fresh == 0:
        return found
    free = item_spaces(game, garden)
    star = star_spaces(game, garden)
    if game.supply[DECORATIONS[STATUE]] > 0:
        found = write_pairs(out, found, STATUES, statue_spaces(garden, free, star), 8)
    if game.supply[DECORATIONS[FOUNTAIN]] > 0:
        found = fountains(garden, free, star, out, found)
    if game.supply[DECORATIONS[STAIRWAY]] > 0:
        found = stairways(garden, free, star, out, found)
    if game.supply[DECORATIONS[BRIDGE]] > 0:
        found = bridges(game, garden, free, star, out, found)
    return found


def surface(garden: GardenState, space: int) -> int:
    """The level of the topmost thing to stand on at `space`."""
    level = garden.top
    while (garden.surface[level] & BIT[space]) == 0:
        level -= 1
    return level


def hide_under_deck(garden: GardenState, space: int) -> None:
    """Take away what a deck hides where it covers its gap as a tile would (RULES §8); a statue there still is one."""
    keep = ~BIT[space]
    garden.buried |= garden.statues & BIT[space]
    garden.statues &= keep
    garden.belvederes &= keep
    garden.occupied &= keep
    for symbol in range(4):
        garden.symbols[symbol] &= keep


def span(game: GameState, garden: GardenState, gap: int) -> None:
    """Lay a bridge's deck over its gap."""
    garden.decks |= BIT[gap]
    if game.gap == GAP_COVERED:
        hide_under_deck(garden, gap)


def decorate(game: GameState, garden: GardenState, action: int) -> None:
    """Put a decoration up."""
    item = action - DECORATE
    kind = KIND[item]
    a = SPACE_A[item]
    b = SPACE_B[item]
    spaces = BIT[a] | BIT[b]
    if (spaces & ~garden.symbols[kind]) != 0:
        game.star_used = 1
    game.supply[DECORATIONS[kind]] -= 1
    garden.occupied |= spaces
    level = surface(garden, a)
    if kind == STATUE:
        garden.statues |= spaces
        write_item(garden, item, level, level, level)
        return
    gap = (a + b) >> 1
    write_item(garden, item, level, surface(garden, b), surface(garden, gap))
    if kind == BRIDGE:
        span(game, garden, gap)
