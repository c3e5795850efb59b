"""Whole turns: which tile to dig, where to place it and the stored one, what to keep.

The sketch of every tile at every place leaves a few placements a dig; these are played out on a state of their own and
valued exactly. A turn is written as four numbers: the stack, two placements (NONE: not made), the end.
"""

from babylon.bots.kernel.copying import copy_turn
from babylon.bots.kernel.decorating import NONE, decorate_all, write_decorations
from babylon.bots.kernel.desk import MOST_SITES, QUARRY, START, TURN_NUMBERS, Desk
from babylon.bots.kernel.digging import NEVER, value_digs
from babylon.bots.kernel.promise import garden_value, stored_value
from babylon.bots.kernel.sketch import best, sketch, worst
from babylon.bots.kernel.survey import survey
from babylon.compiled import Pool, copy
from babylon.rules.actions import DIG, KEEP_DUG, KEEP_NONE, KEEP_STORED, PLACE, PLACE_STORED
from babylon.rules.turn import BUILDING, NOTHING, apply, place_action

STACK, FIRST, SECOND, END = 0, 1, 2, 3
MOST_PER_DIG = 8
SECOND_SITES = MOST_SITES  # the survey after the first placement is written behind the one before it
SECOND_SKETCH = 32
DUG, PLACED, BOTH = 1, 2, 3  # the states to try on, counted from the one that is asked about


def best_end(games: Pool, desk: Desk, which: int) -> tuple[float, int]:
    """What the garden of the seat to move is worth with the better tile in its slot, and how to end the turn so."""
    game = games[which]
    garden = game.gardens[game.seat]
    most = stored_value(game, garden, NOTHING, desk.features, desk.weights)
    end = KEEP_NONE
    if garden.stored != NOTHING:
        value = stored_value(game, garden, garden.stored, desk.features, desk.weights)
        if value >= most:
            most, end = value, KEEP_STORED
    if game.dug != NOTHING:
        value = stored_value(game, garden, game.dug, desk.features, desk.weights)
        if value >= most:
            most, end = value, KEEP_DUG
    return garden_value(game, garden, desk.features, desk.weights) + most, end


def try_place(games: Pool, desk: Desk, source: int, target: int, action: int) -> None:
    """Makes the state `target` what `source` becomes when the tile is placed and all is decorated."""
    seat = games[source].seat
    copy_turn(games[target], games[source], seat)
    game = games[target]
    place_action(game, game.gardens[seat], action)
    decorate_all(game, game.gardens[seat], desk.moves)


def enter(
    games: Pool, desk: Desk, block: int, found: int, room: int, which: int, first: int, second: int
) -> tuple[int, float]:
    """Enters the turn that led to a state among the best `room` of its dig; how many there are, and its value."""
    value, end = best_end(games, desk, which)
    slot = block + found
    if found < room:
        found += 1
    else:
        slot = worst(desk.turn_value, block, room)
        if value <= desk.turn_value[slot]:
            return found, value
    desk.turn_value[slot] = value
    desk.turns[TURN_NUMBERS * slot + FIRST] = first
    desk.turns[TURN_NUMBERS * slot + SECOND] = second
    desk.turns[TURN_NUMBERS * slot + END] = end
    return found, value


def sketch_source(games: Pool, desk: Desk, which: int, start: int, sites: int, base: int, room: int, slot: int) -> int:
    """Sketches the dug or the stored tile, if there is one; how many placements."""
    game = games[which]
    garden = game.gardens[game.seat]
    tile = game.dug if base == PLACE else garden.stored
    if tile == NOTHING:
        return 0
    return sketch(desk, start, sites, game.face[tile], garden.singles, base, room, slot)


def second_placements(
    games: Pool, desk: Desk, at: int, block: int, found: int, room: int, width: int, action: int
) -> int:
    """Enters turns that go on from a first placement; how many there are now."""
    try_place(games, desk, at + DUG, at + PLACED, action)
    sites = survey(games, desk, at + PLACED, SECOND_SITES)
    base = PLACE if action >= PLACE_STORED else PLACE_STORED
    sketches = sketch_source(games, desk, at + PLACED, SECOND_SITES, sites, base, width, SECOND_SKETCH)
    for slot in range(SECOND_SKETCH, SECOND_SKETCH + sketches):
        second = desk.sketch[slot]
        try_place(games, desk, at + PLACED, at + BOTH, second)
        found, _ = enter(games, desk, block, found, room, at + BOTH, action, second)
    return found


def turns_after_dig(
    games: Pool, desk: Desk, at: int, stack: int, sites: int, block: int, room: int, width: int, pairs: int
) -> int:
    """Enters the best ways to go on from the state in which the tile is dug; how many.

    `width` placements of each tile are tried out, and a second one after the best `pairs` of them.
    """
    found, _ = enter(games, desk, block, START, room, at + DUG, NONE, NONE)
    sketches = sketch_source(games, desk, at + DUG, START, sites, PLACE, width, START)
    sketches += sketch_source(games, desk, at + DUG, START, sites, PLACE_STORED, width, sketches)
    for slot in range(sketches):
        try_place(games, desk, at + DUG, at + PLACED, desk.sketch[slot])
        found, desk.sketch_value[slot] = enter(games, desk, block, found, room, at + PLACED, desk.sketch[slot], NONE)
    for _ in range(min(pairs, sketches)):
        slot = best(desk.sketch_value, START, sketches)
        desk.sketch_value[slot] = NEVER
        found = second_placements(games, desk, at, block, found, room, width, desk.sketch[slot])
    for slot in range(block, block + found):
        desk.turns[TURN_NUMBERS * slot + STACK] = stack
    return found


def whole_turns(games: Pool, desk: Desk, at: int, digs: int, room: int, width: int, pairs: int) -> int:
    """Writes the best `room` turns of each of the best `digs` stacks for the seat to move; how many in all.

    A turn that has begun is only gone on with: then there is one choice of stack, NONE.
    """
    copy(games, at + PLACED, at)
    copy(games, at + BOTH, at)
    copy(games, at + DUG, at)
    begun = games[at].phase == BUILDING
    if begun:
        decorate_all(games[at + DUG], games[at + DUG].gardens[games[at].seat], desk.moves)
    sites = survey(games, desk, at + DUG, START)
    found = 0
    for _ in range(1 if begun else min(value_digs(games, desk, at, sites), digs)):
        stack = NONE
        if not begun:
            stack = best(desk.dig_value, START, QUARRY)
            desk.dig_value[stack] = NEVER
            copy(games, at + DUG, at)
            apply(games[at + DUG], DIG + stack)
        found += turns_after_dig(games, desk, at, stack, sites, found, room, width, pairs)
    return found


def write_turn(games: Pool, desk: Desk, turns: list[int], which: int, number: int) -> int:
    """Plays the turn with this number on a state and writes its moves down; how many."""
    game = games[which]
    row = TURN_NUMBERS * number
    length = 0
    if turns[row + STACK] == NONE:
        length = write_decorations(game, game.gardens[game.seat], desk.turn, START, desk.moves)
    else:
        desk.turn[0] = DIG + turns[row + STACK]
        apply(game, desk.turn[0])
        length = 1
    for part in (FIRST, SECOND):
        if turns[row + part] != NONE:
            desk.turn[length] = turns[row + part]
            apply(game, desk.turn[length])
            length = write_decorations(game, game.gardens[game.seat], desk.turn, length + 1, desk.moves)
    desk.turn[length] = turns[row + END]
    apply(game, desk.turn[length])
    return length + 1
