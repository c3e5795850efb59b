"""Whole turns: which tile to dig, where to place it and the stored one, what to keep.

A few placements a dig are candidates (candidates.py); these are played out on a state of their own and valued
exactly. A turn is written as four numbers: the stack, two placements (NONE: not made), the end.
"""

from babylon.bots.kernel.candidates import best, find_candidates, worst
from babylon.bots.kernel.copies import copy_turn
from babylon.bots.kernel.decorating import NONE, decorate_all, write_decorations
from babylon.bots.kernel.dig_values import NEVER, value_digs
from babylon.bots.kernel.evaluation import garden_value, stored_value
from babylon.bots.kernel.sites import find_sites
from babylon.bots.kernel.workspace import MOST_SITES, QUARRY, START, TURN_NUMBERS, Workspace
from babylon.compiled import Pool, copy
from babylon.rules.actions import DIG, KEEP_DUG, KEEP_NONE, KEEP_STORED, PLACE, PLACE_STORED
from babylon.rules.turn import BUILDING, NOTHING, apply, place_action

STACK, FIRST, SECOND, END = 0, 1, 2, 3
SECOND_SITES = MOST_SITES  # the sites after the first placement are written behind the one before it
SECOND_CANDIDATES = 32
DUG, PLACED, BOTH = 1, 2, 3  # the states to try on, counted from the one that is asked about


def best_end(games: Pool, workspace: Workspace, which: int) -> tuple[float, int]:
    """What the garden of the seat to move is worth with the better tile in its slot, and how to end the turn so."""
    game = games[which]
    garden = game.gardens[game.seat]
    most = stored_value(game, garden, NOTHING, workspace.features, workspace.weights)
    end = KEEP_NONE
    if garden.stored != NOTHING:
        value = stored_value(game, garden, garden.stored, workspace.features, workspace.weights)
        if value >= most:
            most, end = value, KEEP_STORED
    if game.dug != NOTHING:
        value = stored_value(game, garden, game.dug, workspace.features, workspace.weights)
        if value >= most:
            most, end = value, KEEP_DUG
    return garden_value(game, garden, workspace.features, workspace.weights) + most, end


def try_place(games: Pool, workspace: Workspace, source: int, target: int, action: int) -> None:
    """Make the state `target` what `source` becomes when the tile is placed and all is decorated."""
    seat = games[source].seat
    copy_turn(games[target], games[source], seat)
    game = games[target]
    place_action(game, game.gardens[seat], action)
    decorate_all(game, game.gardens[seat], workspace.moves)


def enter(
    games: Pool, workspace: Workspace, block: int, found: int, room: int, which: int, first: int, second: int
) -> tuple[int, float]:
    """Enter the turn that led to a state among the best `room` of its dig; return how many there are, and its value."""
    value, end = best_end(games, workspace, which)
    slot = block + found
    if found < room:
        found += 1
    else:
        slot = worst(workspace.turn_value, block, room)
        if value <= workspace.turn_value[slot]:
            return found, value
    workspace.turn_value[slot] = value
    workspace.turns[TURN_NUMBERS * slot + FIRST] = first
    workspace.turns[TURN_NUMBERS * slot + SECOND] = second
    workspace.turns[TURN_NUMBERS * slot + END] = end
    return found, value


def find_candidates_from(
    games: Pool, workspace: Workspace, which: int, start: int, sites: int, base: int, room: int, slot: int
) -> int:
    """Find candidates for the dug or the stored tile, if there is one; return how many."""
    game = games[which]
    garden = game.gardens[game.seat]
    tile = game.dug if base == PLACE else garden.stored
    if tile == NOTHING:
        return 0
    return find_candidates(workspace, start, sites, game.face[tile], garden.singles, base, room, slot)


def second_placements(
    games: Pool, workspace: Workspace, at: int, block: int, found: int, room: int, width: int, action: int
) -> int:
    """Enter turns that go on from a first placement; return how many there are now."""
    try_place(games, workspace, at + DUG, at + PLACED, action)
    sites = find_sites(games, workspace, at + PLACED, SECOND_SITES)
    base = PLACE if action >= PLACE_STORED else PLACE_STORED
    candidates = find_candidates_from(
        games, workspace, at + PLACED, SECOND_SITES, sites, base, width, SECOND_CANDIDATES
    )
    for slot in range(SECOND_CANDIDATES, SECOND_CANDIDATES + candidates):
        second = workspace.candidates[slot]
        try_place(games, workspace, at + PLACED, at + BOTH, second)
        found, _ = enter(games, workspace, block, found, room, at + BOTH, action, second)
    return found


def turns_after_dig(
    games: Pool, workspace: Workspace, at: int, stack: int, sites: int, block: int, room: int, width: int, pairs: int
) -> int:
    """Enter the best ways to go on from the state in which the tile is dug; return how many.

    `width` placements of each tile are tried out, and a second one after the best `pairs` of them.
    """
    found, _ = enter(games, workspace, block, START, room, at + DUG, NONE, NONE)
    candidates = find_candidates_from(games, workspace, at + DUG, START, sites, PLACE, width, START)
    candidates += find_candidates_from(games, workspace, at + DUG, START, sites, PLACE_STORED, width, candidates)
    for slot in range(candidates):
        try_place(games, workspace, at + DUG, at + PLACED, workspace.candidates[slot])
        found, workspace.candidate_value[slot] = enter(
            games, workspace, block, found, room, at + PLACED, workspace.candidates[slot], NONE
        )
    for _ in range(min(pairs, candidates)):
        slot = best(workspace.candidate_value, START, candidates)
        workspace.candidate_value[slot] = NEVER
        found = second_placements(games, workspace, at, block, found, room, width, workspace.candidates[slot])
    for slot in range(block, block + found):
        workspace.turns[TURN_NUMBERS * slot + STACK] = stack
    return found


def whole_turns(games: Pool, workspace: Workspace, at: int, digs: int, room: int, width: int, pairs: int) -> int:
    """Write the best `room` turns of each of the best `digs` stacks for the seat to move; return how many in all.

    A turn that has begun is only gone on with: then there is one choice of stack, NONE.
    """
    copy(games, at + PLACED, at)
    copy(games, at + BOTH, at)
    copy(games, at + DUG, at)
    begun = games[at].phase == BUILDING
    if begun:
        decorate_all(games[at + DUG], games[at + DUG].gardens[games[at].seat], workspace.moves)
    sites = find_sites(games, workspace, at + DUG, START)
    found = 0
    for _ in range(1 if begun else min(value_digs(games, workspace, at, sites), digs)):
        stack = NONE
        if not begun:
            stack = best(workspace.dig_value, START, QUARRY)
            workspace.dig_value[stack] = NEVER
            copy(games, at + DUG, at)
            apply(games[at + DUG], DIG + stack)
        found += turns_after_dig(games, workspace, at, stack, sites, found, room, width, pairs)
    return found


def write_turn(games: Pool, workspace: Workspace, turns: list[int], which: int, number: int) -> int:
    """Play the turn with this number on a state and write its moves down; return how many."""
    game = games[which]
    row = TURN_NUMBERS * number
    length = 0
    if turns[row + STACK] == NONE:
        length = write_decorations(game, game.gardens[game.seat], workspace.turn, START, workspace.moves)
    else:
        workspace.turn[0] = DIG + turns[row + STACK]
        apply(game, workspace.turn[0])
        length = 1
    for part in (FIRST, SECOND):
        if turns[row + part] != NONE:
            workspace.turn[length] = turns[row + part]
            apply(game, workspace.turn[length])
            length = write_decorations(game, game.gardens[game.seat], workspace.turn, length + 1, workspace.moves)
    workspace.turn[length] = turns[row + END]
    apply(game, workspace.turn[length])
    return length + 1
