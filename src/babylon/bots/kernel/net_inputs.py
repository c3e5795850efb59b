"""What the net is told of a seat: whole numbers, counted level by level from the top of its garden downwards.

Nothing here depends on where in the garden something lies, nor on which way the board is turned; and little on how high
it has grown: a level is called by how far it lies below the highest one.
"""

from babylon.bots.kernel.evaluation import MOST_ROUNDS, tiled
from babylon.bots.kernel.sites import across, beside
from babylon.rules.board import (
    BRIDGE,
    FOUNTAIN,
    NE,
    NO_CORNER,
    NW,
    SE,
    STAIRWAY,
    SW,
    count,
    whole_tiles,
)
from babylon.rules.decorating import in_line, item_spaces
from babylon.rules.edition_choices import NEVER, SQUARED
from babylon.rules.placing import held, on_doubles, on_singles, on_statues, overlapped
from babylon.rules.quarry import LAYERS, QUARRY, can_dig, dig_income, top_tile
from babylon.rules.scoring import counted, fewest, flowers, tally
from babylon.rules.state import GameState, GardenState
from babylon.rules.supply import BELVEDERES, DECORATIONS
from babylon.rules.turn import DIGGING, NOTHING, OVER, REMOVING, STORED_SINGLES

SYMBOLS = 4
# Where each group of inputs begins. One number each, if nothing else is said.
ONE = 0
TURNS = 1  # whether so many turns are still to come: one input for each number
TURNS_LEFT = TURNS + MOST_ROUNDS + 1
THREE, FOUR = TURNS_LEFT + 1, TURNS_LEFT + 2  # players
TALL, STRICT = FOUR + 1, FOUR + 2  # the height counts squared; no position may be taken twice
SUPPLY = STRICT + 1  # belvederes and the four kinds of decorations that are left, as far as they may run short
SINGLES = SUPPLY + 5  # whether there are so many
STORED = SINGLES + STORED_SINGLES + 1  # a tile, its symbols by kind, its flower would be a new one of a set
HEIGHT = STORED + SYMBOLS + 2  # the highest level, and whether it is so high
HEIGHTS = HEIGHT + 1
SETS = HEIGHTS + 12  # decorations and flowers of each kind more than of the rarest
LEVEL = SETS + 2 * SYMBOLS  # what there is on the highest levels
LEVEL_INPUTS = 13
LEVELS_SEEN = 4
ROOM = LEVEL + LEVELS_SEEN * LEVEL_INPUTS  # where tiles may come to lie: above, on and below the highest level
ROOM_INPUTS = 5
ROOMS = 3
DEEP = ROOM + ROOMS * ROOM_INPUTS  # symbols that wait for a partner, each as often as it is high
QUARRY_AT = DEEP + SYMBOLS  # stacks of each height, symbols of each kind on top, pillars that digging pays
INPUTS = QUARRY_AT + LAYERS + 1 + SYMBOLS + 2
PLENTY = 6  # pieces
MUCH_ROOM = 12  # positions


def turns_left(game: GameState, seat: int) -> int:
    """How many turns this seat has still to begin."""
    if game.phase == OVER:
        return 0
    waits = seat > game.seat or game.phase == REMOVING or (seat == game.seat and game.phase == DIGGING)
    return game.token_count - game.round + (1 if waits else 0)


def note_net_inputs(game: GameState, seat: int, out: list[float]) -> None:
    """Write all inputs of a seat's prospects."""
    for i in range(INPUTS):
        out[i] = 0.0
    garden = game.gardens[seat]
    note_table(game, seat, out)
    note_storage(game, garden, out)
    note_sets(game, garden, out)
    note_levels(game, garden, out)
    note_quarry(game, garden, out)


def note_table(game: GameState, seat: int, out: list[float]) -> None:
    """Write what is common to the table, and how much is to come."""
    left = turns_left(game, seat)
    out[ONE] = 1.0
    out[TURNS + left] = 1.0
    out[TURNS_LEFT] = left
    out[THREE] = 1.0 if game.players == 3 else 0.0
    out[FOUR] = 1.0 if game.players == 4 else 0.0
    out[TALL] = 1.0 if game.highest == SQUARED else 0.0
    out[STRICT] = 1.0 if game.overlap == NEVER else 0.0
    out[SUPPLY] = min(game.supply[BELVEDERES], PLENTY)
    for kind in range(SYMBOLS):
        out[SUPPLY + 1 + kind] = min(game.supply[DECORATIONS[kind]], PLENTY)


def note_storage(game: GameState, garden: GardenState, out: list[float]) -> None:
    """Write what lies ready for the next turn."""
    out[SINGLES + min(garden.singles, STORED_SINGLES)] = 1.0
    tile = garden.stored
    if tile != NOTHING:
        out[STORED] = 1.0
        for symbol in range(SYMBOLS):
            out[STORED + 1 + symbol] = count((game.face[tile] >> SYMBOLS * symbol) & 15)
        out[STORED + 1 + SYMBOLS] = 1.0 if counted(flowers(game, garden), game.flower[tile]) == 0 else 0.0


def note_sets(game: GameState, garden: GardenState, out: list[float]) -> None:
    """Write how far the next sets of decorations and of flowers have come."""
    kinds, seen = tally(game, garden)[1], flowers(game, garden)
    for which in range(SYMBOLS):
        out[SETS + which] = min(counted(kinds, which) - fewest(kinds), 3)
        out[SETS + SYMBOLS + which] = min(counted(seen, which) - fewest(seen), 3)
    out[HEIGHT] = garden.top
    out[HEIGHTS + min(garden.top, 11)] = 1.0


def standing_room(game: GameState, garden: GardenState, bearing: int, low: int, level: int) -> tuple[int, int]:
    """The positions of tiles on this level whose corners are all carried, and those that may have one open, too."""
    below = garden.surface[level - 1]
    touching = below | (below >> 1) | (below >> 8) | (below >> 9)
    room = touching & whole_tiles(low) & ~overlapped(game, garden, level)
    closed = held(bearing, NO_CORNER)
    opened = held(bearing, NW) | held(bearing, NE) | held(bearing, SE) | held(bearing, SW)
    return closed & room, (closed | opened) & room


def note_levels(game: GameState, garden: GardenState, out: list[float]) -> None:
    """Write what the levels hold and where tiles may come to lie on them, the highest ones one by one."""
    free = item_spaces(game, garden)
    line = in_line(garden)
    low = garden.surface[0]
    before = 0  # the spaces that tiles may cover on the level before
    for level in range(1, garden.top + 2):
        carried = on_statues(garden, level) | on_singles(garden, level)
        closed, room = standing_room(game, garden, carried | on_doubles(garden, level), low, level)
        spaces = tiled(room)
        down = garden.top - level
        if down + 1 < ROOMS:
            at = ROOM + ROOM_INPUTS * (down + 1)
            out[at] = min(count(closed), MUCH_ROOM)
            out[at + 1] = min(count(room), MUCH_ROOM)
            out[at + 2] = min(count(closed & held(carried, NO_CORNER)), MUCH_ROOM)
            out[at + 3] = min(count(spaces), 3 * MUCH_ROOM)
            out[at + 4] = min(count(spaces & line), 3 * MUCH_ROOM)
        here = garden.surface[level] if level <= garden.top else 0
        note_symbols(garden, free, here, spaces, before, low, level, out)
        low |= here
        before = spaces


def note_symbols(
    garden: GardenState, free: int, here: int, spaces: int, before: int, low: int, level: int, out: list[float]
) -> None:
    """Write the symbols of a level, and of the one below those that wait for a stairway up."""
    down = garden.top - level
    fountains = garden.symbols[FOUNTAIN] & free & here
    bridges = garden.symbols[BRIDGE] & free & here
    stairways = garden.symbols[STAIRWAY] & free & here
    alone = count(fountains & beside(spaces))
    apart = count(bridges & across(spaces, low))
    lower = count(stairways & beside(before))
    # A stairway may also lead up: to tiles that may come to lie on the level above.
    upper = count(garden.symbols[STAIRWAY] & free & garden.surface[level - 1] & beside(spaces)) if level > 1 else 0
    out[DEEP] += level * alone
    out[DEEP + 1] += level * apart
    out[DEEP + 2] += level * lower
    out[DEEP + 3] += level * upper
    if 0 <= down < LEVELS_SEEN:
        at = LEVEL + LEVEL_INPUTS * down
        out[at] = count(here)
        out[at + 1] = count(here & ~garden.occupied)
        out[at + 2] = count(fountains)
        out[at + 3] = count(bridges)
        out[at + 4] = count(stairways)
        out[at + 5] = count(garden.statues & here)
        out[at + 6] = count(garden.occupied & here & ~garden.statues)
        out[at + 7] = alone
        out[at + 8] = apart
        out[at + 9] = lower
        out[at + 10] = count(garden.decks & here)
        out[at + 11] = count(garden.belvederes & here)
    if 0 <= down + 1 < LEVELS_SEEN:
        out[LEVEL + LEVEL_INPUTS * (down + 1) + 12] = upper


def note_quarry(game: GameState, garden: GardenState, out: list[float]) -> None:
    """Write what the quarry has to offer."""
    most = 0
    total = 0
    for stack in range(QUARRY):
        out[QUARRY_AT + game.height[stack]] += 1.0
        if can_dig(game, stack):
            face = game.face[top_tile(game, stack)]
            for symbol in range(SYMBOLS):
                out[QUARRY_AT + LAYERS + 1 + symbol] += count((face >> SYMBOLS * symbol) & 15)
            income = dig_income(game, garden, stack)
            total += income
            most = max(most, income)
    out[QUARRY_AT + LAYERS + 1 + SYMBOLS] = total
    out[QUARRY_AT + LAYERS + 2 + SYMBOLS] = most
