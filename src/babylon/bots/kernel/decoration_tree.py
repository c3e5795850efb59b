"""Every way to decorate, one after the other, and how much more decorations can bring at the most.

A node is a garden with some decorations of this turn; from it lead those that can be put up next. What was tried at a
node is barred from what is tried there after it, for in another order it has come up already. Two such walks may be
open at a time: EARLY, before the turn's second tile is placed, and LATE, after it.
"""

from babylon.bots.kernel.copies import copy_turn
from babylon.bots.kernel.decorating import NONE, decoration_worth
from babylon.bots.kernel.sites import across
from babylon.bots.kernel.workspace import DECORATION_NUMBERS, MOST_DECORATIONS, Workspace
from babylon.compiled import Pool
from babylon.rules.actions import BRIDGES, DECORATE, KIND, SPACE_A, SPACE_B
from babylon.rules.board import BIT, BRIDGE, STATUE, count, first, rest
from babylon.rules.decorating import NO_STAR, decorate, decorations, item_spaces, star_of, star_spaces, surface
from babylon.rules.edition_choices import GAP_COVERED
from babylon.rules.scoring import ONE_OF, worth
from babylon.rules.state import GameState, GardenState

EARLY, LATE = 0, 5  # the first node of each walk: a tile has four spaces to decorate, two have eight
NODE_STATE = 11  # the state of node 0; the one before it is that after the dig (last_turn.py)


def open_node(games: Pool, workspace: Workspace, node: int) -> None:
    """List what can be put up next."""
    game = games[NODE_STATE + node]
    found = decorations(game, game.gardens[game.seat], workspace.moves)
    workspace.node_length[node] = found
    workspace.node_at[node] = 0
    for i in range(found):
        workspace.node[MOST_DECORATIONS * node + i] = workspace.moves[i]


def in_any_order(game: GameState, action: int) -> bool:
    """Whether a decoration that is put up now leaves all those possible that were put up before it otherwise.

    A deck may hide the space that another bridge ends on (RULES §8); all else is listed before the bridges.
    """
    return action < BRIDGES or game.gap != GAP_COVERED


def bar_number(node: int, action: int) -> int:
    """Where it is noted that a decoration is barred."""
    return action - DECORATE + (DECORATION_NUMBERS if node >= LATE else 0)


def leave(game: GameState, workspace: Workspace, node: int) -> int:
    """Lift the bars of a node; return the one before it."""
    for i in range(workspace.node_at[node]):
        action = workspace.node[MOST_DECORATIONS * node + i]
        if in_any_order(game, action):
            workspace.barred[bar_number(node, action)] -= 1
    return node - 1


def next_node(games: Pool, workspace: Workspace, root: int, node: int, deeper: int) -> int:
    """Go on to the next node, one that follows upon this one only if it shall go deeper; NONE when there is none."""
    game = games[NODE_STATE]
    if deeper == 0:
        node = leave(game, workspace, node)
    while node >= root:
        at = workspace.node_at[node]
        if at == workspace.node_length[node]:
            node = leave(game, workspace, node)
            continue
        action = workspace.node[MOST_DECORATIONS * node + at]
        workspace.node_at[node] += 1
        number = bar_number(node, action)
        free = workspace.barred[number] == 0
        if in_any_order(game, action):
            workspace.barred[number] += 1
        if free:
            target = games[NODE_STATE + node + 1]
            copy_turn(target, games[NODE_STATE + node], game.seat)
            decorate(target, target.gardens[game.seat], action)
            open_node(games, workspace, node + 1)
            return node + 1
    return NONE


def taken(workspace: Workspace, node: int) -> int:
    """The decoration that led on from a node."""
    return workspace.node[MOST_DECORATIONS * node + workspace.node_at[node] - 1]


def raise_hope(workspace: Workspace, kind: int, spaces: int, points: int) -> None:
    """Note that each of these spaces may bring so much as part of a decoration."""
    workspace.hoped[kind] |= spaces
    while spaces != 0:
        space = first(spaces)
        spaces = rest(spaces)
        workspace.hope[space] = max(workspace.hope[space], points)


def hope_for_statues(garden: GardenState, workspace: Workspace, spaces: int) -> None:
    """A space that is not in line may be so when others stand."""
    statues = garden.symbols[STATUE] & spaces
    while statues != 0:
        space = first(statues)
        statues = rest(statues)
        raise_hope(workspace, STATUE, BIT[space], 2 * worth(STATUE, surface(garden, space), 0))


def hope_for_bridges(game: GameState, garden: GardenState, workspace: Workspace, spaces: int) -> None:
    """A second tile may hide what stands in the gap of a bridge from the last one."""
    level = garden.tile_level[garden.tiles - 1]
    low = 0
    for lower in range(level):
        low |= garden.surface[lower]
    bridges = garden.symbols[BRIDGE] & item_spaces(game, garden) & garden.surface[level]
    raise_hope(workspace, BRIDGE, bridges & spaces & across(bridges, low), 2 * worth(BRIDGE, level, level))


def hope_for_listed(garden: GardenState, workspace: Workspace, node: int, early: int) -> int:
    """Note what the decorations of a node bring; return the most that the round's token brings with one of them."""
    star = 0
    for i in range(workspace.node_length[node]):
        action = workspace.node[MOST_DECORATIONS * node + i]
        # What is barred before the second tile may still come after it.
        if early == 0 and workspace.barred[bar_number(node, action)] != 0:
            continue
        item = action - DECORATE
        points = decoration_worth(garden, action)
        if star_of(garden, item) != NO_STAR:
            star = max(star, points)
            continue
        spaces = (BIT[SPACE_A[item]] | BIT[SPACE_B[item]]) & garden.fresh
        # Two spaces of this turn's tiles share what they bring together.
        raise_hope(workspace, KIND[item], spaces, points if count(spaces) > 1 else 2 * points)
    return star


def hope_for(game: GameState, garden: GardenState, workspace: Workspace, node: int, early: int) -> tuple[int, int, int]:
    """What more the decorations of this turn's tiles can bring at the most.

    Points, how many there are of each kind (a byte a kind), and points of one more by the round's token. `early`:
    whether a tile may still be placed; what decorations of that one bring is no part of it.
    """
    spaces = garden.fresh & item_spaces(game, garden)
    left = spaces
    while left != 0:
        workspace.hope[first(left)] = 0
        left = rest(left)
    for kind in range(4):
        workspace.hoped[kind] = 0
    hope_for_statues(garden, workspace, spaces)
    if early != 0:
        hope_for_bridges(game, garden, workspace, spaces)
    star = hope_for_listed(garden, workspace, node, early)
    if star_spaces(game, garden) != 0:
        star = max(star, worth(STATUE, garden.top, 0))
    twice = 0
    while spaces != 0:
        twice += workspace.hope[first(spaces)]
        spaces = rest(spaces)
    kinds = 0
    for kind in range(4):
        kinds += ONE_OF[kind] * count(workspace.hoped[kind])
    return twice // 2, kinds, star
