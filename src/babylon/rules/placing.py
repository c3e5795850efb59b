"""Placing a tile (RULES §5)."""

from babylon.rules.actions import BELVEDERE_ITEMS
from babylon.rules.board import (
    BIT,
    COLS_AG,
    NE,
    NO_CORNER,
    NW,
    OFFSET,
    POSITION_NUMBER,
    POSITIONS,
    ROWS_17,
    SE,
    SW,
    TILE,
    count,
    first,
    rest,
    symbol_spaces,
    whole_tiles,
)
from babylon.rules.edition_choices import NEVER, ONE_LEVEL, WHILE_THEY_LAST
from babylon.rules.state import GameState, GardenState
from babylon.rules.supply import BELVEDERES, DOUBLES, SINGLES

PLACES = 490  # a position has two levels a tile can lie on, and five ways to leave a corner open or none
OPEN, ON_SINGLE, ON_DOUBLE, ON_STATUE = 0, 1, 2, 3


def free_spaces(garden: GardenState) -> int:
    """The spaces that a pillar can be put on: nothing stands there and no deck lies above."""
    return ~(garden.occupied | garden.decks)


def may_leave_open(game: GameState) -> bool:
    """Whether a corner may stay open: there is a belvedere for it, or the table does without (RULES §5.3 and §8)."""
    return game.supply[BELVEDERES] > 0 or game.belvederes == WHILE_THEY_LAST


def overlapped(game: GameState, garden: GardenState, level: int) -> int:
    """The positions where a tile on `level` would overlap another completely (RULES §5.5)."""
    if game.overlap == NEVER:
        return garden.positions
    taken = 0
    for tile in range(garden.tiles):
        position = garden.tile_at[tile]
        if game.overlap == ONE_LEVEL:
            clash = garden.tile_level[tile] == level - 1
        else:
            # Beneath: as long as any space of the tile is seen. A deck above it makes no difference.
            clash = (TILE[position] & garden.surface[garden.tile_level[tile]]) != 0
        if clash:
            taken |= BIT[position]
    return taken


def held(bearing: int, open_corner: int) -> int:
    """The positions whose corners, but for the open one, all lie in `bearing`."""
    where = POSITIONS
    if open_corner != NW:
        where &= bearing >> 8
    if open_corner != NE:
        where &= bearing >> 9
    if open_corner != SE:
        where &= bearing >> 1
    if open_corner != SW:
        where &= bearing
    return where


def supported_corners(position: int, open_corner: int) -> int:
    """The spaces of a tile at `position` that need a support."""
    if open_corner == NO_CORNER:
        return TILE[position]
    return TILE[position] & ~BIT[position + OFFSET[open_corner]]


def swaps_for(garden: GardenState, doubles: int) -> int:
    """How many doubles must be swapped for, two singles each, to pay so many (RULES §5.6)."""
    return max(doubles - garden.doubles, 0)


def affordable(game: GameState, garden: GardenState, singles: int, doubles: int) -> bool:
    """Whether the garden can pay so many pillars, swapping as needed (ruling 7: the supply is finite)."""
    swaps = swaps_for(garden, doubles)
    return singles + 2 * swaps <= garden.singles and swaps <= game.supply[DOUBLES]


def at_least(board: int, open_corner: int) -> tuple[int, int, int, int]:
    """The positions with at least one, two, three, four of their supported corners in `board`."""
    nw = board >> 8 if open_corner != NW else 0
    ne = board >> 9 if open_corner != NE else 0
    se = board >> 1 if open_corner != SE else 0
    sw = board if open_corner != SW else 0
    north, south = nw | ne, se | sw
    whole_north, whole_south = nw & ne, se & sw
    two = whole_north | whole_south | (north & south)
    return north | south, two, (whole_north & south) | (north & whole_south), whole_north & whole_south


def needing_more(needed: tuple[int, int, int, int], pillars: int) -> int:
    """The positions that need more than so many pillars, given those that need at least one, two, three, four."""
    if pillars == 0:
        return needed[0]
    if pillars == 1:
        return needed[1]
    if pillars == 2:
        return needed[2]
    return needed[3] if pillars == 3 else 0


def payable(game: GameState, garden: GardenState, singles: int, doubles: int, open_corner: int) -> int:
    """The positions whose pillars can be paid, given the spaces that need single and double ones.

    With each double there are fewer singles left to pay with; five sweeps answer for all positions at once.
    """
    need_single = at_least(singles, open_corner)
    need_double = at_least(doubles, open_corner)
    paid = 0
    for bought in range(5):
        if not affordable(game, garden, 0, bought):
            break
        left = garden.singles - 2 * swaps_for(garden, bought)
        paid |= ~needing_more(need_double, bought) & ~needing_more(need_single, left)
        if doubles == 0:
            break
    return paid


def on_statues(garden: GardenState, level: int) -> int:
    """The spaces where a statue carries the corner of a tile on this level."""
    return garden.surface[level - 1] & garden.statues


def on_singles(garden: GardenState, level: int) -> int:
    """The spaces where a single pillar can carry it."""
    return garden.surface[level - 1] & free_spaces(garden)


def on_doubles(garden: GardenState, level: int) -> int:
    """The spaces where a double pillar can carry it."""
    return garden.surface[level - 2] & free_spaces(garden) if level > 1 else 0


def places_on(game: GameState, garden: GardenState, level: int, open_corner: int) -> int:
    """The positions where a tile on this level, with this corner open, is held up and can be paid."""
    statues = on_statues(garden, level)
    singles = on_singles(garden, level)
    doubles = on_doubles(garden, level)
    where = held(singles | doubles | statues, open_corner)
    if open_corner != NO_CORNER:
        # Ruling 1: a statue right below a corner carries it, so that corner is not open.
        where &= ~(statues >> OFFSET[open_corner])
    return where & payable(game, garden, singles, doubles, open_corner)


def placements(game: GameState, garden: GardenState, out: list[int]) -> int:
    """Write every legal place, as (position number × 2 + lift) × 5 + open corner, into `out`; return how many."""
    found = 0
    low = 0
    openable = may_leave_open(game)
    for level in range(1, garden.top + 2):
        low |= garden.surface[level - 1]
        room = whole_tiles(low) & ~overlapped(game, garden, level)
        if room != 0:
            found = write_places(
                out,
                found,
                garden.surface[level - 1],
                room & places_on(game, garden, level, NO_CORNER),
                room & places_on(game, garden, level, NW) if openable else 0,
                room & places_on(game, garden, level, NE) if openable else 0,
                room & places_on(game, garden, level, SE) if openable else 0,
                room & places_on(game, garden, level, SW) if openable else 0,
            )
    return found


def write_places(out: list[int], found: int, below: int, closed: int, nw: int, ne: int, se: int, sw: int) -> int:
    """Write the places of one level, by the corner that is open; return how many there are now.

    A tile without a corner on the level just below is lifted. Every place is written and only a legal one counted:
    a branch that can't be foreseen costs the processor more than a number too many.
    """
    touching = below | (below >> 1) | (below >> 8) | (below >> 9)
    where = closed | nw | ne | se | sw
    while where != 0:
        assert 0 <= found < PLACES
        position = first(where)
        where = rest(where)
        code = 10 * POSITION_NUMBER[position] + 5 - 5 * ((touching >> position) & 1)
        out[found] = code
        found += (closed >> position) & 1
        out[found] = code + NW
        found += (nw >> position) & 1
        out[found] = code + NE
        found += (ne >> position) & 1
        out[found] = code + SE
        found += (se >> position) & 1
        out[found] = code + SW
        found += (sw >> position) & 1
    return found


def highest_below(garden: GardenState, position: int) -> int:
    """The highest surface under a tile at `position`."""
    level = garden.top
    while (garden.surface[level] & TILE[position]) == 0:
        level -= 1
    return level


def support(garden: GardenState, space: int, level: int) -> int:
    """What can carry the corner above `space` of a tile on `level` (RULES §5.2)."""
    bit = BIT[space]
    free = (free_spaces(garden) & bit) != 0
    if (garden.surface[level - 1] & bit) != 0:
        if (garden.statues & bit) != 0:
            return ON_STATUE
        return ON_SINGLE if free else OPEN
    if free and level > 1 and (garden.surface[level - 2] & bit) != 0:
        return ON_DOUBLE
    return OPEN


def pillars_for(garden: GardenState, corners: int, level: int) -> tuple[int, int]:
    """Single and double pillars under these corners; a statue bears for nothing."""
    singles = count(garden.surface[level - 1] & corners & ~garden.statues)
    doubles = count(garden.surface[level - 2] & corners) if level > 1 else 0
    return singles, doubles


def price(garden: GardenState, corners: int, level: int) -> int:
    """Singles that the pillars under these corners take from the hand: two for each double to be swapped for."""
    singles, doubles = pillars_for(garden, corners, level)
    return singles + 2 * swaps_for(garden, doubles)


def pay(game: GameState, garden: GardenState, corners: int, level: int) -> None:
    """Pay for the pillars under these corners: doubles in hand first, the rest swapped for."""
    singles, doubles = pillars_for(garden, corners, level)
    swaps = swaps_for(garden, doubles)
    garden.doubles -= doubles - swaps
    garden.singles -= singles + 2 * swaps
    game.supply[SINGLES] += 2 * swaps
    game.supply[DOUBLES] -= swaps


def cover(garden: GardenState, spaces: int, level: int) -> None:
    """Take away all that a tile on `level` hides; a statue right below becomes a pillar."""
    keep = ~spaces
    # Ruling 3: a statue further below is hidden without bearing, and still a statue.
    garden.buried |= garden.statues & spaces & ~garden.surface[level - 1]
    garden.statues &= keep
    garden.belvederes &= keep
    garden.occupied &= keep
    garden.decks &= keep
    for lower in range(garden.top + 1):
        garden.surface[lower] &= keep
    for symbol in range(4):
        garden.symbols[symbol] &= keep
    garden.joined_east &= keep & ~((spaces >> 1) & COLS_AG)
    garden.joined_north &= keep & ~((spaces >> 8) & ROWS_17)


def lay(game: GameState, garden: GardenState, tile: int, position: int, level: int, turns: int) -> None:
    """Put the tile's own spaces on top."""
    spaces = TILE[position]
    garden.surface[level] |= spaces
    garden.top = max(garden.top, level)
    face = game.face[tile]
    for symbol in range(4):
        garden.symbols[symbol] |= symbol_spaces(face, turns, symbol, position)
    garden.joined_east |= BIT[position] | BIT[position + 8]
    garden.joined_north |= BIT[position] | BIT[position + 1]
    garden.fresh |= spaces
    garden.positions |= BIT[position]
    garden.tile[garden.tiles] = tile
    garden.tile_at[garden.tiles] = position
    garden.tile_level[garden.tiles] = level
    garden.tile_turns[garden.tiles] = turns


def write_item(garden: GardenState, item: int, level_a: int, level_b: int, level_gap: int) -> None:
    """Write down an item that was put up, and the surfaces under it."""
    garden.item[garden.items] = item
    garden.item_level_a[garden.items] = level_a
    garden.item_level_b[garden.items] = level_b
    garden.item_level_gap[garden.items] = level_gap
    garden.items += 1


def gets_belvedere(game: GameState, open_corner: int) -> bool:
    """Whether a tile placed so gets a belvedere: it has an open corner, and there are any left (RULES §5.3)."""
    return open_corner != NO_CORNER and game.supply[BELVEDERES] > 0


def put_belvedere(game: GameState, garden: GardenState, space: int, level: int) -> None:
    """Put a belvedere on the open corner of a new tile."""
    game.supply[BELVEDERES] -= 1
    garden.belvederes |= BIT[space]
    garden.occupied |= BIT[space]
    write_item(garden, BELVEDERE_ITEMS + space, level, level, 0)


def place(
    game: GameState, garden: GardenState, tile: int, position: int, level: int, open_corner: int, turns: int
) -> None:
    """Raise a tile on pillars."""
    garden.tile_open[garden.tiles] = open_corner
    pay(game, garden, supported_corners(position, open_corner), level)
    cover(garden, TILE[position], level)
    lay(game, garden, tile, position, level, turns)
    garden.tiles += 1
    if gets_belvedere(game, open_corner):
        put_belvedere(game, garden, position + OFFSET[open_corner], level)
