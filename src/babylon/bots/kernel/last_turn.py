"""The last turn of a seat: the best of all there are, by points and then by notches.

Every dig, every placement of one tile or both in either order, every decoration before, between and after them is
looked at, but for what can't be better than the best turn so far: for each step there is a bound on what may still
come. A turn without search is that best one at first, so that most bounds cut at once.
"""

from babylon.bots.kernel.candidates import best, different_turns
from babylon.bots.kernel.copies import copy_turn
from babylon.bots.kernel.decorating import NONE
from babylon.bots.kernel.decoration_tree import EARLY, LATE, NODE_STATE, next_node, open_node, taken
from babylon.bots.kernel.dig_values import NEVER
from babylon.bots.kernel.ending import (
    AGAIN,
    BEAT,
    BEST,
    BETWEEN,
    COMING,
    FIRST,
    FLOWERS,
    KINDS,
    POINT,
    SECOND,
    SLACK,
    STACK,
    TOP,
    fewest_notches,
    row_of,
    weigh,
)
from babylon.bots.kernel.sites import AT, GAP, LEVEL, LOW, write_hits, write_level
from babylon.bots.kernel.tile_bounds import gain, kinds_shown, loss, second_most, star_most
from babylon.bots.kernel.whole_turns import STACK as TURN_STACK
from babylon.bots.kernel.whole_turns import whole_turns, write_turn
from babylon.bots.kernel.workspace import (
    DECORATION_NUMBERS,
    LISTED_MOVES,
    NODES,
    ONE,
    QUARRY,
    START,
    TURN_NUMBERS,
    Workspace,
)
from babylon.compiled import Pool, copy
from babylon.rules.actions import DECORATE, DIG, END, KIND, PLACE, PLACE_STORED, SPACE_A, SPACE_B
from babylon.rules.board import BIT, OFFSET, POSITION, STATUE, TILE, count
from babylon.rules.placing import gets_belvedere, highest_below, placements
from babylon.rules.scoring import (
    BELVEDERE_POINTS,
    ONE_OF,
    flowers,
    height_points,
    open_notches,
    score,
    set_points,
    tally,
)
from babylon.rules.state import GameState, GardenState
from babylon.rules.turn import MOST_PLACES, NOTHING, apply, place_action

DUG_STATE = NODE_STATE - 1  # the state after the dig, before anything is placed
LAST_STATE = NODE_STATE + NODES
MOST_HIDDEN = 8  # notches that two tiles hide
WIDTH, PAIRS = 6, 3  # how thoroughly the first turn to beat is looked for


def is_last_turn(game: GameState) -> bool:
    """Whether no other turn of the seat to move is to come."""
    return game.round == game.token_count


def finish(games: Pool, workspace: Workspace) -> None:
    """Try every way to decorate when no tile is to be placed any more."""
    open_node(games, workspace, LATE)
    node = LATE
    while node != NONE:
        node = next_node(games, workspace, LATE, node, weigh(games, workspace, node, 0))


def is_new(workspace: Workspace, garden: GardenState, node: int, at: int, level: int) -> bool:
    """Whether a second placement is one that no other order of the same moves has made before.

    What is put up between the placements need only be put up there when the second tile hides some of it; a statue may
    be one that others line up with. Tiles that lie apart can be placed in either order.
    """
    tile = TILE[at]
    for i in range(EARLY, node):
        item = taken(workspace, i) - DECORATE
        a, b = SPACE_A[item], SPACE_B[item]
        if KIND[item] != STATUE and ((BIT[a] | BIT[b] | BIT[(a + b) >> 1]) & tile) == 0:
            return False
    if node != EARLY or workspace.ending[AGAIN] == 0:
        return True
    return (TILE[garden.tile_at[garden.tiles - 1]] & tile) != 0 or level > workspace.ending[TOP] + 1


def try_second(games: Pool, workspace: Workspace, node: int, action: int) -> None:
    """Make a second placement, and try every way to decorate then."""
    game = games[NODE_STATE + LATE]
    workspace.ending[SECOND] = action
    workspace.ending[BETWEEN] = node
    copy_turn(game, games[NODE_STATE + node], game.seat)
    place_action(game, game.gardens[game.seat], action)
    finish(games, workspace)
    workspace.ending[SECOND] = NONE


def symbols_seen(game: GameState, at: int, corner: int) -> int:
    """The spaces of a tile that a belvedere leaves."""
    return TILE[at] & ~BIT[at + OFFSET[corner]] if gets_belvedere(game, corner) else TILE[at]


def write_offer(game: GameState, garden: GardenState, workspace: Workspace, level: int, both: int) -> None:
    """Write what a level offers. What stands in the gap of a bridge may be hidden by another tile, if one follows."""
    write_level(game, garden, level, workspace.boards)
    if both != NONE:
        workspace.boards[GAP] = workspace.boards[LOW]


def list_turned(workspace: Workspace, start: int, found: int, action: int, face: int, seen: int, most: int) -> int:
    """List a placement in all rotations that may do; return how many are listed now. `most`: without its symbols."""
    for turns in range(different_turns(face)):
        bound = most + POINT * gain(workspace, START, face, turns, seen)
        if bound > workspace.ending[BEAT]:
            workspace.listing[start + found] = action + turns
            workspace.listing_most[start + found] = bound
            found += 1
    return found


def bound_at(
    game: GameState, garden: GardenState, at: int, level: int, corner: int, last: int, alone: int, both: int
) -> int:
    """The most that a turn comes to with a tile at this place, but for its symbols."""
    points = (BELVEDERE_POINTS if corner != 0 else 0) - loss(garden, at, level)
    notches = fewest_notches(game, garden, 0)
    single = alone + height_points(game, max(garden.top, level)) + star_most(game, max(level, last))
    most = POINT * (points + single) - notches + count(TILE[at] & garden.surface[0])
    return max(most, POINT * (points + both) - notches + MOST_HIDDEN) if both != NONE else most


def list_placements(games: Pool, workspace: Workspace, node: int, base: int, alone: int, both: int) -> int:
    """List all placements of a tile that may do, with a bound for each; return how many.

    `alone`, `both`: what the turn may come to without what tiles bring at their places, if no tile follows or if the
    other one does (NONE: there is no other). The second tile is placed from a node, the first one from NONE.
    """
    game = games[DUG_STATE if node == NONE else NODE_STATE + node]
    garden = game.gardens[game.seat]
    face = game.face[game.dug if base == PLACE else garden.stored]
    other = 0 if both == NONE else game.face[garden.stored if base == PLACE else game.dug]
    last = 0 if node == NONE else garden.tile_level[garden.tiles - 1]
    start = START if node == NONE else 4 * MOST_PLACES
    written, found, second = NONE, 0, NONE
    for i in range(placements(game, garden, workspace.places)):
        code = workspace.places[i]
        at = POSITION[code // 10]
        level = highest_below(garden, at) + 1 + code // 5 % 2
        if node != NONE and not is_new(workspace, garden, node, at, level):
            continue
        if level != written:
            write_offer(game, garden, workspace, level, both)
            second = NONE if both == NONE else both + second_most(game, garden, other, face, level)
            written = level
        workspace.site_rows[START + AT], workspace.site_rows[START + LEVEL] = at, level
        write_hits(workspace.boards, workspace.site_rows, START)
        most = bound_at(game, garden, at, level, code % 5, last, alone, second)
        seen = symbols_seen(game, at, code % 5)
        found = list_turned(workspace, start, found, base + 4 * code, face, seen, most)
    return found


def second_placements(games: Pool, workspace: Workspace, node: int, base: int, common: int) -> None:
    """Try all placements of the second tile; `common` is what all that follows may come to without what it brings."""
    start = 4 * MOST_PLACES
    found = list_placements(games, workspace, node, base, common, NONE)
    for number in range(start, start + found):
        if workspace.listing_most[number] > workspace.ending[BEAT]:
            try_second(games, workspace, node, workspace.listing[number])


def look_further(games: Pool, workspace: Workspace, node: int, base: int) -> int:
    """Try the second tile at a node if that may do; return whether it may do better after more decorations."""
    game = games[NODE_STATE + node]
    garden = game.gardens[game.seat]
    tile = game.dug if base == PLACE else garden.stored
    ending = workspace.ending
    face = game.face[tile]
    common = ending[COMING] + set_points(ending[KINDS] + kinds_shown(face))
    common += set_points(ending[FLOWERS] + ONE_OF[game.flower[tile]])
    last = garden.tile_level[garden.tiles - 1]
    most = common + second_most(game, garden, face, 0, last)
    if POINT * most - fewest_notches(game, garden, 4) <= ending[BEAT]:
        return 0
    second_placements(games, workspace, node, base, common)
    return 1


def decorate_and_go_on(games: Pool, workspace: Workspace, base: int) -> None:
    """Try every way to decorate the first tile, and the second tile after each; `base`: NONE when there is none."""
    open_node(games, workspace, EARLY)
    early = 0 if base == NONE else 1
    node = EARLY
    while node != NONE:
        deeper = weigh(games, workspace, node, early)
        if early != 0:
            deeper |= look_further(games, workspace, node, base)
        node = next_node(games, workspace, EARLY, node, deeper)


def try_firsts(games: Pool, workspace: Workspace, found: int, then: int) -> None:
    """Try the listed first placements, the most promising one first."""
    ending = workspace.ending
    game = games[NODE_STATE + EARLY]
    for _ in range(found):
        number = best(workspace.listing_most, START, found)
        if workspace.listing_most[number] <= ending[BEAT]:
            break
        workspace.listing_most[number] = NEVER
        ending[FIRST] = workspace.listing[number]
        copy_turn(game, games[DUG_STATE], game.seat)
        place_action(game, game.gardens[game.seat], ending[FIRST])
        decorate_and_go_on(games, workspace, then)
    ending[FIRST] = NONE


def try_order(games: Pool, workspace: Workspace, base: int, tile: int, other: int) -> None:
    """Try all turns in which this tile is placed first, and the other one, if there is one, after it."""
    if tile == NOTHING:
        return
    game = games[DUG_STATE]
    garden = game.gardens[game.seat]
    points, kinds = tally(game, garden)
    kinds += kinds_shown(game.face[tile])
    blossoms = flowers(game, garden) + ONE_OF[game.flower[tile]]
    alone = points + set_points(kinds) + set_points(blossoms)
    if other == NOTHING:
        try_firsts(games, workspace, list_placements(games, workspace, NONE, base, alone, NONE), NONE)
        return
    face = game.face[other]
    both = points + set_points(kinds + kinds_shown(face)) + set_points(blossoms + ONE_OF[game.flower[other]])
    found = list_placements(games, workspace, NONE, base, alone, both)
    try_firsts(games, workspace, found, PLACE_STORED if base == PLACE else PLACE)


def go_on(games: Pool, workspace: Workspace) -> None:
    """Go on with a turn in which a tile has been placed."""
    game = games[DUG_STATE]
    garden = game.gardens[game.seat]
    if game.dug == NOTHING and garden.stored == NOTHING:
        copy_turn(games[NODE_STATE + LATE], game, game.seat)
        finish(games, workspace)
        return
    copy_turn(games[NODE_STATE + EARLY], game, game.seat)
    decorate_and_go_on(games, workspace, PLACE_STORED if game.dug == NOTHING else PLACE)


def search_stack(games: Pool, workspace: Workspace, at: int, stack: int) -> None:
    """Look for the best turn that digs this stack; NONE: one that has begun."""
    ending = workspace.ending
    game = games[DUG_STATE]
    copy(games, DUG_STATE, at)
    if stack != NONE:
        apply(game, DIG + stack)
    garden = game.gardens[game.seat]
    ending[STACK], ending[FIRST], ending[SECOND], ending[BETWEEN] = stack, NONE, NONE, EARLY
    ending[AGAIN], ending[TOP] = 0, garden.top
    ending[BEAT] = max(int(workspace.listed_value[row_of(stack)]), ending[BEST] - ending[SLACK])
    if garden.fresh != 0:
        go_on(games, workspace)
        return
    try_order(games, workspace, PLACE_STORED, garden.stored, game.dug)
    ending[AGAIN] = 1
    try_order(games, workspace, PLACE, game.dug, garden.stored)


def list_known(games: Pool, workspace: Workspace, at: int, number: int) -> None:
    """Keep a turn that was found without search as the best one of its stack so far."""
    game = games[DUG_STATE]
    seat = games[at].seat
    row = row_of(workspace.turns[TURN_NUMBERS * number + TURN_STACK])
    copy(games, DUG_STATE, at)
    length = write_turn(games, workspace, workspace.turns, DUG_STATE, number)
    for i in range(length):
        workspace.listed[LISTED_MOVES * row + i] = workspace.turn[i]
    value = POINT * score(game, game.gardens[seat]) - open_notches(game, game.gardens[seat])
    workspace.listed_value[row] = value
    workspace.ending[BEST] = max(workspace.ending[BEST], value)


def find_last_turns(games: Pool, workspace: Workspace, at: int, slack: int) -> None:
    """List the best turn of every stack for a seat whose last turn it is.

    Of stacks that leave the seat more than `slack` points behind the best one the turn listed may be less than best.
    """
    for state in range(DUG_STATE, LAST_STATE):
        copy(games, state, at)
    for number in range(2 * DECORATION_NUMBERS):
        workspace.barred[number] = 0
    for row in range(QUARRY):
        workspace.listed_value[row] = NEVER
    workspace.ending[SLACK] = POINT * slack
    workspace.ending[BEST] = int(NEVER)
    found = whole_turns(games, workspace, at, QUARRY, ONE, WIDTH, PAIRS)
    for number in range(found):
        list_known(games, workspace, at, number)
    for _ in range(found):
        number = best(workspace.turn_value, START, found)
        workspace.turn_value[number] = NEVER
        search_stack(games, workspace, at, workspace.turns[TURN_NUMBERS * number + TURN_STACK])


def write_listed(games: Pool, workspace: Workspace, which: int, row: int) -> int:
    """Play a listed turn on a state and write its moves down; return how many."""
    length = 0
    action = NONE
    while action < END:
        action = workspace.listed[LISTED_MOVES * row + length]
        workspace.turn[length] = action
        apply(games[which], action)
        length += 1
    return length
